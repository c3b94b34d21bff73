import { expect, test } from "vitest";
import { petModel } from "../../test/pet-model.ts";
import { printVisits, visitOperations } from "./visit-operations.ts";

const received: unknown[] = [];
const pets = {
  list: async () => ({}),
  iterate: async function* iterate() {
    yield* ["Rex", "Tom"];
  },
  get: async (params: unknown) => received.push(params),
  getOwned: async () => {
    throw new Error("pets.getOwned failed with 403.");
  },
};
const fixtures = { "pets.get": { params: { petId: 1n } } };
const visit = (resource: object) =>
  visitOperations(petModel, { createClient: () => ({ pets: { ...resource } }), operations: fixtures }, "http://mock");

test("passes the params, counts the items of a list, and reports why an operation failed", async () => {
  const visits = await visit(pets);

  expect(received).toEqual([{ petId: 1n }]);
  expect(visits).toMatchObject([
    { operation: "pets.list", items: 2, failure: undefined },
    { operation: "pets.get", items: undefined, failure: undefined },
    { operation: "pets.getOwned", failure: "pets.getOwned failed with 403." },
  ]);
  expect(printVisits(visits)).toContain("\n  pets.getOwned failed with 403.");
});

test.each([
  ["The list has no items.", { ...pets, iterate: async function* iterate() {} }],
  ["The client has no `pets.iterate`. Run `npm run build`.", { ...pets, iterate: undefined }],
])("reports a list with the failure: %s", async (failure, resource) => {
  expect((await visit(resource))[0]).toMatchObject({ operation: "pets.list", failure });
});
