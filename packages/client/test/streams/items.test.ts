// Streams of JSON values, whatever pieces they arrive in.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { OperationMetadata } from "../../src/call/metadata.js";
import { timeouts } from "../../src/layers/timeouts.js";
import { type ItemStream, openNothing } from "../../src/streams/item-stream.js";
import { openLines, openRecords } from "../../src/streams/open-items.js";
import { createEventClock } from "../event-clock.js";
import { fail } from "../fail.js";
import { useClock } from "../fake-clock.js";
import { getPet, open, rex } from "../open-pets.js";

const lines: OperationMetadata = { ...getPet, accept: "application/x-ndjson", read: openLines, empty: openNothing };
const records: OperationMetadata = { ...lines, accept: "application/json-seq", read: openRecords };
const encoder = new TextEncoder();

test.each([
  ["lines", lines, '{"a":1}\n{"b":"ä€😀"}\n', [{ a: 1 }, { b: "ä€😀" }]],
  ["a last line without its end", lines, '{"a":1}\n{"b":2}', [{ a: 1 }, { b: 2 }]],
  ["empty lines and carriage returns", lines, '\r\n{"a":1}\r\n\n  \n2\r\n', [{ a: 1 }, 2]],
  ["numbers with every digit", lines, "12345678901234567890\n", ["12345678901234567890"]],
  ["records", records, '\u001E{"a":\n1}\n\u001E[2]\n', [{ a: 1 }, [2]]],
  ["a last record without its end", records, '\u001E{"a":1}\n\u001E{"b":2}', [{ a: 1 }, { b: 2 }]],
  ["a byte order mark", lines, '\uFEFF{"a":1}\n{"b":"\uFEFF"}\n', [{ a: 1 }, { b: "\uFEFF" }]],
  ["a byte order mark and an empty line", lines, '\uFEFF\r\n{"a":1}', [{ a: 1 }]],
  ["a byte order mark before a last line without its end", lines, '\uFEFF{"a":1}', [{ a: 1 }]],
  ["separators without a record", records, "\uFEFF\u001E\u001E\r\n\u001E1\n\u001E \n\u001E", [1]],
  ["a record after a byte order mark", records, '\uFEFF{"a":1}\n\u001E2\n', [{ a: 1 }, 2]],
  ["nothing", lines, "", []],
])("reads %s, split at every byte", async (_, operation, text, items) => {
  const bytes = encoder.encode(text);
  for (let index = 0; index <= bytes.length; index += 1) {
    expect(await readAll(operation, [bytes.subarray(0, index), bytes.subarray(index)])).toEqual(items);
  }
});

test("reads back every value that a service writes, in any pieces", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue()), fc.array(fc.nat(30)), async (values, sizes) => {
      const bytes = encoder.encode(values.map((value) => `${JSON.stringify({ value })}\n`).join(""));
      let from = 0;
      const pieces = [...sizes.map((size) => bytes.subarray(from, (from += size))), bytes.subarray(from)];
      const read = await readAll({ ...lines, parse: JSON.parse }, pieces);

      expect(JSON.stringify(read)).toBe(JSON.stringify(values.map((value) => ({ value }))));
    }),
  );
});

test("returns the items before a failure", async () => {
  const items: unknown[] = [];
  const stream = await call(lines, '{"a":1}\n{"code":7,"reason":"Busy."}\n{"a":2}\n');

  expect(await fail(collect(stream, items))).toMatchObject({ name: "InBandError", code: 7 });
  expect(items).toEqual([{ a: 1 }]);
  expect(await fail(readAll(lines, [encoder.encode("{\n{}\n")]))).toMatchObject({ name: "UnexpectedResponseError" });
  expect(await fail(readAll(lines, [encoder.encode('{"a":1}\n{"a"')]))).toMatchObject({
    name: "ConnectionError",
    message: expect.stringContaining("It ended early."),
  });
});

test("rejects a page of HTML in place of a stream", async () => {
  const page = new Response("<h1>Sign in</h1>", { headers: { "content-type": "text/html" } });

  expect(await fail(open(page).connection.call(lines, rex))).toMatchObject({
    name: "UnexpectedResponseError",
    message: expect.stringContaining("with `text/html` instead of `application/x-ndjson`"),
  });
});

test("limits each wait for the next bytes, but not the whole stream", async () => {
  const clock = createEventClock();
  let push: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (push = controller),
    cancel: () => void (isCancelled = true),
  });
  const layers = [useClock(clock), timeouts({ timeoutMs: 20_000, attemptTimeoutMs: 15_000 })];
  const stream = await open(new Response(body), { layers }).connection.call<ItemStream<unknown>>(lines, rex);
  const iterator = stream[Symbol.asyncIterator]();
  for (const item of [1, 2, 3]) {
    const next = iterator.next();
    push?.enqueue(encoder.encode(`${item}\n`));
    expect(await next).toEqual({ done: false, value: item });
  }
  const last = iterator.next();
  await new Promise(setImmediate);
  clock.advance();

  expect(await fail(last)).toMatchObject({ name: "CallTimeoutError", limit: "attemptTimeoutMs", limitMs: 15_000 });
  expect(isCancelled).toBe(true);
});

function call(operation: OperationMetadata, ...texts: readonly string[]): Promise<ItemStream<unknown>> {
  return callWith(
    operation,
    texts.map((text) => encoder.encode(text)),
  );
}

function callWith(operation: OperationMetadata, chunks: readonly Uint8Array[]): Promise<ItemStream<unknown>> {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk.slice());
      controller.close();
    },
  });
  return open(new Response(body)).connection.call<ItemStream<unknown>>(operation, rex);
}

async function readAll(operation: OperationMetadata, chunks: readonly Uint8Array[]): Promise<unknown[]> {
  return collect(await callWith(operation, chunks), []);
}

async function collect(stream: ItemStream<unknown>, items: unknown[]): Promise<unknown[]> {
  for await (const item of stream) items.push(item);
  return items;
}
