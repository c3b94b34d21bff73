// Plays every scenario with every operation of the service over a real connection.

import { createClient, type Paginator } from "@shortvideo-api/client";
import { operations as fixtures } from "@shortvideo-api/fixtures";
import { parseExact } from "@shortvideo-api/wire";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { oneOf } from "../../../../scripts/in-ci.js";
import { readAt } from "../../src/exchange/places.js";
import { createResponseValidator } from "../../src/operation/response-validator.js";
import { loadDocument } from "../../src/operation/load-document.js";
import type { ServedOperation } from "../../src/operation/operation.js";
import { readServedOperations } from "../../src/operation/read-served-operations.js";
import { type Exchange, type MockServer, startMock } from "../../src/index.js";
import { scenarios } from "../../src/scenario/scenarios.js";
import { service } from "../../src/core/service.js";
import { endTimersAtOnce } from "../end-timers-at-once.js";
import { closeHeader, sendRaw } from "../library.js";

const { document } = await loadDocument(service.spec);
const findResponseError = createResponseValidator(document);
const operations = readServedOperations(document);
const lists = operations.filter(({ pagination }) => pagination);
const bodyScenarios = ["in-band-failure", "empty-list", "extremes", "absent", "nulls", "extra", "hostile"];

const exchanges: Exchange[] = [];
let mock: MockServer;
beforeAll(async () => {
  mock = await startMock({ onExchange: (exchange) => void exchanges.push(exchange) });
});
afterAll(() => mock.stop());

function findOperation(id: string): ServedOperation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

/** Returns the example request of an operation with other `params`: its target after a prefix, its headers, and its body. */
function toRequest(
  { id, method, path, parameters }: ServedOperation,
  prefix = "",
  params: object = {},
): [target: string, RequestInit] {
  const found = Object.entries<{ params: object }>(fixtures).find(([key]) => key === id);
  const { body, ...given }: Record<string, unknown> = { ...found?.[1].params, ...params };
  const ofPart = (part: string): [string, string][] =>
    parameters
      .filter((parameter) => parameter.in === part && Object.hasOwn(given, parameter.name))
      .map(({ name }) => [name, String(given[name])]);
  const filled = ofPart("path").reduce((text, [name, value]) => text.replace(`{${name}}`, value), path);
  const headers = { "x-gateway-key": "any", ...Object.fromEntries(ofPart("header")) };
  const json = { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
  const target = `${prefix}${filled}?${new URLSearchParams(ofPart("query")).toString()}`;
  return [target, { method, ...(body === undefined ? { headers } : json) }];
}

function play(words: string, operation: ServedOperation, params?: object): Promise<Response> {
  const [target, init] = toRequest(operation, `/~${words}`, params);
  return fetch(mock.url + target, init);
}

/** Requests a scenario with the header `Prefer`, so that the mock rejects a scenario that the operation cannot play. */
function playStrictly(words: string, operation: ServedOperation): Promise<Response> {
  const [target, init] = toRequest(operation);
  return fetch(mock.url + target, { ...init, headers: { ...init.headers, prefer: words } });
}

function readViolation(response: Response): string {
  return response.headers.get("x-mock-violation") ?? "";
}

function readExact(operation: ServedOperation): Parameters<typeof parseExact>[1] {
  return operation.responses.get("200")?.exact;
}

test.each(
  oneOf(
    5,
    operations.flatMap((operation) => bodyScenarios.map((name) => ({ id: operation.id, name, operation }))),
  ),
)("$id plays $name with a valid response, or reports that it cannot", async ({ name, operation }) => {
  const response = await playStrictly(`scenario=${name}`, operation);
  const text = await response.text();

  const outcome = response.ok
    ? text && findResponseError(operation, response.status, parseExact(text, readExact(operation)))
    : readViolation(response).replace(/.*cannot play.*/, "");
  expect([outcome ?? "", scenarios.get(name)?.breaksDocument]).toEqual(["", undefined]);
});

test.each(bodyScenarios.filter((name) => name !== "empty-list" && name !== "nulls"))(
  "most operations can play %s",
  async (name) => {
    const statuses = await Promise.all(
      operations.map(async (operation) => (await playStrictly(`scenario=${name}`, operation)).status),
    );

    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(operations.length / 2);
  },
);

test("omits fields, sets them to null, adds them and uses extreme values, as the document allows", async () => {
  const operation = findOperation("posts.listComments");
  const read = async (name: string) => readAt(await (await play(`scenario=${name}`, operation)).json(), "comments.0");
  const [absent, nulls, extra, extremes] = [
    await read("absent"),
    await read("nulls"),
    await read("extra"),
    await read("extremes"),
  ];

  expect(Object.keys(Object(absent)).length).toBeLessThan(Object.keys(Object(extra)).length);
  expect(readAt(nulls, "user.avatar_thumb.url_prefix")).toBeNull();
  expect(extra).toHaveProperty("mock_new_object.deeper.list");
  expect([readAt(extremes, "text"), readAt(extremes, "comment_language")]).toContain("");
});

test("writes the smallest and largest 64-bit numbers with all digits", async () => {
  const text = await (await play("scenario=extremes", findOperation("live.listStreams"))).text();

  expect(text).toMatch(/:9223372036854775807[,}]/);
  expect(text).toMatch(/:-9223372036854775808[,}]/);
});

test("returns the documented in-band failure with status 200", async () => {
  const client = createClient({
    baseUrl: `${mock.url}/~scenario=in-band-failure`,
    apiKey: "any",
    retry: { maxRetries: 0 },
  });

  await expect(client.users.get({ uniqueId: "a" })).rejects.toMatchObject({ status: 200, operation: "users.get" });
});

test("returns 204 where it is documented, and a violation elsewhere", async () => {
  const video = await play("scenario=no-content", findOperation("downloads.getVideo"));
  const post = await playStrictly("scenario=no-content", findOperation("posts.get"));

  expect([video.status, await video.text()]).toEqual([204, ""]);
  expect(post.status).toBe(400);
  expect(readViolation(post)).toContain("`scenario=no-content`, which posts.get cannot play: it documents no 204.");
});

function requestLimited(session: string): Promise<Response> {
  return play(`scenario=rate-limited,retry-after=1,session=${session}`, findOperation("posts.get"));
}

test("returns 429 until `retry-after` is over, for each session separately", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const first = await requestLimited("one");
  vi.advanceTimersByTime(999);
  const [second, other] = [await requestLimited("one"), await requestLimited("two")];
  vi.advanceTimersByTime(1);
  const last = await requestLimited("one");

  expect([first, second, other, last].map(({ status }) => status)).toEqual([429, 429, 429, 200]);
  expect(first.headers.get("retry-after")).toBe("1");
  expect(await first.text()).toContain("Try again in 1 second.");
});

test("fails each request the given number of times, then succeeds", async () => {
  const statuses: number[] = [];
  for (const videoId of ["1", "1", "2", "1", "1", "2", "2"]) {
    const response = await play("scenario=flaky,times=2,session=flaky", findOperation("posts.get"), { videoId });
    statuses.push(response.status);
  }

  expect(statuses).toEqual([500, 500, 500, 200, 200, 500, 200]);
});

test("rejects a status that the operation does not document", async () => {
  expect(readViolation(await playStrictly("scenario=flaky,status=503", findOperation("posts.get")))).toContain(
    "asks for a status that posts.get does not document",
  );
});

type Iteration = (params: unknown) => Paginator<unknown, unknown>;

/** Iterates over a list with the client, under a scenario. Returns the number of items on each page. */
async function paginate({ id, pagination }: ServedOperation, words: string): Promise<number[]> {
  const api = createClient({
    baseUrl: `${mock.url}/~${words}`,
    apiKey: "any",
    retry: { maxRetries: 0 },
  });
  const [resource = "", method = ""] = id.split(".");
  const group = Reflect.get(api, resource) as Record<string, Iteration>;
  // The method that iterates over a list follows the one that returns a page.
  const name = Object.keys(group)[Object.keys(group).indexOf(method) + 1] ?? "";
  const request = Object.entries<{ params: object }>(fixtures).find(([key]) => key === id)?.[1].params;
  const counts: number[] = [];
  for await (const page of group[name]?.(request).pages() ?? []) {
    const items = readAt(page, pagination?.items ?? "");
    counts.push(Array.isArray(items) ? items.length : -1);
  }
  return counts;
}

test.each(
  oneOf(
    5,
    lists.flatMap((list) =>
      ["hostile", "absent", "extra", "nulls", "extremes", "numeric-booleans", "drip"].map((name) => ({
        id: list.id,
        name,
        list,
      })),
    ),
  ),
)("$id ends under $name", async ({ name, list }) => {
  const isPlayed = (await play(`scenario=${name}`, list)).status === 200;

  expect(
    await paginate(list, isPlayed ? `scenario=${name}${name === "drip" ? ",bytes=9000,pause_ms=1" : ""}` : "seed=1"),
  ).toEqual([3, 3, 2]);
});

test.each(lists)("$id continues after an empty page, and ends at once if it is empty", async (list) => {
  const withEmptyPage = list.pagination?.style === "offset" ? [] : [await paginate(list, "scenario=empty-page")];

  expect(withEmptyPage.flat()).toEqual(withEmptyPage.length > 0 ? [3, 0, 3, 2] : []);
  expect(await paginate(list, "scenario=empty-list")).toEqual([0]);
});

test.each(lists.filter(({ pagination }) => pagination?.style === "cursor"))(
  "$id makes the client throw when its cursor repeats",
  async (list) => {
    await expect(paginate(list, "scenario=cursor-repeats")).rejects.toMatchObject({ name: "PaginationLoopError" });
  },
);

test("rejects an empty page in a list by offset", async () => {
  expect(readViolation(await playStrictly("scenario=empty-page", findOperation("posts.discover")))).toContain(
    "positions count items",
  );
});

test("records the page and the scenario of each request", async () => {
  exchanges.length = 0;
  await paginate(findOperation("posts.listComments"), "scenario=empty-page");

  // The mock may record an exchange after the client has read the response, so the test waits and ignores earlier exchanges.
  const reportedPages = (): unknown[] =>
    exchanges
      .filter(({ scenario }) => scenario === "empty-page")
      .map(({ page }) => [page?.index, page?.isLast, page?.isEmpty]);
  await expect.poll(reportedPages).toEqual([
    [0, false, false],
    [1, false, true],
    [1, false, false],
    [2, true, false],
  ]);
});

test("truncates a body, with the `content-length` of the part or of the whole", async () => {
  const operation = findOperation("posts.get");
  const honest = await play("scenario=truncated", operation);
  const raw = await sendRaw(
    mock.url,
    `GET ${toRequest(operation, "/~scenario=truncated,honest=false")[0]} HTTP/1.1\r\nhost: a\r\nx-gateway-key: a\r\n${closeHeader}\r\n`,
  );

  await expect(honest.json()).rejects.toThrow(SyntaxError);
  const [head = "", body = ""] = raw.split("\r\n\r\n");
  expect(Number(/content-length: (\d+)/i.exec(head)?.[1])).toBeGreaterThan(Buffer.byteLength(body));
});

test.each(["nothing", "headers", "half"])("resets the connection after %s", async (after) => {
  const call = play(`scenario=reset,after=${after}`, findOperation("posts.get")).then((response) => response.text());

  await expect(call).rejects.toThrow(TypeError);
});

test("returns HTML in place of JSON, and JSON with another media type", async () => {
  const html = await play("scenario=not-json", findOperation("posts.get"));
  const misnamed = await play("scenario=wrong-content-type,type=text", findOperation("posts.get"));
  const unnamed = await play("scenario=wrong-content-type,type=none", findOperation("posts.get"));

  expect([html.headers.get("content-type"), (await html.text()).slice(0, 9)]).toEqual([
    "application/json",
    "<!doctype",
  ]);
  expect(misnamed.headers.get("content-type")).toBe("text/plain");
  expect(await misnamed.json()).toHaveProperty("itemInfo");
  expect(unnamed.headers.get("content-type")).toBeNull();
});

test("sends a body in pieces under `drip`", async () => {
  const durations = endTimersAtOnce();

  const text = await (await play("scenario=drip,bytes=2000,pause_ms=6000", findOperation("posts.get"))).text();

  const pieces = Math.ceil(Buffer.byteLength(text) / 2_000);
  expect(pieces).toBeGreaterThan(1);
  expect(durations.filter((each) => each === 6_000)).toHaveLength(pieces - 1);
  expect(JSON.parse(text)).toHaveProperty("itemInfo");
});

test("writes booleans as numbers where the document has booleans", async () => {
  const response = await play("scenario=numeric-booleans", findOperation("dramas.explore"));

  expect(await response.json()).toMatchObject({ hasMore: 1 });
});
