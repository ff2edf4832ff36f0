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
        { type: "button", role: "tab", "data-region": region.id, onclick: () => zoom.scrollToRegion(region) },
        region.querySelector(".region-title .seat-name")?.textContent ?? region.dataset.title,
        region.querySelector(".legal") ? make("span", { class: "dot" }) : null,
      ),
    ),
  );
  markTab(zoom.view, svg);
}

/** The tab of the part in view is the chosen one. @param {HTMLElement} view @param {SVGSVGElement} svg */
export function markTab(view, svg) {
  const { left, right, top } = view.getBoundingClientRect();
  const middle = top + view.clientHeight * 0.35;
  const regions = [...svg.querySelectorAll(".region[data-box]")].filter((region) => {
    const box = region.getBoundingClientRect();
    const centre = box.left + box.width / 2;
    return centre > left && centre < right;
  });
  const atEnd = view.scrollTop > 0 && view.scrollTop + view.clientHeight >= view.scrollHeight - 4;
  const passed = regions.filter((region) => region.getBoundingClientRect().top <= middle);
  const current = view.scrollTop < 4 ? regions[0] : (atEnd ? regions : passed).at(-1);
  for (const tab of byId("tabs").children) {
    const chosen = tab.dataset.region === current?.id;
    if (chosen && tab.getAttribute("aria-selected") !== "true") {
      byId("tabs").scrollTo({ left: tab.offsetLeft - byId("tabs").offsetLeft - 60 });
    }
    tab.setAttribute("aria-selected", String(chosen));
  }
}
