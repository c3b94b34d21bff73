import type { Json } from "../../../packages/diff/test/edit.ts";

/** A schema, and the component schemas that it needs in addition to {@link sharedSchemas}. */
export interface SchemaForm {
  /** Names the form in a report. */
  readonly name: string;
  readonly schema: unknown;
  readonly components: Json;
}

const text = { type: "string" };
const whole = { type: "integer" };
const nothing = { type: "null" };
const named = (key: string): Json => ({ $ref: `#/components/schemas/${key}` });
const object = (properties: Json, required: readonly string[] = [], rest: Json = {}): Json => ({
  type: "object",
  properties,
  ...(required.length > 0 ? { required } : {}),
  ...rest,
});
const list = (items: unknown, rest: Json = {}): Json => ({ type: "array", items, ...rest });
const tuple = (prefixItems: readonly unknown[], rest: Json = {}): Json => ({
  type: "array",
  prefixItems,
  minItems: prefixItems.length,
  ...rest,
});
const map = (additionalProperties: unknown, rest: Json = {}): Json => ({
  type: "object",
  additionalProperties,
  ...rest,
});
const json = (contentSchema: unknown): Json => ({
  type: "string",
  contentMediaType: "application/json",
  contentSchema,
});
const pets = [named("Cat"), named("Dog")];
const discriminator = {
  propertyName: "kind",
  mapping: { cat: "#/components/schemas/Cat", dog: "#/components/schemas/Dog" },
};

/** Component schemas that every compared document has, so that no name is added or removed. */
export const sharedSchemas: Json = {
  Cat: object({ kind: text, purrs: { type: "boolean" } }, ["kind", "purrs"]),
  Dog: object({ kind: text, barks: { type: "boolean" } }, ["kind", "barks"]),
  Fish: object({ kind: text, fins: whole }, ["kind", "fins"]),
  Node: object({ name: text, next: named("Node") }, ["name"]),
};

const schemasByName: Readonly<Record<string, unknown>> = {
  // Anything and nothing
  true: true,
  "empty schema": {},
  false: false,
  "described only": { description: "Anything." },

  // Scalars and their formats
  string: text,
  "described string": { ...text, description: "A text.", default: "a" },
  integer: whole,
  number: { type: "number" },
  boolean: { type: "boolean" },
  null: nothing,
  int32: { ...whole, format: "int32" },
  int64: { ...whole, format: "int64" },
  uint64: { ...whole, format: "uint64" },
  double: { type: "number", format: "double" },
  date: { ...text, format: "date" },
  "date-time": { ...text, format: "date-time" },
  uuid: { ...text, format: "uuid" },
  binary: { ...text, format: "binary" },
  "format of our own": { ...text, format: "colour" },

  // Enumerations and constants
  "enum of a, b": { ...text, enum: ["a", "b"] },
  "enum of a, b, c": { ...text, enum: ["a", "b", "c"] },
  "enum of a": { ...text, enum: ["a"] },
  "const a": { const: "a" },
  "const b": { ...text, const: "b" },
  "enum without type": { enum: ["a", "b"] },
  "enum of several types": { enum: ["a", 1, null] },
  "enum of an object": { enum: [{ name: "a" }] },
  "true or false": { type: "boolean", enum: [true, false] },
  "only true": { type: "boolean", enum: [true] },
  "enum of 1, 2": { ...whole, enum: [1, 2] },
  "enum of 1, 1.5": { type: "number", enum: [1, 1.5] },
  "int64 enum": { ...whole, format: "int64", enum: [1, 2] },
  "consts as alternatives": { oneOf: [{ const: "a" }, { const: "b", description: "B." }] },

  // Null
  "string or null": { type: ["string", "null"] },
  "anyOf string, null": { anyOf: [text, nothing] },
  "oneOf string, null": { oneOf: [text, nothing] },
  "oneOf string, const null": { oneOf: [text, { const: null }] },
  "anyOf string, enum of null": { anyOf: [text, { enum: [null] }] },
  "string or null, a, b, null": { type: ["string", "null"], enum: ["a", "b", null] },
  "string or null, a, b": { type: ["string", "null"], enum: ["a", "b"] },
  "enum of a, b or null": { anyOf: [{ ...text, enum: ["a", "b"] }, nothing] },
  "integer or null": { type: ["integer", "null"] },
  "int64 or null": { type: ["integer", "null"], format: "int64" },
  "Cat or null": { anyOf: [named("Cat"), nothing] },
  "parts or null": { oneOf: [{ allOf: [named("Cat"), object({ size: whole })] }, nothing] },
  "null of all parts": { allOf: [{ type: ["string", "null"] }, { maxLength: 5 }] },
  "null of one part": { allOf: [{ type: ["string", "null"] }, text] },

  // Several types
  "string or integer": { type: ["string", "integer"] },
  "anyOf string, integer": { anyOf: [text, whole] },
  "oneOf string, boolean": { oneOf: [text, { type: "boolean" }] },
  "string or strings": { anyOf: [text, list(text)] },
  "oneOf string, strings": { oneOf: [text, list(text)] },
  "types string, array": { type: ["string", "array"], items: text },
  "Cat or string": { anyOf: [named("Cat"), text] },
  "Cat or Cats": { oneOf: [named("Cat"), list(named("Cat"))] },
  "oneOf integer, number": { oneOf: [whole, { type: "number" }] },
  "anyOf int64, boolean": { anyOf: [{ ...whole, format: "int64" }, { type: "boolean" }] },

  // Lists
  strings: list(text),
  integers: list(whole),
  "list of anything": { type: "array" },
  "items without type": { items: text },
  "strings or nulls": list({ type: ["string", "null"] }),
  "enum list": list({ ...text, enum: ["a", "b"] }),
  Cats: list(named("Cat")),
  pets: list({ oneOf: pets }),
  "one string at least": list(text, { minItems: 1 }),
  "two strings at most": list(text, { maxItems: 2 }),
  "unique strings": list(text, { uniqueItems: true }),
  "strings of two parts": { allOf: [list({ maxLength: 3 }), list(text)] },
  "pair of string, integer": tuple([text, whole]),
  "exact pair of string, integer": tuple([text, whole], { items: false, maxItems: 2 }),
  "single string": tuple([text], { items: false, maxItems: 1 }),
  "pair, then strings": tuple([text, whole], { items: text }),
  "pair that may be short": { type: "array", prefixItems: [text, whole] },
  "pair of two parts": { allOf: [tuple([text]), { prefixItems: [{ maxLength: 3 }, whole] }] },

  // Objects
  object: { type: "object" },
  "optional name": object({ name: text }),
  "required name": object({ name: text }, ["name"]),
  "required name, optional size": object({ name: text, size: whole }, ["name"]),
  "required name, required size": object({ name: text, size: whole }, ["name", "size"]),
  "optional name, optional size": object({ name: text, size: whole }),
  "required nullable name": object({ name: { type: ["string", "null"] } }, ["name"]),
  "required int64 name": object({ name: { ...whole, format: "int64" } }, ["name"]),
  "required integer name": object({ name: whole }, ["name"]),
  "optional object": object({ inner: object({ name: text }, ["name"]) }),
  "unlisted name": { type: "object", required: ["name"] },
  "unlisted name, optional size": object({ size: whole }, ["name"]),
  "properties without type": { properties: { name: text } },
  "object or null": { ...object({ name: text }, ["name"]), type: ["object", "null"] },
  "closed optional name": object({ name: text }, [], { additionalProperties: false }),
  "closed required name": object({ name: text }, ["name"], { additionalProperties: false }),
  "closed empty object": object({}, [], { additionalProperties: false }),
  "open required name": object({ name: text }, ["name"], { additionalProperties: true }),
  "required name, map of strings": object({ name: text }, ["name"], { additionalProperties: text }),
  "optional name, map of strings": object({ name: text }, [], { additionalProperties: text }),
  "unlisted name, map of strings": map(text, { required: ["name"] }),
  "map of strings": map(text),
  "map of integers": map(whole),
  "map of anything": map(true),
  "map of empty schema": map({}),
  "map of nullable strings": map({ type: ["string", "null"] }),
  "map of Cats": map(named("Cat")),
  "one property at least": { type: "object", minProperties: 1 },
  "names of a pattern": { type: "object", patternProperties: { "^n": text } },

  // Compositions
  Cat: named("Cat"),
  Dog: named("Dog"),
  "oneOf Cat": { oneOf: [named("Cat")] },
  "oneOf Cat, Dog": { oneOf: pets },
  "anyOf Cat, Dog": { anyOf: pets },
  "oneOf Cat, Dog, null": { oneOf: [...pets, nothing] },
  "anyOf Cat, Dog, null": { anyOf: [...pets, nothing] },
  "oneOf Cat, Dog, Fish": { oneOf: [...pets, named("Fish")] },
  "discriminated oneOf": { oneOf: pets, discriminator },
  "discriminated anyOf": { anyOf: pets, discriminator },
  "discriminated by keys": { oneOf: pets, discriminator: { propertyName: "kind" } },
  "discriminated or null": { oneOf: [...pets, nothing], discriminator },
  "object of oneOf Cat, Dog": { type: "object", oneOf: pets },
  "name beside oneOf Cat, Dog": { ...object({ name: text }, ["name"]), oneOf: pets },
  "inline alternatives": { oneOf: [object({ name: text }, ["name"]), object({ size: whole }, ["size"])] },
  "discriminated by const": {
    oneOf: [object({ kind: { const: "a" }, name: text }, ["kind", "name"]), object({ kind: { const: "b" } }, ["kind"])],
  },
  "name or size required": {
    ...object({ name: text, size: whole }),
    anyOf: [{ required: ["name"] }, { required: ["size"] }],
  },
  "two choices": { allOf: [{ oneOf: pets }, { anyOf: [object({ name: text }, ["name"]), object({ size: whole })] }] },
  "wrapped Cat": { allOf: [named("Cat")], description: "A cat." },
  "Cat and size": { allOf: [named("Cat"), object({ size: whole }, ["size"])] },
  "Cat and Dog": { allOf: [named("Cat"), named("Dog")] },
  "name and size": { allOf: [object({ name: text }, ["name"]), object({ size: whole })] },
  "name of two parts": { allOf: [object({ name: text }, ["name"]), object({ name: { maxLength: 3 } })] },
  "choice and size": { allOf: [{ oneOf: pets }, object({ size: whole }, ["size"])] },
  "discriminated and size": { allOf: [{ oneOf: pets, discriminator }, object({ size: whole }, ["size"])] },
  "Pet and size": { allOf: [named("Pet"), object({ size: whole }, ["size"])] },
  "enum of two parts": {
    allOf: [
      { ...text, enum: ["a", "b", "c"] },
      { ...text, enum: ["b", "c", "d"] },
    ],
  },
  "string except a": { ...text, not: { const: "a" } },
  "if a name, a size": {
    ...object({ name: text, size: whole }),
    if: { required: ["name"] },
    // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
    then: { required: ["size"] },
  },

  "formats of two parts": { allOf: [{ ...text, format: "uuid" }, { format: "date" }] },
  "integer of a long part": { allOf: [whole, { format: "int64" }] },
  "unique strings of two parts": { allOf: [list(text, { uniqueItems: false }), { uniqueItems: true }] },
  "string except a, b of two parts": { allOf: [{ ...text, not: { const: "a" } }, { not: { const: "b" } }] },

  // Circles
  Node: named("Node"),
  Nodes: list(named("Node")),
  "name and Node": object({ name: text, next: named("Node") }, ["name"]),
  "Node or null": { anyOf: [named("Node"), nothing] },
  "Node of integers": named("Node"),
  "Node of Nodes": named("Node"),

  // Read-only and write-only
  "id and name": object({ id: text, name: text }, ["id", "name"]),
  "read-only id": object({ id: { ...text, readOnly: true }, name: text }, ["id", "name"]),
  "read-only integer id": object({ id: { ...whole, readOnly: true }, name: text }, ["id", "name"]),
  "optional read-only id": object({ id: { ...text, readOnly: true }, name: text }, ["name"]),
  "write-only id": object({ id: { ...text, writeOnly: true }, name: text }, ["id", "name"]),
  "write-only integer id": object({ id: { ...whole, writeOnly: true }, name: text }, ["id", "name"]),
  "optional write-only id": object({ id: { ...text, writeOnly: true }, name: text }, ["name"]),
  "read-only id or null": object({ id: { type: ["string", "null"], readOnly: true }, name: text }, ["id", "name"]),
  "read-only id of a, b": object({ id: { ...text, enum: ["a", "b"], readOnly: true }, name: text }, ["id", "name"]),
  "write-only id of a, b": object({ id: { ...text, enum: ["a", "b"], writeOnly: true }, name: text }, ["id", "name"]),
  "closed, read-only id": object({ id: { ...text, readOnly: true }, name: text }, ["id", "name"], {
    additionalProperties: false,
  }),
  "read-only Id": object({ id: named("Id"), name: text }, ["id", "name"]),
  "read-only Cat": object({ id: { ...named("Cat"), readOnly: true }, name: text }, ["id", "name"]),
  "list with read-only id": list(object({ id: { ...text, readOnly: true }, name: text }, ["id", "name"])),
  "list with id": list(object({ id: text, name: text }, ["id", "name"])),
  "map with write-only id": map(object({ id: { ...text, writeOnly: true }, name: text }, ["id", "name"])),

  // Limits
  "one letter at least": { ...text, minLength: 1 },
  "five letters at most": { ...text, maxLength: 5 },
  "fifty letters at most": { ...text, maxLength: 50 },
  "five letters of two parts": { allOf: [text, { maxLength: 50 }, { maxLength: 5 }] },
  "integer from 1": { ...whole, minimum: 1 },
  "integer above 0": { ...whole, exclusiveMinimum: 0 },
  "integer from 1 to 50": { ...whole, minimum: 1, maximum: 50 },
  "number from 0": { type: "number", minimum: 0 },
  "number above 0": { type: "number", exclusiveMinimum: 0 },
  tenths: { type: "number", multipleOf: 0.1 },
  hundredths: { type: "number", multipleOf: 0.01 },
  twos: { ...whole, multipleOf: 2 },
  threes: { ...whole, multipleOf: 3 },
  "twos of two parts": { allOf: [whole, { multipleOf: 1 }, { multipleOf: 2 }] },
  "begins with a": { ...text, pattern: "^a" },
  "begins with a or b": { ...text, pattern: "^[ab]" },

  // JSON and bytes in a string
  "JSON of Cat": json(named("Cat")),
  "JSON of Dog": json(named("Dog")),
  "JSON of anything": { ...text, contentMediaType: "application/json" },
  "JSON of two parts": { allOf: [text, { contentMediaType: "application/json" }, json(named("Cat"))] },
  base64: { ...text, contentEncoding: "base64" },
};

const ownComponents: Readonly<Record<string, Json>> = {
  "read-only Id": { Id: { ...text, readOnly: true } },
  "Pet and size": { Pet: { oneOf: pets, discriminator } },
  "Node or null": { Node: object({ name: text, next: { anyOf: [named("Node"), nothing] } }, ["name", "next"]) },
  "Node of integers": { Node: object({ name: whole, next: named("Node") }, ["name"]) },
  "Node of Nodes": { Node: object({ name: text, next: list(named("Node")) }, ["name"]) },
};

/** More than 170 schemas. `diff-pairs.test.ts` compares each of them with all others. */
export const schemaForms: readonly SchemaForm[] = Object.entries(schemasByName).map(([name, schema]) => ({
  name,
  schema,
  components: { ...sharedSchemas, ...ownComponents[name] },
}));
