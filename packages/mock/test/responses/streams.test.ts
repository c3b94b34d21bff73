import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeHeader, sendRaw } from "../library.js";
import { StreamBody } from "../../src/response/stream-body.js";
import { createMock, type MockServer, startMock } from "../../src/index.js";

// Streams, which clients read item by item, and binary bodies.

const spec = fileURLToPath(new URL("streams.yaml", import.meta.url));
let mock: MockServer;
beforeAll(async () => {
  mock = await startMock({ spec });
});
afterAll(() => mock.stop());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(mock.url + path, { headers });
  return { response, text: await response.text() };
}

function chat(body: object, accept?: string): Promise<Response> {
  const headers = { "content-type": "application/json", ...(accept === undefined ? {} : { accept }) };
  return fetch(`${mock.url}/chat`, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Parses server-sent events: the fields of each. */
function readEvents(text: string): Record<string, string>[] {
  const blocks = text.split("\n\n").filter((block) => block !== "");
  return blocks.map((block) => {
    const event: Record<string, string> = {};
    for (const line of block.split("\n")) {
      const [, field = "", value = ""] = /^([^:]*): ?(.*)$/.exec(line) ?? [];
      event[field] = event[field] === undefined ? value : `${event[field]}\n${value}`;
    }
    return event;
  });
}

const part = { id: expect.any(Number), text: expect.any(String) };

test("serves a document of events without a warning", () => {
  expect(mock.warnings).toEqual([]);
});

test("sends several events with ids and with data of the schema", async () => {
  const response = await chat({ text: "Hi" }, "text/event-stream");
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  expect(response.headers.get("content-length")).toBeNull();
  const events = readEvents(await response.text());
  expect(events.map(({ id }) => id)).toEqual(["1", "2", "3"]);
  for (const { data = "" } of events) expect(JSON.parse(data)).toEqual(part);
  expect(new Set(events.map(({ data }) => data)).size).toBe(3);
});

test("sends each event in its own chunk", async () => {
  const raw = await sendRaw(mock.url, `GET /events HTTP/1.1\r\nhost: a\r\n${closeHeader}\r\n`);
  const [, body = ""] = raw.split(/\r\n\r\n(.*)/s);
  // The size of each chunk, and the empty one at the end.
  expect(body.match(/^[\da-f]+(?=\r\n)/gm)).toHaveLength(4);
});

test("writes no empty type of an event, which means none", () => {
  const stream = { kind: "events", schema: true, isListed: false, hasEvents: true, dataTypes: [], exact: {} } as const;
  const items = ["", "added"].map((event) => ({ event, data: "a" }));

  expect(new StreamBody(items, stream).write(undefined)).toEqual(["data: a\n\n", "event: added\ndata: a\n\n"]);
});

test("resumes after the last event that the client has received", async () => {
  const all = readEvents((await get("/events")).text);
  const [first, second, third] = all;
  expect(all).toHaveLength(3);
  const after = (id: string | undefined) =>
    get("/events", { "last-event-id": id ?? "" }).then(({ text }) => readEvents(text));
  expect(await after(first?.["id"])).toEqual([second, third]);
  expect(await after(third?.["id"])).toEqual([]);
  expect(await after("unknown")).toEqual(all);
});

test("sends whole events where the schema describes them", async () => {
  const { text } = await get("/events");
  for (const { event, id, data = "" } of readEvents(text)) {
    expect(event).toBe("added");
    expect(id).toMatch(/^e\d{3}$/);
    expect(JSON.parse(data)).toEqual(part);
  }
});

test("sends JSON lines, JSON sequences, and event data of several lines", async () => {
  const lines = await get("/log", { accept: "application/x-ndjson" });
  expect(lines.text).toMatch(/^(?:\{.*\}\n){3}$/);
  const records = await get("/log", { accept: "application/json-seq" });
  const [start, ...rest] = records.text.split("\u001E");
  expect(start).toBe("");
  expect(rest.length).toBeGreaterThanOrEqual(4);
  for (const record of rest) expect(record).toMatch(/^\{.*\}\n$/);
  const events = await get("/log", { accept: "text/event-stream" });
  expect(readEvents(events.text)[0]).toEqual({ id: "1", data: "two\nlines" });
});

test("sends an example text unchanged, and each item of an example list", async () => {
  expect((await get("/written")).text).toBe("data: {}\n\n");
  const { text } = await get("/written", { accept: "application/jsonl" });
  const [one, two = "", ...others] = text.split("\n");
  expect(one).toBe('{"id":9007199254740993,"text":"One"}');
  // The example has no `text` in its second item, which the schema requires.
  expect(JSON.parse(two)).toEqual({ id: 2, text: expect.any(String) });
  expect(others).toEqual([""]);
});

test.each<[request: string, body: object, accept: string | undefined, type: string]>([
  ["no parameter and no preference", {}, undefined, "application/json"],
  ["`stream: true`", { stream: true }, undefined, "text/event-stream"],
  ["`stream: true` and any type accepted", { stream: true }, "*/*", "text/event-stream"],
  [
    "`stream: true` and both types accepted",
    { stream: true },
    "application/json, text/event-stream",
    "text/event-stream",
  ],
  [
    "`stream: false` and both types accepted",
    { stream: false },
    "text/event-stream, application/json",
    "application/json",
  ],
  ["`stream: true` and only JSON accepted", { stream: true }, "application/json", "application/json"],
  ["`stream: false` and only events accepted", { stream: false }, "text/event-stream", "text/event-stream"],
  ["`stream: true` and JSON preferred", { stream: true }, "application/json, */*;q=0.5", "application/json"],
  ["no parameter and events preferred", {}, "text/event-stream, */*;q=0.5", "text/event-stream"],
])("chooses between JSON and a stream for %s", async (_, body, accept, type) => {
  const response = await chat({ text: "Hi", ...body }, accept ?? "*/*");
  expect(response.headers.get("content-type")).toBe(type);
});

test("sends the same stream without a server, in pieces", async () => {
  const { fetch: send } = await createMock({ spec });
  const response = await send("http://mock/events");
  const pieces: string[] = [];
  for await (const piece of response.body ?? []) pieces.push(Buffer.from(piece).toString());
  expect(pieces).toHaveLength(3);
  expect(pieces.join("")).toBe((await get("/events")).text);
});

test("sends a binary body and its length", async () => {
  const response = await fetch(`${mock.url}/picture`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(response.headers.get("content-length")).toBe("256");
  expect([...bytes]).toEqual(Array.from({ length: 256 }, (_, byte) => byte));
  const other = await createMock({ spec });
  const same = await other.fetch("http://mock/picture", { headers: { accept: "application/pdf" } });
  expect(same.headers.get("content-type")).toBe("application/pdf");
  expect(Buffer.from(await same.arrayBuffer()).equals(bytes)).toBe(true);
});

test("plays scenarios of delivery on a stream, and rejects those of JSON bodies", async () => {
  const whole = await get("/events");
  const dripped = await get("/events", { prefer: "scenario=drip, bytes=7, pause_ms=0" });
  expect(dripped.text).toBe(whole.text);
  const broken = await fetch(`${mock.url}/events`, { headers: { prefer: "scenario=reset, after=half" } });
  await expect(broken.text()).rejects.toThrow("terminated");
  const { response } = await get("/events", { prefer: "scenario=absent" });
  expect(response.status).toBe(400);
});

test("sends no body to HEAD", async () => {
  const response = await fetch(`${mock.url}/events`, { method: "HEAD" });
  expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
    200,
    "text/event-stream",
    "",
  ]);
});
