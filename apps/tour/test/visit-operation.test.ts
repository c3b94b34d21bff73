import { expect, test } from "vitest";
import { visitOperation } from "../src/visit-operation.js";
import { watchFetch } from "../src/watch-fetch.js";

const received: unknown[] = [];
const api = {
  letters: {
    get: async (params: unknown) => received.push(params),
    listAll: async () => ["a", "b"],
    iterateAll: async function* iterateAll() {
      yield* ["a", "b"];
    },
    listNone: async () => [],
    iterateNone: async function* iterateNone() {},
    refuse: async () => {
      throw new Error("letters.refuse failed with 403.");
    },
  },
};

test("passes the params, and returns no list for an operation that is not a list", async () => {
  const visit = await visitOperation(api, watchFetch(), "letters.get", { id: 1 });

  expect(received).toEqual([{ id: 1 }]);
  expect(visit).toMatchObject({ operation: "letters.get", list: undefined, failure: undefined });
});

test("counts the items of a list", async () => {
  expect((await visitOperation(api, watchFetch(), "letters.listAll", {})).list).toMatchObject({ items: 2 });
});

test.each([
  ["letters.refuse", "letters.refuse failed with 403."],
  ["letters.listNone", "The list of letters.listNone has no items."],
  ["letters.write", "The client has no `letters.write`. Run `npm run generate`."],
])("reports why %s failed", async (operation, reason) => {
  expect((await visitOperation(api, watchFetch(), operation, {})).failure).toBe(reason);
});
