/** The picture of the table: what may be chosen is outlined, clicked, tabbed to, and named by arrows and Enter. */
import { all, around, first, narrow } from "./dom.js";
import { glide, places } from "./glide.js";
import { Patched } from "./patch.js";
import { takeTitles } from "./tips.js";
import { capital, plain } from "./words.js";
import { sides } from "./zoom.js";

/** @import { Choice, Seat } from "./messages.js" */

const SVG = "http://www.w3.org/2000/svg";
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const NARROWEST = 0.8; // of their width, to which the letters of a name may be squeezed

export class Picture {
  /**
   * @param {HTMLElement} frame
   * @param {import("./zoom.js").Zoom} zoom
   * @param {(token: string) => void} choose
   * @param {(target: Element) => void} explain what was clicked and cannot be chosen
   */
  constructor(frame, zoom, choose, explain) {
    this.frame = frame;
    this.zoom = zoom;
    this.choose = choose;
    this.explain = explain;
    this.text = "";
    this.patched = new Patched(frame);
    /** @type {[Element, string][]} what was called by the words of a choice, and in which attribute */
    this.named = [];
    /** @type {WeakMap<Element, Record<string, string>>} words of things as they were drawn, by attribute */
    this.drawn = new WeakMap();
    frame.addEventListener("click", (event) => this.click(event));
    frame.addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {string} selector */
  all(selector) {
    return all(this.frame, selector, SVGGraphicsElement);
  }

  /** @param {string} text @param {boolean} [gliding] */
  show(text, gliding = true) {
    this.forgetNames();
    if (text === this.text) return;
    const focused = document.activeElement?.closest("[data-token]")?.getAttribute("data-token");
    const before = gliding ? places(this.frame) : new Map();
    this.text = text;
    const came = this.patched.show(text);
    const svg = first(this.frame, "svg", SVGSVGElement);
    for (const part of came) takeTitles(part, svg);
    for (const title of within(came, ".region[data-box] > .region-title")) widen(title);
    this.zoom.picture(svg);
    glide(svg, before);
    const active = document.activeElement;
    if (focused && !(active && this.frame.contains(active))) this.things(focused)[0]?.focus({ preventScroll: true });
  }

  /** A picture knows seats, the page knows who sits there. @param {Seat[]} seats */
  nameSeats(seats) {
    for (const text of this.all(".seat-name[data-seat]")) {
      text.textContent = seats[Number(text.dataset.seat)].name;
      squeeze(text);
    }
    const names = new Map(seats.map((seat) => [seat.label, seat.name]));
    const labels = new RegExp([...names.keys()].map((label) => label.replace(/\W/g, "\\$&")).join("|"), "g");
    for (const attribute of ["data-tip", "aria-label"]) {
      for (const thing of this.all(`[${attribute}]`)) {
        const words = this.asDrawn(thing, attribute);
        thing.setAttribute(attribute, words.replace(labels, (label) => names.get(label) ?? label));
      }
    }
  }

  /** What an attribute said before seats had names. @param {Element} thing @param {string} attribute */
  asDrawn(thing, attribute) {
    const words = this.drawn.get(thing) ?? {};
    this.drawn.set(thing, words);
    return (words[attribute] ??= thing.getAttribute(attribute) ?? "");
  }

  /**
   * Bring what can be chosen, or else what the question is about, into view: on a wide screen all of it if it fits, with
   * the regions it lies in if they fit, too; else at least half; on a phone the region with most of it, unless more than
   * half as much is in view already and somebody looks at it. What stands `aside` may be chosen at any question and waits.
   * @param {boolean} first whether the table has just been opened
   */
  reveal(first) {
    const view = this.zoom.view.getBoundingClientRect();
    const legal = this.all(".legal");
    const wanted = legal.filter((thing) => !thing.closest(".aside"));
    const things = [wanted, this.all(".asked"), legal].find((found) => found.length) ?? [];
    const regions = [...new Set(things.map(regionOf))];
    const inView = things.filter((thing) => inside(thing.getBoundingClientRect(), view));
    const seen = narrow.matches ? inView.filter((thing) => stands(regionOf(thing).getBoundingClientRect(), view)) : inView;
    const most = fullest(things);
    if (seen.length === things.length || (narrow.matches && !first && seen.length * 2 > most.length)) {
      if (seen.length) this.zoom.gone = regionOf(fullest(seen)[0]).id;
      return;
    }
    const fits = () => this.zoom.bringAll(regions) || this.zoom.bringAll(things);
    if (!narrow.matches && (fits() || seen.length >= things.length / 2)) return;
    this.zoom.bring(most[0].closest(".region[data-box]"), most[0]);
  }

  /** Every place where a thing is drawn. @param {string} token */
  things(token) {
    return this.all(`[data-token="${CSS.escape(token)}"]`);
  }

  /** @param {string} token */
  has(token) {
    return this.things(token).length > 0;
  }

  /**
   * What the picture says of a thing in short: the heading of its tooltip, if that tells more than its name, and the first lines.
   * @param {Choice} choice
   */
  about({ token, label, help }) {
    const [heading, ...lines] = (this.things(token)[0]?.dataset.tip ?? "").split("\n");
    const named = plain(heading).includes(plain(label));
    const told = named || !heading ? lines : [heading, ...lines];
    const text = told.slice(0, 4).join(" · ") || help;
    return { name: capital(named ? heading : label), text: text.replace(/。 · /g, "。").replace(/([.?!]) · /g, "$1 ") };
  }

  /**
   * @param {Choice[]} legal
   * @param {string[]} recent
   */
  mark(legal, recent) {
    const words = new Map(legal.map((choice) => [choice.token, choice]));
    for (const thing of this.all("[data-token]")) {
      const token = thing.dataset.token ?? "";
      const choice = words.get(token);
      thing.classList.remove("hinted", "chosen");
      thing.classList.toggle("legal", Boolean(choice));
      thing.classList.toggle("recent", !choice && recent.includes(token));
      thing.setAttribute("tabindex", choice ? "0" : "-1");
      thing.setAttribute("role", choice ? "button" : "img");
      if (choice) this.name(thing, choice);
      if (choice || thing.classList.contains("recent")) this.ring(thing);
    }
  }

  /** @param {Element} thing @param {Choice} choice */
  name(thing, choice) {
    const words = { "aria-label": choice.label, "data-tip": choice.help ? `${choice.label}\n${choice.help}` : choice.label };
    for (const [attribute, text] of Object.entries(words)) {
      if (thing.hasAttribute(attribute)) continue;
      thing.setAttribute(attribute, text);
      this.named.push([thing, attribute]);
    }
  }

  /** The next question may use other words. */
  forgetNames() {
    for (const [thing, attribute] of this.named) thing.removeAttribute(attribute);
    this.named = [];
  }

  /** Every thing has a ring to be outlined with; one that was drawn without gets a box around it. @param {SVGGraphicsElement} thing */
  ring(thing) {
    if (thing.querySelector(":scope > .ring")) return;
    const { x, y, width, height } = thing.getBBox();
    const ring = box({ x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: 8 });
    ring.setAttribute("class", "ring");
    ring.dataset.added = "";
    thing.append(ring);
  }

  /** @param {string} token @param {"hinted"|"chosen"} how */
  point(token, how) {
    for (const thing of this.things(token)) thing.classList.add(how);
    if (how === "hinted") this.things(token)[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Outlines what somebody asks for, and nothing else. @param {string[]} tokens @param {boolean} bring into view */
  pointAt(tokens, bring) {
    for (const old of this.all(".pointed")) old.classList.remove("pointed");
    const things = tokens.flatMap((token) => this.things(token));
    for (const thing of things) {
      this.ring(thing);
      thing.classList.add("pointed");
    }
    if (bring) things[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (this.zoom.dragged || this.frame.parentElement?.dataset.pressed) return;
    const token = around(event, ".legal")?.dataset.token;
    const region = around(event, ".region-title")?.closest(".region");
    if (token) this.choose(token);
    else if (region) this.zoom.toRegion(region, event.clientX);
    else if (event.target instanceof Element) this.explain(event.target);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const thing = around(event, ".legal, .region-title");
    if (!thing) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const region = thing.closest(".region");
      if (thing.matches(".legal")) this.choose(thing.dataset.token ?? "");
      else if (region) this.zoom.toRegion(region);
    } else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      this.step(thing, event.key);
    }
  }

  /** Go to the nearest possible thing in a direction. @param {Element} from @param {string} arrow */
  step(from, arrow) {
    const [dx, dy] = ARROWS[arrow];
    const here = centre(from);
    /** @type {HTMLElement|SVGElement|null} */
    let best = null;
    let least = Infinity;
    for (const thing of this.stops()) {
      const there = centre(thing);
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      if (thing !== from && along > 1 && along * 4 > across && along + across * 2.5 < least) [best, least] = [thing, along + across * 2.5];
    }
    best?.focus();
    best?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Everything that can be chosen now: on the table, and beside the question. */
  stops() {
    return [...this.all(".legal"), ...all(document, "[data-answer]")];
  }

  /** Arrows from an answer go on from there; from anywhere else they begin with the first possible thing. @param {KeyboardEvent} event */
  enter(event) {
    const from = around(event, "[data-answer]");
    const first = this.stops()[0];
    if (from) this.step(from, event.key);
    else first?.focus();
    return Boolean(first);
  }
}

/** The part of the table that a thing lies in, or the thing itself. @param {Element} thing */
function regionOf(thing) {
  return thing.closest(".region[data-box]") ?? thing;
}

/** Of some elements and all inside them, those that fit. @param {Element[]} parts @param {string} selector */
function within(parts, selector) {
  return parts.flatMap((part) => [...(part.matches(selector) && part instanceof SVGGraphicsElement ? [part] : []), ...all(part, selector, SVGGraphicsElement)]);
}

/** Those that lie in the region with most of them. @param {Element[]} things */
function fullest(things) {
  const parts = [...new Set(things.map(regionOf))].map((region) => things.filter((thing) => regionOf(thing) === region));
  return parts.reduce((most, part) => (part.length > most.length ? part : most), []);
}

/** @param {DOMRect} box @param {DOMRect} view */
function inside(box, view) {
  return box.top >= view.top && box.bottom <= view.bottom + 8 && box.left >= view.left - 8 && box.right <= view.right + 8;
}

/** Whether a region is not only seen at an edge: all of it, or in a third of the view. @param {DOMRect} box @param {DOMRect} view */
function stands(box, view) {
  const shown = Math.min(box.bottom, view.bottom + 8) - Math.max(box.top, view.top);
  return shown >= Math.min(box.height, view.height / 3);
}

/** The whole head of a region can be clicked, not only its letters. @param {SVGGraphicsElement} title */
function widen(title) {
  const [x, y, width] = sides(title.parentElement);
  const words = title.getBBox();
  title.prepend(box({ x, y, width, height: Math.min(36, words.y + words.height - y + 4) }));
}

/** @param {Record<string, number>} attributes */
function box(attributes) {
  const rect = document.createElementNS(SVG, "rect");
  for (const [key, value] of Object.entries(attributes)) rect.setAttribute(key, String(value));
  rect.setAttribute("fill", "transparent");
  return rect;
}

/** A long name keeps to its room: narrower letters, and where they would be too narrow fewer. @param {SVGGraphicsElement} text */
function squeeze(text) {
  text.removeAttribute("textLength");
  const { width } = text.getBBox();
  const room = Number(text.dataset.room) || before(text);
  if (width <= room) return;
  if (width * NARROWEST > room) {
    const letters = [...(text.textContent ?? "")];
    const kept = Math.floor((letters.length * room) / (width * NARROWEST));
    text.textContent = `${letters.slice(0, Math.max(1, kept - 1)).join("")}…`;
  }
  text.setAttribute("textLength", String(Math.min(room, text.getBBox().width)));
  text.setAttribute("lengthAdjust", "spacingAndGlyphs");
}

/** How far it is to what stands behind a text. @param {SVGGraphicsElement} text */
function before(text) {
  const { x } = text.getBBox();
  let room = Infinity;
  for (let next = text.nextElementSibling; next; next = next.nextElementSibling) {
    if (!(next instanceof SVGGraphicsElement)) continue;
    const box = next.getBBox();
    if (box.width && box.x > x) room = Math.min(room, box.x - x - 8);
  }
  return room;
}

/** @param {Element} thing */
function centre(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
