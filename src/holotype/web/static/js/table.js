/** A table: what the server shows goes into the page, what the person does goes to the server. */
import { Ask, outcome, points } from "./ask.js";
import { changed } from "./difference.js";
import { all, around, byId, first, icon, make, narrow } from "./dom.js";
import { Log } from "./log.js";
import { Picture } from "./picture.js";
import { secondsToWait, seatDisc, showPlayers } from "./players.js";
import { markTab, showTabs } from "./regions.js";
import { copy, Side } from "./side.js";
import { TableSocket } from "./socket.js";
import { showTips } from "./tips.js";
import { toast } from "./toast.js";
import { lang, say } from "./words.js";
import { Zoom } from "./zoom.js";

/** @import { Changes, Frame, Hint, LogLine, Message, Seat } from "./messages.js" */

const { table, game = "", invite, levels = "", refused } = byId("main").dataset;
const button = (/** @type {string} */ id) => byId(id, HTMLButtonElement);
const dialog = (/** @type {string} */ id) => byId(id, HTMLDialogElement);

/** @type {Frame|null} what the server showed last */
let frame = null;
let sent = false;
let refusal = "";
/** @type {HTMLElement|null} */
let thinking = null;
/** @type {number|undefined} until an absent player may be replaced */
let waitTimer;
const A_DAY = 86400;

const zoom = new Zoom(byId("view"), byId("picture"));
const showTip = showTips(byId("view"));
const picture = new Picture(byId("picture"), zoom, choose, explain);
const ask = new Ask(choose, picture);
const side = new Side(game, () => ask.openChoices());
const log = new Log(byId("log"), (clause) => side.clause(clause), (things, bring) => picture.pointAt(things, bring));
const socket = new TableSocket(`/tables/${table}/socket`, { open, message, lost, gone });

// --- talking to the server ---

function open() {
  if (byId("connection").textContent) toast(say("connected"), "good");
  byId("connection").textContent = "";
  look();
  const pace = localStorage.getItem("pace");
  if (pace !== null && frame?.mine.length) socket.send({ do: "pace", seconds: Number(pace) });
}

/** Asks for the whole table. */
function look() {
  socket.send({ do: "look", lang, narrow: narrow.matches, viewer: frame?.cover === null ? (frame?.viewer ?? null) : null });
}

/** @param {number} tries */
function lost(tries) {
  byId("connection").textContent = say(tries > 4 ? "offline" : "reconnecting");
}

/** The server will not have us: its last words say why. */
function gone() {
  byId("connection").textContent = refusal;
}

/** @param {Message} shown */
function message(shown) {
  if (shown.show === "table") show(shown);
  else if (shown.show === "changes") change(shown);
  else if (shown.show === "hint") hint(shown);
  else if (shown.show === "error") {
    release();
    refusal = shown.text;
    toast(shown.text, "error");
  }
}

/** @param {string} token */
function choose(token) {
  if (sent || !frame || !frame.legal.some((choice) => choice.token === token)) return;
  if (!socket.send({ do: "play", token, version: frame.version })) return toast(say("offline"), "error");
  sent = true;
  document.body.classList.add("sent");
  picture.point(token, "chosen");
  ask.sent();
}

/** What a click on something that cannot be chosen is answered with. @param {Element} target */
function explain(target) {
  const note = frame?.legal.length && target.closest("[data-token]") ? say("not-now") : "";
  if (note && !target.closest("[data-tip]")) toast(note);
  else showTip(target, note);
}

function release() {
  sent = false;
  document.body.classList.remove("sent");
}

// --- showing ---

/** Whatever cannot be put together is asked for as a whole. @param {Changes} changes */
function change(changes) {
  const now = changed(frame, changes);
  if (now) show(now);
  else look();
}

/** @param {Frame} now */
function show(now) {
  const before = frame;
  frame = now;
  release();
  picture.show(now.picture, before?.viewer === now.viewer);
  picture.nameSeats(now.seats);
  picture.mark(now.legal, now.recent);
  ask.show(now);
  showWhere(now);
  showSeats(now);
  const again = before ? before.log.total - now.log.from : 0; // lines that are sent once more with a whole table
  const news = log.add(now.log.from, now.log.lines, now.seats).slice(now.log.from ? 0 : Math.max(0, again));
  log.mark(now.since);
  showHelpers(now);
  showNotice(now);
  showCover(now);
  showTabs(zoom);
  announce(now, before, news);
  if (now.over && before && !before.over) showResult(now);
  if (before === null) begin(now);
  if (now.legal.length && before?.version !== now.version) {
    picture.reveal(!before);
    markTab(zoom);
  }
  document.body.dataset.version = String(now.version);
}

/** The players, and what can be done about an absent one, as soon as it may. @param {Frame} now */
function showSeats(now) {
  clearTimeout(waitTimer);
  showPlayers(byId("players"), { ...now, table: now }, { fill, free });
  const left = secondsToWait(now);
  byId("close-table").hidden = now.over || now.closed || !(now.host || (now.mine.length && left === 0));
  if (left > 0 && left < A_DAY) waitTimer = setTimeout(() => showSeats(now), 1000 * left + 100);
}

/** @param {Frame} now */
function showWhere(now) {
  const parts = [now.bar.turn ? say("turn", { turn: now.bar.turn }) : "", now.bar.phase];
  byId("where").replaceChildren(...parts.filter(Boolean).map((part) => make("span", {}, part)));
  const mark = now.legal.length ? `● ${say("your-turn")} · ` : "";
  document.title = `${mark}${now.bar.title} · Holotype`;
}

/** @param {Frame} now */
function showHelpers(now) {
  const undo = now.undo;
  button("undo").disabled = !undo;
  button("undo-turn").disabled = !undo || undo.turn >= undo.moves;
  first(byId("undo"), "span").textContent = undo && !undo.free ? say("undo-ask") : say("undo-label");
  button("hint").disabled = !now.legal.length;
  for (const id of ["undo", "undo-turn", "hint"]) byId(id).hidden = !now.mine.length;
  const bot = now.seat !== null && now.seats[now.seat].kind === "bot";
  byId("skip").hidden = !((now.mine.length || now.host) && !now.over && !now.waiting && bot);
  byId("invite").hidden = !(invite && now.waiting && !now.closed);
  byId("leave").hidden = !now.mine.length || now.over || now.closed;
  byId("other-device").hidden = !now.mine.length;
}

/** A wish to take something back, with what can be said to it. @param {Frame} now */
function showNotice(now) {
  const notice = byId("notice");
  const parts = now.vote ? voteParts(now, now.vote) : [];
  notice.hidden = !parts.length;
  notice.replaceChildren(...parts.map((part) => (typeof part === "string" ? make("span", {}, part) : part)));
}

/** @param {Frame} now @param {NonNullable<Frame["vote"]>} vote */
function voteParts(now, vote) {
  const { version } = now;
  const no = () => socket.send({ do: "refuse", version });
  if (!vote.asked) {
    return now.mine.length ? [vote.words, small("xmark", say("withdraw"), no)] : [vote.words];
  }
  const yes = () => socket.send({ do: "agree", version });
  return [vote.words, small("check", say("agree"), yes), small("xmark", say("refuse"), no)];
}

/** @param {string} name @param {string} words @param {() => void} act */
function small(name, words, act) {
  return make("button", { class: "bar-button", type: "button", onclick: act }, icon(name), words);
}

/** Hidden hands: cover the table until the next person has the device. @param {Frame} now */
function showCover(now) {
  const cover = dialog("cover");
  if (now.cover === null) return cover.close();
  const seat = now.seats[now.cover];
  byId("cover-title").textContent = say("pass-to", { name: seat.name });
  byId("cover-go").textContent = say("i-am", { name: seat.name });
  byId("cover-disc").replaceChildren(seatDisc(seat.panel));
  if (!cover.open) cover.showModal();
}

/** Tell people who cannot see the table what has happened. @param {Frame} now @param {Frame|null} before @param {LogLine[]} news */
function announce(now, before, news) {
  const words = news.slice(-8).map((entry) => entry.text);
  if (now.legal.length && (before?.version !== now.version || !before)) words.push(`${say("your-turn")}: ${now.bar.question}`);
  if (now.over && !before?.over) words.push(outcome(now));
  if (words.length) byId("said").textContent = words.join(" ");
  if (before && now.moves < before.moves) toast(say("taken-back"));
  if (before?.vote && !now.vote && now.moves >= before.moves && now.version === before.version) toast(say("vote-refused"));
}

/** @param {Frame} now */
function showResult(now) {
  const placed = !now.together && now.ranking.length > 1;
  const lines = now.ranking.map((entry) =>
    make(
      "li",
      { class: entry.won && !now.verdict ? "won" : "" },
      ...(placed ? [make("span", { class: "place" }, say("place", { place: entry.place }))] : []),
      seatDisc(now.seats[entry.seat].panel),
      make("span", {}, entry.name, entry.won && !now.verdict ? "\u00a0★" : ""),
      make("strong", {}, points(entry.score)),
    ),
  );
  const close = () => result.close();
  const story = make("ol", { class: "log ending", "aria-label": say("log"), tabindex: "0", onclick: (event) => openFrom(event, close) }, ...log.ending());
  const result = make(
    "dialog",
    { class: "sheet-dialog", "aria-labelledby": "result-title", onclose: () => result.remove() },
    make("h2", { id: "result-title" }, outcome(now)),
    make("ol", { class: "result" }, ...lines),
    story,
    make(
      "div",
      { class: "actions" },
      make("a", { class: "button", href: `/tables/${table}/replay` }, icon("clock-rotate-left"), say("replay")),
      make("a", { class: "button", href: `/games/${game}/new` }, icon("play"), say("again")),
      make("button", { class: "button quiet", type: "button", autofocus: "", onclick: close }, say("close")),
    ),
  );
  document.body.append(result);
  result.showModal();
  story.scrollTop = story.scrollHeight;
}

/** A clause that is named in a dialog opens beside the table. @param {Event} event @param {() => void} close */
function openFrom(event, close) {
  const clause = around(event, ".clause")?.dataset.clause;
  if (!clause) return;
  event.preventDefault();
  close();
  side.clause(clause);
}

/** The first time the table is shown. @param {Frame} now */
function begin(now) {
  const pace = localStorage.getItem("pace");
  if (pace === null || !now.mine.length) return;
  socket.send({ do: "pace", seconds: Number(pace) });
  for (const radio of all(document, "#menu input[name=pace]", HTMLInputElement)) radio.checked = radio.value === pace;
}

// --- doing ---

/** @param {Seat} seat */
function fill(seat) {
  if (seat.kind === "open" || confirm(say("bot-sure", { name: seat.name }))) socket.send({ do: "bot", seat: seat.seat, level: fillLevel() });
}

/** @param {Seat} seat */
function free(seat) {
  if (confirm(say("free-sure", { name: seat.name }))) socket.send({ do: "free", seat: seat.seat });
}

function copyInvite() {
  const link = new URL(`/tables/${table}?invite=${invite}`, location.href).href;
  copy(link).then((copied) => copied && toast(say("invite-copied"), "good"));
}

/** Whoever opens the link plays this person's seats from there. */
async function copyDeviceLink() {
  const answer = await fetch(`/tables/${table}/device`, { method: "POST" });
  if (!answer.ok) return toast(say("offline"), "error");
  const { path } = await answer.json();
  if (await copy(new URL(path, location.href).href)) toast(say("device-copied"), "good");
}

/** @param {Hint} shown */
function hint(shown) {
  if (shown.version !== frame?.version) return;
  button("hint").disabled = false;
  picture.point(shown.token, "hinted");
  ask.hint(shown.token);
  thinking?.remove();
  toast(shown.text, "good");
  byId("said").textContent = shown.text;
}

function askHint() {
  if (!frame || button("hint").disabled) return;
  button("hint").disabled = true;
  thinking = toast(say("hint-thinking"));
  socket.send({ do: "hint", version: frame.version });
}

/** @param {"moves"|"turn"} which */
function undo(which) {
  if (frame?.undo && !sent) socket.send({ do: "undo", moves: frame.undo[which], version: frame.version });
}

function openMenu() {
  dialog("menu").showModal();
  all(document, "#menu input:checked")[0]?.focus();
}

const fillLevel = () => (levels.split(" ").includes("greedy") ? "greedy" : levels.split(" ")[0]);

byId("invite").addEventListener("click", copyInvite);
byId("other-device").addEventListener("click", copyDeviceLink);
byId("hint").addEventListener("click", askHint);
byId("undo").addEventListener("click", () => undo("moves"));
byId("undo-turn").addEventListener("click", () => undo("turn"));
byId("skip").addEventListener("click", () => socket.send({ do: "hurry" }));
byId("question-clause").addEventListener("click", (event) => {
  event.preventDefault();
  side.clause(byId("question-clause").dataset.clause ?? "");
});
byId("cover-go").addEventListener("click", () => socket.send({ do: "look", viewer: frame?.cover }));
byId("cover").addEventListener("cancel", (event) => event.preventDefault());
byId("menu-button").addEventListener("click", openMenu);
byId("menu").addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== "pace") return;
  localStorage.setItem("pace", target.value);
  socket.send({ do: "pace", seconds: Number(target.value) });
});
const ownName = byId("own-name", HTMLInputElement);
ownName.addEventListener("change", () => {
  if (frame?.mine.length) socket.send({ do: "name", seat: frame.viewer ?? frame.mine[0], name: ownName.value });
});
byId("close-table").addEventListener("click", () => {
  if (confirm(say("close-sure"))) socket.send({ do: "close" });
  dialog("menu").close();
});
byId("leave").addEventListener("click", () => {
  if (confirm(say("leave-sure"))) for (const seat of frame?.mine ?? []) socket.send({ do: "bot", seat, level: fillLevel() });
  dialog("menu").close();
});
const zoomKeys = zoom.controls();
byId("view").addEventListener("scroll", () => markTab(zoom), { passive: true });
for (const join of all(document, "#join", HTMLDialogElement)) {
  join.showModal();
  byId("join-later").addEventListener("click", () => join.close());
}
if (refused) toast(refused);
narrow.addEventListener("change", () => socket.send({ do: "look", narrow: narrow.matches }));
for (const sheet of all(document, "dialog.sheet-dialog", HTMLDialogElement)) {
  sheet.addEventListener("click", (event) => event.target === sheet && sheet.close());
}
showTips(byId("ask"));
if (innerWidth < 1100) document.body.classList.add("no-side");

addEventListener("keydown", (event) => {
  if (around(event, "input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]")) return;
  /** @type {Record<string, () => void>} */
  const keys = {
    u: () => undo("moves"),
    h: askHint,
    "?": openMenu,
    ...zoomKeys,
    Escape: () => (side.lower(), zoom.whole()),
  };
  if (event.key in keys) keys[event.key]();
  else if (event.key.startsWith("Arrow") && !around(event, ".legal, [role=tab], .region-title") && picture.enter(event)) event.preventDefault();
});
