/** The form for a new table: as many seats as players, and what a variant sets. */
import { byId } from "./dom.js";

const form = byId("new-table");

function showSeats() {
  const players = Number(new FormData(form).get("players"));
  for (const line of form.querySelectorAll(".seat-line")) {
    const used = Number(line.dataset.seat) < players;
    line.hidden = !used;
    for (const field of line.querySelectorAll("select, input")) field.disabled = !used;
    const person = line.querySelector("select").value === "me";
    line.querySelector(".name").hidden = !person;
    line.querySelector(".name").required = used && person && Number(line.dataset.seat) === 0;
  }
  byId("company-help").hidden = players === 1;
  byId("in-lobby").hidden = !form.querySelector("select[id^=seat-]:enabled option[value=open]:checked");
}

/** What begins otherwise where nobody but bots sits, as long as it was not changed by hand. */
function suitCompany() {
  const bots = ![...form.querySelectorAll("select[id^=seat-]:enabled")].some((seat) => ["me", "open"].includes(seat.value));
  for (const option of form.querySelectorAll("[data-for-bots]")) {
    const [from, to] = bots ? [option.dataset.default, option.dataset.forBots] : [option.dataset.forBots, option.dataset.default];
    const field = option.querySelector("select, input[type=number]");
    if (field.value === from) field.value = to;
  }
}

/** Only what does something in the variant is shown and sent. */
function showOptions() {
  const variant = String(new FormData(form).get("variant"));
  for (const option of form.querySelectorAll("[data-variants]")) {
    option.hidden = !option.dataset.variants.split(" ").includes(variant);
    for (const field of option.querySelectorAll("select, input")) field.disabled = option.hidden;
  }
}

/** @param {HTMLInputElement} variant */
function applyVariant(variant) {
  const counts = variant.dataset.players.split(" ");
  for (const radio of form.querySelectorAll("input[name=players]")) radio.disabled = !counts.includes(radio.value);
  if (form.querySelector("input[name=players]:checked:disabled")) {
    form.querySelector(`input[name=players][value="${counts[0]}"]`).checked = true;
  }
  byId("variant-help").textContent = variant.dataset.help;
  const values = JSON.parse(variant.dataset.options);
  for (const option of form.querySelectorAll(".option")) {
    setOption(option, values[option.dataset.option] ?? JSON.parse(option.dataset.default));
  }
}

/**
 * @param {HTMLElement} option
 * @param {any} value
 */
function setOption(option, value) {
  const kind = option.dataset.kind;
  for (const box of option.querySelectorAll("input[type=checkbox]")) {
    box.checked = kind === "flag" ? Boolean(value) : value.includes(box.value);
  }
  for (const field of option.querySelectorAll("select, input[type=number]")) field.value = String(value);
}

form.addEventListener("change", (event) => {
  if (event.target.name === "variant") applyVariant(event.target);
  showSeats();
  showOptions();
  suitCompany();
});
showSeats();
showOptions();
