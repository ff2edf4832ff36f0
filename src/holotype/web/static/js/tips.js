/** Tooltips in words, for mouse, keyboard and finger alike. */
import { byId, make } from "./dom.js";

/**
 * The titles inside a part of a picture become our tooltips, and names for screen readers where there is none.
 * @param {Element} part
 * @param {Element} picture
 */
export function takeTitles(part, picture) {
  for (const title of [...part.querySelectorAll("title")]) {
    const thing = title.parentElement;
    const text = title.textContent.trim();
    title.remove();
    if (!text || !thing || thing === picture) continue;
    thing.setAttribute("data-tip", thing.getAttribute("data-tip") || text);
    if (!thing.hasAttribute("aria-label")) {
      thing.setAttribute("aria-label", text);
      if (!thing.hasAttribute("role")) thing.setAttribute("role", "img");
    }
  }
}

/**
 * @param {HTMLElement} place whose things have tooltips
 * @returns {(target: EventTarget|null, note?: string) => void} shows one at once, with a note below
 */
export function showTips(place) {
  const tip = byId("tip");
  /** @type {Element|null} */
  let shown = null;
  let timer = 0;
  let pressed = "";
  const spot = (/** @type {PointerEvent} */ event) => `${event.clientX} ${event.clientY}`;
  const hide = () => {
    clearTimeout(timer);
    shown = null;
    tip.hidden = true;
  };
  const show = (/** @type {EventTarget|null} */ target, note = "") => {
    const thing = target instanceof Element && target.isConnected ? target.closest("[data-tip]") : null;
    if (thing === shown && !note) return;
    if (!thing || !place.contains(thing)) return hide();
    shown = thing;
    const [first, ...rest] = (thing.getAttribute("data-tip") ?? "").split("\n");
    tip.replaceChildren(make("strong", {}, first), rest.join("\n"), ...(note ? [make("em", {}, note)] : []));
    tip.hidden = false;
    beside(tip, thing.getBoundingClientRect());
  };
  place.addEventListener("pointerover", (event) => {
    // A click changes the picture under the resting mouse: it has pointed at nothing new until it moves.
    if (event.pointerType !== "mouse" || spot(event) === pressed) return;
    clearTimeout(timer);
    timer = setTimeout(() => show(event.target), shown ? 60 : 350);
  });
  place.addEventListener("pointerleave", hide);
  place.addEventListener("pointerdown", (event) => {
    pressed = spot(event);
    hide();
  });
  place.addEventListener("focusin", ({ target }) => target instanceof Element && target.matches(":focus-visible") && show(target));
  place.addEventListener("focusout", hide);
  place.addEventListener("wheel", hide, { passive: true });
  longPress(place, show, hide);
  return show;
}

/**
 * A finger that rests on a thing asks what it is.
 * @param {HTMLElement} place
 * @param {(target: EventTarget|null) => void} show
 * @param {() => void} hide
 */
function longPress(place, show, hide) {
  let timer = 0;
  place.addEventListener("touchstart", (event) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      show(event.target);
      place.dataset.pressed = "1";
    }, 450);
  }, { passive: true });
  for (const end of ["touchend", "touchmove", "touchcancel"]) {
    place.addEventListener(end, () => {
      clearTimeout(timer);
      if (end === "touchend" && place.dataset.pressed) setTimeout(hide, 2500);
      setTimeout(() => delete place.dataset.pressed, 50);
    }, { passive: true });
  }
}

/**
 * Above a thing; where that would hide the question, to its right or left, and where there is no room below it.
 * @param {HTMLElement} tip
 * @param {DOMRect} box
 */
function beside(tip, box) {
  const { offsetWidth: width, offsetHeight: height } = tip;
  const roof = byId("main").getBoundingClientRect().top;
  const above = box.top - height - 8;
  const [right, left] = [box.right + 8, box.left - width - 8];
  const side = right + width < innerWidth ? right : left;
  const within = (/** @type {number} */ at, /** @type {number} */ least, /** @type {number} */ room) => Math.max(least, Math.min(at, room - 8));
  if (above < roof && box.bottom > roof && side > 8) {
    tip.style.left = `${side}px`;
    tip.style.top = `${within(box.top, roof + 8, innerHeight - height)}px`;
  } else {
    tip.style.left = `${within(box.left + box.width / 2 - width / 2, 8, innerWidth - width)}px`;
    tip.style.top = `${above > roof ? above : within(box.bottom + 8, 8, innerHeight - height)}px`;
  }
}
