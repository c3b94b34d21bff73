// Requests every operation of the service with plain `fetch`, without our client.

import { parseJson } from "@shortvideo-api/document";
import { operations as fixtures } from "@shortvideo-api/fixtures";
import { parseExact } from "@shortvideo-api/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAt } from "../../src/exchange/places.js";
import { loadDocument } from "../../src/operation/load-document.js";
import type { Parameter, Response as DocumentedResponse } from "../../src/operation/operation.js";
import { readServedOperations } from "../../src/operation/read-served-operations.js";
import { createSchemaCompiler } from "../../src/operation/compile/schema-compiler.js";
import { type MockServer, startMock } from "../../src/index.js";
import { readValue } from "../../src/request/read-values.js";
import { service } from "../../src/core/service.js";

const { document } = await loadDocument(service.spec);
/** The operations that are requested by a query alone. `client-and-mock.test.ts` requests all. */
const operations = readServedOperations(document)
  .filter((each) => each.method === "GET" && each.parameters.every((parameter) => parameter.in === "query"))
  .map((operation) => Object.assign(operation, { request: readRequest(operation.id) }));
const lists = operations.flatMap((operation) =>
  operation.pagination ? [{ ...operation, pagination: operation.pagination }] : [],
);
const parameters = operations.flatMap(({ id, path, request, parameters: declared }) =>
  declared.map((parameter) => ({ id, path, request, parameter, name: parameter.name })),
);

let mock: MockServer;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

function readRequest(id: string): Record<string, string> {
  const found = Object.entries<{ params: object }>(fixtures).find(([key]) => key === id);
  return Object.fromEntries(Object.entries(found?.[1].params ?? {}).map(([name, value]) => [name, String(value)]));
}

function ask(path: string, query: Record<string, string> | [string, string][], prefer = ""): Promise<Response> {
  const text = new URLSearchParams(query).toString();
  return fetch(`${mock.url}${path}?${text}`, { headers: { "x-gateway-key": "any", prefer } });
}

test.each(lists)("$id ends when a client follows its pagination fields", async ({ path, request, pagination }) => {
  const {
    style,
    position: { name: param },
    items,
    next = "",
    hasMore = "",
  } = pagination;
  const counts: number[] = [];
  let position = request[param];

  for (let read = 0; counts.length < 10;) {
    const response = await ask(path, position === undefined ? request : { ...request, [param]: position });
    const page: unknown = await response.json();
    const found = readAt(page, items);
    const count = Array.isArray(found) ? found.length : 0;
    counts.push(count);
    read += count;
    expect(response.headers.get("x-mock-violation")).toBeNull();
    if (!readAt(page, hasMore)) break;
    position = String(style === "cursor" ? readAt(page, next) : style === "page" ? counts.length + 1 : read);
  }

  expect(counts).toHaveLength(3);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});

test.each(operations)(
  "$id returns its fixture, which matches its schema, with all digits of 64-bit numbers",
  async (operation) => {
    const { path, request, responses } = operation;
    const response = await ask(path, request);
    const text = await response.text();

    const { exact } = responses.get("200") ?? ({} as DocumentedResponse);
    const findErrors = createSchemaCompiler(document, ["response"])({
      $ref: `#${toPointer(path)}/content/application~1json/schema`,
    });

    expect(response.status).toBe(200);
    expect(findErrors(parseJson(text))).toEqual([]);
    expect(parseExact(text, exact)).toEqual(Object.values(service.fixtures[operation.id]?.responses ?? {})[0]);
  },
);

function toPointer(path: string): string {
  return `/paths/${path.replaceAll("/", "~1")}/get/responses/200`;
}

test.each(lists)("$id returns an empty page after the end", async ({ id, path, request, pagination }) => {
  const {
    style,
    position: { name: param },
    items,
    next = "",
    hasMore = "",
    total = "",
  } = pagination;
  const pageField = `${hasMore.replace(/[^.]*$/, "")}page`;
  const { lastPage } = readResponses(id);
  const read = Object.entries(readResponses(id)).flatMap(([name, page]) =>
    name === "emptyPage" ? [] : [readAt(page, items)].flat(),
  );
  const beyond = style === "cursor" ? String(readAt(lastPage, next)) : style === "page" ? "99" : String(read.length);

  const page: unknown = await (await ask(path, { ...request, [param]: beyond })).json();

  const findErrors = createSchemaCompiler(document, ["response"])({
    $ref: `#${toPointer(path)}/content/application~1json/schema`,
  });
  expect(findErrors(page)).toEqual([]);
  expect(readAt(page, items)).toEqual([]);
  expect(readAt(page, hasMore)).toBe(readAt(lastPage, hasMore));
  expect(readAt(page, next)).toBe(readAt(lastPage, next));
  expect(readAt(page, total)).toBe(readAt(lastPage, total));
  expect(readAt(page, pageField)).toBe(readAt(lastPage, pageField) === undefined ? undefined : 99);
});

function readResponses(id: string): Record<string, unknown> {
  return service.fixtures[id]?.responses ?? {};
}

test.each([
  ["posts.get", { videoId: "42" }, ["itemInfo.itemStruct.id", "itemInfo.itemStruct.video.id"]],
  ["users.get", { uniqueId: "ada.l" }, ["userInfo.user.uniqueId"]],
  ["users.getById", { secUid: "SEC7" }, ["user.sec_uid"]],
  ["posts.listCommentReplies", { commentId: "7", count: "4" }, ["comments.0.reply_id", "comments.3.reply_id"]],
  ["users.listPosts", { secUid: "SEC8", count: "3" }, ["data.itemList.2.author.secUid"]],
])("%s returns the requested object: %j", async (id, query, places) => {
  const path = operations.find((operation) => operation.id === id)?.path ?? "";
  const { userId: _, ...request } = readRequest(id);
  const body: unknown = await (await ask(path, { ...request, ...query })).json();

  expect(places.map((place) => readAt(body, place))).toEqual(places.map(() => Object.values(query)[0]));
});

test("writes a live room's id as a number of 19 digits", async () => {
  const text = await (await ask("/api/live/stream", readRequest("live.listStreams"))).text();

  expect(text).toMatch(/"id":\d{19},/);
  expect(text).not.toMatch(/"owner_user_id":"/);
});

test.each(operations)("$id returns each documented failure", async ({ path, request, responses }) => {
  const statuses = [...responses.keys()].filter((status) => !status.startsWith("2")).map(Number);

  for (const status of statuses) {
    const response = await ask(path, request, `code=${status}`);

    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty("message");
  }
});

test.each(parameters)(
  "$id rejects `$name` in another case, repeated, or with an invalid value",
  async ({ path, request, parameter, name }) => {
    const { [name]: sent, ...others } = request;
    const value = sent ?? findValid(parameter);
    const otherCase = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
    const invalid = findInvalid(parameter);

    const accepted = await ask(path, { ...dropExcluded(parameter, others), [name]: value });
    const rejected = await Promise.all([
      ask(path, { ...others, [name]: value, [otherCase]: value }),
      ask(path, [...Object.entries(others), [name, value], [name, value]]),
      ...invalid.map((each) => ask(path, { ...others, [name]: each })),
    ]);

    expect(accepted.headers.get("x-mock-violation")).toBeNull();
    expect(accepted.status).toBe(200);
    expect(rejected.map(({ status }) => status)).toEqual(rejected.map(() => 400));
  },
);

const required = operations.flatMap(({ id, path, request, parameters: declared }) =>
  declared.filter((each) => each.required).map(({ name }) => ({ id, path, request, name })),
);

test.each(required)("$id rejects a request without `$name`", async ({ path, request, name }) => {
  const { [name]: _left, ...rest } = request;

  expect((await ask(path, rest)).status).toBe(400);
});

/** Drops the parameters that an exclusive group forbids beside this one. */
function dropExcluded({ name }: Parameter, others: Record<string, string>): Record<string, string> {
  const groups = operations.flatMap(({ exactlyOneOf }) => exactlyOneOf).filter((group) => group.includes(name));
  const excluded = new Set(groups.flat());
  return Object.fromEntries(Object.entries(others).filter(([other]) => !excluded.has(other)));
}

const candidates = ["1", "7", "US", "true", "popular", "desc", "", "x y", "1.5", "-1", "99999"];

function isValid({ list, types, itemTypes, reading }: Parameter, text: string): boolean {
  return reading.accepts(
    list === undefined ? readValue(text, types) : text.split(list).map((item) => readValue(item, itemTypes)),
  );
}

function findValid(parameter: Parameter): string {
  return parameter.default ?? candidates.find((each) => isValid(parameter, each)) ?? "";
}

/** Finds values that the document does not allow. There are none if it allows any text. */
function findInvalid(parameter: Parameter): string[] {
  // An empty text is a valid, empty list.
  return candidates.filter((each) => !isValid(parameter, each) && (parameter.list === undefined || each !== ""));
}

test.each([
  [
    "a text of 7,000 letters, each percent-encoded as nine characters",
    `/api/post/discover?keyword=${"%E4%B8%AD".repeat(7_000)}`,
  ],
  ["a page far after the end", "/api/trending/song?page=99999999999999999999"],
  ["an empty list", "/api/trending/keyword?objective="],
])("accepts what the document allows: %s", async (_, path) => {
  const response = await fetch(`${mock.url}${path}`, { headers: { "x-gateway-key": "any" } });

  expect(response.headers.get("x-mock-violation")).toBeNull();
  expect(response.status).toBe(200);
});
