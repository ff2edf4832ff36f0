/** Looking closer: the picture is as wide as wanted inside a box that scrolls, so touch, wheel and keys all work. */
import { all, byId, make, narrow, still } from "./dom.js";

const LARGEST = 6;
const STEP = 1.35;
const CONTROLS = 56; // pixels at the bottom where the buttons lie, kept free or scrolled to
const READABLE = 1; // of its own size: a tall picture scrolls rather than being smaller
const AIR = 8; // pixels around what is brought into view
const CLOSER = 1.6; // a part of the table is opened at least this much larger

export class Zoom {
  /**
   * @param {HTMLElement} view scrolls
   * @param {HTMLElement} frame holds the picture
   */
  constructor(view, frame) {
    this.view = view;
    this.frame = frame;
    this.scale = 1; // 1: the whole table
    this.box = new DOMRect(0, 0, 0, 0); // of the picture, in its own units; empty until there is one
    this.ratio = 16 / 10;
    this.views = 1; // parts of the picture that a swipe leads through, on a phone
    /** @type {string|null} the part that fills the view */
    this.region = null;
    this.dragged = false;
    /** @type {number|null} how far two fingers are apart */
    this.spread = null;
    this.going = new AbortController();
    this.gone = ""; // the part that was last scrolled to, or asked for while it was in view
    view.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    view.addEventListener("pointerdown", (event) => this.press(event));
    view.addEventListener("touchmove", (event) => this.pinch(event), { passive: false });
    view.addEventListener("touchend", () => (this.spread = null));
    new ResizeObserver(() => this.layout()).observe(view);
  }

  /** @param {SVGSVGElement} svg */
  picture(svg) {
    const { x, y, width, height } = svg.viewBox.baseVal;
    this.box = new DOMRect(x, y, width, height);
    this.ratio = width / height;
    this.views = Number(svg.dataset.views ?? 1);
    const stops = all(this.frame, ":scope > .stop");
    if (stops.length !== (this.views > 1 ? this.views : 0)) {
      for (const old of stops) old.remove();
      this.frame.append(...Array.from({ length: this.views > 1 ? this.views : 0 }, (_, n) => stop(n, this.views)));
    }
    this.layout();
  }

  /** The buttons in the corner; gives what their keys do. @returns {Record<string, () => void>} */
  controls() {
    const closer = () => this.to(this.scale * STEP);
    const farther = () => this.to(this.scale / STEP);
    const whole = () => this.whole();
    byId("zoom-in").addEventListener("click", closer);
    byId("zoom-out").addEventListener("click", farther);
    byId("zoom-fit").addEventListener("click", whole);
    return { "+": closer, "-": farther, 0: whole };
  }

  /** How wide the picture is when the whole table is shown. */
  fit() {
    const { clientWidth: width, clientHeight: height } = this.view;
    if (narrow.matches) return width * this.views;
    const whole = Math.min(width, height * this.ratio);
    return Math.max(whole, Math.min(width, this.box.width * READABLE));
  }

  /** Whether even the whole table is taller than the view: then the wheel scrolls, as on any page. */
  get tall() {
    return this.fit() / this.ratio > this.view.clientHeight + 2;
  }

  layout() {
    if (!this.box.width) return;
    const width = this.fit() * this.scale;
    this.frame.style.width = `${width}px`;
    const spare = this.view.clientHeight - width / this.ratio;
    const above = Math.max(0, Math.min(spare / 2, spare - CONTROLS));
    this.frame.style.paddingTop = narrow.matches ? "0" : `${above}px`;
    this.frame.style.marginBottom = spare < 0 && !narrow.matches ? `${CONTROLS}px` : "auto";
    this.view.classList.toggle("swipes", this.views > 1 && narrow.matches && this.scale === 1);
    this.view.classList.toggle("grab", this.view.scrollWidth > this.view.clientWidth + 2 || this.view.scrollHeight > this.view.clientHeight + 2);
  }

  /**
   * @param {number} scale
   * @param {number} [x] a point of the window that stays where it is
   * @param {number} [y]
   */
  to(scale, x, y) {
    const view = this.view.getBoundingClientRect();
    const px = x ?? view.left + view.width / 2;
    const py = y ?? view.top + view.height / 2;
    const before = this.frame.getBoundingClientRect();
    const rx = (px - before.left) / before.width;
    const ry = (py - before.top) / before.height;
    this.scale = Math.min(LARGEST, Math.max(1, scale));
    if (this.scale === 1) this.region = null;
    this.layout();
    const after = this.frame.getBoundingClientRect();
    this.view.scrollLeft += after.left + rx * after.width - px;
    this.view.scrollTop += after.top + ry * after.height - py;
    document.body.classList.toggle("zoomed", this.scale > 1.01);
  }

  whole() {
    this.region = null;
    this.to(1);
  }

  /**
   * Fill the view with a part of the table, or go back to all of it. A part as wide as the table is opened larger than
   * the view, around the point that was clicked.
   * @param {Element} region has `data-box`: x y width height
   * @param {number} [clicked] where, in pixels of the window
   */
  toRegion(region, clicked) {
    if (this.region === region.id) return this.whole();
    const [x, y, width, height] = sides(region);
    const { clientWidth, clientHeight } = this.view;
    const perUnit = this.fit() / this.box.width;
    const whole = Math.min(clientWidth / (width + 16), clientHeight / (height + 16)) / perUnit;
    const focus = this.across(region, clicked);
    this.scale = Math.min(LARGEST, Math.max(CLOSER, whole));
    this.layout();
    this.region = region.id;
    const units = (this.fit() * this.scale) / this.box.width;
    const wide = (width + 16) * units > clientWidth;
    const tall = (height + 16) * units > clientHeight;
    this.view.scrollTo({
      left: (wide ? focus : x + width / 2) * units - clientWidth / 2,
      top: tall ? y * units - 6 : (y + height / 2) * units - clientHeight / 2,
    });
    document.body.classList.add("zoomed");
  }

  /** Where to look in a wide region: where it was clicked, else at what may be chosen. In units of the picture. */
  across(/** @type {Element} */ region, /** @type {number | undefined} */ clicked) {
    const frame = this.frame.getBoundingClientRect();
    const thing = (region.querySelector(".legal") ?? region).getBoundingClientRect();
    return (((clicked ?? thing.left + thing.width / 2) - frame.left) / frame.width) * this.box.width;
  }

  /** To its top or, where it is taller than the view, as far down as the thing in it. @param {Element} region @param {Element} [thing] */
  scrollToRegion(region, thing) {
    this.gone = region.id;
    const [x, y] = sides(region);
    const units = (this.fit() * this.scale) / this.box.width;
    const view = this.box.width / this.views;
    const top = y * units - 6;
    const place = (thing ?? region).getBoundingClientRect();
    const middle = place.top + place.height / 2 - this.view.getBoundingClientRect().top + this.view.scrollTop;
    const far = thing && middle + place.height / 2 > top + this.view.clientHeight;
    this.goTo(Math.floor(x / view) * view * units, far ? middle - this.view.clientHeight / 2 : top);
  }

  /**
   * Scrolls, and stays there until the next touch, wheel or key: a swipe that is still coming to rest pulls the view
   * to where it was going, on a busy machine long after the scrolling has ended.
   * @param {number} left
   * @param {number} top
   */
  goTo(left, top) {
    this.going.abort();
    this.going = new AbortController();
    const { signal } = this.going;
    const scroll = () => this.view.scrollTo({ left, top, behavior: still.matches ? "auto" : "smooth" });
    if (this.views > 1 && narrow.matches) {
      this.view.addEventListener("scrollend", () => Math.abs(this.view.scrollLeft - left) > 2 && scroll(), { signal });
      for (const kind of ["touchstart", "wheel", "keydown"]) {
        addEventListener(kind, () => this.going.abort(), { signal, passive: true, capture: true });
      }
    }
    scroll();
  }

  /** A thing of a region comes into view: on a phone the region's own view, else no further than needed. */
  bring(/** @type {Element | null} */ region, /** @type {Element} */ thing) {
    if (region && narrow.matches) return this.scrollToRegion(region, thing);
    const whole = region && region.getBoundingClientRect().height < this.view.clientHeight ? region : thing;
    whole.scrollIntoView({ block: "nearest", inline: "nearest", behavior: still.matches ? "auto" : "smooth" });
  }

  /** All of several things come into view, no further than needed; gives whether they fit. @param {Element[]} things */
  bringAll(things) {
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const view = this.view.getBoundingClientRect();
    const left = shift(Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right)), view.left, view.right);
    const top = shift(Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom)), view.top, view.bottom);
    if (left === null || top === null) return false;
    this.view.scrollBy({ left, top, behavior: still.matches ? "auto" : "smooth" });
    return true;
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey && (narrow.matches || this.tall)) return;
    event.preventDefault();
    this.to(this.scale * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
  }

  /** Drag with the mouse; fingers scroll by themselves. @param {PointerEvent} event */
  press(event) {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY, left: this.view.scrollLeft, top: this.view.scrollTop };
    const move = (/** @type {PointerEvent} */ now) => {
      const [dx, dy] = [now.clientX - start.x, now.clientY - start.y];
      if (!this.dragged && Math.hypot(dx, dy) < 6) return;
      this.dragged = true;
      this.view.classList.add("grabbing");
      this.view.scrollLeft = start.left - dx;
      this.view.scrollTop = start.top - dy;
    };
    const end = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      this.view.classList.remove("grabbing");
      setTimeout(() => (this.dragged = false));
    };
    this.dragged = false;
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
  }

  /** @param {TouchEvent} event */
  pinch(event) {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const [a, b] = event.touches;
    const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    if (this.spread) {
      this.to(this.scale * (distance / this.spread), (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    }
    this.spread = distance;
  }
}

/** Where a part of the picture lies: x, y, width, height. @param {Element|null} region */
export function sides(region) {
  return (region?.getAttribute("data-box") ?? "").split(" ").map(Number);
}

/**
 * How far to scroll until a stretch is seen, with a little air; null if it is too long.
 * @param {number} from
 * @param {number} to
 * @param {number} low
 * @param {number} high
 */
function shift(from, to, low, high) {
  if (to - from > high - low) return null;
  return from < low ? Math.max(from - low - AIR, to - high) : to > high ? Math.min(to - high + AIR, from - low) : 0;
}

/** Where a swipe comes to rest. @param {number} n @param {number} views */
function stop(n, views) {
  return make("div", { class: "stop", style: `left: ${(100 * n) / views}%; width: ${100 / views}%` });
}
