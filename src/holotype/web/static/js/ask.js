/** The question, and the answers that have no place on the table, as buttons beside it. */
import { all, byId, icon, make } from "./dom.js";
import { capital, lang, say } from "./words.js";

/** @import { Choice, Frame } from "./messages.js" */

export class Ask {
  /** @param {(token: string) => void} choose @param {import("./picture.js").Picture} picture */
  constructor(choose, picture) {
    this.choose = choose;
    this.picture = picture;
    /** @type {Frame|null} */
    this.frame = null;
    byId("choices-button").addEventListener("click", () => this.openChoices());
  }

  /** @param {Frame} frame */
  show(frame) {
    this.frame = frame;
    const asked = frame.legal.length > 0;
    byId("ask").dataset.state = frame.over ? "over" : asked ? "asked" : "waiting";
    const words = this.words(frame);
    byId("question").textContent = words;
    byId("question").style.setProperty("--letters", String(words.length));
    byId("turn-pill").textContent = asked ? this.pill(frame) : frame.mine.length || frame.over ? "" : say("watching");
    byId("turn-pill").hidden = !byId("turn-pill").textContent;
    const clause = byId("question-clause");
    clause.hidden = !(asked && frame.bar.clause);
    clause.textContent = frame.bar.clause;
    clause.dataset.clause = frame.bar.clause;
    byId("answers").replaceChildren(...this.buttons(frame));
    byId("choices-button").hidden = !asked || frame.legal.every((choice) => !this.picture.has(choice.token));
    this.fillChoices(frame);
  }

  /** Several people at one device must see whose turn it is. @param {Frame} frame */
  pill(frame) {
    return frame.mine.length > 1 && frame.seat !== null ? say("turn-of", { name: frame.seats[frame.seat].name }) : say("your-turn");
  }

  /** @param {Frame} frame */
  words(frame) {
    if (frame.over) return outcome(frame);
    if (frame.waiting) return frame.waiting;
    if (frame.legal.length || frame.seat === null) return frame.bar.question;
    const seat = frame.seats[frame.seat];
    return say(seat.kind === "bot" ? "thinking" : "waiting-for", { name: seat.name });
  }

  /** @param {Frame} frame */
  buttons(frame) {
    if (frame.over) return overButtons();
    return frame.legal.filter((choice) => !this.picture.has(choice.token)).map((choice) => this.button(choice));
  }

  /** @param {Choice} choice */
  button(choice) {
    const label = capital(choice.label);
    const tip = choice.help ? `${label}\n${choice.help}` : null;
    return make("button", { class: "answer", type: "button", "data-answer": choice.token, "data-tip": tip, onclick: () => this.choose(choice.token) }, label);
  }

  /** Everything that can be chosen, as a list: for fingers, and for whoever prefers words. @param {Frame} frame */
  fillChoices(frame) {
    const lines = frame.legal.map((choice) => {
      const { name, text } = this.picture.about(choice);
      const does = { "data-choice": choice.token, onclick: () => this.take(choice.token) };
      return make("button", { class: "choice-line", type: "button", ...does }, make("strong", {}, name), make("small", {}, text));
    });
    byId("choices-title").textContent = frame.bar.question || this.words(frame);
    byId("choices-list").replaceChildren(...lines);
    this.count(frame.legal.length);
    if (!frame.legal.length) sheet().close();
  }

  /** @param {number} count */
  count(count) {
    for (const button of all(document, "#phone-bar [data-sheet=choices]", HTMLButtonElement)) {
      button.querySelector(".count")?.remove();
      if (count) button.append(make("span", { class: "count" }, String(count)));
      button.disabled = !count;
    }
  }

  openChoices() {
    if (this.frame?.legal.length) sheet().showModal();
  }

  /** @param {string} token */
  take(token) {
    sheet().close();
    this.choose(token);
  }

  /** @param {string} token */
  hint(token) {
    for (const button of document.querySelectorAll(`[data-answer="${CSS.escape(token)}"], [data-choice="${CSS.escape(token)}"]`)) {
      button.classList.add("hinted");
    }
  }

  /** A choice is on its way; a second click would come too late. */
  sent() {
    for (const button of all(document, "#answers .answer", HTMLButtonElement)) button.disabled = true;
  }
}

const sheet = () => byId("choices-sheet", HTMLDialogElement);

/** Who has won, or how it ended, in words. @param {Frame} frame */
export function outcome(frame) {
  if (frame.verdict) return frame.verdict;
  const winners = frame.ranking.filter((line) => line.won);
  if (!winners.length) return say(frame.together || frame.ranking.length === 1 ? "lost" : "won-nobody");
  if (frame.together && frame.ranking.length > 1) return say("won-together");
  const score = points(winners[0].score);
  if (winners.length > 1) return say("won-shared", { names: new Intl.ListFormat(lang).format(winners.map((line) => line.name)), score });
  if (frame.mine.length === 1 && frame.mine[0] === winners[0].seat) return say("you-won", { score });
  return say("won", { name: winners[0].name, score });
}

/** @param {number} score */
export function points(score) {
  return say(score === 1 ? "point" : "points", { score });
}

function overButtons() {
  const main = byId("main");
  return [
    make("a", { class: "answer plain", href: `/tables/${main.dataset.table}/replay` }, icon("clock-rotate-left"), say("replay")),
    make("a", { class: "answer plain", href: `/games/${main.dataset.game}/new` }, icon("play"), say("again")),
    make("a", { class: "answer plain", href: "/" }, say("to-lobby")),
  ];
}
