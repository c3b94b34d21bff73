// The comparison of responses with the document, over an injected fetch.

import { int64, readExact } from "@shortvideo-api/wire";
import { operations, serializeResponse } from "@shortvideo-api/fixtures";
import { expect, test, vi } from "vitest";
import type { OperationMetadata } from "../../src/call/metadata.js";
import type { ResponseChecks } from "../../src/checks/check-response.js";
import { type Layer, type OperationId, type ResponseBody, InBandError } from "../../src/index.js";
import { retries } from "../../src/layers/retries.js";
import { chooseMedia } from "../../src/responses/choose-media.js";
import { pickByStatus } from "../../src/responses/pick-by-status.js";
import {
  allResponseChecks,
  fullResponseChecks,
  type BodyDifference,
  ResponseDifferenceError,
} from "../../src/response-checks.js";
import { open as openClient } from "../open-client.js";
import { apiKey, getPet, open, rex } from "../open-pets.js";

const text = { type: "string", maxLength: 20, expected: "text of at most 20 characters" } as const;
const name = { type: ["string", "null"], expected: "text or null" } as const;
const id = { type: "integer", maximum: 9_007_199_254_740_993n, expected: "an integer up to 9007199254740993" } as const;
const pet = { type: "object", required: ["id"], fields: { id, name, tags: { items: text, expected: "" } } } as const;
const checksOfGetPet: ResponseChecks = {
  operation: "pets.get",
  media: {
    "application/json": {
      schema: { ...pet, expected: "a pet" },
      statuses: { "206": { schema: text }, "207": {}, "2XX": { schema: { ...pet, expected: "a pet" } } },
    },
    "application/*+json": { schema: { ...text } },
  },
};
const exact = { fields: { id: int64 } };
const metadata: OperationMetadata = { ...getPet, parse: (body) => readExact(body, exact) };

/** Calls an operation whose response has this text. Returns its result and all reported differences. */
async function report(body: string, init?: ResponseInit, operation = metadata, options = {}) {
  const differences: BodyDifference[] = [];
  const layer = fullResponseChecks("report", [checksOfGetPet], (difference) => differences.push(difference));
  const { connection } = open(new Response(body, init), { layers: [layer] });
  return { data: await connection.call<unknown>(operation, rex, options), differences };
}

/** Returns the error of a call whose response has this text. */
async function reject(body: string, layers: readonly Layer[] = [], status = 200): Promise<unknown> {
  const { connection } = open(() => new Response(body, { status }), {
    layers: [fullResponseChecks("throw", [checksOfGetPet]), ...layers],
  });
  return connection.call(metadata, rex).catch((error: unknown) => error);
}

test("returns a response that fits, with a new field and an exact id", async () => {
  const { data, differences } = await report('{"id":9007199254740993,"name":null,"tags":[],"new":{"a":1e400}}');

  expect(data).toMatchObject({ id: "9007199254740993", name: null });
  expect(differences).toEqual([]);
});

test("reports place, expectation and kind of each difference, and returns the response all the same", async () => {
  const { data, differences } = await report(
    '{"id":9007199254740994,"name":{"secret":"Rex"},"tags":["a",true,"a secret of more than 20 characters"]}',
  );

  expect(data).toMatchObject({ id: "9007199254740994" });
  expect(differences.map(({ path, expected, found }) => [path, expected, found])).toEqual([
    [["id"], "an integer up to 9007199254740993", "an integer"],
    [["name"], "text or null", "an object"],
    [["tags", 1], "text of at most 20 characters", "a boolean"],
    [["tags", 2], "text of at most 20 characters", "text of 35 characters"],
  ]);
  expect(differences[1]).toMatchObject({
    operation: "pets.get",
    status: 200,
    message: "`body.name` must be text or null, got an object.",
  });
  expect(JSON.stringify(differences)).not.toContain("ecret");
});

test("throws an error with the response, whose message shows no value", async () => {
  const error = await reject('{"name":"Rex"}');

  expect(error).toBeInstanceOf(ResponseDifferenceError);
  expect(error).toMatchObject({
    message:
      "pets.get returned 200 with a body that differs from the document: " +
      "`body.id` must be an integer up to 9007199254740993, got nothing.",
    operation: "pets.get",
    status: 200,
    body: { name: "Rex" },
    attempts: 1,
    retryable: false,
    differences: [{ path: ["id"], found: "nothing" }],
  });
});

test("throws after the retries, counts them, and sends no further request", async () => {
  let count = 0;
  const flaky: Layer = retries({ baseDelayMs: 0 });
  const { connection } = open(() => new Response(count++ === 0 ? "" : "{}", { status: count === 1 ? 503 : 200 }), {
    layers: [fullResponseChecks("throw", [checksOfGetPet]), flaky],
  });

  await expect(connection.call(metadata, rex)).rejects.toMatchObject({ name: "ResponseDifferenceError", attempts: 2 });
  expect(count).toBe(2);
});

test("leaves failures, also those inside a 200, and responses that are not JSON, to the client", async () => {
  expect(await reject('{"code":5}')).toBeInstanceOf(InBandError);
  expect(await reject("[]", [], 404)).toMatchObject({ name: "PetNotFoundError" });
  expect(await reject("<html>")).toMatchObject({ name: "UnexpectedResponseError" });
});

test("reports ten differences of a response at most, without the key", async () => {
  const list = JSON.stringify({ id: 1, tags: Array.from({ length: 12 }, () => 5) });
  const { differences } = await report(list);
  const names = {
    operation: "pets.get",
    media: { "application/json": { schema: { others: false, expected: "" } } },
  } as const;
  const all: BodyDifference[] = [];
  const { connection } = open(Response.json({ [apiKey]: 1 }), {
    layers: [fullResponseChecks("report", [names], (difference) => all.push(difference))],
  });
  await connection.call(getPet, rex);

  expect(differences).toHaveLength(10);
  expect(all[0]?.message).toContain("is unknown");
  expect(JSON.stringify(all)).not.toContain(apiKey);
});

test.each([
  [206, '"some text"', 0],
  [206, "{}", 1],
  [207, "[]", 0],
  [299, "[]", 1],
])("checks the body of its status: %i with %s", async (status, body, count) => {
  const operation = { ...metadata, pick: pickByStatus, statuses: {} };

  expect((await report(body, { status }, operation)).differences).toHaveLength(count);
});

test.each([
  ["application/json", "{}", 1],
  ["application/pet+json", '"a"', 0],
  ["application/pet+json", "{}", 1],
])("checks the body of the media type that the call chose: %s", async (accept, body, count) => {
  const media = { "application/json": {}, "application/*+json": {} };
  const operation = { ...getPet, choose: chooseMedia, media };

  expect((await report(body, undefined, operation, { accept })).differences).toHaveLength(count);
});

test("checks no level below the two hundredth, and exceeds no call stack", async () => {
  const deep = `${'{"id":1,"a":'.repeat(3_000)}1${"}".repeat(3_000)}`;

  expect((await report(deep)).differences).toEqual([]);
});

test("rejects an unknown mode", () => {
  const unknown = Object("reports");

  expect(() => fullResponseChecks(unknown, [])).toThrow(RangeError);
});

test("warns on the console by default, and compares each page of a list", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { firstPage } = operations["posts.listComments"].responses;
  const page = serializeResponse("posts.listComments", { ...firstPage, hasMore: 0 });
  const { api } = openClient(() => new Response(page.replace(/"comments":\[/, '"comments":[5,')), {
    layers: [fullResponseChecks("report", allResponseChecks)],
  });

  expect(await api.posts.iterateComments({ videoId: "1" }).toArray()).not.toEqual([]);
  const message = "posts.listComments returned 200: `body.comments[0]` must be an object, got an integer.";
  expect(new Set(warn.mock.calls.flat())).toEqual(new Set([message]));
  warn.mockRestore();
});

const rows = Object.entries(operations).map(([operation, { params, responses }]) => ({
  id: operation as OperationId,
  params,
  responses: Object.values(responses) as unknown as readonly ResponseBody<OperationId>[],
}));

test.each(rows.filter(({ responses }) => responses.length > 0))(
  "finds no difference in the fixtures of $id, and some in an empty list",
  async ({ id: operation, params, responses }) => {
    const layers = [fullResponseChecks("throw", allResponseChecks)];
    const [resource = "", method = ""] = operation.split(".");
    const call = async (body: string): Promise<unknown> => {
      const { api } = openClient(() => new Response(body), { layers, checkResponses: false });
      return Reflect.get(Reflect.get(api, resource), method)(params);
    };

    for (const response of responses) await call(serializeResponse(operation, response));
    await expect(call("[]")).rejects.toBeInstanceOf(ResponseDifferenceError);
  },
);
