// Connections with middleware, which openapi-fetch runs, and without middleware send the same requests and read responses alike.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Layer, OperationMetadata } from "../../src/call/metadata.js";
import { ApiError } from "../../src/errors/api-error.js";
import { ClientError } from "../../src/errors/client-error.js";
import { middleware } from "../../src/layers/middleware.js";
import { createPet, getPet, jsonBody, open } from "../open-pets.js";

const someParams = fc.record({
  petId: fc.constantFrom("7", "a b", "ä/%", "?x#y"),
  tag: fc.option(fc.constantFrom<unknown>("cat", ["a", "b&c"], ""), { nil: undefined }),
  "x-trace": fc.option(fc.constantFrom("1", "a, b"), { nil: undefined }),
  c: fc.option(fc.constantFrom("2", "a;b"), { nil: undefined }),
});

const someBody = fc.constantFrom<[mediaType: string, create: () => unknown]>(
  ["application/json", () => ({ name: "Rex", tags: ["ä"] })],
  ["application/json", () => undefined],
  ["application/x-www-form-urlencoded", () => ({ name: "Rex & Co", tags: ["a", "b"] })],
  ["text/plain", () => "Rex"],
  ["text/plain", () => ""],
  ["image/*", () => new Blob(["bytes"], { type: "image/png" })],
  ["application/octet-stream", () => new Uint8Array([1, 2, 3])],
  ["application/octet-stream", () => new Blob(["bytes"]).stream()],
);

const someCall = fc.oneof(
  fc.record({
    operation: fc.constantFrom("GET", "HEAD", "OPTIONS", "DELETE").map((method) => ({ ...getPet, method })),
    params: someParams,
  }),
  fc.record({ method: fc.constantFrom("POST", "PUT", "PATCH", "DELETE"), body: someBody }).map(({ method, body }) => ({
    operation: { ...createPet, method, body: { ...jsonBody, mediaType: body[0] } },
    get params() {
      return { body: body[1]() };
    },
  })),
);

const someHeaders = fc.constantFrom<Record<string, string>>(
  {},
  { "x-app": "tests" },
  { accept: "text/plain", "content-type": "text/strange" },
);

const someResponse = fc.record({
  status: fc.constantFrom(200, 201, 204, 301, 304, 400, 404, 429, 500),
  text: fc.constantFrom(
    "",
    "{}",
    '{"code":0,"id":12345678901234567890}',
    '{"code":7,"reason":"no"}',
    "[",
    "Rex",
    "null",
  ),
  headers: fc.dictionary(
    fc.constantFrom("content-length", "content-encoding", "content-type", "retry-after"),
    fc.constantFrom("0", "gzip", "application/json", "text/html"),
  ),
});

/** Makes a call. Returns the request as `fetch` would send it, and the outcome of the call. */
async function observe(
  layers: readonly Layer[],
  { operation, params }: { operation: OperationMetadata; params: object },
  headers: Record<string, string>,
  response: { status: number; text: string; headers: Record<string, string> },
) {
  const isEmpty = [204, 304].includes(response.status) || operation.method === "HEAD";
  const { connection, request } = open(
    () => new Response(isEmpty ? null : response.text, { status: response.status, headers: response.headers }),
    { layers, headers },
  );
  const call = connection.call(operation, { ...params });
  const outcome = await call.then(
    (data) => ({ data }),
    (error: unknown) => {
      if (!(error instanceof ClientError)) throw error;
      const { name, message, retryable, attempts } = error;
      return { name, message, retryable, attempts, body: error instanceof ApiError ? error.body : undefined };
    },
  );
  const sent = request();
  return {
    line: [sent.method, sent.url, sent.redirect],
    headers: Object.fromEntries(sent.headers),
    body: await sent.text(),
    outcome,
  };
}

test("sends the same requests and reads the same responses with and without middleware", async () => {
  const seen = { data: 0, failed: 0, bodies: 0 };
  await fc.assert(
    fc.asyncProperty(someCall, someHeaders, someResponse, async (call, headers, response) => {
      const plain = await observe([], call, headers, response);
      const through = await observe([middleware({ onRequest: () => {} })], call, headers, response);

      expect(through).toEqual(plain);
      seen["data" in plain.outcome ? "data" : "failed"] += 1;
      seen.bodies += Number(plain.body !== "");
    }),
    { numRuns: 300 },
  );
  expect(Math.min(seen.data, seen.failed, seen.bodies)).toBeGreaterThan(5);
});
