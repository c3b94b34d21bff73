import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";
import type { OpenApi, Schema } from "../../load/openapi.ts";
import { printOpenApiTypes } from "./openapi-typescript.ts";

const toPet = { $ref: "#/components/schemas/Pet" };

function documentOf(schemas: Record<string, Schema>): OpenApi {
  const paths: OpenApi["paths"] = {
    "/pets/{id}": {
      get: {
        operationId: "pets.get",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        responses: { "200": { description: "A pet.", content: { "application/json": { schema: toPet } } } },
      },
    },
  };
  return { openapi: "3.1.0", info: { title: "Pets", version: "1.0.0" }, tags: [], paths, components: { schemas } };
}

function printTypes(schemas: Record<string, Schema>): string {
  const { text } = printOpenApiTypes(documentOf(schemas), new Map([["GET /pets/{id}", "pets.get"]]));
  return text.replace(/\s+/g, " ");
}

test("prints what the library prints, when it is entered by its front door", async () => {
  const document = documentOf({
    Pet: { oneOf: [{ $ref: "#/components/schemas/Cat" }], discriminator: { propertyName: "kind" } },
    Cat: { type: "object", required: ["kind"], properties: { kind: { type: "string" }, lives: { type: "integer" } } },
    Tom: { allOf: [{ $ref: "#/components/schemas/Cat" }], required: ["lives"] },
  });

  const { text } = printOpenApiTypes(document, new Map([["GET /pets/{id}", "pets.get"]]));

  const library = astToString(await openapiTS(JSON.stringify(document), { silent: true }));
  expect(text.replace(/^type WithRequired.*$/m, "")).toBe(library.replace(/^type WithRequired[^;]*;\n\};$/m, ""));
});

test("lets a schema list itself", () => {
  const text = printTypes({ Pet: { type: ["string", "array"], items: toPet } });

  expect(text).toContain('Pet: string | ListOf<"Pet">;');
  expect(text).toContain('type ListOf<Key extends keyof components["schemas"]> = components["schemas"][Key][];');
});

test("requires fields of a schema that may be null", () => {
  const Pet = { type: ["object", "null"] as const, properties: { name: { type: "string" as const } } };

  const text = printTypes({ Pet, Named: { allOf: [toPet], required: ["name"] } });

  expect(text).toContain('Named: WithRequired<components["schemas"]["Pet"], "name">;');
  expect(text).toContain("type WithRequired<T, K extends PropertyKey> = T & Required<Pick<NonNullable<T>,");
});

test("takes schemas that admit everything or nothing", () => {
  const text = printTypes({ Pet: { allOf: [true, { type: "string" }] }, None: { oneOf: [false, toPet] } });

  expect(text).toContain("Pet: unknown & string;");
  expect(text).toContain('None: never | components["schemas"]["Pet"];');
});

test("prints a constant null as null", () => {
  const text = printTypes({
    Pet: { type: "object", properties: { owner: { oneOf: [{ type: "string" }, { const: null }] } } },
  });

  expect(text).toContain("owner?: string | null;");
});
