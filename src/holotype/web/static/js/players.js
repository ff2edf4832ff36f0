/** The column of players: who they are, what they have, whose turn it is. */
import { icon, make } from "./dom.js";
import { say } from "./words.js";

/** @import { Fact, Frame, Panel, Place, Seat } from "./messages.js" */

/**
 * What of a table the column shows.
 * @typedef {{seat: number|null, seats: Seat[], ranking: Place[], waiting: string, host: boolean, table?: Frame}} Shown
 */

/**
 * What can be done about a seat.
 * @typedef {{fill?: (seat: Seat) => void, free?: (seat: Seat) => void}} Actions
 */

/** Text on a colour: dark on light ones. @param {string} colour */
export function readableOn(colour) {
  const hex = /^#(..)(..)(..)$/.exec(colour);
  if (!hex) return "#ffffff";
  const [red, green, blue] = hex.slice(1).map((part) => parseInt(part, 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? "#2b2723" : "#ffffff";
}

/** Colour, animal and letter: each is enough to know a seat. @param {Panel} panel */
export function seatDisc(panel) {
  const style = `background: ${panel.colour}; color: ${readableOn(panel.colour)}`;
  return make("span", { class: "seat-disc", style, "aria-hidden": "true" }, icon(panel.icon), make("span", { class: "letter" }, panel.letter));
}

/** In how many seconds whoever is waited for may be replaced. @param {Frame} frame */
export function secondsToWait(frame) {
  return frame.waits.until ? Math.max(0, frame.waits.until - Date.now() / 1000) : Infinity;
}

/** @param {Seat} seat @param {Frame|undefined} frame */
function mayGive(seat, frame) {
  if (!frame || frame.over || frame.closed || seat.mine || !(frame.host || frame.mine.length)) return false;
  if (seat.kind === "open") return frame.host || seat.freed;
  return frame.waits.for.includes(seat.seat) && secondsToWait(frame) === 0;
}

/**
 * @param {HTMLElement} place
 * @param {Shown} frame
 * @param {Actions} [actions]
 */
export function showPlayers(place, frame, actions = {}) {
  const winners = new Set(frame.ranking.filter((line) => line.won).map((line) => line.seat));
  place.replaceChildren(...frame.seats.map((seat) => player(seat, frame, winners.has(seat.seat), actions)));
}

/** @param {Seat} seat @param {Shown} frame @param {boolean} won @param {Actions} actions */
function player(seat, frame, won, actions) {
  const moves = frame.seat === seat.seat && !frame.waiting;
  const roles = [seat.mine ? say("you") : "", seat.kind === "bot" ? `${say("bot")}: ${seat.level}` : "", seat.panel.title];
  return make(
    "article",
    { class: `player${moves ? " to-move" : ""}${won ? " won" : ""}`, "data-seat": seat.seat, "aria-current": moves ? "true" : null },
    make(
      "div",
      { class: "player-head" },
      seatDisc(seat.panel),
      make("div", { class: "player-name" }, make("strong", {}, seat.name), make("span", { class: "role" }, roles.filter(Boolean).join(" · "))),
      make("span", { class: "score", title: say("score") }, String(seat.panel.score), make("span", { class: "visually-hidden" }, ` ${say("score")}`)),
    ),
    make("div", { class: "player-facts" }, ...seat.panel.facts.map(fact)),
    moves ? make("span", { class: "turn-mark" }, icon("hand-point-right"), seat.mine ? say("your-turn") : say("to-move")) : null,
    mayGive(seat, frame.table) ? make("button", { class: "button", type: "button", onclick: () => actions.fill?.(seat) }, icon("robot"), say("fill-with-bot")) : null,
    mayGive(seat, frame.table) && seat.kind === "person" ? make("button", { class: "button", type: "button", onclick: () => actions.free?.(seat) }, icon("user-plus"), say("free-seat")) : null,
  );
}

/** @param {Fact} fact */
function fact(fact) {
  return make("span", { class: "fact", title: fact.label, "data-tip": fact.label }, icon(fact.icon), fact.value, make("span", { class: "visually-hidden" }, ` ${fact.label}`));
}
