import { expect, test } from "vitest";
import { type MediaType, readOperations } from "@shortvideo-api/document";
import { toDocument } from "../../test/to-document.js";
import { readAcceptedBody } from "./read-accepted-body.js";
import { createSchemaCompiler } from "./compile/schema-compiler.js";

/** Reads the sample body of a media type. */
function readSample(media: MediaType): unknown {
  const requestBody = { content: { "application/json": media } };
  const document = toDocument({ paths: { "/pets": { post: { requestBody } } } });
  const documented = readOperations(document)[0]?.body;
  if (!documented) throw new Error("The operation has no body.");
  const { body } = readAcceptedBody(document, documented, true, createSchemaCompiler(document, ["request"]));
  return JSON.parse(body.media[0]?.sample ?? "");
}

const text = { type: "string" } as const;
const pet = {
  type: "object",
  required: ["name"],
  properties: { name: text, age: { type: "integer" } },
} as const;

test.each<[sample: string, media: MediaType, expected: unknown]>([
  [
    "the first valid example",
    { schema: pet, examples: { a: { value: 7 }, b: { value: { name: "Rex" } } } },
    { name: "Rex" },
  ],
  ["a corrected example", { schema: pet, example: { name: "Rex", age: "3" } }, { name: "Rex", age: 3 }],
  ["an object, if the schema has properties and no type", { schema: { properties: { name: text } } }, {}],
  ["as few properties as possible", { schema: pet }, { name: "Name 1" }],
  [
    "an optional property, if one is needed",
    { schema: { ...pet, required: [], minProperties: 1, additionalProperties: false } },
    { name: "Name 1" },
  ],
  ["anything, if anything is valid", { schema: {} }, "text"],
])("has a sample body: %s", (_, media, expected) => {
  expect(readSample(media)).toEqual(expected);
});
