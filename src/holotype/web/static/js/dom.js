/** Small helpers for building and finding elements. */

/**
 * An element that is there: pages and scripts are written together.
 * @template {Element} [T=HTMLElement]
 * @param {string} id
 * @param {{new (): T, prototype: T}} [kind]
 * @returns {T}
 */
export function byId(id, kind) {
  return /** @type {T} */ (known(document.getElementById(id), `#${id}`, kind));
}

/**
 * The first element that fits, which is there.
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @param {{new (): T, prototype: T}} [kind]
 * @returns {T}
 */
export function first(root, selector, kind) {
  return /** @type {T} */ (known(root.querySelector(selector), selector, kind));
}

/**
 * @param {Element|null} element
 * @param {string} what
 * @param {Function} [kind]
 */
function known(element, what, kind = HTMLElement) {
  if (!(element instanceof kind)) throw new TypeError(`${what} is not a ${kind.name} of this page`);
  return element;
}

/**
 * All elements of a kind that fit.
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @param {{new (): T, prototype: T}} [kind]
 * @returns {T[]}
 */
export function all(root, selector, kind) {
  const wanted = kind ?? HTMLElement;
  return /** @type {T[]} */ ([...root.querySelectorAll(selector)].filter((element) => element instanceof wanted));
}

/**
 * What fits around the place of an event.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement|SVGElement|null}
 */
export function around(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string|number|boolean|null|undefined|((event: Event) => void)>} [attributes]
 *   functions listen to the event after `on`, the rest are attributes; null leaves one out
 * @param {...(Node|string|null|undefined)} children
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/**
 * An icon; words beside it must say the same.
 * @param {string} name
 */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `/icons/${name}.svg#icon`);
  svg.append(use);
  return svg;
}

/** Whether log and players are in sheets, and whether the picture is the one for phones. */
export const phone = window.matchMedia("(max-width: 900px)");
export const narrow = window.matchMedia("(max-width: 640px)");
export const still = window.matchMedia("(prefers-reduced-motion: reduce)");
