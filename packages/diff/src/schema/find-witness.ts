import type { Pair, RawChange } from "../change/raw-change.ts";
import { countLimits, type Direction, numberKeywords, printJson } from "@shortvideo-api/document/source";
import {
  admitsValue,
  asJson,
  buildSamples,
  isFields,
  isList,
  type Json,
  readSampleValue,
  type Schema,
  type SchemaScope,
  type Samples,
} from "@shortvideo-api/document/sample/source";
import { allAdmit, type ScopedSchema, describeSchema, listAll, listUnsent, readLists } from "./open-schema.ts";
import type { Located, Scopes } from "./side.ts";

/** The most values that are tried. */
const mostCandidates = 200;
/** The longest text or list that is tried, and the longest value that is shown, in characters. */
const longest = 200;

/**
 * Finds a value that breaks callers by a change. A caller may have sent it, and it is now rejected; or it is returned, and was not promised.
 * Returns it as JSON; `undefined` if none of the candidates is one.
 */
export function findWitness(
  change: RawChange,
  { before, after }: Pair<Located>,
  scopes: Scopes,
  direction: Direction,
): string | undefined {
  const from = describeSchema(before, scopes.before, direction);
  const to = describeSchema(after, scopes.after, direction);
  const [given, taken] = direction === "request" ? [from, to] : [to, from];
  const valid = [...new Map(listCandidates(given, taken).map((value) => [printJson(value), value]))]
    .slice(0, mostCandidates)
    .filter(([printed, value]) => printed.length <= longest && admits(given, value));
  const rejected = valid.filter(([, value]) => !admits(taken, value));
  // If every object or list is rejected, none of them shows the reason.
  const hasCommon =
    rejected.length < valid.length || listSamples(taken).some((value) => admits(given, value) && admits(taken, value));
  const shown = rejected.filter(
    ([, value]) => (hasCommon || !isComposed(value)) && showsChange(change, given, taken, value),
  );
  return shown.map(([printed]) => printed).sort((one, other) => one.length - other.length)[0];
}

/** Returns `false` if another change at the same place is known to be the reason why a value is rejected. */
function showsChange(change: RawChange, given: ScopedSchema, taken: ScopedSchema, value: Json): boolean {
  const { code, subject, alternative, before = [], after = before } = change;
  if (alternative) return admitsValue(given.scope, alternative, value);
  if (code === "null-added" || code === "null-removed") return value === null;
  // A change of null is reported, too.
  if (code === "type-changed" && value === null) return false;
  const [holder, last] = after.slice(-2);
  if (/^property-(?:added-required|became-)/.test(code)) return isFields(value) && !Object.hasOwn(value, String(last));
  // An object with the property is too much, or one without it too little.
  if (code === "property-removed")
    return isFields(value) && Object.hasOwn(value, String(last)) !== taken.open.required.has(String(last));
  if (/^(?:property|map)-/.test(code)) return isFields(value);
  const isOfKeyword =
    code.startsWith("limit-") || code === "pattern-changed" || (last === "type" && holder !== "properties");
  const limits = isOfKeyword ? taken.open.parts.flatMap(({ schema }) => pick(schema, String(subject ?? last))) : [];
  return limits.length === 0 || !limits.every((limit) => admitsValue(taken.scope, limit, value));
}

/** Returns a schema of one keyword of another schema; none without the keyword. */
function pick(schema: object, keyword: string): readonly Schema[] {
  return Object.entries(schema).flatMap((entry) => (entry[0] === keyword ? [Object.fromEntries([entry])] : []));
}

function isComposed(value: Json): boolean {
  return isFields(value) || isList(value);
}

function admits({ located, scope }: ScopedSchema, value: Json): boolean {
  return allAdmit(scope, listAll(located), value);
}

/** Values of each type. */
const plain: readonly Json[] = [null, true, false, 0, 1, -1, 0.5, "", "a", "A", "1", "é", [], {}];

/** Lists values near the limits of both schemas, samples of the first, and samples without one of their properties. */
function listCandidates(given: ScopedSchema, taken: ScopedSchema): readonly Json[] {
  const both = [given, taken].flatMap(({ open }) => open.parts);
  const parts = both.map(({ schema }) => schema);
  const listed = readLists(both).flat().map(asJson);
  const limits = parts.flatMap((schema) =>
    numberKeywords.map((keyword) => schema[keyword]).filter((limit) => typeof limit === "number"),
  );
  const samples = listSamples(given);
  const counts = countLimits.flatMap(({ keyword }) => parts.flatMap((schema) => schema[keyword] ?? []));
  const sizes = [...new Set(counts.flatMap((count) => [count - 1, count, count + 1]))].filter(
    (size) => size >= 0 && size <= longest,
  );
  const item = samples.find((value) => isList(value) && value.length > 0);
  const items = isList(item) ? item : [];
  return [
    ...listed,
    ...plain,
    ...limits.flatMap((limit) => [limit, limit - 1, limit + 1, limit - 0.5, limit + 0.5]),
    ...sizes.flatMap((size) => [
      "a".repeat(size),
      Array.from({ length: size }, (_, index) => items[index] ?? items[0] ?? "a"),
    ]),
    ...samples,
    ...samples.flatMap((value) => (isFields(value) ? listSmaller(value) : [])),
  ];
}

/** Lists an object without each of its properties, and with each of them alone. */
function listSmaller(value: Readonly<Record<string, Json>>): readonly Json[] {
  const fields = Object.entries(value);
  return fields.flatMap(([name, field]) => [
    Object.fromEntries(fields.filter(([other]) => other !== name)),
    Object.fromEntries([[name, field]]),
  ]);
}

const samplesByScope = new WeakMap<SchemaScope, Samples>();

/** Lists samples of a schema, without the properties that messages of the direction do not contain. */
function listSamples({ located, scope, open, direction }: ScopedSchema): readonly Json[] {
  const samples = samplesByScope.get(scope) ?? buildSamples(scope);
  samplesByScope.set(scope, samples);
  const allOf = listAll(located).map(({ schema }) => schema);
  const sample = samples.of(located.also ? { allOf } : located.schema);
  if (!sample) return [];
  const unsent = listUnsent(open, direction);
  return [0, 1, 2].map((seed) => {
    const value = readSampleValue(sample, seed, samples.byAlias);
    if (!isFields(value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([name]) => !unsent.has(name)));
  });
}
