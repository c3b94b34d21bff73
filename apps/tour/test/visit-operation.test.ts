import { expect, test } from "vitest";
import { visitOperation } from "../src/visit-operation.js";
import { watchFetch } from "../src/watch-fetch.js";

const given: unknown[] = [];
const api = {
  letters: {
    get: async (params: unknown) => given.push(params),
    listAll: async () => ["a", "b"],
    iterateAll: async function* iterateAll() {
      yield* ["a", "b"];
    },
    listNone: async () => [],
    iterateNone: async function* iterateNone() {},
    refuse: async () => {
      throw new Error("letters.refuse was answered 403.");
    },
  },
};

test("hands on the parameters and finds no walk where there is none", async () => {
  const visit = await visitOperation(api, watchFetch(), "letters.get", { id: 1 });

  expect(given).toEqual([{ id: 1 }]);
  expect(visit).toMatchObject({ operation: "letters.get", walk: undefined, failure: undefined });
});

test("counts the items of a walk", async () => {
  expect((await visitOperation(api, watchFetch(), "letters.listAll", {})).walk).toMatchObject({ items: 2 });
});

test.each([
  ["letters.refuse", "letters.refuse was answered 403."],
  ["letters.listNone", "The walk of letters.listNone met no item."],
  ["letters.write", "The client has no `letters.write`. Run `npm run generate`."],
])("says why %s failed", async (operation, reason) => {
  expect((await visitOperation(api, watchFetch(), operation, {})).failure).toBe(reason);
});
