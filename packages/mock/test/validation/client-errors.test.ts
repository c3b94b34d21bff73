// Rare responses of the document, as the client reports them over a real connection.

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

test.each(["downloads.getVideo", "downloads.getMusic"] as const)("%s rejects where there is nothing", async (id) => {
  const error: unknown = await call(open("code=204"), id).catch((reason: unknown) => reason);

  expect(error).toMatchObject({ name: "NoContentError", status: 204, body: undefined, retryable: false });
  expect(isFailureOf(error, id)).toBe(true);
});

test.each(ids)("%s distinguishes a missing subscription from a wrong key", async (id) => {
  const wrong: unknown = await call(open("code=401"), id).catch((reason: unknown) => reason);
  const lacking: unknown = await call(open("code=401, example=planLacksOperation"), id).catch(
    (reason: unknown) => reason,
  );

  expect(wrong).toMatchObject({ name: "InvalidKeyError", status: 401 });
  expect(lacking).toMatchObject({ name: "NotSubscribedError", status: 401 });
  expect([isFailureOf(wrong, id), isFailureOf(lacking, id)]).toEqual([true, true]);
});

test.each(["absent", "nulls", "extra", "hostile", "empty-list"])("accepts every valid response: %s", async (name) => {
  const api = createClient({ baseUrl: `${mock.url}/~scenario=${name}`, apiKey: "any", retry: { maxRetries: 0 } });

  const outcomes = await Promise.allSettled(ids.map((id) => call(api, id)));

  const refused = outcomes.filter((one) => one.status === "rejected" && one.reason instanceof UnexpectedResponseError);
  expect(refused).toEqual([]);
});
