/** The connection to the server: it opens again by itself when it breaks. */

/** @import { Message } from "./messages.js" */

export class TableSocket {
  /**
   * @param {string} path
   * @param {{open: () => void, message: (message: Message) => void, lost: (tries: number) => void, gone: () => void}} listeners
   */
  constructor(path, listeners) {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
    this.listeners = listeners;
    this.tries = 0;
    this.timer = 0;
    this.socket = this.connect();
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
  }

  connect() {
    const socket = new WebSocket(this.address);
    socket.onopen = () => {
      this.tries = 0;
      this.listeners.open();
    };
    socket.onmessage = (event) => this.listeners.message(JSON.parse(event.data));
    socket.onclose = (event) => this.closed(event);
    return socket;
  }

  /** @param {CloseEvent} event */
  closed(event) {
    if (event.code >= 4400 && event.code < 4500) return this.listeners.gone();
    this.tries += 1;
    this.listeners.lost(this.tries);
    this.timer = setTimeout(() => (this.socket = this.connect()), Math.min(5000, 250 * 1.7 ** this.tries));
  }

  /** Do not wait any longer: the network is back, or somebody looks again. */
  hurry() {
    if (this.socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.socket = this.connect();
  }

  /** @param {{do: string} & Record<string, string|number|boolean|null|undefined>} message */
  send(message) {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
