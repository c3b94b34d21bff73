// The client reports rare documented responses of the mock over a real connection.

import { createClient, isFailureOf, UnexpectedResponseError } from "@shortvideo-api/client";
import { operations } from "@shortvideo-api/fixtures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MockServer, startMock } from "../../src/index.js";

type Api = ReturnType<typeof createClient>;

const ids = Object.keys(operations) as (keyof typeof operations)[];
let mock: MockServer;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

function open(prefer: string): Api {
  return createClient({ baseUrl: mock.url, apiKey: "any", headers: { prefer }, retry: { maxRetries: 0 } });
}

function call(api: Api, id: keyof typeof operations): Promise<unknown> {
  const [resource = "", method = ""] = id.split(".");
  const group: object = Reflect.get(api, resource);
  return Reflect.apply(Reflect.get(group, method), group, [operations[id].params]);
}

test.each(["downloads.getVideo", "downloads.getMusic"] as const)(
  "%s rejects with a NoContentError for a 204",
  async (id) => {
    const error: unknown = await call(open("code=204"), id).catch((reason: unknown) => reason);

    expect(error).toMatchObject({ name: "NoContentError", status: 204, body: undefined, retryable: false });
    expect(isFailureOf(error, id)).toBe(true);
  },
);

test.each(ids)("%s distinguishes a missing subscription from a wrong key", async (id) => {
  const invalidKey: unknown = await call(open("code=401"), id).catch((reason: unknown) => reason);
  const notSubscribed: unknown = await call(open("code=401, example=planLacksOperation"), id).catch(
    (reason: unknown) => reason,
  );

  expect(invalidKey).toMatchObject({ name: "InvalidKeyError", status: 401 });
  expect(notSubscribed).toMatchObject({ name: "NotSubscribedError", status: 401 });
  expect([isFailureOf(invalidKey, id), isFailureOf(notSubscribed, id)]).toEqual([true, true]);
});

test.each(["absent", "nulls", "extra", "hostile", "empty-list"])("accepts every valid response: %s", async (name) => {
  const api = createClient({ baseUrl: `${mock.url}/~scenario=${name}`, apiKey: "any", retry: { maxRetries: 0 } });

  const outcomes = await Promise.allSettled(ids.map((id) => call(api, id)));

  const unexpected = outcomes.filter(
    (outcome) => outcome.status === "rejected" && outcome.reason instanceof UnexpectedResponseError,
  );
  expect(unexpected).toEqual([]);
});
