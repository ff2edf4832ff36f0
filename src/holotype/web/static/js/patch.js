/**
 * Keeps the elements of a picture that have not changed. Beside the picture on the page, into which names, rings and
 * marks are put, stands a copy as the server drew it: what differs from the next drawing is replaced, and nothing else.
 */
import { all } from "./dom.js";

export class Patched {
  /** @param {HTMLElement} frame holds the picture */
  constructor(frame) {
    this.frame = frame;
    /** @type {SVGSVGElement|null} the picture as it was drawn */
    this.drawn = null;
    /** @type {WeakMap<Element, Element>} the elements on the page, by those that were drawn */
    this.shown = new WeakMap();
  }

  /**
   * @param {string} text
   * @returns {Element[]} the elements that came
   */
  show(text) {
    const next = parsed(text);
    const root = this.drawn && this.shown.get(this.drawn);
    if (!this.drawn || !root?.isConnected || tip(this.drawn) !== tip(next)) return this.begin(next);
    /** @type {Element[]} */
    const came = [];
    takeAttributes(this.drawn, next, root);
    this.compare(this.drawn, next, came);
    return came;
  }

  /** @param {SVGSVGElement} next */
  begin(next) {
    this.drawn = next;
    const root = this.copy(next);
    this.frame.replaceChildren(root);
    return [root];
  }

  /** An element for the page. @param {Element} drawn */
  copy(drawn) {
    const copy = /** @type {Element} */ (drawn.cloneNode(true));
    const from = [drawn, ...drawn.querySelectorAll("*")];
    const to = [copy, ...copy.querySelectorAll("*")];
    from.forEach((element, n) => this.shown.set(element, to[n]));
    return copy;
  }

  /**
   * Make an element that was drawn like the next one, and with it the one on the page; its ring may have to be larger.
   * @param {Element} drawn
   * @param {Element} next
   * @param {Element[]} came
   */
  compare(drawn, next, came) {
    this.shown.get(drawn)?.querySelector(":scope > .ring[data-added]")?.remove();
    const old = [...drawn.children];
    let at = 0;
    for (const child of [...next.children]) {
      const same = old.findIndex((other, n) => n >= at && other.isEqualNode(child));
      if (same >= 0) {
        for (; at < same; at += 1) this.remove(old[at]);
        at += 1;
      } else if (at < old.length && alike(old[at], child)) {
        this.compare(old[at], child, came);
        at += 1;
      } else {
        came.push(this.insert(drawn, child, old[at]));
      }
    }
    for (; at < old.length; at += 1) this.remove(old[at]);
  }

  /** @param {Element} drawn */
  remove(drawn) {
    this.shown.get(drawn)?.remove();
    drawn.remove();
  }

  /** @param {Element} parent @param {Element} child @param {Element|undefined} before both as they were drawn */
  insert(parent, child, before) {
    const copy = this.copy(child);
    const place = this.shown.get(parent);
    place?.insertBefore(copy, this.following(place, before));
    parent.insertBefore(child, before ?? null);
    return copy;
  }

  /**
   * The first element on the page from this one on; titles are no longer there.
   * @param {Element} place
   * @param {Element|null|undefined} drawn
   */
  following(place, drawn) {
    for (let next = drawn; next; next = next.nextElementSibling) {
      const shown = this.shown.get(next);
      if (shown?.parentElement === place) return shown;
    }
    return null;
  }
}

/** @param {string} text */
function parsed(text) {
  const template = document.createElement("template");
  template.innerHTML = text;
  return all(template.content, "svg", SVGSVGElement)[0];
}

/** The page puts classes and sizes of its own on a picture, which stay. @param {Element} drawn @param {Element} next @param {Element} root */
function takeAttributes(drawn, next, root) {
  for (const { name, value } of [...next.attributes]) {
    if (drawn.getAttribute(name) === value) continue;
    drawn.setAttribute(name, value);
    root.setAttribute(name, value);
  }
  for (const { name } of [...drawn.attributes].filter(({ name }) => !next.hasAttribute(name))) {
    drawn.removeAttribute(name);
    root.removeAttribute(name);
  }
}

/** Whether two elements differ in what is inside them at most, other than words. @param {Element} one @param {Element} other */
function alike(one, other) {
  return one.nodeName === other.nodeName && !hasWords(one) && !hasWords(other) && one.cloneNode().isEqualNode(other.cloneNode()) && tip(one) === tip(other);
}

/** @param {Element} element */
function hasWords(element) {
  return [...element.childNodes].some((child) => child instanceof Text);
}

/** @param {Element} element */
function tip(element) {
  return element.querySelector(":scope > title")?.textContent;
}
