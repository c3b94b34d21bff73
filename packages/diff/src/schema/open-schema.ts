import {
  type Direction,
  type OwnKeywords,
  printJson,
  type SchemaChoice,
  type SchemaView,
  typeOf,
  viewInScope,
} from "@shortvideo-api/document/source";
import {
  admitsValue,
  type Json,
  restrictsNothing,
  resolveSchema,
  type SchemaObject,
  type SchemaScope,
  type SchemaType,
  typesOf,
} from "@shortvideo-api/document/sample/source";
import type { Located } from "./side.ts";

/** A schema without `$ref` and `allOf`, and with null separated from the other values. */
export interface OpenSchema {
  /** All parts that apply, with their steps; empty for a schema that admits everything. */
  readonly parts: readonly Part[];
  /** The admitted types, other than null; `undefined` for all. */
  readonly types: readonly SchemaType[] | undefined;
  /** Whether it names null among its types or values, and admits it. */
  readonly isNullable: boolean;
  readonly rejectsNull: boolean;
  /** Whether its TypeScript type admits null. It depends on `type`, even if an enumeration lists no null. */
  readonly isPrintedNullable: boolean;
  readonly properties: ReadonlyMap<string, Located>;
  readonly required: ReadonlySet<string>;
  /** Properties that only responses contain. */
  readonly readOnly: ReadonlySet<string>;
  /** Properties that only requests contain. */
  readonly writeOnly: ReadonlySet<string>;
  /** Each `oneOf` and `anyOf`, without branches that admit only null. */
  readonly choices: readonly Alternatives[];
  /** The only branch of a choice with a single branch. */
  readonly only: Located | undefined;
  /** Whether the schema admits no value at all, like `false`. */
  readonly admitsNothing: boolean;
}

/** The alternatives of a `oneOf` or an `anyOf`. */
export interface Alternatives {
  readonly keyword: "oneOf" | "anyOf";
  readonly branches: readonly Located[];
}

/** One part of a composition. */
export interface Part {
  readonly schema: OwnKeywords;
  readonly steps: Located["steps"];
  /** Its choices as they are written. */
  readonly choices: readonly SchemaChoice[];
}

/** A schema of one of the documents, and the direction in which its values are sent. */
export interface ScopedSchema {
  readonly located: Located;
  readonly open: OpenSchema;
  readonly scope: SchemaScope;
  readonly direction: Direction;
}

/** Resolves a schema. The result also has its scope and direction, from which the schemas within it are resolved. */
export function describeSchema(located: Located, scope: SchemaScope, direction: Direction): ScopedSchema {
  return { located, open: openSchema(scope, located), scope, direction };
}

/** Resolves a schema: follows `$ref`s, merges `allOf`, and separates null. */
export function openSchema(scope: SchemaScope, located: Located): OpenSchema {
  const parts: Part[] = [];
  const choices: Alternatives[] = [];
  const visited = new Set<OwnKeywords>();
  let admitsNothing = false;
  let isNullable = false;
  let isPrintedNullable = false;
  let sole: Located | undefined;

  function add(given: Located): void {
    const { schema, steps } = followReference(scope, given);
    if (typeof schema === "boolean") {
      admitsNothing ||= !schema;
      return;
    }
    const view = viewInScope(scope, given.schema);
    if (visited.has(view.own)) return;
    visited.add(view.own);
    const part = { schema: view.own, steps, choices: view.choices };
    parts.push(view.allOf.length === 0 ? closeByProperties(part) : part);
    for (const [index, inner] of view.allOf.entries()) {
      add({ schema: inner.schema, steps: [...steps, "allOf", index] });
    }
    for (const choice of listAlternatives(view, steps)) addChoice(choice, view.own, steps);
    // Keywords beside a `$ref` apply here, too.
    if (view.beside) parts.push({ schema: view.beside, steps: given.steps, choices: [] });
  }

  function addChoice({ keyword, branches }: Alternatives, { type }: OwnKeywords, steps: Located["steps"]): void {
    const possible = branches.filter((branch) => followReference(scope, branch).schema !== false);
    const others = possible.filter((branch) => !isNull(scope, branch));
    const hasNull = others.length < possible.length || others.some((branch) => namesNull(scope, branch) === true);
    // A type beside the choice, other than null, rejects null, but is not printed.
    isPrintedNullable ||= hasNull;
    isNullable ||= hasNull && (type === undefined || [type].flat().includes("null"));
    // Beside null, an alternative that no value matches, such as an `allOf` with `false`, leaves null.
    const isNullAlone = hasNull && others.length === 1 && others.every((each) => openSchema(scope, each).admitsNothing);
    const only = isNullAlone ? undefined : others[0];
    if (!only && hasNull) parts.push({ schema: { type: "null" }, steps, choices: [] });
    else if (!only) admitsNothing = true;
    // `anyOf: [X, null]` becomes X that may be null.
    else if (others.length === 1) {
      sole = only;
      add(only);
    } else choices.push({ keyword, branches: others });
  }

  for (const each of listAll(located)) add(each);
  const properties = new Map<string, Located>();
  for (const { schema, steps } of parts) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const found: Located = { schema: property, steps: [...steps, "properties", name] };
      const known = properties.get(name);
      properties.set(name, known ? addSchemas(known, [found]) : found);
    }
  }
  const types = readTypes(parts);
  const rejectsNull = !allAdmit(scope, listAll(located), null);
  return {
    parts,
    // An integer is a number, too.
    types: types?.filter((type) => type !== "null" && !(type === "integer" && types.includes("number"))),
    isNullable: !rejectsNull && (isNullable || types?.includes("null") === true),
    rejectsNull,
    isPrintedNullable:
      (isPrintedNullable || (types?.includes("null") === true && parts.every(printsNull))) &&
      (!located.also || [{ ...located, also: [] }, ...located.also].every((each) => printsNullAlone(scope, each))),
    properties,
    required: new Set(parts.flatMap(({ schema }) => schema.required ?? [])),
    readOnly: listMarked(scope, properties, "readOnly"),
    writeOnly: listMarked(scope, properties, "writeOnly"),
    choices,
    only: sole,
    admitsNothing,
  };
}

/** Keywords whose schemas may evaluate properties beside those of the schema itself. */
const evaluating = ["if", "dependentSchemas", "not"] as const;

/** Writes `unevaluatedProperties` as `additionalProperties`, which means the same where no other schema evaluates a property. */
function closeByProperties(part: Part): Part {
  const { unevaluatedProperties, ...schema } = part.schema;
  const isOther =
    schema.additionalProperties !== undefined || evaluating.some((keyword) => Object.hasOwn(schema, keyword));
  if (unevaluatedProperties === undefined || isOther || part.choices.length > 0) return part;
  return { ...part, schema: { ...schema, additionalProperties: unevaluatedProperties } };
}

function listMarked(
  scope: SchemaScope,
  properties: ReadonlyMap<string, Located>,
  mark: "readOnly" | "writeOnly",
): ReadonlySet<string> {
  const isMarked = ({ schema }: Located): boolean =>
    viewInScope(scope, schema).always.some((part) => part[mark] === true);
  const marked = [...properties].filter(([, property]) => listAll(property).some(isMarked));
  return new Set(marked.map(([name]) => name));
}

/** Returns the names of the properties that no value has in a direction. */
export function listUnsent({ readOnly, writeOnly }: OpenSchema, direction: Direction): ReadonlySet<string> {
  return direction === "request" ? readOnly : writeOnly;
}

/** Returns the names of the properties that each value has in its direction. */
export function listRequired(open: OpenSchema, direction: Direction): ReadonlySet<string> {
  const unsent = listUnsent(open, direction);
  return new Set([...open.required].filter((name) => !unsent.has(name)));
}

/** Lists a schema and those that apply to the same value. */
export function listAll(located: Located): readonly Located[] {
  return [located, ...(located.also ?? [])];
}

/** Adds schemas that apply to the same value. */
export function addSchemas(located: Located, others: readonly Located[]): Located {
  return { ...located, also: [...(located.also ?? []), ...others] };
}

/** Returns `true` if each of these schemas admits a value. */
export function allAdmit(scope: SchemaScope, all: readonly Pick<Located, "schema">[], value: Json): boolean {
  return all.every(({ schema }) => admitsValue(scope, schema, value));
}

type SchemaKeyword = "additionalProperties" | "contentSchema" | "items" | "unevaluatedProperties";

/** Returns the schema that a keyword gives the values within a value, joined from all parts; `undefined` without the keyword. */
export function readInner(parts: readonly Part[], keyword: SchemaKeyword): Located | undefined {
  return joinAll(
    parts.flatMap(({ schema: { [keyword]: schema }, steps }): Located[] =>
      schema === undefined ? [] : [{ schema, steps: [...steps, keyword] }],
    ),
  );
}

/** Joins schemas that all apply to the same value. */
export function joinAll([first, ...others]: readonly Located[]): Located | undefined {
  return first && (others.length > 0 ? { ...first, also: others } : first);
}

/** Returns the schema of JSON in a string. */
export function readContent({ parts }: OpenSchema): Located | undefined {
  const isJson = parts.some(({ schema }) => schema.contentMediaType === "application/json");
  return isJson ? readInner(parts, "contentSchema") : undefined;
}

/** Returns `true` for a schema without constraints. */
export function admitsAnything({ parts, choices, admitsNothing }: OpenSchema): boolean {
  return choices.length === 0 && !admitsNothing && parts.every(({ schema }) => restrictsNothing(schema, []));
}

/** Lists each `oneOf` and `anyOf` of a schema. A branch that is nothing but a choice is replaced by its branches. */
function listAlternatives({ choices }: SchemaView, steps: Located["steps"]): Alternatives[] {
  return choices.flatMap(({ keyword, branches }): Alternatives[] =>
    keyword === "oneOf" || keyword === "anyOf"
      ? [{ keyword, branches: branches.flatMap((branch, index) => listBranches(branch, [...steps, keyword, index])) }]
      : [],
  );
}

/** Returns a branch, or the branches of the only choice that it consists of. */
function listBranches(branch: SchemaView, steps: Located["steps"]): readonly Located[] {
  const [inner, ...others] = isBareChoice(branch) ? listAlternatives(branch, steps) : [];
  return inner && others.length === 0 ? inner.branches : [{ schema: branch.schema, steps }];
}

/** Returns `true` for a schema in place that consists of its choices. */
export function isBareChoice({ key, allOf, own }: SchemaView): boolean {
  return key === undefined && allOf.length === 0 && Object.keys(own).length === 0;
}

/** Follows a `$ref` to its schema. */
export function followReference(scope: SchemaScope, { schema, steps }: Located): Located {
  const target = resolveSchema(scope, schema);
  if (target === schema) return { schema, steps };
  const key = typeof target === "object" ? listKeys(scope).get(target) : undefined;
  return { schema: target, steps: key === undefined ? steps : ["components", "schemas", key] };
}

const keysByScope = new WeakMap<SchemaScope, ReadonlyMap<SchemaObject, string>>();

/** Lists the keys of component schemas by their content. Caches them, since a comparison needs them a hundred thousand times. */
function listKeys(scope: SchemaScope): ReadonlyMap<SchemaObject, string> {
  const known = keysByScope.get(scope);
  if (known) return known;
  const keys = new Map<SchemaObject, string>();
  for (const [key, schema] of Object.entries(scope.schemas)) {
    if (typeof schema === "object" && !keys.has(schema)) keys.set(schema, key);
  }
  keysByScope.set(scope, keys);
  return keys;
}

/** Returns whether `type` names null; `undefined` without types. */
function namesNull(scope: SchemaScope, located: Located, depth = 0): boolean | undefined {
  const { schema, steps } = followReference(scope, located);
  if (typeof schema === "boolean" || depth > 3) return undefined;
  if (schema.type !== undefined) {
    if (!typesOf(schema).includes("null") || !listsNull({ schema })) return false;
  }
  const view = viewInScope(scope, schema);
  const branches = listAlternatives(view, steps).flatMap((choice) => choice.branches);
  const parts = new Set(view.allOf.map((inner) => namesNull(scope, { schema: inner.schema, steps }, depth + 1)));
  if (parts.has(false)) return false;
  const isNamed = branches.some((branch) => isNull(scope, branch) || namesNull(scope, branch, depth + 1) === true);
  return schema.type !== undefined || isNamed || parts.has(true) ? true : undefined;
}

function isNull(scope: SchemaScope, { schema }: Located): boolean {
  const [only, ...others] = viewInScope(scope, schema).types;
  return only === "null" && others.length === 0;
}

/** Returns `true` if an enumeration or a constant admits null, or if there is neither. */
function listsNull({ schema }: Pick<Part, "schema">): boolean {
  return schema.const === undefined ? (schema.enum?.includes(null) ?? true) : schema.const === null;
}

/** Returns `true` if the printed type admits a null that `type` names. The type of a constant is the constant alone. */
function printsNull({ schema }: Part): boolean {
  return schema.const === undefined || schema.const === null;
}

/** Returns `true` if the type of one of several parts of a property admits null, or is any type. */
function printsNullAlone(scope: SchemaScope, { schema, steps }: Located): boolean {
  const { isPrintedNullable, types, choices } = openSchema(scope, { schema, steps });
  return isPrintedNullable || (types === undefined && choices.length === 0);
}

/** Returns the types that all parts admit. A part without types admits all. */
function readTypes(parts: readonly Part[]): readonly SchemaType[] | undefined {
  let types: readonly SchemaType[] | undefined;
  for (const { schema } of parts) {
    const partTypes = readOwnTypes(schema);
    if (partTypes.length === 0) continue;
    types = types === undefined ? partTypes : intersect(types, partTypes);
  }
  return types;
}

/** Returns the types that one schema names, or those of its listed values; empty for all. */
export function readOwnTypes(schema: OwnKeywords): readonly SchemaType[] {
  const types = typesOf(schema);
  return types.length > 0 ? types : [...new Set((listValues(schema) ?? []).map(typeOf))];
}

/** Returns the values of an enumeration or a constant. An enumeration of `true` and `false` limits nothing. */
export function readValues(schema: OwnKeywords): readonly unknown[] | undefined {
  const values = listValues(schema);
  const isBoolean = readOwnTypes(schema).every((type) => type === "boolean" || type === "null");
  return isBoolean && values?.includes(true) && values.includes(false) ? undefined : values;
}

/** Lists the values of each part that lists some. A value must be in all of these lists. */
export function readLists(parts: readonly Part[]): readonly (readonly unknown[])[] {
  return parts.map(({ schema }) => readValues(schema)).filter((values) => values !== undefined);
}

/**
 * Returns the values of an enumeration or a constant as JSON; `undefined` if any value is allowed. Leaves out null, which is compared
 * separately.
 */
export function readEnum(parts: readonly Part[]): readonly string[] | undefined {
  const lists = readLists(parts).map((values) =>
    values.filter((value) => value !== null).map((value) => printJson(value)),
  );
  const [first, ...others] = lists;
  return first?.filter((value) => others.every((listed) => listed.includes(value)));
}

function listValues({ enum: values, const: constant }: OwnKeywords): readonly unknown[] | undefined {
  return values ?? (constant === undefined ? undefined : [constant]);
}

/** Returns the types that two schemas both admit. An integer is a number, too. */
function intersect(one: readonly SchemaType[], other: readonly SchemaType[]): readonly SchemaType[] {
  const narrowed = one.flatMap((type): SchemaType[] => {
    if (other.includes(type) || (type === "integer" && other.includes("number"))) return [type];
    return type === "number" && other.includes("integer") ? ["integer"] : [];
  });
  return [...new Set(narrowed)];
}
