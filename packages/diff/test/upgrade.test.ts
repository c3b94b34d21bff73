import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { isNode } from "@shortvideo-api/document/source";
import { CORE_SCHEMA, load } from "js-yaml";
import { expect, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.ts";
import { compareDocuments } from "../src/compare-documents.ts";
import { type Json, operation } from "./edit.ts";
import { readDocument } from "./read-document.ts";
import { upgradeDocument } from "./upgrade-document.ts";

// A document of OpenAPI 3.0 and the same document as 3.1 have the same meaning, so the differ reports no change.

const text = { type: "string" };
const pet = { $ref: "#/components/schemas/Pet" };

/** Everything that OpenAPI 3.0 writes differently. */
const oldDocument: Json = {
  ...operation(
    {
      parameters: [
        {
          name: "size",
          in: "query",
          schema: { type: "integer", minimum: 0, exclusiveMinimum: true, maximum: 50, exclusiveMaximum: false },
        },
      ],
      responses: { "200": { description: "All is well.", content: { "application/json": { schema: pet } } } },
    },
    {
      schemas: {
        Pet: {
          type: "object",
          properties: {
            name: { ...text, nullable: true, example: "Tom" },
            kind: { ...text, nullable: true, enum: ["cat", "dog", null] },
            photo: { ...text, format: "byte", nullable: true },
            file: { ...text, format: "binary" },
            parent: { nullable: true, allOf: [pet] },
            friend: { oneOf: [pet, text], nullable: true },
            owner: { ...pet, description: "The pet that it follows.", type: "object" },
          },
        },
      },
    },
  ),
  openapi: "3.0.3",
};

type Upgraded = [what: string, open: () => Json, ...formats: ("replaced" | "kept")[]];

const large: Upgraded[] = [
  ["adyen-checkout.yaml", () => read("corpus/adyen-checkout.yaml"), "replaced", "kept"],
  ["github.json.gz", () => read("../bench/documents/github.json.gz"), "replaced"],
];

test.each<Upgraded>([
  ["a small document", () => oldDocument, "replaced", "kept"],
  ["petstore.yaml", () => read("corpus/petstore.yaml"), "replaced", "kept"],
  ["museum.yaml", () => read("corpus/museum.yaml"), "replaced", "kept"],
  ...inCI(large, []),
])("%s has no change when it is written as OpenAPI 3.1", async (_, open, ...upgrades) => {
  const document = open();
  const before = await readDocument(document);

  for (const formats of upgrades) {
    const upgraded = upgradeDocument(document, formats);
    expect(upgraded).not.toEqual(document);
    const changes = compareDocuments({ before, after: await readDocument(upgraded) });
    expect(changes.map(({ message }) => message)).toEqual([]);
  }
});

function read(path: string): Json {
  const bytes = readFileSync(fileURLToPath(new URL(`../../../generator/test/${path}`, import.meta.url)));
  const document = load((path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString(), { schema: CORE_SCHEMA });
  if (!isNode(document)) throw new TypeError("A document is an object.");
  return document;
}
