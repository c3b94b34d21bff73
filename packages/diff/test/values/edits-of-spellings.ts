import { response, body, type Edit, field, type Json, operation, param, params, responses, sent } from "../edit.ts";

const text: Json = { type: "string" };
const whole: Json = { type: "integer" };
const object = (properties: Json, rest: Json = {}): Json => ({ type: "object", properties, ...rest });
const named = (key: string): Json => ({ $ref: `#/components/schemas/${key}` });
const served = (...urls: readonly string[]): Json => operation({}, {}, { servers: urls.map((url) => ({ url })) });
const keyed = (name: string): Json =>
  operation({ security: [{ key: [] }] }, { securitySchemes: { key: { type: "apiKey", in: "header", name } } });
const pet = object({ name: text }, { required: ["name"] });

const identified = object({ id: text }, { required: ["id"] });
const feline = object({ kind: { const: "cat" }, lives: whole }, { required: ["kind"] });
const canine = object({ kind: { const: "dog" }, age: whole }, { required: ["kind"] });

/** Edits of the form in which a document describes something. Most of them have no new meaning. */
export const editsOfSpellings: readonly Edit[] = [
  {
    what: "writes a value that is always null as a type",
    before: field({ const: null }),
    after: field({ type: "null" }),
    expect: [],
    bump: "none",
  },
  {
    what: "writes a value that is always null as an enumeration",
    before: sent({ type: "null" }),
    after: sent({ enum: [null] }),
    expect: [],
    bump: "none",
  },
  {
    what: "wraps the alternative null to add a description",
    before: response({ anyOf: [named("Pet"), { type: "null" }] }, { Pet: pet }),
    after: response({ anyOf: [named("Pet"), { allOf: [{ type: "null" }], description: "Gone." }] }, { Pet: pet }),
    expect: [],
    bump: "none",
  },
  {
    what: "rejects further properties as OpenAPI 3.0 does",
    before: sent(object({ name: text }, { additionalProperties: false })),
    after: sent(object({ name: text }, { additionalProperties: { not: {} } })),
    expect: [],
    bump: "none",
  },
  {
    what: "names the digits of a pattern in another way",
    before: field({ type: "string", pattern: String.raw`^[\dA-F]+\d\\d$` }),
    after: field({ type: "string", pattern: String.raw`^[0-9A-F]+[0-9]\\d$` }),
    expect: [],
    bump: "none",
  },
  ...sendingAndReturning("closes a part of an object by `unevaluatedProperties`", {
    before: { allOf: [object({ name: text }, { additionalProperties: false }), { description: "Closed." }] },
    after: { allOf: [object({ name: text }, { unevaluatedProperties: false }), { description: "Closed." }] },
    expect: [],
    bump: "none",
  }),
  {
    what: "allows anything where a value was always null",
    before: field({ const: null }),
    after: field({}),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "wraps a named type to add a description",
    before: response(object({ pet: named("Pet") }), { Pet: pet }),
    after: response(object({ pet: { allOf: [named("Pet")] } }), { Pet: pet }),
    expect: [],
    bump: "none",
  },
  {
    what: "wraps a named alternative of a response to add a description",
    before: response({ oneOf: [named("Pet"), named("Toy")] }, { Pet: pet, Toy: object({ size: whole }) }),
    after: response(
      { oneOf: [{ allOf: [named("Pet")], description: "Lives." }, named("Toy")] },
      { Pet: pet, Toy: object({ size: whole }) },
    ),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "removes the properties of a field without a type",
    before: field({ properties: { name: text } }),
    after: field({}),
    expect: [
      ["property-removed", "breaks", "breaks"],
      ["type-changed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "makes a field with properties and no type a string",
    before: field({ properties: { name: text } }),
    after: field(text),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "adds properties to a field without a schema",
    before: field({}),
    after: field({ properties: { name: text } }),
    expect: [
      ["property-added", "safe", "safe"],
      ["type-changed", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "adds properties to a request without a schema",
    before: sent({}),
    after: sent({ properties: { name: text } }),
    expect: [
      ["property-added", "safe", "safe"],
      ["type-changed", "breaks", "breaks"],
      ["type-changed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "adds the type of a field with properties",
    before: field({ properties: { name: text } }),
    after: field(object({ name: text })),
    expect: [["type-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "merges the parts of a composed body",
    before: body({ allOf: [pet, object({ age: whole })] }),
    after: body(object({ name: text, age: whole }, { required: ["name"] })),
    expect: [],
    bump: "none",
  },
  {
    what: "extracts a named part of a named type",
    before: response(named("Pet"), { Pet: object({ name: text, age: whole }) }),
    after: response(named("Pet"), {
      Pet: { allOf: [named("Base"), object({ age: whole })] },
      Base: object({ name: text }),
    }),
    expect: [["schema-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "lists the types of a response that were alternatives",
    before: field({ oneOf: [text, whole, { type: "null" }] }),
    after: field({ type: ["string", "integer", "null"] }),
    expect: [],
    bump: "none",
  },
  {
    what: "lists the types of a request that were alternatives",
    before: sent({ anyOf: [text, whole] }),
    after: sent({ type: ["string", "integer"] }),
    expect: [],
    bump: "none",
  },
  {
    what: "describes each value of an enumeration",
    before: field({ type: "string", enum: ["cat", "dog"] }),
    after: field({
      oneOf: [
        { const: "cat", description: "Meows." },
        { const: "dog", description: "Barks." },
      ],
    }),
    expect: [],
    bump: "none",
  },
  {
    what: "removes the type of an enumeration that implies it",
    before: param({ type: "string", enum: ["cat", "dog"] }),
    after: param({ enum: ["cat", "dog"] }),
    expect: [],
    bump: "none",
  },
  {
    what: "flattens nested alternatives",
    before: field({ oneOf: [{ oneOf: [text, whole] }, { type: "boolean" }] }),
    after: field({ oneOf: [text, whole, { type: "boolean" }] }),
    expect: [],
    bump: "none",
  },
  {
    what: "names an alternative",
    before: response({ oneOf: [pet, object({ age: whole }, { required: ["age"] })] }),
    after: response({ oneOf: [named("Pet"), object({ age: whole }, { required: ["age"] })] }, { Pet: pet }),
    expect: [["schema-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "renames an alternative",
    before: response({ oneOf: [named("Pet"), named("Age")] }, { Pet: pet, Age: object({ age: whole }) }),
    after: response({ oneOf: [named("Animal"), named("Age")] }, { Animal: pet, Age: object({ age: whole }) }),
    expect: [["schema-renamed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "renames a type that refers to itself",
    before: response(named("Node"), { Node: object({ next: named("Node") }) }),
    after: response(named("Link"), { Link: object({ next: named("Link") }) }),
    expect: [["schema-renamed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "renames two types that refer to each other",
    before: response(named("A"), { A: object({ b: named("B") }), B: object({ a: named("A"), age: whole }) }),
    after: response(named("C"), { C: object({ b: named("D") }), D: object({ a: named("C"), age: whole }) }),
    expect: [
      ["schema-renamed", "safe", "breaks"],
      ["schema-renamed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "writes an inclusive limit of integers as an exclusive one",
    before: param({ type: "integer", maximum: 10, minimum: 1 }),
    after: param({ type: "integer", exclusiveMaximum: 11, exclusiveMinimum: 0 }),
    expect: [],
    bump: "none",
  },
  {
    what: "ends the address of a server with a slash",
    before: served("https://a.example"),
    after: served("https://a.example/"),
    expect: [],
    bump: "none",
  },
  {
    what: "requires the key in a header of another case",
    before: keyed("X-Key"),
    after: keyed("x-key"),
    expect: [],
    bump: "none",
  },
  {
    what: "writes the name of a header in another case",
    before: params({ name: "X-Trace", in: "header", schema: text }),
    after: params({ name: "x-trace", in: "header", schema: text }),
    expect: [["param-renamed", "safe", "breaks"]],
    bump: "major",
  },
  ...sendingAndReturning("writes the common part of all alternatives into each of them", {
    before: { allOf: [identified, { oneOf: [feline, canine] }] },
    after: { oneOf: [{ allOf: [identified, feline] }, { allOf: [identified, canine] }] },
    expect: [["alternatives-rewritten", "safe", "safe"]],
    bump: "patch",
  }),
  ...sendingAndReturning("moves common properties into the alternatives", {
    before: { ...identified, oneOf: [feline, canine] },
    after: {
      oneOf: [
        object({ id: text, kind: { const: "cat" }, lives: whole }, { required: ["id", "kind"] }),
        object({ id: text, kind: { const: "dog" }, age: whole }, { required: ["id", "kind"] }),
      ],
    },
    expect: [["alternatives-rewritten", "safe", "safe"]],
    bump: "patch",
  }),
  ...sendingAndReturning("moves an optional property of all alternatives beside them", {
    before: {
      oneOf: ["cat", "dog"].map((kind) => object({ name: text, kind: { const: kind } }, { required: ["kind"] })),
    },
    after: {
      allOf: [
        object({ name: text }),
        { oneOf: ["cat", "dog"].map((kind) => object({ kind: { const: kind } }, { required: ["kind"] })) },
      ],
    },
    expect: [["alternatives-rewritten", "safe", "safe"]],
    bump: "patch",
  }),
  ...sendingAndReturning("ends a pair of fixed length in another way", {
    before: { type: "array", prefixItems: [text, whole], minItems: 2, maxItems: 2 },
    after: { type: "array", prefixItems: [text, whole], minItems: 2, items: false },
    expect: [],
    bump: "none",
  }),
  {
    what: "describes each item of a list of fixed length",
    before: field({ type: "array", items: whole, minItems: 2, maxItems: 2 }),
    after: field({ type: "array", prefixItems: [whole, whole], minItems: 2, maxItems: 2 }),
    expect: [["type-changed", "safe", "safe"]],
    bump: "minor",
  },
  ...sendingAndReturning("lists both values of a boolean", {
    before: { type: "boolean" },
    after: { enum: [true, false] },
    expect: [],
    bump: "none",
  }),
  ...sendingAndReturning("says that the names of a map are strings", {
    before: { type: "object", additionalProperties: whole },
    after: { type: "object", propertyNames: text, additionalProperties: whole },
    expect: [],
    bump: "none",
  }),
  ...sendingAndReturning("closes an object by `unevaluatedProperties`", {
    before: object({ name: text }, { additionalProperties: false }),
    after: object({ name: text }, { unevaluatedProperties: false }),
    expect: [],
    bump: "none",
  }),
  {
    what: "writes the alternatives of a named choice in its place",
    before: sent({ oneOf: [named("Word"), whole] }, { Word: { oneOf: [text, { type: "boolean" }] } }),
    after: sent({ oneOf: [text, { type: "boolean" }, whole] }),
    expect: [
      ["alternatives-rewritten", "safe", "safe"],
      ["schema-removed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "adds a constraint to the common part while it is written into each alternative",
    before: sent({ allOf: [identified, { oneOf: [feline, canine] }] }),
    after: sent({
      oneOf: [{ allOf: [object({ id: text, name: text }, { required: ["id", "name"] }), feline] }, canine],
    }),
    expect: [
      ["property-added-required", "breaks", "breaks"],
      ["property-added-required", "breaks", "breaks"],
      ["property-removed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "names the server that a document without servers has",
    before: operation({}),
    after: served("/"),
    expect: [],
    bump: "none",
  },
  {
    what: "narrows the range of a response's media type",
    before: responses({ "200": { description: "Ok.", content: { "*/*": { schema: pet } } } }),
    after: responses({ "200": { description: "Ok.", content: { "application/json": { schema: pet } } } }),
    expect: [
      ["media-type-removed", "safe", "safe"],
      ["media-type-added", "safe", "safe"],
    ],
    bump: "minor",
  },
];

/** Returns the same edit of a request and of a response. */
function sendingAndReturning(
  what: string,
  { before, after, ...rest }: Pick<Edit, "before" | "after" | "expect" | "bump">,
): Edit[] {
  const directions = [
    ["request", body],
    ["response", response],
  ] as const;
  return directions.map(([direction, place]) => ({
    what: `${what}, in a ${direction}`,
    before: place(before),
    after: place(after),
    ...rest,
  }));
}
