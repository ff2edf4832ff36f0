/** Pieces glide from where they were to where they are. */
import { all, still } from "./dom.js";

const MILLISECONDS = 250;

/** @param {Element} picture @returns {Map<string, DOMRect>} where every piece with an id is on the screen */
export function places(picture) {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  if (still.matches) return found;
  for (const piece of pieces(picture)) found.set(piece.id, piece.getBoundingClientRect());
  return found;
}

/**
 * @param {Element} picture
 * @param {Map<string, DOMRect>} before
 */
export function glide(picture, before) {
  if (still.matches || !before.size) return;
  const moves = pieces(picture).map((piece) => ({ piece, old: before.get(piece.id), now: piece.getBoundingClientRect() }));
  for (const { piece, old, now } of moves) {
    if (!old) appear(piece);
    else if (Math.hypot(old.left - now.left, old.top - now.top) > 2) move(piece, old.left - now.left, old.top - now.top);
  }
}

/** @param {Element} picture */
function pieces(picture) {
  return all(picture, "[id]", SVGGraphicsElement).filter((piece) => !piece.closest("defs") && !piece.matches(".region"));
}

/** @param {SVGGraphicsElement} piece */
function appear(piece) {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MILLISECONDS, easing: "ease-out" });
}

/** A piece inside one that moves must not move twice. @param {SVGGraphicsElement} piece @param {number} dx @param {number} dy */
function move(piece, dx, dy) {
  const around = piece.parentElement;
  if (around?.closest("[data-glides]")) return;
  const scale = (around instanceof SVGGraphicsElement && around.getScreenCTM()?.a) || 1;
  piece.dataset.glides = "";
  const animation = piece.animate([{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: "0 0" }], {
    duration: MILLISECONDS,
    easing: "ease-in-out",
  });
  animation.onfinish = animation.oncancel = () => delete piece.dataset.glides;
}
