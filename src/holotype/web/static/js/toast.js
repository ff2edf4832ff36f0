/** Short messages that go away by themselves. */
import { byId, make } from "./dom.js";

/**
 * @param {string} text
 * @param {"plain"|"error"|"good"} [kind]
 * @returns {HTMLElement} what can be removed before its time
 */
export function toast(text, kind = "plain") {
  const box = byId("toasts");
  for (const old of [...box.children]) if (old.textContent === text) old.remove();
  const message = make("div", { class: `toast ${kind}` }, text);
  box.append(message);
  while (box.children.length > 3) box.children[0].remove();
  setTimeout(() => message.remove(), 3500 + text.length * 45);
  return message;
}
