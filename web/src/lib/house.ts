/** Who answers: a server, or in a folder without one a worker of this browser. Nobody else knows the difference. */

import { askBook, isBook } from "../offline/book";
import { engine } from "../offline/engine";

/** As much of a WebSocket as a line needs. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Asking {
  method: "GET" | "POST";
  /** With its question mark and what follows. */
  address: string;
  /** JSON, or nothing. */
  body: string;
}

/** The status and what was said; a status of 0: nobody answered. */
interface Answered {
  status: number;
  text: string;
}

/** Whether everything is here: one plays with bots, and people meet elsewhere. */
export const isFolder = engine !== null;

async function inFolder() {
  const { house } = await import("../offline/folder.svelte");
  if (!house) throw new Error("there is no engine");
  return house;
}

/** Whether all pages have one address, and which one is shown stands behind the #. */
export const isOnePage = isFolder || isBook;

export async function ask({ method, address, body }: Asking): Promise<Answered> {
  if (isBook) {
    const [status, text] = await askBook(address);
    return { status, text };
  }
  if (isFolder) {
    const [status, text] = await (await inFolder()).ask(method, address, body);
    return { status, text };
  }
  const init: RequestInit = body
    ? { method, headers: { "Content-Type": "application/json" }, body }
    : { method };
  try {
    const answer = await fetch(address, { ...init, credentials: "same-origin" });
    return { status: answer.status, text: await answer.text().catch(() => "") };
  } catch {
    return { status: 0, text: "" };
  }
}

/** In a folder, a socket that opens when the engine is there. */
class Later implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private socket: Socket | null = null;
  private isClosed = false;

  constructor(table: string) {
    void inFolder().then((house) => {
      if (this.isClosed) return;
      const socket = house.open(table);
      this.socket = socket;
      socket.onopen = () => this.onopen?.();
      socket.onmessage = (event) => this.onmessage?.(event);
      socket.onclose = (event) => this.onclose?.(event);
    });
  }

  get readyState(): number {
    if (this.isClosed) return WebSocket.CLOSED;
    return this.socket?.readyState ?? WebSocket.CONNECTING;
  }

  send(text: string): void {
    this.socket?.send(text);
  }

  close(): void {
    this.isClosed = true;
    this.socket?.close();
  }
}

export function open(table: string): Socket {
  if (isFolder) return new Later(table);
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const address = `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
  return new WebSocket(address) as unknown as Socket; // its events say more than a line asks for
}
