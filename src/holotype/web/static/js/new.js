/** The form for a new table: as many seats as players, and what a variant sets. */
import { all, byId, first } from "./dom.js";

const form = byId("new-table", HTMLFormElement);

function showSeats() {
  const players = Number(new FormData(form).get("players"));
  for (const line of all(form, ".seat-line")) {
    const used = Number(line.dataset.seat) < players;
    line.hidden = !used;
    enable(line, used);
    const person = first(line, "select", HTMLSelectElement).value === "me";
    const name = first(line, ".name", HTMLInputElement);
    name.hidden = !person;
    name.required = used && person && Number(line.dataset.seat) === 0;
  }
  byId("company-help").hidden = players === 1;
  byId("in-lobby").hidden = !form.querySelector("select[id^=seat-]:enabled option[value=open]:checked");
}

/** @param {Element} part @param {boolean} used whether its fields are sent */
function enable(part, used) {
  for (const field of part.querySelectorAll("select, input")) field.toggleAttribute("disabled", !used);
}

/** What begins otherwise where nobody but bots sits, as long as it was not changed by hand. */
function suitCompany() {
  const bots = !all(form, "select[id^=seat-]:enabled", HTMLSelectElement).some((seat) => ["me", "open"].includes(seat.value));
  for (const option of all(form, "[data-for-bots]")) {
    const { default: usual = "", forBots = "" } = option.dataset;
    const [from, to] = bots ? [usual, forBots] : [forBots, usual];
    for (const field of values(option)) if (field.value === from) field.value = to;
  }
}

/** @param {Element} option @returns {(HTMLSelectElement|HTMLInputElement)[]} the fields that hold a word or a number */
function values(option) {
  return [...all(option, "select", HTMLSelectElement), ...all(option, "input[type=number]", HTMLInputElement)];
}

/** Only what does something in the variant is shown and sent. */
function showOptions() {
  const variant = String(new FormData(form).get("variant"));
  for (const option of all(form, "[data-variants]")) {
    option.hidden = !option.dataset.variants?.split(" ").includes(variant);
    enable(option, !option.hidden);
  }
}

/** @param {HTMLInputElement} variant */
function applyVariant(variant) {
  const { players = "", help = "", options = "{}" } = variant.dataset;
  const counts = players.split(" ");
  const radios = all(form, "input[name=players]", HTMLInputElement);
  for (const radio of radios) radio.disabled = !counts.includes(radio.value);
  if (radios.some((radio) => radio.checked && radio.disabled)) {
    for (const radio of radios) radio.checked = radio.value === counts[0];
  }
  byId("variant-help").textContent = help;
  /** @type {Record<string, unknown>} */
  const set = JSON.parse(options);
  for (const option of all(form, ".option")) {
    const { option: name = "", default: usual = "null" } = option.dataset;
    setOption(option, set[name] ?? JSON.parse(usual));
  }
}

/**
 * @param {HTMLElement} option
 * @param {unknown} value of a subset, the list of its members
 */
function setOption(option, value) {
  for (const box of all(option, "input[type=checkbox]", HTMLInputElement)) {
    box.checked = Array.isArray(value) ? value.includes(box.value) : Boolean(value);
  }
  for (const field of values(option)) field.value = String(value);
}

form.addEventListener("change", (event) => {
  if (event.target instanceof HTMLInputElement && event.target.name === "variant") applyVariant(event.target);
  showSeats();
  showOptions();
  suitCompany();
});
showSeats();
showOptions();
