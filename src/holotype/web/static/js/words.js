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
