import type { OpenApi, Schema } from "@shortvideo-api/document/source";
import { expect, test } from "vitest";
import { viewForTypes } from "./view-for-types.ts";

function createDocument(Pet: Schema, paths: OpenApi["paths"] = {}): OpenApi {
  return { openapi: "3.1.0", info: { title: "Pets", version: "1" }, tags: [], paths, components: { schemas: { Pet } } };
}

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

test("leaves out path items of the components, whose operations stand below their paths", () => {
  const list = { operationId: "pets.list", responses: { "204": { description: "Done." } } };
  const document = createDocument(true, { "/pets": { get: list } });

  const root = viewForTypes(
    { ...document, components: { ...document.components, pathItems: { Pets: { get: list } } } },
    new Map([["GET /pets", "pets.list"]]),
  );

  expect(root.components).toEqual(document.components);
  expect(root.paths["/pets"]?.get).toEqual(list);
});

test("resolves components that refer to another component", () => {
  const Id = { name: "id", in: "query", schema: { type: "string" } } as const;
  const Done = { description: "Done.", content: { "text/plain": { schema: { type: "string" } } } } as const;
  const document = createDocument(true);
  const components = {
    ...document.components,
    parameters: { Key: { $ref: "#/components/parameters/Id" }, Id },
    responses: { Same: { $ref: "#/components/responses/Again" }, Again: { $ref: "#/components/responses/Done" }, Done },
  };

  const root = viewForTypes({ ...document, components }, new Map());

  expect(root.components.responses).toEqual({ Same: Done, Again: Done, Done });
  expect(root.components.parameters).toEqual({ Key: Id, Id });
});
