/** The lobby: a record of a game, chosen or dropped here, opens as a replay. */
import { byId } from "./dom.js";
import { say } from "./words.js";

const drop = byId("record-drop");
const chooser = byId("record-file", HTMLInputElement);
const problem = byId("record-problem");

/** @param {File} file */
async function open(file) {
  problem.textContent = "";
  if (file.size > Number(drop.dataset.largest)) {
    problem.textContent = say("record-too-large", { name: file.name });
    return;
  }
  drop.classList.add("busy");
  try {
    const answer = await fetch("/api/records", { method: "POST", body: await file.arrayBuffer() });
    const answered = await answer.json();
    if (answer.ok) location.assign(new URL(answered.page).pathname);
    else problem.textContent = answered.message;
  } catch {
    problem.textContent = say("record-not-sent");
  }
  drop.classList.remove("busy");
  chooser.value = "";
}

/** @param {FileList|undefined|null} files */
function openFirst(files) {
  if (files?.length) open(files[0]);
}

chooser.addEventListener("change", () => openFirst(chooser.files));
for (const kind of ["dragenter", "dragover"]) {
  drop.addEventListener(kind, (event) => {
    event.preventDefault();
    drop.classList.add("over");
  });
}
for (const kind of ["dragleave", "drop"]) drop.addEventListener(kind, () => drop.classList.remove("over"));
drop.addEventListener("drop", (event) => {
  event.preventDefault();
  openFirst(event.dataTransfer?.files);
});
