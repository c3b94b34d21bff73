// Retries, and errors of failed connections, over an injected fetch.

import { inspect } from "node:util";
import { expect, test } from "vitest";
import { signWithHeader } from "../../src/auth/sign-with-header.js";
import type { RetryOptions } from "../../src/call/call-options.js";
import type { OperationMetadata } from "../../src/call/metadata.js";
import { createConnection } from "../../src/connection/create-connection.js";
import { ApiError } from "../../src/errors/api-error.js";
import { ParamsError } from "../../src/errors/client-error.js";
import { ConnectionError } from "../../src/errors/connection-error.js";
import { retries } from "../../src/layers/retries.js";
import { timeouts } from "../../src/layers/timeouts.js";
import { holdsStream } from "../../src/serialize/holds-stream.js";
import { serializeBody } from "../../src/serialize/serialize-body.js";
import { serializeParams } from "../../src/serialize/serialize-params.js";
import { fail } from "../fail.js";
import { plainMetadata } from "../open-pets.js";

const apiKey = "k-0123456789abcdef";
const baseUrl = "https://api.example/v1";
const getPet: OperationMetadata = {
  id: "pets.get",
  method: "GET",
  path: "/pets/{petId}",
  serialize: serializeParams,
  params: { petId: { in: "path" } },
};
const createPet: OperationMetadata = {
  id: "pets.create",
  method: "POST",
  path: "/pets",
  serialize: serializeParams,
  body: {
    param: "body",
    mediaType: "application/octet-stream",
    serialize: serializeBody,
    isSentOnce: holdsStream,
  },
};
const rex = { petId: "7" };
const newPet = { body: "Rex" };

/** Opens a service with a new response for each request, without waits between attempts. */
function open(respond: () => Response | Promise<Response>, retry: RetryOptions = {}) {
  const metadata = { ...plainMetadata, createSigner: signWithHeader("x-key") };
  const layers = [timeouts(), retries({ baseDelayMs: 0, ...retry })];
  const connection = createConnection({ baseUrl, apiKey, layers, fetch: async () => respond() }, metadata);
  return { connection };
}

test("repeats a POST only if the caller allows it", async () => {
  let sent = 0;
  const { connection } = open(() =>
    sent++ === 0 ? new Response(null, { status: 503 }) : Response.json({ name: "Rex" }),
  );

  const error = await fail(connection.call(createPet, newPet));
  sent = 0;
  const created = await connection.call(createPet, newPet, { repeatable: true });

  expect(error).toMatchObject({ status: 503, attempts: 1, retryable: true });
  expect([created, sent]).toEqual([{ name: "Rex" }, 2]);
});

test("sends a stream only once", async () => {
  const { connection } = open(() => new Response(null, { status: 503 }));

  const body = new Blob(["bytes"]).stream();
  const error = await fail(connection.call(createPet, { body }, { repeatable: true }));

  expect(error.attempts).toBe(1);
});

test("prefers the limits of the call to those of the client", async () => {
  const { connection } = open(() => new Response(null, { status: 418 }), { maxRetries: 5, statuses: [418] });

  expect((await fail(connection.call(getPet, rex))).attempts).toBe(6);
  expect((await fail(connection.call(getPet, rex, { retry: { maxRetries: 1 } }))).attempts).toBe(2);
  expect((await fail(connection.call(getPet, rex, { retry: { statuses: [] } }))).attempts).toBe(1);
});

test("reports that the connection failed, without the address in the error of fetch", async () => {
  const cause = Object.assign(new Error(`connect ECONNREFUSED ${baseUrl}`), { code: "ECONNREFUSED" });
  const broken = new TypeError(`fetch failed: ${baseUrl}?key=${apiKey}`, { cause });

  const error = await fail(open(() => Promise.reject(broken)).connection.call(getPet, rex));

  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ operation: "pets.get", attempts: 4, retryable: true, code: "ECONNREFUSED" });
  expect(inspect(error, { depth: Infinity, showHidden: true })).not.toMatch(/api\.example|k-0123/);
});

test("does not report a request that cannot be sent as a failed connection", async () => {
  const { connection } = open(() => expect.fail("sent"));

  await expect(connection.call(getPet, { petId: ".." })).rejects.toThrow(ParamsError);
  await expect(connection.call(getPet, rex, { timeoutMs: 0 })).rejects.toThrow(
    "`timeoutMs` must be a number of at least 1, got `0`.",
  );
});

test("`shouldRetry` retries a failure that is not temporary, and stops a temporary one", async () => {
  const asked: unknown[] = [];
  const statuses = [409, 409, 200, 503];
  const { connection } = open(() => Response.json({ name: "Rex" }, { status: statuses.shift() ?? 500 }), {
    shouldRetry: ({ operation, attempt, error }) => {
      asked.push([operation, attempt, error.message.split(".")[1]]);
      return error instanceof ApiError && error.status === 409;
    },
  });

  expect(await connection.call(getPet, rex)).toEqual({ name: "Rex" });
  const error = await fail(connection.call(getPet, rex));

  expect(error).toMatchObject({ status: 503, attempts: 1, retryable: true });
  expect(asked).toEqual([
    ["pets.get", 1, "get returned 409"],
    ["pets.get", 2, "get returned 409"],
    ["pets.get", 1, "get returned 503"],
  ]);
});

test("`shouldRetry` leaves a decision to the other options, and cannot exceed `maxRetries`", async () => {
  let sent = 0;
  const { connection } = open(
    () => {
      sent += 1;
      return new Response(null, { status: 503 });
    },
    { maxRetries: 2, shouldRetry: () => undefined },
  );

  await fail(connection.call(getPet, rex));
  const byDefault = sent;
  await fail(connection.call(getPet, rex, { retry: { shouldRetry: () => true } }));

  expect([byDefault, sent]).toEqual([3, 6]);
});

test("`shouldRetry` is not asked about a call that must not be sent twice, and its error rejects the call", async () => {
  const { connection } = open(() => new Response(null, { status: 503 }), {
    shouldRetry: () => {
      throw new Error("Mistake.");
    },
  });

  expect(await fail(connection.call(createPet, newPet))).toMatchObject({ status: 503, attempts: 1 });
  await expect(connection.call(getPet, rex)).rejects.toThrow(new Error("Mistake."));
});
