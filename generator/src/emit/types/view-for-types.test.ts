import type { OpenApi, Schema } from "@shortvideo-api/document/source";
import { expect, test } from "vitest";
import { viewForTypes } from "./view-for-types.ts";

function createDocument(Pet: Schema, paths: OpenApi["paths"] = {}): OpenApi {
  return { openapi: "3.1.0", info: { title: "Pets", version: "1" }, tags: [], paths, components: { schemas: { Pet } } };
}

/** Returns the schema `Pet` as its type is printed. */
function viewPet(schema: Schema): unknown {
  return viewForTypes(createDocument(schema), new Map()).components.schemas.Pet;
}

test("shows 64-bit integers as strings, including their enums and constants", () => {
  expect(viewPet({ type: "integer", format: "int64", enum: [1, 2] })).toEqual({
    type: "string",
    format: "int64",
    enum: ["1", "2"],
  });
  expect(viewPet({ items: { type: ["integer", "null"], format: "int64", const: 7 } })).toEqual({
    items: { type: ["string", "null"], format: "int64", const: "7" },
  });
  expect(viewPet({ type: "integer", format: "int32" })).toEqual({ type: "integer", format: "int32" });
});

test("ignores examples, but not a property of that name", () => {
  const id = { type: "integer", format: "int64" } as const;

  expect(viewPet({ examples: [id] })).toEqual({ examples: [id] });
  expect(viewPet({ properties: { examples: id } })).toEqual({ properties: { examples: { ...id, type: "string" } } });
});

test("names every operation, and does not change the document", () => {
  const document = createDocument(true, { "/pets": { get: { summary: "List pets" } } });
  const before = structuredClone(document);

  const root = viewForTypes(document, new Map([["GET /pets", "pets.list"]]));

  expect(root.paths["/pets"]?.get?.operationId).toBe("pets.list");
  expect(document).toEqual(before);
});

test("gives a parameter of JSON text the schema of its content", () => {
  const filter = {
    name: "filter",
    in: "query",
    content: { "application/json": { schema: { type: "object" } } },
  } as const;

  const root = viewForTypes(
    createDocument(true, { "/pets": { get: { parameters: [filter] } } }),
    new Map([["GET /pets", "pets.list"]]),
  );

  expect(root.paths["/pets"]?.get?.parameters).toEqual([{ ...filter, schema: { type: "object" } }]);
});

test("leaves out operations that the client has no method for", () => {
  const responses = { "204": { description: "Done." } };
  const document = createDocument(true, { "/pets": { get: { responses }, trace: { responses } } });

  const root = viewForTypes(document, new Map([["GET /pets", "pets.list"]]));

  expect(root.paths["/pets"]).toEqual({ get: { operationId: "pets.list", responses } });
});

test("writes the objects of an enum as branches, and leaves out an enum with other values", () => {
  const branches = [{ const: { name: "a" } }, { const: { name: "b", size: 3 } }];

  expect(viewPet({ type: "object", enum: [{ name: "a" }, { name: "b", size: 3 }] })).toEqual({
    type: "object",
    oneOf: branches,
  });
  expect(viewPet({ type: "object", enum: ["CAT"], properties: { name: true } })).toEqual({
    type: "object",
    properties: { name: true },
  });
  expect(viewPet({ type: ["object", "null"], enum: [{ name: "a" }, null] })).toEqual({
    type: ["object", "null"],
    enum: [{ name: "a" }, null],
  });
});
