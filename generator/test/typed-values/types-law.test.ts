import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDocument } from "@shortvideo-api/document/source";
import { type Json, readSampleValue, type Schema } from "@shortvideo-api/document/sample/source";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isCI, oneOf } from "../../../scripts/in-ci.ts";
import { buildModel } from "../../../packages/model/src/build-model.ts";
import { buildTypedSamples } from "../../../packages/model/src/shape/build-typed-samples.ts";
import { openValidator, seeds } from "../open-validator.ts";
import { components } from "./composed-schemas.ts";
import { compileValues, type TypedDocument, type TypedValue } from "./compile-values.ts";
import { statePart } from "./state-meaning.ts";

// A validator and a compiler, which share no code with ours, compare values with types. They show mistakes on both sides: tuples without
// optional items, and choices that lose properties, failed here.

/** The number of pairs of schemas. */
const numRuns = isCI ? 500 : 100;
/** The most values of a schema that are compiled. */
const mostValues = 12;

const scalars: readonly Json[] = [null, true, 0, 1.5, "x"];
const inner: readonly Json[] = [...scalars, 1, "", [], {}, ["x"], [1, "x"], { a: 1 }, { a: "x", b: 1 }, { b: {} }];

/** Small values: scalars, and lists and objects of up to three others. */
const pool: readonly Json[] = [
  ...inner,
  ...inner.flatMap((one) => [[one], { a: one }, { b: one }, { c: one }]),
  ...scalars.flatMap((one) =>
    inner.flatMap((other): Json[] => [
      [one, other],
      { a: one, b: other },
      { a: other, c: one },
      { b: one, c: other },
      { a: one, b: "x", c: other },
    ]),
  ),
];

test.each(oneOf(2, ["7", "5.9"] as const))(
  "each valid value has the type of its schema, and each value of a factory its own, with TypeScript %s",
  async (compiler) => {
    const { document, counts } = await readDocument(fc.sample(components, numRuns));

    const errors = await compileValues([document], compiler);

    // A mistake has many errors.
    expect(errors.slice(0, 3)).toEqual([]);
    expect(counts.made).toBeGreaterThan(numRuns / 2);
    expect(counts.valid).toBeGreaterThan(numRuns * 4);
  },
);

/** Reads a document with all schemas, and lists the values of each. */
async function readDocument(
  given: readonly Readonly<Record<string, Schema>>[],
): Promise<{ document: TypedDocument; counts: { made: number; valid: number } }> {
  const folder = mkdtempSync(join(tmpdir(), "types-law-"));
  const file = join(folder, "openapi.json");
  const schemas = Object.fromEntries(
    given.flatMap((each, index) =>
      Object.entries(each).map(([key, schema]): [string, Schema] => [`${key}${index}`, rename(schema, index)]),
    ),
  );
  writeFileSync(
    file,
    JSON.stringify({ openapi: "3.1.0", info: { title: "Law", version: "1" }, paths: {}, components: { schemas } }),
  );
  try {
    const loaded = await loadDocument(file);
    if (!loaded.document) throw new Error(JSON.stringify(loaded.diagnostics));
    const { draft: model, root } = buildModel(loaded.document);
    const names = new Map(model.schemas.map(({ key, name }) => [key, name]));
    const typed = buildTypedSamples({ schemas: root.components.schemas, aliases: names });
    const counts = { made: 0, valid: 0 };
    const values = given.flatMap((each, index) => {
      const keys = Object.keys(each).map((key) => `${key}${index}`);
      const local = Object.fromEntries(keys.map((key) => [key, root.components.schemas[key] ?? true]));
      const validate = openValidator(local);
      const meant = openValidator(Object.fromEntries(keys.map((key) => [key, statePart(local[key] ?? true)])));
      return keys.flatMap((key): TypedValue[] => {
        const type = { schema: names.get(key) ?? key };
        const name = `${key}: ${JSON.stringify(local)}`;
        const sample = typed.named(key);
        const schema = { $ref: `#/components/schemas/${key}` };
        const closed = { ...schema, unevaluatedProperties: false };
        const isMeant = (value: Json): boolean => accepts(meant, closed, value);
        const samples =
          sample && typed.isVerified(key) ? seeds.map((seed) => readSampleValue(sample, seed, typed.byAlias)) : [];
        const made = samples.slice(0, 3).filter(isMeant);
        const valid = pool.filter((value) => isMeant(value) && accepts(validate, schema, value));
        const step = Math.max(1, Math.floor(valid.length / mostValues));
        const chosen = valid.filter((_, position) => position % step === 0).slice(0, mostValues);
        counts.made += made.length;
        counts.valid += chosen.length;
        return [...made, ...chosen].map((value) => ({ name, type, value }));
      });
    });
    return { document: { root, model, values }, counts };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns whether a validator accepts a value. Ajv throws for some combinations of `unevaluatedProperties`: such a value is left out. */
function accepts(validate: ReturnType<typeof openValidator>, schema: Schema, value: Json): boolean {
  try {
    return validate(schema, value).length === 0;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Renames the components that a schema refers to. */
function rename(schema: Schema, index: number): Schema {
  return JSON.parse(
    JSON.stringify(schema).replaceAll(/#\/components\/schemas\/\w+/g, (reference) => `${reference}${index}`),
  ) as Schema;
}
