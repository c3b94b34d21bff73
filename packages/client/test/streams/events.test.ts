// The events of a stream, whatever pieces it arrives in. https://html.spec.whatwg.org/#parsing-an-event-stream

import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { OperationMetadata } from "../../src/call/metadata.js";
import { type EventStream, openNothing } from "../../src/streams/item-stream.js";
import { chooseEvents, openEvents } from "../../src/streams/open-events.js";
import { readEventJson, readJsonOrText } from "../../src/streams/read-item.js";
import { fail } from "../fail.js";
import { getPet, open, rex } from "../open-pets.js";

const watch: OperationMetadata = {
  ...getPet,
  choose: chooseEvents,
  media: { "text/event-stream": { read: openEvents, empty: openNothing, parse: (text) => text } },
};

test.each([
  ["one event", "data: a\n\n", [{ data: "a" }]],
  ["lines of data", "data: a\ndata: b\ndata:\n\n", [{ data: "a\nb\n" }]],
  ["all fields", "event: e\nid: 1\nretry: 10\ndata: a\n\n", [{ event: "e", id: "1", retry: 10, data: "a" }]],
  [
    "fields of one event only",
    "event: e\nid: 1\ndata: a\n\ndata: b\n\n",
    [{ event: "e", id: "1", data: "a" }, { data: "b" }],
  ],
  ["an empty type as none", "event: e\nevent:\ndata: a\n\nevent\ndata: b\n\n", [{ data: "a" }, { data: "b" }]],
  ["one space after the colon", "data:a\n\ndata:  a\n\n", [{ data: "a" }, { data: " a" }]],
  ["colons in data", "data: a: b\n\n", [{ data: "a: b" }]],
  ["a field without a colon", "data\n\ndata\ndata\n\n", [{ data: "" }, { data: "\n" }]],
  ["comments and unknown fields", ": hello\n:\nfoo: bar\ndata: a\n\n:\n\n", [{ data: "a" }]],
  ["events without data", "event: e\n\nid: 1\n\ndata: a\n\n", [{ data: "a" }]],
  ["an id with a null", "id: a\0b\ndata: a\n\n", [{ data: "a" }]],
  ["a retry that is not a number", "retry: 1s\ndata: a\n\n", [{ data: "a" }]],
  ["carriage returns", "data: a\rdata: b\r\rdata: c\r\r", [{ data: "a\nb" }, { data: "c" }]],
  ["carriage returns with line feeds", "data: a\r\ndata: b\r\n\r\ndata: c\n\r\n", [{ data: "a\nb" }, { data: "c" }]],
  ["a byte order mark", "\uFEFFdata: a\n\n\uFEFFdata: b\n\ndata: \uFEFF\n\n", [{ data: "a" }, { data: "\uFEFF" }]],
  ["characters of several bytes", "data: ä€😀\n\n", [{ data: "ä€😀" }]],
  ["nothing", "", []],
  ["empty lines", "\n\n\r\n\r", []],
  ["fields without data at the end", "data: a\n\nid: 1\nevent: e", [{ data: "a" }]],
  ["JSON without its empty line", 'data: a\n\ndata: {"a":1}', [{ data: "a" }, { data: '{"a":1}' }]],
])("reads %s, split at every byte", async (_, text, events) => {
  const bytes = new TextEncoder().encode(text);
  for (let index = 0; index <= bytes.length; index += 1) {
    expect(await readAll([bytes.subarray(0, index), bytes.subarray(index)])).toEqual(events);
  }
  expect(await readAll([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(events);
});

test("reads back every event that a service writes, in any pieces", async () => {
  const someText = fc
    .string({ unit: "grapheme", maxLength: 12 })
    .map((text) => text.replaceAll(/[\r\n\0\uFEFF]/g, "x"));
  const someEvent = fc.record(
    { data: fc.array(someText, { minLength: 1, maxLength: 3 }), event: someText, id: someText },
    { requiredKeys: ["data"] },
  );
  const someEnd = fc.constantFrom("\n", "\r", "\r\n");
  await fc.assert(
    fc.asyncProperty(fc.array(someEvent), someEnd, fc.array(fc.nat(40)), async (events, end, sizes) => {
      const written = events.map(({ data, event, id }) =>
        [
          ...(event === undefined ? [] : [`event: ${event}`]),
          ...(id === undefined ? [] : [`id: ${id}`]),
          ...data.map((line) => `data: ${line}`),
          end,
        ].join(end),
      );
      const expected = events.map(({ data, event = "", ...rest }) => {
        return { ...rest, ...(event !== "" && { event }), data: data.join("\n") };
      });

      expect(await readAll(cut(new TextEncoder().encode(written.join("")), sizes))).toEqual(expected);
    }),
  );
});

test.each(["data: a", "data: a\n", "data: [1, 2", "data: a\n\ndata: {"])(
  "rejects if the stream ends within an event: %j",
  async (text) => {
    expect(await fail(readAll([new TextEncoder().encode(text)]))).toMatchObject({
      name: "ConnectionError",
      message: expect.stringMatching(/ got no complete response\. It ended early\.$/),
      retryable: true,
    });
  },
);

test.each(["data: [DONE]", "data: [DONE]\n\n", "data: [DONE]\n\ndata: {\n\n"])(
  "ends at the mark `[DONE]`: %j",
  async (text) => {
    const json = { ...watch, media: { "text/event-stream": { read: openEvents } } };
    const events = [{ data: { a: 1 } }];

    expect(await readAll([new TextEncoder().encode(`data: {"a":1}\n\n${text}`)], json)).toEqual(events);
  },
);

test.each([
  ["an event with empty data", 'data:\n\ndata: {"a":1}\n\n'],
  ["an event with blank data and a type", 'event: ping\ndata:  \n\ndata: {"a":1}\n\n'],
  ["several lines of empty data", 'data\r\ndata\r\n\r\ndata: {"a":1}\r\n\r\n'],
  ["comments, and events with other fields only", ': ping\n\nretry: 10\n\n:\n\ndata: {"a":1}\n\n'],
  ["a byte order mark before an event with empty data", '\uFEFFdata:\n\ndata: {"a":1}\n\n'],
])("skips %s in a stream of JSON", async (_, text) => {
  const bytes = new TextEncoder().encode(`${text}data:\n\ndata: {"a":2}\n\ndata: \n\n`);
  for (const parse of [undefined, (data: string) => readEventJson(data, {}), (data: string) => readJsonOrText(data)]) {
    const json = { ...watch, media: { "text/event-stream": { read: openEvents, parse } } };

    expect(await readAll([bytes], json)).toEqual([{ data: { a: 1 } }, { data: { a: 2 } }]);
  }
});

test("keeps the id of an event that it skips", async () => {
  const json = { ...watch, media: { "text/event-stream": { read: openEvents } } };
  const events = await call([new TextEncoder().encode("id: 1\ndata: 1\n\nid: 2\ndata:\n\n")], json);

  expect(await collect(events)).toEqual([{ id: "1", data: 1 }]);
  expect(events.lastEventId).toBe("2");
});

test("rejects data that is not JSON where JSON is documented, without the key", async () => {
  const json = { ...watch, media: { "text/event-stream": { read: openEvents } } };
  const bytes = new TextEncoder().encode("data: k-0123456789abcdef {\n\n");

  expect(await fail(readAll([bytes], json))).toMatchObject({
    name: "UnexpectedResponseError",
    message: expect.stringContaining("with an item that is not JSON"),
    body: "[redacted] {",
  });
});

test("keeps the id of the last event that the loop received", async () => {
  const bytes = new TextEncoder().encode("id: 1\ndata: a\n\nid: 2\ndata: b\n\n");
  const events = await call([bytes], watch);
  const ids = [events.lastEventId];
  for await (const _ of events) {
    ids.push(events.lastEventId);
    break;
  }

  expect([...ids, events.lastEventId]).toEqual(["", "1", "1"]);
});

test.each([["text/event-stream; charset=utf-8"], ["Text/Event-Stream"], ["text/plain"], [undefined]])(
  "accepts the media type %s",
  async (type) => {
    const headers = type === undefined ? new Headers() : { "content-type": type };
    const body = new TextEncoder().encode("data: a\n\n");
    const events = await open(new Response(body, { headers })).connection.call<EventStream<unknown>>(watch, rex);

    expect(await collect(events)).toEqual([{ data: "a" }]);
  },
);

test("returns no events for an empty success", async () => {
  const events = await open(new Response(null, { status: 204 })).connection.call<EventStream<unknown>>(watch, rex);

  expect(await collect(events)).toEqual([]);
  events.cancel();
});

function call(chunks: readonly Uint8Array[], operation: OperationMetadata): Promise<EventStream<unknown>> {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk.slice());
      controller.close();
    },
  });
  const response = new Response(body, { headers: { "content-type": "text/event-stream" } });
  return open(response).connection.call<EventStream<unknown>>(operation, rex);
}

async function readAll(chunks: readonly Uint8Array[], operation = watch): Promise<unknown[]> {
  return collect(await call(chunks, operation));
}

async function collect(events: EventStream<unknown>): Promise<unknown[]> {
  const received: unknown[] = [];
  for await (const event of events) received.push(event);
  return received;
}

/** Cuts bytes into pieces of the given sizes, and the rest. */
function cut(bytes: Uint8Array, sizes: readonly number[]): Uint8Array[] {
  let from = 0;
  const pieces = sizes.map((size) => bytes.subarray(from, (from += size)));
  return [...pieces, bytes.subarray(from)];
}
