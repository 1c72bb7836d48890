/** The line to one table: it says hello, comes back by itself, and there sends an unacknowledged answer again. */

import { open, type Socket } from "./house";
import type { FromService, ToService } from "./wire";

export type Status = "connecting" | "open" | "lost" | "refused";

interface Answer {
  question: string;
  pick: string;
  ref: string;
}

export interface Listener {
  onmessage(message: FromService): void;
  onstatus(status: Status): void;
  /** The number of the last state seen, to go on from there. */
  since(): number | null;
  language(): string;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
const SILENCE = 45_000;
/** Close codes after which coming back is useless: no right to the table, no such table, or open in too many places. */
const FINAL_CODES = [4403, 4404, 4409];

export class Line {
  private socket: Socket | null = null;
  private pending: Answer | null = null;
  private wait = FIRST_WAIT;
  private retry = 0;
  private beat = 0;
  private heard = 0;
  private sentOn: Socket | null = null;
  private isClosed = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly token?: string,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  get isWaiting(): boolean {
    return this.pending !== null;
  }

  answer(question: string, pick: string): void {
    if (this.pending) return; // one at a time; the service would refuse the second
    this.pending = { question, pick, ref: crypto.randomUUID?.() ?? String(Math.random()).slice(2) };
    this.deliver();
  }

  say(message: ToService): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  hello(): void {
    this.say({
      type: "hello",
      lang: this.listener.language(),
      since: this.listener.since(),
      ...(this.token ? { token: this.token } : {}),
    });
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    const socket = open(this.table);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.hello();
      this.beat = window.setInterval(() => this.listen(socket), HEARTBEAT);
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data) as FromService;
      if (message.type === "state") {
        this.wait = FIRST_WAIT;
        this.listener.onstatus("open");
      }
      if (message.type === "taken" || message.type === "refused") {
        if (message.ref === this.pending?.ref) this.pending = null;
      }
      this.listener.onmessage(message);
      // Only after the first state: the service has heard the hello by then.
      if (message.type === "state") this.deliverAgain();
    };
    socket.onclose = (event) => {
      clearInterval(this.beat);
      if (this.isClosed || socket !== this.socket) return;
      if (FINAL_CODES.includes(event.code)) {
        this.listener.onstatus("refused");
        return;
      }
      this.listener.onstatus("lost");
      this.retry = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(LONGEST_WAIT, this.wait * 1.8);
    };
  }

  private listen(socket: Socket): void {
    if (Date.now() - this.heard > SILENCE) socket.close();
    else this.say({ type: "ping" });
  }

  private deliver(): void {
    const answer = this.pending;
    if (!answer || this.socket?.readyState !== WebSocket.OPEN) return;
    this.sentOn = this.socket;
    this.say({ type: "answer", ...answer });
  }

  /** Once on every new line, always with the same ref: the service takes it once. */
  private deliverAgain(): void {
    if (this.pending && this.sentOn !== this.socket) this.deliver();
  }

  /** The machine woke up or the network is back: do not sit out a long wait. */
  private hurry = (): void => {
    if (this.isClosed || document.hidden) return;
    const state = this.socket?.readyState;
    if (state === WebSocket.CLOSED) {
      clearTimeout(this.retry);
      this.wait = FIRST_WAIT;
      this.open();
    } else if (state === WebSocket.OPEN) this.say({ type: "ping" });
  };
}
