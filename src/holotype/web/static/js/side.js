/** Log and rules beside the table; on a phone they and the players come up from the bottom edge. */
import { all, around, byId, first, make, phone } from "./dom.js";
import { foundWords, search } from "./rules.js";
import { lang, say } from "./words.js";

/** @import { Clause } from "./messages.js" */
/** @typedef {"players"|"choices"|"log"|"rules"} Sheet */

export class Side {
  /** @param {string} game @param {() => void} openChoices */
  constructor(game, openChoices) {
    this.game = game;
    this.openChoices = openChoices;
    /** @type {Promise<void>|null} */
    this.loaded = null;
    this.field = byId("rules-search", HTMLInputElement);
    byId("tab-log").addEventListener("click", () => this.tab("log"));
    byId("tab-rules").addEventListener("click", () => this.tab("rules"));
    this.field.addEventListener("input", () => this.search(this.field.value));
    byId("rules").addEventListener("click", (event) => this.follow(event));
    for (const button of all(document, "#phone-bar button")) {
      button.addEventListener("click", () => this.toggle(/** @type {Sheet} */ (button.dataset.sheet)));
    }
    first(document, ".stage").addEventListener("pointerdown", () => this.lower());
    const toggle = document.getElementById("side-toggle");
    toggle?.addEventListener("click", () => {
      const hidden = document.body.classList.toggle("no-side");
      toggle.setAttribute("aria-pressed", String(!hidden));
    });
  }

  /** @param {"log"|"rules"} name */
  tab(name) {
    for (const other of ["log", "rules"]) {
      byId(`tab-${other}`).setAttribute("aria-selected", String(other === name));
      byId(`${other}-pane`).hidden = other !== name;
    }
    if (name === "rules") this.load();
  }

  /** @param {Sheet} name */
  toggle(name) {
    const button = first(document, `#phone-bar [data-sheet=${name}]`);
    const open = button.getAttribute("aria-expanded") === "true";
    this.lower();
    if (open) return;
    if (name === "choices") return this.openChoices();
    if (name !== "players") this.tab(name);
    byId(name === "players" ? "players" : "side").classList.add("up");
    button.setAttribute("aria-expanded", "true");
  }

  lower() {
    for (const sheet of ["players", "side"]) byId(sheet).classList.remove("up");
    for (const button of document.querySelectorAll("#phone-bar button")) button.setAttribute("aria-expanded", "false");
  }

  load() {
    this.loaded ??= fetch(`/api/games/${this.game}/rules?lang=${lang}`).then((answer) => answer.json()).then((clauses) => this.fill(clauses));
    return this.loaded;
  }

  /** @param {Clause[]} clauses */
  fill(clauses) {
    const book = byId("rules");
    const glossary = document.getElementById("glossary");
    let section = make("section");
    for (const clause of clauses) {
      if (section.dataset.title !== clause.section) {
        section = make("section", { "data-title": clause.section }, make("h2", {}, clause.section));
        book.insertBefore(section, glossary);
      }
      const words = make("p");
      words.innerHTML = clause.html;
      if (clause.name) words.prepend(make("strong", {}, `${clause.name}${lang === "ja" ? "　" : ". "}`));
      section.append(make("div", { class: "clause-text", id: `rule-${clause.id}` }, make("a", { class: "clause", href: `#${clause.id}`, "data-clause": clause.id }, clause.id), words));
    }
    book.append(make("p", { class: "help", id: "rules-none", role: "status" }));
  }

  /** @param {string} wanted */
  search(wanted) {
    const count = search(byId("rules"), wanted);
    byId("rules-none").textContent = count ? "" : foundWords(count, wanted);
  }

  /** @param {MouseEvent} event */
  follow(event) {
    const link = around(event, "a[href^='#']");
    if (!link) return;
    event.preventDefault();
    this.show(link.dataset.clause ? `rule-${link.dataset.clause}` : link.getAttribute("href")?.slice(1) ?? "");
  }

  /** Open the rules at a clause. @param {string} id */
  async clause(id) {
    document.body.classList.remove("no-side");
    if (phone.matches) {
      this.lower();
      this.toggle("rules");
    }
    this.tab("rules");
    await this.load();
    this.show(`rule-${id}`);
  }

  /** Bring a clause or a term of the open rules to the eye. @param {string} id */
  show(id) {
    this.field.value = "";
    this.search("");
    for (const old of document.querySelectorAll("#rules .found")) old.classList.remove("found");
    const place = document.getElementById(id);
    place?.classList.add("found");
    place?.scrollIntoView({ block: "center" });
  }
}

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    prompt(say("copy-by-hand"), text);
    return false;
  }
}
