/** A game move by move: the server draws each moment as the chosen eyes saw it. */
import { around, byId, make, narrow } from "./dom.js";
import { Log } from "./log.js";
import { Picture } from "./picture.js";
import { showPlayers } from "./players.js";
import { markTab, showTabs } from "./regions.js";
import { copy, Side } from "./side.js";
import { showTips } from "./tips.js";
import { toast } from "./toast.js";
import { lang, say } from "./words.js";
import { Zoom } from "./zoom.js";

/** @import { Moment } from "./messages.js" */

const { source, game = "" } = byId("main").dataset;
const slider = byId("slider", HTMLInputElement);
const eyes = byId("eyes", HTMLSelectElement);
const zoom = new Zoom(byId("view"), byId("picture"));
const showTip = showTips(byId("view"));
const picture = new Picture(byId("picture"), zoom, () => {}, showTip);
const side = new Side(game, () => {});
const log = new Log(byId("log"), (clause) => side.clause(clause), (things, bring) => picture.pointAt(things, bring));

/** @type {Map<string, Promise<Moment>>} by address; the oldest is forgotten first */
const moments = new Map();
let timer = 0;
/** @type {number|null} */
let shown = null;

/** @param {number} moves @returns {Promise<Moment>} */
function moment(moves) {
  const query = new URLSearchParams({ lang, narrow: String(narrow.matches) });
  if (eyes.value !== "") query.set("seat", eyes.value);
  const address = `${source}/moments/${moves}?${query}`;
  const known = moments.get(address);
  if (known) return known;
  const asked = ask(address);
  moments.set(address, asked);
  asked.catch(() => moments.delete(address)); // so that the next look asks again
  for (const oldest of [...moments.keys()].slice(0, -60)) moments.delete(oldest);
  return asked;
}

/** @param {string} address */
async function ask(address) {
  const answer = await fetch(address);
  const answered = await answer.json();
  if (!answer.ok) throw new Error(answered.message);
  return answered;
}

async function show() {
  const moves = Number(slider.value);
  const wanted = `${moves} ${eyes.value}`;
  byId("position").textContent = `${moves} / ${slider.max}`;
  slider.setAttribute("aria-valuetext", byId("position").textContent);
  history.replaceState(null, "", `#${moves}`);
  try {
    const now = await moment(moves);
    if (wanted !== `${slider.value} ${eyes.value}`) return;
    display(now);
    if (moves < Number(slider.max)) moment(moves + 1).catch(() => {});
  } catch (error) {
    stop();
    toast(error instanceof Error ? error.message : String(error), "error");
  }
}

/** @param {Moment} now */
function display(now) {
  const near = shown !== null && Math.abs(shown - now.moves) === 1;
  shown = now.moves;
  picture.show(now.picture, near);
  picture.nameSeats(now.seats);
  picture.mark([], now.recent);
  const parts = [now.bar.turn ? say("turn", { turn: now.bar.turn }) : "", now.bar.phase];
  byId("where").replaceChildren(...parts.filter(Boolean).map((part) => make("span", {}, part)));
  showPlayers(byId("players"), { ...now, waiting: "", host: false });
  log.add(0, now.log, now.seats);
  log.mark(now.since);
  log.toEnd();
  showTabs(zoom);
  byId("said").textContent = now.log.at(-1)?.text ?? "";
}

/** @param {number} moves */
function go(moves) {
  slider.value = String(moves);
  show();
}

function stop() {
  clearInterval(timer);
  timer = 0;
  document.body.classList.remove("playing");
}

function play() {
  if (timer) return stop();
  if (slider.value === slider.max) go(0);
  document.body.classList.add("playing");
  timer = setInterval(() => (slider.value === slider.max ? stop() : go(Number(slider.value) + 1)), 900);
}

slider.addEventListener("input", () => (stop(), show()));
eyes.addEventListener("change", show);
byId("first").addEventListener("click", () => (stop(), go(0)));
byId("back").addEventListener("click", () => (stop(), go(Number(slider.value) - 1)));
byId("play").addEventListener("click", play);
byId("forward").addEventListener("click", () => (stop(), go(Number(slider.value) + 1)));
byId("last").addEventListener("click", () => (stop(), go(Number(slider.max))));
byId("share").addEventListener("click", () => copy(location.href).then((copied) => copied && toast(say("link-copied"), "good")));
const zoomKeys = zoom.controls();
byId("view").addEventListener("scroll", () => markTab(zoom), { passive: true });
narrow.addEventListener("change", show);
byId("notice-close").addEventListener("click", () => (byId("notice").hidden = true));
addEventListener("keydown", (event) => {
  if (around(event, "input, select")) return;
  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowLeft: () => go(Number(slider.value) - 1),
    ArrowRight: () => go(Number(slider.value) + 1),
    Escape: () => zoom.whole(),
    ...zoomKeys,
  };
  keys[event.key]?.();
});

const start = /^#(\d+)$/.exec(location.hash);
go(start ? Math.min(Number(start[1]), Number(slider.max)) : Number(slider.max));
