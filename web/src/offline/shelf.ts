/** The tables of this browser, in IndexedDB. What is answered here is on the disk. */

type Row = Record<string, unknown>;
/** What Python asks for; service/keeping.py says what each does. */
interface Asked {
  table: { id: string };
  entries: { id: string; after: number; most: number | null };
  chats: { id: string; after: number };
  create: { table: Row; entries: Row[] };
  entry: Row;
  chat: Row;
}

const NAME = "followsuit";
const VERSION = 1;

export class Shelf {
  private constructor(private readonly base: IDBDatabase) {}

  static open(): Promise<Shelf> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(NAME, VERSION);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore("tables", { keyPath: "id" });
        opening.result.createObjectStore("entries", { keyPath: ["table_id", "seq"] });
        opening.result.createObjectStore("chats", { keyPath: ["table_id", "number"] });
      };
      opening.onsuccess = () => {
        // A newer page in another window wants to change it: this one lets go, and is told when it asks again.
        opening.result.onversionchange = () => opening.result.close();
        resolve(new Shelf(opening.result));
      };
      opening.onerror = () => reject(opening.error ?? new Error("IndexedDB"));
      opening.onblocked = () => reject(new Error("IndexedDB is blocked"));
    });
  }

  async keep(what: keyof Asked, values: string): Promise<string> {
    const asked: unknown = JSON.parse(values);
    return JSON.stringify(await this[what](asked as never));
  }

  private table({ id }: Asked["table"]): Promise<unknown> {
    return this.read("tables", (store) => store.get(id)).then((row) => row ?? null);
  }

  private entries({ id, after, most }: Asked["entries"]): Promise<unknown> {
    return this.read("entries", (store) => store.getAll(later(id, after), most ?? undefined));
  }

  private chats({ id, after }: Asked["chats"]): Promise<unknown> {
    return this.read("chats", (store) => store.getAll(later(id, after)));
  }

  private create({ table, entries }: Asked["create"]): Promise<boolean> {
    return this.add({ tables: [table], entries });
  }

  private entry(row: Asked["entry"]): Promise<boolean> {
    return this.add({ entries: [row] });
  }

  private chat(row: Asked["chat"]): Promise<boolean> {
    return this.add({ chats: [row] });
  }

  private read<T>(store: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const request = ask(this.base.transaction(store).objectStore(store));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
    });
  }

  /** All of it or nothing; false where something is there under one of the keys. */
  private add(rows: Record<string, Row[]>): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const work = this.base.transaction(Object.keys(rows), "readwrite", { durability: "strict" });
      let isTaken = false;
      for (const [store, list] of Object.entries(rows)) {
        for (const row of list) {
          work.objectStore(store).add(row).onerror = (event) => {
            isTaken ||= (event.target as IDBRequest).error?.name === "ConstraintError";
          };
        }
      }
      work.oncomplete = () => resolve(true);
      work.onabort = () => (isTaken ? resolve(false) : reject(work.error ?? new Error("IndexedDB")));
    });
  }
}

/** The keys of one table after a number. */
function later(id: string, after: number): IDBKeyRange {
  return IDBKeyRange.bound([id, after], [id, Infinity], true);
}
