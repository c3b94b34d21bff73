/** An event as it was sent. */
export interface SentEvent {
  /** The type of the event. Absent if the service sent none, or an empty one. */
  readonly event?: string;
  /** Absent if the service sent none. */
  readonly id?: string;
  /** Milliseconds before the next connection. */
  readonly retry?: number;
  readonly data: string;
}

/** The lines up to an empty line, parsed. */
export interface EventBlock {
  /** Absent if the block has no data. */
  readonly sent?: SentEvent;
  /** The id of the last event that had one. */
  readonly lastEventId: string;
  readonly retry?: number | undefined;
}

/** Collects lines into events. */
export interface EventParser {
  /** Adds a line, and returns the block that it ends. */
  push(line: string): EventBlock | undefined;
  /** Returns the data of an event that is not complete. */
  rest(): string | undefined;
}

/**
 * Creates a parser for the lines of a `text/event-stream`: https://html.spec.whatwg.org/#parsing-an-event-stream. Calls `refuse`
 * for an event whose data has more than `limit` characters.
 */
export function createEventParser(lastEventId: string, limit: number, refuse: () => never): EventParser {
  let fields: { event?: string; id?: string; retry?: number } = {};
  let data: string[] = [];
  let size = 0;
  let lastId = lastEventId;

  const take = (): EventBlock => {
    const block = {
      lastEventId: lastId,
      retry: fields.retry,
      ...(data.length > 0 && { sent: { ...fields, data: data.join("\n") } }),
    };
    fields = {};
    data = [];
    size = 0;
    return block;
  };

  return {
    push(line) {
      if (line === "") return take();
      const [, name = "", value = ""] = /^([^:]*)(?:: ?([^]*))?$/.exec(line) ?? [];
      if (name === "data") {
        size += value.length + 1;
        if (size > limit) refuse();
        data.push(value);
      }
      // An empty type means `message`, as no type does.
      if (name === "event" && value === "") delete fields.event;
      else if (name === "event") fields.event = value;
      if (name === "id" && !value.includes("\0")) {
        fields.id = value;
        lastId = value;
      }
      if (name === "retry" && /^\d+$/.test(value)) fields.retry = Number(value);
      return undefined;
    },
    rest: () => (data.length > 0 ? data.join("\n") : undefined),
  };
}
