/** The words of the page in the reader's language, as the server wrote them into it. */

/** @type {Record<string, string>} */
const words = JSON.parse(document.getElementById("words")?.textContent || "{}");

/**
 * @param {string} id
 * @param {Record<string, string|number>} [holes] what stands in place of {name}
 */
export function say(id, holes = {}) {
  const text = words[id] ?? id;
  return text.replace(/\{\$?(\w+)\}/g, (hole, name) => (name in holes ? String(holes[name]) : hole));
}

export const lang = document.documentElement.lang;

/** As a line begins. @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Letters and figures only, to compare two ways of writing a name. @param {string} text */
export function plain(text) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
}
