import { expect, test } from "vitest";
import { upgradeDocument } from "./upgrade-document.ts";

function upgrade(schema: object, openapi: unknown = "3.0.3"): unknown {
  const document = { openapi, paths: {}, components: { schemas: { Book: schema } } };
  upgradeDocument(document);
  return document.components.schemas.Book;
}

const author = { $ref: "#/components/schemas/Author" };
const schema = () => ({ type: "array", items: { type: "string", nullable: true } });
const assumedNull = { type: "null", "x-assumed-null": true };

test.each<[what: string, before: object, after: object]>([
  ["a type", { type: "string", nullable: true }, { type: ["string", "null"] }],
  ["no type", { nullable: true, description: "Any." }, { description: "Any." }],
  ["not nullable", { type: "string", nullable: false }, { type: "string" }],
  [
    "an enum",
    { type: "string", enum: ["a"], nullable: true },
    { type: ["string", "null"], enum: ["a", null], "x-assumed-null": true },
  ],
  [
    "an enum with null",
    { type: "string", enum: ["a", null], nullable: true },
    { type: ["string", "null"], enum: ["a", null] },
  ],
  ["an enum of another type", { type: "string", enum: [1, true, "a"] }, { type: "string", enum: ["1", "true", "a"] }],
  [
    "an enum of items",
    { type: "array", items: { type: "integer" }, enum: ["1"] },
    { type: "array", items: { type: "integer", enum: [1] } },
  ],
  [
    "an enum of items that have one",
    { type: "array", items: { type: "string", enum: ["a"] }, enum: ["a", "b"] },
    { type: "array", items: { type: "string", enum: ["a"] } },
  ],
  [
    "an enum of lists",
    { type: "array", items: { type: "string" }, enum: [["a"], ["a", "b"]] },
    { type: "array", items: { type: "string" }, enum: [["a"], ["a", "b"]] },
  ],
  [
    "a reference",
    { ...author, nullable: true, description: "Who." },
    { description: "Who.", anyOf: [author, assumedNull] },
  ],
  ["a choice", { oneOf: [author], nullable: true }, { anyOf: [{ oneOf: [author] }, assumedNull] }],
  [
    "an exclusive bound",
    { type: "number", minimum: 1, exclusiveMinimum: true },
    { type: "number", exclusiveMinimum: 1 },
  ],
  ["an inclusive bound", { type: "number", maximum: 1, exclusiveMaximum: false }, { type: "number", maximum: 1 }],
  ["keywords beside a reference", { ...author, type: "string", example: "x" }, { ...author, example: "x" }],
  [
    "properties that are called like keywords",
    { properties: { nullable: { type: "boolean", nullable: true }, $ref: { type: "string" } } },
    { properties: { nullable: { type: ["boolean", "null"] }, $ref: { type: "string" } } },
  ],
  [
    "values that look like schemas",
    { default: { nullable: true }, enum: [{ nullable: true }] },
    { default: { nullable: true }, enum: [{ nullable: true }] },
  ],
])("expresses in OpenAPI 3.1: %s", (_, before, after) => {
  expect(upgrade(before)).toEqual(after);
});

test("reads `nullable` in a document of 3.1 too, and keeps the keywords beside a reference", () => {
  expect(upgrade({ type: "string", nullable: true }, "3.1.0")).toEqual({
    type: ["string", "null"],
    "x-assumed-null": true,
  });
  expect(upgrade({ ...author, minLength: 1 }, "3.1.0")).toEqual({ ...author, minLength: 1 });
});

test("upgrades the schemas of parameters, headers and bodies, and the schemas inside them", () => {
  const document = {
    openapi: 3,
    paths: {
      "/books": {
        parameters: [{ name: "q", schema: schema(), example: { schema: schema() } }],
        get: {
          requestBody: { content: { "application/json": { schema: schema() } } },
          responses: { 200: { headers: { "x-count": { schema: schema() } } } },
        },
      },
    },
    components: { parameters: { schema: { name: "schema", in: "query", schema: schema() } } },
  };
  upgradeDocument(document);

  const upgraded = { type: "array", items: { type: ["string", "null"] } };
  const { parameters, get } = document.paths["/books"];
  expect(document.openapi).toBe("3.1.0");
  expect(parameters[0]).toMatchObject({ schema: upgraded, example: { schema: schema() } });
  expect(get.requestBody.content["application/json"].schema).toEqual(upgraded);
  expect(get.responses[200].headers["x-count"].schema).toEqual(upgraded);
  expect(document.components.parameters.schema.schema).toEqual(upgraded);
});
