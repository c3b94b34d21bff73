import { isDeepStrictEqual } from "node:util";
import { printJson } from "@shortvideo-api/document/source";
import type { SchemaObject, SchemaScope } from "@shortvideo-api/document/sample/source";
import type { OpenPair } from "./compare-types.ts";
import { openSchema, type OpenSchema, readOwnTypes, readValues } from "./open-schema.ts";
import type { Located, Scopes } from "./side.ts";

/**
 * Rewrites a choice between plain values if the other schema is not a choice: `oneOf: [{ const: a }, { const: b }]` means
 * `enum: [a, b]`, and a choice of types means a list of types. Two choices that list different values become enumerations.
 */
export function alignChoices({ before, after }: OpenPair): OpenPair {
  const [was, is] = [joinChoice(before), joinChoice(after)];
  const areChoices = before.choices.length > 0 && after.choices.length > 0;
  const isOther = !isDeepStrictEqual(was?.enum, is?.enum);
  if (areChoices && !(was?.enum && is?.enum && isOther)) return { before, after };
  return { before: writePlainly(before, was), after: writePlainly(after, is) };
}

/** Adds the types of one schema to a choice without types, if all alternatives of the choice have these types. */
export function alignTypes({ before, after }: OpenPair, scopes: Scopes): OpenPair {
  return { before: addTypes(before, after, scopes.before), after: addTypes(after, before, scopes.after) };
}

function addTypes(open: OpenSchema, other: OpenSchema, scope: SchemaScope): OpenSchema {
  const { types } = other;
  if (open.types || !types || open.choices.length === 0) return open;
  const branches = open.choices.flatMap((choice) => choice.branches.map((branch) => openSchema(scope, branch)));
  const haveTypes = branches.every((branch) => branch.types?.every((type) => types.includes(type)));
  return haveTypes ? { ...open, types } : open;
}

function writePlainly(open: OpenSchema, schema: SchemaObject | undefined): OpenSchema {
  if (!schema) return open;
  const steps = open.choices[0]?.branches[0]?.steps.slice(0, -1) ?? [];
  return { ...open, parts: [...open.parts, { schema, steps, choices: [] }], types: readOwnTypes(schema), choices: [] };
}

/** The keywords of a plain schema: types, values and annotations. */
const plainKeywords = new Set(["type", "const", "enum", "title", "description", "deprecated", "examples"]);

/** Joins a choice into one schema; `undefined` if its branches are more than lists of values or types. */
function joinChoice({ types: admitted, choices: [choice, ...others] }: OpenSchema): SchemaObject | undefined {
  if (!choice || others.length > 0 || admitted !== undefined) return undefined;
  const { branches } = choice;
  const plain = branches.flatMap(({ schema }: Located) =>
    typeof schema === "object" && isPlain(schema) ? [schema] : [],
  );
  if (plain.length < branches.length) return undefined;
  const listed = plain.map(readValues);
  if (choice.keyword === "oneOf" && hasOverlap(plain)) return undefined;
  const types = [...new Set(plain.flatMap(readOwnTypes))];
  if (listed.every((values) => values === undefined)) return { type: types };
  return listed.includes(undefined) ? undefined : { type: types, enum: listed.flatMap((values) => values ?? []) };
}

/** Returns `true` if a value matches two alternatives. A `oneOf` rejects it. An integer is a number, too. */
function hasOverlap(plain: readonly SchemaObject[]): boolean {
  const values = plain.flatMap((schema) => readValues(schema) ?? []).map((value) => printJson(value));
  const types = plain.flatMap((schema) => (readValues(schema) ? [] : readOwnTypes(schema)));
  const hasNumbers = types.includes("integer") && types.includes("number");
  return hasNumbers || [values, types].some((all) => new Set(all).size < all.length);
}

function isPlain(schema: SchemaObject): boolean {
  const types = readOwnTypes(schema);
  const isScalar = types.length > 0 && types.every((type) => type !== "object" && type !== "array");
  return isScalar && Object.keys(schema).every((keyword) => plainKeywords.has(keyword));
}
