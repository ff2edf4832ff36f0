/** The page of rules: search in place. */
import { byId } from "./dom.js";
import { foundWords, search } from "./rules.js";

const book = document.querySelector(".book");
byId("search").addEventListener("input", (event) => {
  byId("found").textContent = foundWords(search(book, event.target.value), event.target.value);
});
