import { asJson, equalsJson, type Fields, isFields, isList, type Json } from "../schema/json.ts";
import {
  intersectTypes,
  listItemSchemas,
  type Merged,
  mergeSchemas,
  readBound,
  takeBranch,
} from "../schema/merge-schemas.ts";
import { resolveSchema, type Schema, type SchemaObject, type SchemaScope } from "../schema/schema.ts";
import { listFieldSchemas } from "../admit/admit-value.ts";
import { listRequired } from "./build-sample-object.ts";
import {
  type ExactNumber,
  findGreatest,
  findLeast,
  isExactNumber,
  listNearMultiples,
  readExactNumber,
} from "../numbers/exact-number.ts";
import { isInt64 } from "../openapi/int64.ts";
import { printDecimal } from "../schema/read-views.ts";
import { listNear } from "./build-sample-number.ts";

/** The facts and functions that a correction needs. */
export interface Corrector {
  readonly scope: SchemaScope;
  /** Returns `true` when all the schemas admit the value. */
  readonly admits: (schemas: readonly Schema[], value: Json) => boolean;
  /** Builds a new value for all the schemas. Another `seed` leads to another value. Default of `seed`: 0. */
  readonly make: (schemas: readonly Schema[], name: string, seed?: number) => Json | undefined;
}

/** The most branches of a choice that are tried for one value. */
const mostBranches = 24;
/** The most properties that are left out one by one, where schemas exclude each other's properties. */
const mostOmissions = 20;

/**
 * Corrects a value so that all the schemas admit it, and keeps the parts that they admit. Builds a new value for each part that
 * cannot be corrected. Returns `undefined` when there is no such value.
 */
export function correctValue(
  corrector: Corrector,
  schemas: readonly Schema[],
  value: Json,
  name = "value",
): Json | undefined {
  if (corrector.admits(schemas, value)) return value;
  const merged = mergeSchemas(corrector.scope, schemas);
  if (!merged) return undefined;
  for (const candidate of correctMerged(corrector, merged, value, name)) {
    if (corrector.admits(schemas, candidate)) return candidate;
  }
  return corrector.make(schemas, name);
}

/** The most failed searches for parts of a draft. A failed search takes longest, and one such part suffices to explain the problem. */
const mostMisses = 8;

/** Returns a value that resembles a valid one, also when the schema admits none. Returns `undefined` for the schema `false`. */
export function draftValue(corrector: Corrector, schema: Schema): Json | undefined {
  const merged = mergeSchemas(corrector.scope, [schema]);
  let misses = 0;
  const make: Corrector["make"] = (schemas, name) => {
    const found = misses < mostMisses ? corrector.make(schemas, name) : undefined;
    if (found === undefined) misses += 1;
    return found === undefined ? "text" : found;
  };
  for (const draft of merged ? correctMerged({ ...corrector, make }, merged, {}, "value") : []) return draft;
  return merged && "text";
}

function* correctMerged(corrector: Corrector, merged: Merged, value: Json, name: string): Generator<Json> {
  const [choice] = merged.choices;
  if (!choice) {
    yield* correctPlain(corrector, merged.members, value, name);
    return;
  }
  const resemblances = new Map(choice.branches.map((branch) => [branch, measureResemblance(corrector, branch, value)]));
  const ordered = [...resemblances.keys()].sort(
    (one, other) => (resemblances.get(other) ?? 0) - (resemblances.get(one) ?? 0),
  );
  for (const branch of ordered.slice(0, mostBranches)) {
    const inner = mergeSchemas(corrector.scope, [branch]);
    if (!inner || inner.keys.some((key) => merged.keys.includes(key))) continue;
    yield* correctMerged(corrector, takeBranch(merged, inner), value, name);
  }
}

/** Measures how well a value matches a branch: a property with a fixed value decides, then the names of the properties. */
function measureResemblance({ scope, admits }: Corrector, branch: Schema, value: Json): number {
  if (!isFields(value)) return admits([branch], value) ? 1 : 0;
  const { members = [] } = mergeSchemas(scope, [branch]) ?? {};
  const properties = members.flatMap((member) => Object.entries(member.properties ?? {}));
  const scores = properties.map(([name, schema]): number => {
    if (!Object.hasOwn(value, name)) return 0;
    const target = resolveSchema(scope, schema);
    const isFixed = typeof target === "object" && (target.const !== undefined || target.enum !== undefined);
    return isFixed ? (admits([schema], value[name] ?? null) ? 100 : -100) : 1;
  });
  return scores.reduce((sum, score) => sum + score, 0);
}

/** Corrects a value for schemas without choices. */
function* correctPlain(
  corrector: Corrector,
  members: readonly SchemaObject[],
  written: Json,
  name: string,
): Generator<Json> {
  const types = intersectTypes(members);
  const admits = (type: "object" | "array"): boolean => types?.includes(type) ?? true;
  const isDeclared = (key: string): boolean => members.some(({ properties = {} }) => Object.hasOwn(properties, key));
  if (isFields(written) && admits("object")) yield* correctObject(written);
  if (isList(written) && admits("array")) yield* correctArray(written);
  const [only, ...more] = isList(written) ? written : [];
  if (only !== undefined && more.length === 0) yield* correctPlain(corrector, members, only, name);
  if (!isList(written) && types?.includes("array") === true) yield* correctArray([written]);
  if (!isFields(written) && !isList(written)) yield* correctScalar(members, written);

  function* correctObject(value: Fields): Generator<Json> {
    const names = Object.keys(value);
    const all = completeObject(value, names);
    if (!all) return;
    yield all;
    const declared = names.filter(isDeclared);
    const plain = declared.length < names.length ? completeObject(value, declared) : undefined;
    if (plain) yield plain;
    for (const omitted of names.slice(0, mostOmissions)) {
      const rest = names.filter((key) => key !== omitted);
      const less = completeObject(value, rest);
      if (less) yield less;
    }
  }

  /** Corrects the named properties, and adds those that the schemas require. */
  function completeObject(value: Fields, names: readonly string[]): Fields | undefined {
    const required = listRequired(members);
    const most = readBound(members, "maxProperties") ?? Number.POSITIVE_INFINITY;
    const least = readBound(members, "minProperties") ?? 0;
    const fields = new Map<string, Json>();
    const optional = names.filter((key) => !required.has(key));
    const surplus = new Set(optional.slice(Math.max(0, most - required.size)));
    const kept = new Set([...names.filter((key) => !surplus.has(key)), ...required]);
    // The set grows by the properties that `dependentRequired` adds.
    for (const key of kept) {
      const schemas = [...new Set(members.flatMap((member) => listFieldSchemas(member, key)))];
      const field = Object.hasOwn(value, key)
        ? correctValue(corrector, schemas, value[key] ?? null, key)
        : corrector.make(schemas, key);
      if (field === undefined && required.has(key)) return undefined;
      if (field === undefined) continue;
      fields.set(key, field);
      for (const { dependentRequired = {} } of members) {
        if (Object.hasOwn(dependentRequired, key)) for (const other of dependentRequired[key] ?? []) kept.add(other);
      }
    }
    const further = fields.size < least ? corrector.make(members, name) : undefined;
    for (const [key, field] of isFields(further) ? Object.entries(further) : []) {
      if (fields.size < least && !fields.has(key)) fields.set(key, field);
    }
    return Object.fromEntries(fields);
  }

  function* correctArray(list: readonly Json[]): Generator<Json> {
    const least = readBound(members, "minItems") ?? 0;
    const most = readBound(members, "maxItems") ?? Number.POSITIVE_INFINITY;
    const isSet = members.some(({ uniqueItems }) => uniqueItems === true);
    const items: Json[] = [];
    const add = (item: Json | undefined): void => {
      if (item !== undefined && !(isSet && items.some((other) => equalsJson(other, item)))) items.push(item);
    };
    for (const item of list.slice(0, most)) {
      add(correctValue(corrector, listItemSchemas(members, items.length), item, name));
    }
    if (least - items.length > mostAdded) return;
    for (let seed = 0; items.length < least && seed < least * 4; seed += 1) {
      add(corrector.make(listItemSchemas(members, items.length), name, seed));
    }
    yield items;
  }
}

/** The most items that are added to an array. A schema can require more items than fit into memory. */
const mostAdded = 1_000;

/** A JSON value that contains no others. */
type Scalar = null | boolean | number | bigint | string;

/** Proposes values that resemble a text, a number, a boolean or `null`, nearest first. The caller checks them. */
function* correctScalar(members: readonly SchemaObject[], value: Scalar): Generator<Json> {
  for (const member of members) {
    const { enum: values = [], const: only } = member;
    const choices = (only === undefined ? values : [only]).map(asJson);
    const seen = isInt64(member) ? choices.map(printDecimal) : choices;
    yield* seen.filter((choice) => !isFields(choice) && !isList(choice) && String(choice) === String(value));
  }
  const text = String(value);
  const number = isExactNumber(value) ? value : text.trim() === "" ? Number.NaN : readExactly(text);
  if (Number.isFinite(Number(number))) yield* correctNumber(members, number);
  if (text === "true" || text === "false") yield text === "true";
  yield* correctText(members, text);
}

/** Reads a number with all its digits, if the text is one of JSON. */
function readExactly(text: string): ExactNumber {
  return /^-?\d+$/.test(text) ? readExactNumber(text) : Number(text);
}

function* correctNumber(members: readonly SchemaObject[], value: ExactNumber): Generator<Json> {
  const least = findGreatest(members.flatMap((member) => member.minimum ?? member.exclusiveMinimum ?? []));
  const most = findLeast(members.flatMap((member) => member.maximum ?? member.exclusiveMaximum ?? []));
  const above = findGreatest([value, ...(least === undefined ? [] : [least])]) ?? value;
  const near = findLeast([above, ...(most === undefined ? [] : [most])]) ?? value;
  // Callers see a 64-bit number as a decimal string.
  const isLong = members.some(isInt64);
  const show = (number: ExactNumber): Json => (isLong ? printDecimal(number) : number);
  yield show(near);
  const step = members.find(({ multipleOf = 0 }) => multipleOf > 0)?.multipleOf ?? 1;
  const multiples = listNearMultiples(near, step).sort(
    (one, other) => Math.abs(Number(one) - Number(near)) - Math.abs(Number(other) - Number(near)),
  );
  yield* multiples.map(show);
  yield* listNear([{ multipleOf: step }], multiples).map(show);
}

function* correctText(members: readonly SchemaObject[], text: string): Generator<string> {
  const least = readBound(members, "minLength") ?? 0;
  const most = readBound(members, "maxLength") ?? Number.POSITIVE_INFINITY;
  yield text;
  yield text.trim();
  if (least > longest) return;
  yield [...(text === "" ? "x" : text).padEnd(least, text || "x")].slice(0, most).join("");
}

/** The most characters of a built text. A schema can require more characters than fit into memory. */
const longest = 100_000;
