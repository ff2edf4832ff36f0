/** On a phone the parts of the table stand below each other, or a swipe apart; tabs lead to them and follow. */
import { byId, make, narrow } from "./dom.js";

/**
 * @param {SVGSVGElement} svg
 * @param {import("./zoom.js").Zoom} zoom
 */
export function showTabs(svg, zoom) {
  const tabs = byId("tabs");
  const regions = [...svg.querySelectorAll(".region[data-box]")];
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

const LEFT_OF_IT = 60; // pixels of a part that has nearly gone up

/**
 * The tab of the uppermost part in view is the chosen one; of two side by side, where something may be chosen. At the
 * end, where several may be in view, it is the one that was gone to, else the last.
 * @param {import("./zoom.js").Zoom} zoom
 */
export function markTab({ view, svg, gone }) {
  const { left, right, top } = view.getBoundingClientRect();
  const parts = [...svg.querySelectorAll(".region[data-box]")]
    .map((region) => ({ region, box: region.getBoundingClientRect() }))
    .filter(({ box }) => box.left + box.width / 2 > left && box.left + box.width / 2 < right);
  const atEnd = view.scrollTop > 0 && view.scrollTop + view.clientHeight >= view.scrollHeight - 4;
  const last = parts.find(({ region, box }) => region.id === gone && box.bottom > top + LEFT_OF_IT) ?? parts.at(-1);
  const upper = (atEnd && last) || parts.find(({ box }) => box.bottom > top + LEFT_OF_IT) || parts[0];
  const row = parts.filter(({ box }) => Math.abs(box.top - upper.box.top) < 4);
  const current = (row.find(({ region }) => region.querySelector(".legal")) ?? upper)?.region;
  for (const tab of byId("tabs").children) {
    const chosen = tab.dataset.region === current?.id;
    if (chosen && tab.getAttribute("aria-selected") !== "true") {
      byId("tabs").scrollTo({ left: tab.offsetLeft - byId("tabs").offsetLeft - 60 });
    }
    tab.setAttribute("aria-selected", String(chosen));
  }
}
