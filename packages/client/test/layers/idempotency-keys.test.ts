// Idempotency keys of calls that change something, over an injected fetch.

import { expect, test } from "vitest";
import type { CallOptions } from "../../src/call/call-options.js";
import type { OperationMetadata } from "../../src/call/metadata.js";
import { extraParams } from "../../src/layers/extra-params.js";
import { idempotencyKeys } from "../../src/layers/idempotency-keys.js";
import { retries } from "../../src/layers/retries.js";
import { createPet, fail, getPet, newPet, open, rex } from "../open-pets.js";

const header = "Idempotency-Key";

/** Opens a service that fails as often as given. Returns the function that makes a call, and the keys that arrived. */
function openFailing(failures: number) {
  const keys: (string | null)[] = [];
  const layers = [idempotencyKeys(header), extraParams(), retries({ baseDelayMs: 0, maxRetries: 2 })];
  const { connection } = open(
    ({ headers }) => {
      keys.push(headers.get(header));
      return keys.length <= failures ? new Response(null, { status: 503 }) : Response.json({ name: "Rex" });
    },
    { layers },
  );
  const call = (operation: OperationMetadata, params: object, options?: CallOptions): Promise<unknown> =>
    connection.call(operation, { ...params }, options);
  return { call, keys };
}

test("sends one key with all attempts of a call, and another with the next call", async () => {
  const { call, keys } = openFailing(2);

  await call(createPet, newPet);
  await call(createPet, newPet);

  expect(keys).toEqual([
    expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    keys[0],
    keys[0],
    expect.stringMatching(/^[\da-f-]{36}$/),
  ]);
  expect(keys[3]).not.toBe(keys[0]);
});

test("sends no key with calls that only read", async () => {
  const { call, keys } = openFailing(1);

  await call(getPet, rex);

  expect(keys).toEqual([null, null]);
});

test("sends a call only once that is not repeatable", async () => {
  const { call, keys } = openFailing(1);

  const error = await fail(call(createPet, newPet, { repeatable: false }));

  expect([error.status, keys.length]).toEqual([503, 1]);
});

test.each<[string, object, CallOptions | undefined]>([
  ["a header of the call", {}, { headers: { "idempotency-key": "own" } }],
  ["a parameter of the operation", { [header]: "own" }, undefined],
])("prefers the key of the caller: %s", async (_, params, options) => {
  const { call, keys } = openFailing(1);
  const operation = { ...createPet, params: { [header]: { in: "header" } } } satisfies OperationMetadata;

  await call(operation, { ...newPet, ...params }, options);

  expect(keys).toEqual(["own", "own"]);
});

test("ignores an undefined header of the call", async () => {
  const { call, keys } = openFailing(0);

  await call(createPet, newPet, { headers: { [header]: undefined } });

  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
});

test("rejects a name that no header can have", () => {
  expect(() => idempotencyKeys("Idempotency Key")).toThrow(
    new TypeError("`idempotencyKeys` takes the name of a header."),
  );
});
