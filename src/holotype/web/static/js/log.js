/** The log: the story of the game, each sentence with its clause. */
import { all, around, byId, make } from "./dom.js";
import { readableOn } from "./players.js";
import { say } from "./words.js";

/** @import { LogLine, Seat } from "./messages.js" */

export class Log {
  /**
   * @param {HTMLElement} list
   * @param {(clause: string) => void} openClause
   * @param {(things: string[], bring: boolean) => void} point shows where the things that a line names are
   */
  constructor(list, openClause, point) {
    this.list = list;
    this.openClause = openClause;
    /** @type {LogLine[]} */
    this.lines = [];
    this.follow();
    this.list.addEventListener("click", (event) => {
      const clause = around(event, ".clause")?.dataset.clause;
      if (!clause) return point(this.named(event), true);
      event.preventDefault();
      this.openClause(clause);
    });
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.list.addEventListener("pointerover", (event) => point(this.named(event), false));
    this.list.addEventListener("pointerleave", () => point([], false));
  }

  /** @param {Event} event @returns {string[]} the things that the line under the pointer names */
  named(event) {
    const line = around(event, "li");
    return this.lines[this.items().findIndex((item) => item === line)]?.things ?? [];
  }

  /** The log is one stop of the Tab key, at its last line; arrows go through it. @param {KeyboardEvent} event */
  key(event) {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const links = this.links();
    links[links.findIndex((link) => link === document.activeElement) + step]?.focus();
  }

  links() {
    return all(this.list, "li:not([hidden]) > .clause");
  }

  items() {
    return all(this.list, "li");
  }

  /**
   * @param {number} from how many lines stay as they are
   * @param {LogLine[]} lines
   * @param {Seat[]} seats
   * @returns {LogLine[]} the lines that are new
   */
  add(from, lines, seats) {
    const first = this.lines.length === 0;
    this.lines.length = Math.min(from, this.lines.length);
    for (const item of this.items().slice(this.lines.length)) item.remove();
    for (const line of lines) {
      this.list.append(this.line(line, seats));
      this.lines.push(line);
    }
    this.fold();
    this.links().forEach((link, n, all) => (link.tabIndex = n === all.length - 1 ? 0 : -1));
    if (!this.lines.length) this.list.append(make("li", { class: "empty" }, say("log-empty")));
    return first ? [] : lines;
  }

  /** Marks what was told since a move. @param {number} since */
  mark(since) {
    for (const old of this.list.querySelectorAll(".new")) old.classList.remove("new");
    this.lines.forEach((line, n) => line.move > since && this.list.children[n].classList.add("new"));
  }

  /** What the last move told, as it stands in the log. */
  ending() {
    const move = this.lines.at(-1)?.move;
    const shown = this.items().filter((item, n) => this.lines[n]?.move === move && !item.hidden);
    const copies = shown.map((item) => /** @type {HTMLElement} */ (item.cloneNode(true)));
    for (const copy of copies) copy.classList.remove("new");
    return copies;
  }

  /** Of equal lines in a row only the last is seen, with how many there are. */
  fold() {
    const items = this.items();
    let times = 1;
    this.lines.forEach((line, n) => {
      const same = this.lines[n + 1]?.text === line.text && this.lines[n + 1].seat === line.seat;
      const item = items[n];
      item.hidden = same;
      if (same && item.classList.contains("turn-line")) items[n + 1].classList.add("turn-line");
      item.children[1].setAttribute("data-times", !same && times > 1 ? `×${times}` : "");
      times = same ? times + 1 : 1;
    });
  }

  /** @param {LogLine} line @param {Seat[]} seats */
  line(line, seats) {
    const last = this.lines.at(-1);
    const panel = line.seat === null ? null : seats[line.seat].panel;
    const changed = last && last.seat !== line.seat;
    return make(
      "li",
      { class: [changed ? "turn-line" : "", line.things.length ? "names" : ""].join(" ").trim() || null },
      panel
        ? make("span", { class: "who", style: `background: ${panel.colour}; color: ${readableOn(panel.colour)}`, "aria-hidden": "true" }, panel.letter)
        : make("span"),
      make("span", { class: line.private ? "private" : "", title: line.private ? say("log-private") : null }, line.text),
      make("a", { class: "clause", href: `#${line.clause}`, "data-clause": line.clause }, line.clause),
    );
  }

  /** Keeps the end in sight, whatever changes its size, until the person scrolls away from it. */
  follow() {
    const pane = byId("log-pane");
    const size = () => `${pane.clientHeight} ${this.list.offsetHeight}`;
    let known = "";
    let follows = true;
    const sizes = new ResizeObserver(() => {
      known = size();
      if (follows) this.toEnd();
    });
    sizes.observe(pane);
    sizes.observe(this.list);
    pane.addEventListener("scroll", () => {
      if (size() === known) follows = pane.scrollHeight - pane.scrollTop - pane.clientHeight < 60;
    });
  }

  toEnd() {
    const pane = byId("log-pane");
    pane.scrollTop = pane.scrollHeight;
  }
}
