import { type Exact, stringifyExact } from "@shortvideo-api/wire";

/** Writes the items of a body, each on a line of its own. An iterable becomes a stream, which reads one item at a time. */
export function writeLines(body: unknown, exact?: Exact): ReadableStream<Uint8Array> | string {
  return writeItems(body, (item) => `${stringifyExact([item], exact).slice(1, -1)}\n`);
}

/** Writes the items of a body, each after a record separator. https://www.rfc-editor.org/rfc/rfc7464 */
export function writeRecords(body: unknown, exact?: Exact): ReadableStream<Uint8Array> | string {
  return writeItems(body, (item) => `\u001e${stringifyExact([item], exact).slice(1, -1)}\n`);
}

function writeItems(body: unknown, write: (item: unknown) => string): ReadableStream<Uint8Array> | string {
  if (!isIterable(body)) return [body].flat().map(write).join("");
  const iterator = body[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  // oxlint-disable-next-line no-restricted-globals -- Only bodies that are iterables need it.
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(write(value)));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/** Returns whether a body, or a part of one, is read item by item, so it can be sent only once. */
export function isIterable(body: unknown): body is AsyncIterable<unknown> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body;
}
