/** What every page has: language and theme. */
import { keep } from "./cookies.js";
import { all } from "./dom.js";

const dark = window.matchMedia("(prefers-color-scheme: dark)");
const root = document.documentElement;

const theme = () => root.dataset.theme || (dark.matches ? "dark" : "light");

function showCovers() {
  for (const image of all(document, "img[data-cover]")) {
    const wanted = `${image.dataset.cover}&theme=${theme()}`;
    if (image.getAttribute("src") !== wanted) image.setAttribute("src", wanted);
  }
}

document.getElementById("theme")?.addEventListener("click", () => {
  root.dataset.theme = theme() === "dark" ? "light" : "dark";
  keep("theme", root.dataset.theme);
  showCovers();
});
dark.addEventListener("change", showCovers);
showCovers();

for (const link of all(document, "a[data-lang]")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    keep("lang", link.dataset.lang ?? "");
    const here = new URL(location.href);
    here.searchParams.delete("lang");
    if (here.href === location.href) location.reload();
    else location.replace(here);
  });
}
