import { isNode } from "@shortvideo-api/document";
import { stringifyExact } from "@shortvideo-api/wire";
import type { DocumentedStream } from "../operation/read-stream.js";

/** A body that is sent item by item. */
export class StreamBody {
  readonly items: readonly unknown[];
  readonly #stream: DocumentedStream;

  constructor(items: readonly unknown[], stream: DocumentedStream) {
    this.items = items;
    this.#stream = stream;
  }

  /** Returns a body with other items. */
  map(change: (item: unknown) => unknown): StreamBody {
    if (!this.#stream.isListed) return new StreamBody(this.items.map(change), this.#stream);
    const changed = change(this.items);
    return new StreamBody(Array.isArray(changed) ? changed : this.items, this.#stream);
  }

  /**
   * Returns the text of each item. With `after`, the result begins after the last event with this id. If no event has the id, it returns all
   * items, because a service may no longer have old events.
   */
  write(after: string | undefined): string[] {
    const written = this.items.map((item, index) => this.#write(item, index));
    const ids = this.#stream.kind === "events" ? this.items.map((item, index) => this.#readId(item, index)) : [];
    const known = after === undefined ? -1 : ids.lastIndexOf(after);
    return written.slice(known + 1);
  }

  #write(item: unknown, index: number): string {
    const { kind, hasEvents, exact } = this.#stream;
    if (kind !== "events") return `${kind === "records" ? "\u001E" : ""}${stringifyExact(item, exact)}\n`;
    const event = hasEvents && isNode(item) ? item : { data: item };
    const id = this.#readId(item, index);
    const lines = [
      ...listLines("", event["comment"]),
      // An empty type means `message`, as no type does.
      ...(typeof event["event"] === "string" && event["event"] !== "" ? [`event: ${toOneLine(event["event"])}`] : []),
      ...(id === undefined ? [] : [`id: ${id}`]),
      ...(Number.isInteger(event["retry"]) ? [`retry: ${String(event["retry"])}`] : []),
      ...(event["data"] === undefined
        ? []
        : listLines("data", typeof event["data"] === "string" ? event["data"] : stringifyExact(event["data"], exact))),
    ];
    return `${lines.join("\n")}\n\n`;
  }

  /** Returns the id of an event. If the items are only the data of events, each id is the number of its item. */
  #readId(item: unknown, index: number): string | undefined {
    if (!this.#stream.hasEvents) return String(index + 1);
    const id = isNode(item) ? item["id"] : undefined;
    return typeof id === "string" || typeof id === "number" ? toOneLine(String(id)) : undefined;
  }
}

/** Writes each line of a text as a line of a field. https://html.spec.whatwg.org/#parsing-an-event-stream */
function listLines(field: string, value: unknown): string[] {
  return typeof value === "string" ? value.split(/\r\n|\r|\n/).map((line) => `${field}: ${line}`) : [];
}

function toOneLine(text: string): string {
  return text.replaceAll(/[\r\n\0]/g, " ");
}
