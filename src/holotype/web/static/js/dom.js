/** Small helpers for building and finding elements. */

/**
 * @param {string} id
 * @returns {any} the element; pages and scripts are written together, so it is there
 */
export const byId = (id) => document.getElementById(id);

/**
 * @param {string} tag
 * @param {Record<string, any>} [attributes] `on…` are listeners, `class` and the rest attributes; null leaves one out
 * @param {...(Node|string|null|undefined)} children
 * @returns {HTMLElement}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
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
