/**
 * The items of a response that arrives piece by piece. They can be read once. When the loop ends, also by a `break`, the connection
 * ends.
 *
 * @example
 * for await (const item of await api.logs.follow({})) console.log(item);
 */
export interface ItemStream<Item> extends AsyncIterable<Item> {
  /** Ends the connection. A loop over the items then ends. */
  cancel(): void;
}

/**
 * The events of a `text/event-stream`. They can be read once. When the loop ends, also by a `break`, the connection ends.
 *
 * @example
 * for await (const { event, data } of await api.jobs.watch({})) console.log(event, data);
 */
export interface EventStream<Event> extends ItemStream<Event> {
  /** The id of the last event that the loop received; `""` if none had an id. The option `lastEventId` of another call resumes there. */
  readonly lastEventId: string;
}

/** An event whose document describes only its data. */
export interface ServerSentEvent<Data> {
  /** Absent if the service sent none, which means `"message"`. */
  readonly event?: string;
  readonly data: Data;
  /** Absent if the service sent none. */
  readonly id?: string;
  /** Milliseconds to wait before the next connection. Absent if the service sent none. */
  readonly retry?: number;
}

/** Creates a stream that can be read once. */
export function createItemStream<Item>(
  cancel: () => void,
  iterate: () => AsyncGenerator<Item, void>,
): ItemStream<Item> {
  let isRead = false;
  return {
    cancel,
    [Symbol.asyncIterator]() {
      if (isRead)
        throw new TypeError("The items of a response can be read once. Keep them in an array to read them again.");
      isRead = true;
      return iterate();
    },
  };
}

/** Returns a stream without items. */
export function openNothing(): EventStream<never> {
  return Object.assign(
    createItemStream(() => {}, iterateNothing),
    { lastEventId: "" },
  );
}

async function* iterateNothing(): AsyncGenerator<never, void> {}
