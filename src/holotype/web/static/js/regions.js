/** On a phone the parts of the table stand below each other, or a swipe apart; tabs lead to them and follow. */
import { all, byId, make, narrow } from "./dom.js";

/**
 * @param {import("./zoom.js").Zoom} zoom
 */
export function showTabs(zoom) {
  const tabs = byId("tabs");
  const regions = all(zoom.frame, ".region[data-box]", SVGElement);
  tabs.hidden = !narrow.matches || regions.length < 2;
  tabs.replaceChildren(
    ...regions.map((region) =>
      make(
        "button",
        { type: "button", role: "tab", "data-region": region.id, onclick: () => go(region, zoom) },
        region.querySelector(".region-title .seat-name")?.textContent ?? region.dataset.title,
        region.querySelector(".legal") ? make("span", { class: "dot" }) : null,
      ),
    ),
  );
  markTab(zoom);
}

/** Nothing scrolls if the part is in view already. @param {Element} region @param {import("./zoom.js").Zoom} zoom */
function go(region, zoom) {
  zoom.scrollToRegion(region);
  markTab(zoom);
}

/**
 * The tab of the part that was gone to is the chosen one, while all of it is in view; else that of the part of which
 * most is in view, and of two side by side, where something may be chosen.
 * @param {import("./zoom.js").Zoom} zoom
 */
export function markTab({ view, frame, gone }) {
  const { left, right, top, bottom } = view.getBoundingClientRect();
  const parts = all(frame, ".region[data-box]", SVGElement)
    .map((region) => ({ region, box: region.getBoundingClientRect() }))
    .filter(({ box }) => box.left + box.width / 2 > left && box.left + box.width / 2 < right);
  const shown = (/** @type {{box: DOMRect}} */ { box }) => Math.min(box.bottom, bottom) - Math.max(box.top, top);
  const most = parts.reduce((best, part) => (shown(part) > shown(best) + 1 ? part : best), parts[0]);
  const row = parts.filter(({ box }) => Math.abs(box.top - most.box.top) < 4);
  const whole = parts.find((part) => part.region.id === gone && shown(part) > part.box.height - 1);
  const current = (whole ?? row.find(({ region }) => region.querySelector(".legal")) ?? most)?.region;
  for (const tab of all(byId("tabs"), "[role=tab]")) {
    const chosen = tab.dataset.region === current?.id;
    if (chosen && tab.getAttribute("aria-selected") !== "true") {
      byId("tabs").scrollTo({ left: tab.offsetLeft - byId("tabs").offsetLeft - 60 });
    }
    tab.setAttribute("aria-selected", String(chosen));
  }
}
