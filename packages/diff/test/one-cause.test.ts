import { expect, test } from "vitest";
import type { Change } from "../src/change/change.ts";
import { compareDocuments } from "../src/compare-documents.ts";
import { api, body, type Json, object, response } from "./edit.ts";
import { readDocument } from "./read-document.ts";

// One cause is one change, however many operations and properties it concerns.

const text = { type: "string" };

async function compare(before: Json, after: Json): Promise<Change[]> {
  return compareDocuments({ before: await readDocument(before), after: await readDocument(after) });
}

/** Returns a document of two operations, each of which describes its own parameter. */
function listBoth(type: string): Json {
  const list = (operationId: string): Json => ({
    operationId,
    tags: ["pets"],
    parameters: [{ name: "size", in: "query", schema: { type } }],
    responses: { "204": { description: "Listed." } },
  });
  return api({ "/cats": { get: list("pets.listCats") }, "/dogs": { get: list("pets.listDogs") } });
}

test("reports equal changes of two operations as one change of both", async () => {
  const changes = await compare(listBoth("string"), listBoth("integer"));

  expect(changes.map(({ operations, place }) => [place, ...operations])).toEqual([
    ["query.size", "pets.listCats", "pets.listDogs"],
  ]);
});

const pet = object({ name: { ...text, maxLength: 9 }, owner: object({ name: text }, ["name"]) }, ["name"]);

test.each([
  ["a body that could be anything is described", body(true), body(pet), "breaks"],
  ["a body that was described may be anything", body(pet), body(true), "safe"],
  ["a response that could be anything is described", response(true), response(pet), "safe"],
  ["a response that was described may be anything", response(pet), response(true), "breaks"],
  [
    "a property of a map is described",
    body(object({ name: text }, [], { additionalProperties: true })),
    body(object({ name: text, pet }, [], { additionalProperties: true })),
    "breaks",
  ],
] as const)("reports no parts of a value if %s", async (_, before, after, wire) => {
  const changes = await compare(before, after);

  const ofValues = changes.filter(({ code }) => code !== "property-added");
  expect(ofValues.map((change) => [change.code, change.wire])).toEqual([["type-changed", wire]]);
});
