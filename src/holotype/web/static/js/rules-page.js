/** The page of rules: search in place. */
import { byId, first } from "./dom.js";
import { foundWords, search } from "./rules.js";

const book = first(document, ".book");
const field = byId("search", HTMLInputElement);
field.addEventListener("input", () => {
  byId("found").textContent = foundWords(search(book, field.value), field.value);
});
