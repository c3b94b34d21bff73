import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { startEcho } from "./start-echo.ts";

// The generated client against a server that sends a stream piece by piece.

const { openClient, compileAll, pick } = await openScenario("event-streams");
const server = await startEcho();
const withoutDelay = { retry: { baseDelayMs: 0 } };

test("iterates over the events that the document describes, with every digit", async () => {
  respond('event: started\nid: 1\ndata: {"jobId":9007199254740993}\n\nevent: ended\ndata: done\ndata: at last\n\n');
  const call = openClient({ baseUrl: server.url });

  const events = await call("jobs.watch", { jobId: "7" });

  expect(await readAll(events)).toEqual([
    { event: "started", id: "1", data: { jobId: "9007199254740993" } },
    { event: "ended", data: "done\nat last" },
  ]);
  expect(events.lastEventId).toBe("1");
  expect(server.takeRequests().map(({ target, headers }) => [target, headers["accept"]])).toEqual([
    ["/jobs/7/events", "text/event-stream, */*;q=0.5"],
  ]);
});

test("loses nothing after an event without data, which proxies send", async () => {
  respond(
    'data: {"chat":1,"delta":"a"}\n\ndata:\n\nevent: ping\ndata: \n\nretry: 5\n\n: ping\n\ndata: {"delta":"b"}\n\n',
  );
  const call = openClient({ baseUrl: server.url });
  const pieces = await call("chats.create", { body: { model: "m" } }, { accept: "text/event-stream" });
  expect(await readAll(pieces)).toEqual([{ data: { chat: "1", delta: "a" } }, { data: { delta: "b" } }]);

  respond('event: started\ndata: {"jobId":7}\n\ndata:\n\nevent: ended\ndata: done\n\n');
  expect(await readAll(await call("jobs.watch", { jobId: "7" }))).toEqual([
    { event: "started", data: { jobId: "7" } },
    { event: "ended", data: "done" },
  ]);
  server.takeRequests();
});

test("asks for JSON or for a stream, as the caller chooses", async () => {
  server.respondBy(({ headers }, response) => {
    if (!String(headers["accept"]).startsWith("text/event-stream")) {
      response.writeHead(200, { "content-type": "application/json" }).end('{"id":9007199254740993}');
      return;
    }
    sendEvents(response, 'data: {"chat":9007199254740993,"delta":"a"}\n\ndata: {"delta":"b"}\n\ndata: [DONE]\n\n');
  });
  const call = openClient({ baseUrl: server.url });
  const body = { model: "m" };

  expect(await call("chats.create", { body })).toEqual({ id: "9007199254740993" });
  const pieces = await call("chats.create", { body: { ...body, stream: true } }, { accept: "text/event-stream" });

  expect(await readAll(pieces)).toEqual([{ data: { chat: "9007199254740993", delta: "a" } }, { data: { delta: "b" } }]);
  expect(server.takeRequests().map(({ body: sent }) => JSON.parse(String(sent)).stream)).toEqual([undefined, true]);
});

test("rejects a response of the other media type, and in-band failures in JSON and in events", async () => {
  const call = openClient({ baseUrl: server.url });
  const watch = (): Promise<unknown> => call("chats.create", { body: { model: "m" } }, { accept: "text/event-stream" });

  server.respondBy(
    (_, response) => void response.writeHead(200, { "content-type": "application/json" }).end('{"id":1}'),
  );
  await expect(watch()).rejects.toMatchObject({
    name: "UnexpectedResponseError",
    message: expect.stringContaining("with `application/json` instead of `text/event-stream`"),
    body: { id: 1 },
  });
  server.respondBy(
    (_, response) => void response.writeHead(200, { "content-type": "application/json" }).end('{"code":7}'),
  );
  await expect(watch()).rejects.toMatchObject({ name: "InBandError", code: 7 });
  respond('data: {"delta":"a"}\n\ndata: {"code":7,"message":"Overloaded."}\n\n');
  const received: unknown[] = [];
  await expect(readAll(await watch(), received)).rejects.toMatchObject({ name: "InBandError", code: 7 });
  expect(received).toEqual([{ data: { delta: "a" } }]);
});

test("connects again after the last event, and ends when the service returns 204", async () => {
  const texts = ["retry: 20\nid: a\ndata: 1\n\nid: b\ndata: 2\n\ndata: lost", "id: c\ndata: 3\n\n"];
  server.respondBy((_, response) => {
    const text = texts.shift();
    if (text === undefined) response.writeHead(204).end();
    else sendEvents(response, text, () => response.destroy());
  });
  const retries: unknown[] = [];
  server.takeRequests();
  const call = openClient({
    baseUrl: server.url,
    ...withoutDelay,
    onRetry: ({ waitMs }: { waitMs: number }) => retries.push(waitMs),
  });

  const events = await call("jobs.notes", {}, { lastEventId: "ä" });

  expect(await readAll(events)).toEqual([
    { id: "a", retry: 20, data: "1" },
    { id: "b", data: "2" },
    { id: "c", data: "3" },
  ]);
  expect(retries).toEqual([20, 20]);
  const sent = server.takeRequests().map(({ headers }) => Buffer.from(String(headers["last-event-id"]), "latin1"));
  expect(sent.map(String)).toEqual(["ä", "b", "c"]);
});

test("connects no more often than `maxRetries` allows without a new event", async () => {
  let connections = 0;
  server.respondBy((_, response) => {
    connections += 1;
    sendEvents(response, connections === 1 ? "id: a\ndata: 1\n\n" : ": nothing new\n\n", () => response.destroy());
  });
  const call = openClient({ baseUrl: server.url, retry: { baseDelayMs: 0, maxRetries: 2 } });
  const received: unknown[] = [];

  await expect(readAll(await call("jobs.notes"), received)).rejects.toMatchObject({ name: "ConnectionError" });

  expect(received).toHaveLength(1);
  expect(connections).toBe(3);
});

test("fails in the middle of a stream that has no ids, and of one that may not be repeated", async () => {
  server.respondBy((_, response) => sendEvents(response, "data: 1\n\n", () => response.destroy()));
  const call = openClient({ baseUrl: server.url, ...withoutDelay });
  await expect(readAll(await call("jobs.notes"))).rejects.toMatchObject({ name: "ConnectionError", retryable: true });

  server.respondBy((_, response) => sendEvents(response, 'id: 1\ndata: {"delta":""}\n\n', () => response.destroy()));
  const pieces = await call("chats.create", { body: { model: "m" } }, { accept: "text/event-stream" });
  server.takeRequests();

  await expect(readAll(pieces)).rejects.toMatchObject({ name: "ConnectionError" });
  expect(server.takeRequests()).toEqual([]);
});

test("ends the connection when the loop ends, and when the stream is cancelled", async () => {
  const call = openClient({ baseUrl: server.url });
  for (const stop of ["break", "cancel"] as const) {
    const closed = new Promise<void>((resolve) => {
      server.respondBy((_, response) => {
        response.on("close", resolve);
        sendEvents(response, "data: 1\n\n", () => {});
      });
    });
    const events = await call("jobs.notes");
    const received: unknown[] = [];
    for await (const event of events) {
      received.push(event);
      if (stop === "break") break;
      events.cancel();
    }
    await closed;
    expect(received).toEqual([{ data: "1" }]);
  }
});

test("an abort ends the connection and the loop", async () => {
  const controller = new AbortController();
  const closed = new Promise<void>((resolve) => {
    server.respondBy((_, response) => {
      response.on("close", resolve);
      sendEvents(response, "data: 1\n\n", () => {});
    });
  });
  const events = await openClient({ baseUrl: server.url })("jobs.notes", {}, { signal: controller.signal });
  const received: unknown[] = [];

  const reading = (async () => {
    for await (const event of events) {
      received.push(event);
      setImmediate(() => controller.abort("enough"));
    }
  })();

  await expect(reading).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
  await closed;
  expect(received).toHaveLength(1);
  expect(() => events[Symbol.asyncIterator]()).toThrow("can be read once");
});

test("reads a compressed stream through middleware, hooks and a limiter", async () => {
  server.respondBy((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream", "content-encoding": "gzip" });
    response.end(gzipSync("data: ä\n\ndata: ß\n\n"));
  });
  const seen: unknown[] = [];
  const call = openClient({
    baseUrl: server.url,
    limiter: pick("createLimiter")({ concurrency: 1 }),
    middleware: [{ onResponse: ({ response }: { response: Response }) => void seen.push(response.status) }],
    onResponse: ({ status }: { status: number }) => void seen.push(status),
  });

  expect(await readAll(await call("jobs.notes"))).toEqual([{ data: "ä" }, { data: "ß" }]);
  expect(seen).toEqual([200, 200]);
});

test("limits the size of one event, and not of the stream", async () => {
  const call = openClient({ baseUrl: server.url, maxResponseBytes: 1_000, ...withoutDelay });
  respond(`data: ${"a".repeat(900)}\n\n`.repeat(50));
  expect(await readAll(await call("jobs.notes"))).toHaveLength(50);

  for (const text of [
    `data: ${"a".repeat(1_001)}\n\n`,
    `data: ${"a".repeat(600)}\n`.repeat(2),
    `: ${"a".repeat(1_001)}`,
  ]) {
    respond(text);
    await expect(readAll(await call("jobs.notes"))).rejects.toMatchObject({
      name: "ResponseTooLargeError",
      limitBytes: 1_000,
    });
  }
});

test("the types of the client are those of the document", async () => {
  const [right, noChoice, wrongType] = await compileAll([
    printProgram(""),
    printProgram('await api.logs.follow({}, { accept: "application/json" });'),
    printProgram('await api.chats.create({ body: { model: "m" } }, { accept: "text/csv" });'),
  ]);

  expect(right).toBe("");
  expect(noChoice).toContain("program.ts(");
  expect(wrongType).toContain("text/csv");
});

function printProgram(read: string): string {
  return `import { createClient, type Chat } from "./index.js";
const api = createClient({ baseUrl: "http://a.example" });
export async function run(): Promise<void> {
  const chat: Chat = await api.chats.create({ body: { model: "m" } });
  const pieces = await api.chats.create({ body: { model: "m", stream: true } }, { accept: "text/event-stream" });
  for await (const { data, event, id } of pieces) console.log(data.delta.length, data.chat?.length, event, id, chat.id.length);
  for await (const event of await api.jobs.watch({ jobId: "7" }, { lastEventId: pieces.lastEventId })) {
    if (event.event === "started") console.log(event.data.jobId.length);
    else console.log(event.data.trim());
  }
  for await (const { data } of await api.jobs.notes()) console.log(data.trim());
  for await (const { at } of await api.logs.follow()) console.log(at.trim());
  for await (const { seq } of await api.logs.list({}, { accept: "application/json-seq" })) console.log(seq?.trim());
  ${read}
}
`;
}

function respond(text: string): void {
  server.respondBy((_, response) => sendEvents(response, text));
}

/** Sends a text. When it is written, ends the response or does something else. */
function sendEvents(response: ServerResponse, text: string, end: () => void = () => response.end()): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(text, () => setImmediate(end));
}

async function readAll(stream: unknown, received: unknown[] = []): Promise<unknown[]> {
  for await (const item of stream as AsyncIterable<unknown>) received.push(item);
  return received;
}
