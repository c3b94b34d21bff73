import type { OpenApi, Schema } from "@shortvideo-api/document/source";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";
import { formatFiles } from "../print/format.ts";
import { printOpenApiTypes } from "./print-openapi-types.ts";

const petReference = { $ref: "#/components/schemas/Pet" };

function createDocument(schemas: Record<string, Schema>): OpenApi {
  const paths: OpenApi["paths"] = {
    "/pets/{id}": {
      get: {
        operationId: "pets.get",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        responses: { "200": { description: "A pet.", content: { "application/json": { schema: petReference } } } },
      },
    },
  };
  return { openapi: "3.1.0", info: { title: "Pets", version: "1.0.0" }, tags: [], paths, components: { schemas } };
}

function printTypes(schemas: Record<string, Schema>): string {
  const { text } = printOpenApiTypes(createDocument(schemas), new Map([["GET /pets/{id}", "pets.get"]]));
  return text.replace(/\s+/g, " ");
}

test("prints the same as the main function of the library", async () => {
  const document = createDocument({
    Pet: { oneOf: [{ $ref: "#/components/schemas/Cat" }] },
    Cat: { type: "object", required: ["kind"], properties: { kind: { type: "string" }, lives: { type: "integer" } } },
    Tom: { allOf: [{ $ref: "#/components/schemas/Cat" }], required: ["lives"] },
  });

  const { text } = printOpenApiTypes(document, new Map([["GET /pets/{id}", "pets.get"]]));

  const library = astToString(await openapiTS(JSON.stringify(document), { silent: true }));
  const [printed, expected] = await formatFiles([
    { path: "types.ts", text },
    { path: "types.ts", text: library.replace(/^type WithRequired[^;]*;\n\};\n/m, "") },
  ]);
  expect(printed?.text).toBe(expected?.text);
});

test("refers to a schema by its name, and to a parameter by its type", () => {
  const document = createDocument({ pet: { type: ["string", "array"], items: { $ref: "#/components/schemas/pet" } } });
  const Id = { name: "id", in: "path", required: true, schema: { type: "integer" } } as const;
  const item = { get: { ...document.paths["/pets/{id}"]?.get, parameters: [{ $ref: "#/components/parameters/Id" }] } };
  const root = {
    ...document,
    paths: { "/pets/{id}": item },
    components: { ...document.components, parameters: { Id } },
  };

  const { text, schemas } = printOpenApiTypes(root, new Map([["GET /pets/{id}", "get"]]), {
    schemaNames: new Map([["pet", "Pet"]]),
  });

  expect(schemas.get("pet")).toBe("string | Pet[]");
  expect(text.replace(/\s+/g, " ")).toContain("schemas: { pet: Pet; };");
  expect(text).toContain("id: number;");
  expect(text).not.toContain('components["parameters"]');
});

test("keeps all fields of a discriminated union inside an allOf", () => {
  const cat = {
    type: "object",
    required: ["kind"],
    properties: { kind: { type: "string" }, lives: { type: "integer" } },
  } as const;
  const size = { type: "object", properties: { size: { type: "integer" } } } as const;
  const choice = { oneOf: [{ $ref: "#/components/schemas/Cat" }], discriminator: { propertyName: "kind" } };

  const text = printTypes({
    Cat: cat,
    Animal: choice,
    Pet: { allOf: [choice, size] },
    Other: { allOf: [{ $ref: "#/components/schemas/Animal" }, size] },
  });

  expect(text).toContain('Pet: components["schemas"]["Cat"] & { size?: number; };');
  expect(text).toContain('Other: components["schemas"]["Animal"] & { size?: number; };');
});

test("requires fields of a schema", () => {
  const Pet = { type: ["object", "null"] as const, properties: { name: { type: "string" as const } } };
  const document = createDocument({ Pet, Named: { allOf: [petReference], required: ["name"] } });

  const schemaNames = new Map([
    ["Pet", "Pet"],
    ["Named", "NamedPet"],
  ]);
  const named = printOpenApiTypes(document, new Map(), { schemaNames }).schemas.get("Named");

  expect(named).toBe('WithRequired<Pet, "name">');
});

test("prints schemas that are `true` or `false`", () => {
  const text = printTypes({ Pet: { allOf: [true, { type: "string" }] }, None: { oneOf: [false, petReference] } });

  expect(text).toContain("Pet: string;");
  expect(text).toContain('None: never | components["schemas"]["Pet"];');
});

test("prints a constant null as null", () => {
  const text = printTypes({
    Pet: { type: "object", properties: { owner: { oneOf: [{ type: "string" }, { const: null }] } } },
  });

  expect(text).toContain("owner?: string | null;");
});
