import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenApi, Schema } from "@shortvideo-api/document/source";
import { loadFiles } from "../../../packages/document/test/load-files.ts";
import { isFields, readSampleValue } from "@shortvideo-api/document/sample/source";
import ts from "typescript";
import { expect, onTestFinished, test } from "vitest";
import { printOpenApiTypes } from "../../src/emit/types/print-openapi-types.ts";
import { buildTypedSamples } from "../../../packages/model/src/shape/build-typed-samples.ts";

// The types and the factories of a discriminator have the same values, because the loader writes them into the schemas.

/** Schemas, and values of their type `Pet`. */
interface DiscriminatorCase {
  schemas: Record<string, Schema>;
  valid: readonly object[];
  wrong: readonly object[];
}

const catReference = { $ref: "#/components/schemas/Cat" };
const dogReference = { $ref: "#/components/schemas/Dog" };
const petReference = { $ref: "#/components/schemas/Pet" };
const text = { type: "string" } as const;
const choice = { oneOf: [catReference, dogReference], discriminator: { propertyName: "kind" } };
const both = [{ kind: "Cat" }, { kind: "Dog" }];

const cases: Record<string, DiscriminatorCase> = {
  "names of schemas, if nothing lists values": {
    schemas: { Pet: choice, Cat: animal(text), Dog: animal(text) },
    valid: both,
    wrong: [{ kind: "cat" }, {}],
  },
  "values of an enum instead of names of schemas": {
    schemas: { Pet: choice, Cat: animal({ enum: ["cat", "kitten"] }), Dog: animal({ ...text, enum: ["dog"] }) },
    valid: [{ kind: "cat" }, { kind: "kitten" }, { kind: "dog" }],
    wrong: [...both, { kind: "puppy" }],
  },
  "a constant, also behind a reference": {
    schemas: {
      Pet: { anyOf: [catReference, dogReference], discriminator: { propertyName: "kind" } },
      Cat: animal({ const: "cat" }),
      Dog: animal({ $ref: "#/components/schemas/Bark" }),
      Bark: { const: "dog" },
    },
    valid: [{ kind: "cat" }, { kind: "dog" }],
    wrong: both,
  },
  "several values of a mapping by name and by reference": {
    schemas: {
      Pet: {
        ...choice,
        discriminator: { propertyName: "kind", mapping: { a: "Cat", b: catReference.$ref, c: dogReference.$ref } },
      },
      Cat: animal(text),
      Dog: animal(text),
    },
    valid: [{ kind: "a" }, { kind: "b" }, { kind: "c" }],
    wrong: both,
  },
  "values of a mapping that an enum lists, too": {
    schemas: {
      Pet: { ...choice, discriminator: { propertyName: "kind", mapping: { cat: "Cat", dog: "Dog" } } },
      Cat: animal({ $ref: "#/components/schemas/Kind" }, { lives: { type: "integer" } }),
      Dog: animal({ $ref: "#/components/schemas/Kind" }),
      Kind: { ...text, enum: ["cat", "dog", "cow"] },
    },
    valid: [{ kind: "cat", lives: 9 }, { kind: "dog" }],
    wrong: [{ kind: "cow" }, { kind: "dog", lives: 1 }],
  },
  "a property that is not required": {
    schemas: { Pet: choice, Cat: { ...animal({ enum: ["cat"] }), required: [] }, Dog: animal({ enum: ["dog"] }) },
    valid: [{ kind: "cat" }, { kind: "dog" }, {}],
    wrong: both,
  },
  "a property that no schema declares": {
    schemas: { Pet: choice, Cat: { type: "object" }, Dog: { type: "object", properties: { bark: text } } },
    valid: [{ kind: "Cat" }, { kind: "Dog", bark: "loud" }],
    wrong: [{ kind: "dog" }, { bark: "loud" }],
  },
  numbers: {
    schemas: { Pet: choice, Cat: animal({ type: "integer", enum: [1] }), Dog: animal({ type: "integer", enum: [2] }) },
    valid: [{ kind: 1 }, { kind: 2 }],
    wrong: [{ kind: 3 }, ...both],
  },
  "a choice inside an allOf": {
    schemas: {
      Pet: { allOf: [choice, { type: "object", required: ["name"], properties: { name: text } }] },
      Cat: animal({ enum: ["cat"] }, { lives: { type: "integer" } }),
      Dog: animal(text),
    },
    valid: [
      { kind: "cat", lives: 9, name: "Tom" },
      { kind: "Dog", name: "Rex" },
    ],
    wrong: [{ kind: "cat" }, { kind: "Cat", name: "Tom" }, { kind: "Dog", lives: 9, name: "Rex" }],
  },
  "a schema that others extend": {
    schemas: {
      Base: { ...animal({ enum: ["cat", "dog"] }), discriminator: { propertyName: "kind", mapping: { cat: "Cat" } } },
      Cat: { allOf: [{ $ref: "#/components/schemas/Base" }, { type: "object", properties: { lives: text } }] },
      Dog: { allOf: [{ $ref: "#/components/schemas/Base" }] },
      Pet: { anyOf: [catReference] },
    },
    valid: [{ kind: "cat" }, { kind: "cat", lives: "9" }],
    wrong: [{ kind: "dog" }, { kind: "Cat" }],
  },
  "a schema that is extended twice": {
    schemas: {
      Base: { ...animal(text), discriminator: { propertyName: "kind" } },
      Cat: { allOf: [{ $ref: "#/components/schemas/Base" }] },
      Pet: { allOf: [catReference, { type: "object", properties: { lives: text } }] },
    },
    valid: [{ kind: "Pet", lives: "9" }],
    wrong: [{ kind: "Cat" }, { kind: "pet" }],
  },
  "mappings of two choices": {
    schemas: {
      Pet: { ...choice, discriminator: { propertyName: "kind", mapping: { cat: "Cat", dog: "Dog" } } },
      Other: { oneOf: [catReference], discriminator: { propertyName: "kind", mapping: { tom: "Cat" } } },
      Cat: animal(text),
      Dog: animal(text),
    },
    valid: [{ kind: "cat" }, { kind: "dog" }],
    wrong: [...both, { kind: "tom" }],
  },
  "a parent whose children extend it": {
    schemas: {
      Pet: { ...animal(text), discriminator: { propertyName: "kind", mapping: { cat: "Cat" } } },
      Cat: { allOf: [petReference, { type: "object", properties: { lives: { type: "integer" } } }] },
      Dog: { allOf: [petReference, { type: "object", properties: { bark: text } }] },
    },
    valid: [
      { kind: "cat", lives: 9 },
      { kind: "Dog", bark: "loud" },
    ],
    wrong: [{ kind: "Pet" }, { kind: "Cat" }, { kind: "cat", bark: "loud" }, { kind: "Zebra" }],
  },
  "a parent whose own value is mapped, and a child that is extended": {
    schemas: {
      Pet: { ...animal(text), discriminator: { propertyName: "kind", mapping: { pet: "Pet" } } },
      Cat: { allOf: [petReference, { type: "object", properties: { lives: { type: "integer" } } }] },
      Kitten: { allOf: [catReference, { type: "object", properties: { weeks: { type: "integer" } } }] },
      Dog: { allOf: [petReference] },
    },
    valid: [{ kind: "pet" }, { kind: "Cat", lives: 9 }, { kind: "Kitten", lives: 9, weeks: 3 }, { kind: "Dog" }],
    wrong: [{ kind: "Pet" }, { kind: "Cat", weeks: 3 }, { kind: "Dog", lives: 1 }],
  },
  "a parent that lists its children": {
    schemas: {
      Pet: {
        ...animal({ enum: ["cat", "dog"] }),
        ...choice,
        discriminator: { propertyName: "kind", mapping: { cat: "Cat", dog: "Dog" } },
      },
      Cat: { allOf: [petReference, { type: "object", properties: { lives: { type: "integer" } } }] },
      Dog: { allOf: [petReference] },
    },
    valid: [{ kind: "cat", lives: 9 }, { kind: "dog" }],
    wrong: [{ kind: "dog", lives: 9 }, ...both],
  },
};

test.each(Object.entries(cases))("types admit exactly the valid values: %s", async (_, { schemas, valid, wrong }) => {
  const { lines, statements } = printValues(await load(schemas), [...valid, ...wrong]);

  const rejected = findRejectedLines(statements);

  expect(rejected).toEqual(wrong.map((__, index) => lines + valid.length + index));
});

test.each(Object.entries(cases))("factories create a valid value: %s", async (_, { schemas: written, valid }) => {
  const { schemas } = (await load(written)).components;
  const samples = buildTypedSamples({ schemas, aliases: new Map(Object.keys(schemas).map((key) => [key, key])) });

  const made = samples.named("Pet");

  const kinds = valid.map((value) => ("kind" in value ? value.kind : undefined));
  const created = made && readSampleValue(made, 0, samples.byAlias);
  expect(kinds).toContain(isFields(created) ? created["kind"] : created);
  expect(["Cat", "Dog"].map((key) => samples.named(key)?.kind)).not.toContain("irregular");
});

function animal(kind: Schema, others: Record<string, Schema> = {}): Schema & object {
  return { type: "object", required: ["kind"], properties: { kind, ...others } };
}

async function load(schemas: Record<string, Schema>): Promise<OpenApi> {
  const content = { "application/json": { schema: petReference } };
  const paths = { "/pet": { get: { operationId: "get", responses: { "200": { description: "A pet.", content } } } } };
  const document = {
    openapi: "3.1.0",
    info: { title: "Pets", version: "1" },
    tags: [],
    paths,
    components: { schemas },
  };
  const { root, problems } = await loadFiles({ "openapi.json": JSON.stringify(document) });
  // Some families list values that the mapping does not have.
  expect(problems.filter((problem) => !problem.endsWith(" discriminator-mismatch"))).toEqual([]);
  if (!root) throw new Error("The document does not load.");
  return root;
}

/** Prints the types, and then each value on one line. `lines` is the number of lines before the values. */
function printValues(root: OpenApi, values: readonly object[]): { lines: number; statements: string } {
  const { text: types } = printOpenApiTypes(root, new Map([["GET /pet", "get"]]));
  const withRequired = "type WithRequired<T, K extends string> = T & Record<K, unknown>;\n";
  const printed = values.map(
    (value, index) => `export const value${index}: components["schemas"]["Pet"] = ${JSON.stringify(value)};`,
  );
  return {
    lines: `${withRequired}${types}\n`.split("\n").length - 1,
    statements: `${withRequired}${types}\n${printed.join("\n")}\n`,
  };
}

/** Compiles statements. Returns the lines with errors, from 0 on. */
function findRejectedLines(statements: string): number[] {
  const folder = mkdtempSync(join(tmpdir(), "discriminators-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "values.ts");
  writeFileSync(file, statements);
  const program = ts.createProgram([file], { strict: true, noEmit: true, types: [], lib: ["lib.es2022.d.ts"] });
  const source = program.getSourceFile(file);
  const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return [...new Set(diagnostics.map(({ start = 0 }) => source?.getLineAndCharacterOfPosition(start).line ?? -1))];
}
