/** Finding clauses: a search that hides what does not fit and marks what does. */
import { all } from "./dom.js";
import { say } from "./words.js";

/**
 * @param {HTMLElement} book holds sections of `.clause-text`
 * @param {string} wanted
 * @returns {number} how many clauses fit
 */
export function search(book, wanted) {
  const needles = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const clause of all(book, ".clause-text")) {
    clearMarks(clause);
    const text = clause.textContent.toLowerCase();
    clause.hidden = !needles.every((needle) => text.includes(needle));
    if (clause.hidden) continue;
    found += 1;
    for (const needle of needles) markWords(clause, needle);
  }
  for (const section of all(book, "section")) {
    section.hidden = needles.length > 0 && !section.querySelector(".clause-text:not([hidden])");
  }
  return found;
}

/** @param {number} count @param {string} wanted */
export function foundWords(count, wanted) {
  if (!wanted.trim()) return "";
  return count ? say("rules-found", { count }) : say("rules-none");
}

/** @param {Element} clause */
function clearMarks(clause) {
  for (const mark of clause.querySelectorAll("mark")) mark.replaceWith(mark.textContent);
  clause.normalize();
}

/** @param {Element} clause @param {string} needle */
function markWords(clause, needle) {
  const walker = document.createTreeWalker(clause, NodeFilter.SHOW_TEXT);
  const hits = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.toLowerCase().indexOf(needle) ?? -1;
    if (at >= 0 && !node.parentElement?.closest("mark")) hits.push({ node, at });
  }
  for (const { node, at } of hits) {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + needle.length);
    range.surroundContents(document.createElement("mark"));
  }
}
