/** The page of rules: search in place. */
import { around, byId, first } from "./dom.js";
import { foundWords, search } from "./rules.js";

const book = first(document, ".book");
const field = byId("search", HTMLInputElement);
field.addEventListener("input", find);
book.addEventListener("click", (event) => {
  if (!around(event, "a[href^='#']")) return;
  field.value = ""; // what the link leads to may be hidden by the search
  find();
});

function find() {
  byId("found").textContent = foundWords(search(book, field.value), field.value);
}
