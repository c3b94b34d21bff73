import { isDeepStrictEqual } from "node:util";
import type { SchemaObject } from "../model/schema.ts";
import type { OpenPair } from "./compare-types.ts";
import { type OpenSchema, readOwnTypes, readValues } from "./open-schema.ts";
import type { Located } from "./side.ts";

/**
 * Where only one of two schemas is a choice, and one between plain values, it is written as the other one is:
 * `oneOf: [{ const: a }, { const: b }]` says what `enum: [a, b]` says, and a choice of types what a list of types says.
 * Two choices that list values are enumerations as soon as they do not list the same.
 */
export function alignChoices({ before, after }: OpenPair): OpenPair {
  const [was, is] = [joinChoice(before), joinChoice(after)];
  const areChoices = before.choices.length > 0 && after.choices.length > 0;
  const isOther = !isDeepStrictEqual(was?.enum, is?.enum);
  if (areChoices && !(was?.enum && is?.enum && isOther)) return { before, after };
  return { before: writePlainly(before, was), after: writePlainly(after, is) };
}

function writePlainly(open: OpenSchema, schema: SchemaObject | undefined): OpenSchema {
  if (!schema) return open;
  const steps = open.choices[0]?.[0]?.steps.slice(0, -1) ?? [];
  return { ...open, parts: [...open.parts, { schema, steps }], types: readOwnTypes(schema), choices: [] };
}

/** What says nothing of which values there are. */
const words = new Set(["type", "const", "enum", "title", "description", "deprecated", "example", "examples"]);

/** `undefined` where the branches are more than lists of values, or of types. */
function joinChoice({ types: admitted, choices: [branches, ...others] }: OpenSchema): SchemaObject | undefined {
  if (!branches || others.length > 0 || admitted !== undefined) return undefined;
  const plain = branches.flatMap(({ schema }: Located) =>
    typeof schema === "object" && isPlain(schema) ? [schema] : [],
  );
  if (plain.length < branches.length) return undefined;
  const listed = plain.map(readValues);
  const types = [...new Set(plain.flatMap(readOwnTypes))];
  if (listed.every((values) => values === undefined)) return { type: types };
  return listed.includes(undefined) ? undefined : { type: types, enum: listed.flatMap((values) => values ?? []) };
}

function isPlain(schema: SchemaObject): boolean {
  const types = readOwnTypes(schema);
  const isScalar = types.length > 0 && types.every((type) => type !== "object" && type !== "array");
  return isScalar && Object.keys(schema).every((keyword) => words.has(keyword));
}
