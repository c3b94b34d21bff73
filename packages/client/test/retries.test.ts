// What is sent again, what is not, and how a failed connection is told, over an injected fetch.

import { inspect } from "node:util";
import { expect, test } from "vitest";
import type { Call } from "../src/call.js";
import { ClientError } from "../src/client-error.js";
import { ConnectionError } from "../src/connection-error.js";
import { createHttpClient } from "../src/http.js";
import type { LimitOptions } from "../src/limits.js";

const apiKey = "k-0123456789abcdef";
const baseUrl = "https://api.example/v1";
const getPet: Call = { operation: "pets.get", verb: "GET", path: "/pets/{petId}", pathParams: { petId: "7" } };
const createPet: Call = { operation: "pets.create", verb: "POST", path: "/pets", body: { name: "Rex" } };

/** Opens a service that answers each request anew, and does not wait between attempts. */
function open(answer: () => Response | Promise<Response>, { retry, ...limits }: LimitOptions = {}) {
  const facts = { credential: { in: "header", name: "x-key" } } as const;
  const fetch = async () => answer();
  const http = createHttpClient({
    baseUrl,
    apiKey,
    facts,
    errorClasses: {},
    fetch,
    ...limits,
    retry: { baseDelay_ms: 0, ...retry },
  });
  return { http };
}

async function fail(call: Promise<unknown>): Promise<ClientError> {
  const error = await call.then(
    () => new Error("The call succeeded."),
    (reason: unknown) => reason,
  );
  if (error instanceof ClientError) return error;
  throw error;
}

test("sends a call that changes something again only when the caller says that it may", async () => {
  let sent = 0;
  const { http } = open(() => (sent++ === 0 ? new Response(null, { status: 503 }) : Response.json({ name: "Rex" })));

  const error = await fail(http.call(createPet));
  sent = 0;
  const answer = await http.call(createPet, { repeatable: true });

  expect(error).toMatchObject({ status: 503, attempts: 1, retryable: true });
  expect([answer, sent]).toEqual([{ name: "Rex" }, 2]);
});

test("sends a stream only once", async () => {
  const { http } = open(() => new Response(null, { status: 503 }));

  const body = new Blob(["bytes"]).stream();
  const error = await fail(
    http.call({ ...createPet, body, mediaType: "application/octet-stream" }, { repeatable: true }),
  );

  expect(error.attempts).toBe(1);
});

test("takes the limits of the call before those of the client", async () => {
  const { http } = open(() => new Response(null, { status: 418 }), {
    retry: { maxRetries: 5, statuses: [418] },
  });

  expect((await fail(http.call(getPet))).attempts).toBe(6);
  expect((await fail(http.call(getPet, { retry: { maxRetries: 1 } }))).attempts).toBe(2);
  expect((await fail(http.call(getPet, { retry: { statuses: [] } }))).attempts).toBe(1);
});

test("tells that the connection failed, without the address that fetch tells", async () => {
  const cause = Object.assign(new Error(`connect ECONNREFUSED ${baseUrl}`), { code: "ECONNREFUSED" });
  const broken = new TypeError(`fetch failed: ${baseUrl}?key=${apiKey}`, { cause });

  const error = await fail(open(() => Promise.reject(broken)).http.call(getPet));

  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ operation: "pets.get", attempts: 4, retryable: true, code: "ECONNREFUSED" });
  expect(inspect(error, { depth: Infinity, showHidden: true })).not.toMatch(/api\.example|k-0123/);
});

test("takes what cannot be sent for no failure of the connection", async () => {
  const { http } = open(() => expect.fail("sent"));

  await expect(http.call({ ...getPet, pathParams: { petId: ".." } })).rejects.toThrow(TypeError);
  await expect(http.call(getPet, { timeout_ms: 0 })).rejects.toThrow("`timeout_ms` is `0`; give 1 or more");
});
