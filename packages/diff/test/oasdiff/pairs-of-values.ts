import type { Json } from "../edit.ts";
import { describes, differs, narrows, type Pair, type SchemaRow, toPairs, unclear, widens } from "./pair.ts";

const text = { type: "string" };
const number = { type: "number" };
const flag = { type: "boolean" };
const list = { type: "array", items: text };
const record = { type: "object", additionalProperties: text };
const anyPlace = "request-{parameter,parameter-property,body,property} response-{body,property,header}";
const properties = "{request,response}-property";

const enumPlaces = "request-{parameter,parameter-property,body,property} response-{mediatype,property}";
const ab = { ...text, enum: ["a", "b"] };
const abc = { ...text, enum: ["a", "b", "c"] };

const types: readonly SchemaRow[] = [
  ["type-changed", differs, text, flag, "request-{parameter,body,property} response-{body,property}"],
  ["type-changed", differs, text, list, "response-header"],
  // The value of a header is text in any case.
  ["type-compatible", describes, text, { type: "integer" }, "response-header"],
  ["type-changed", unclear, text, flag, "request-parameter-property"],
  ["type-generalized", widens, { type: "integer" }, number, anyPlace],
  [
    "type-specialized",
    narrows,
    number,
    { type: "integer" },
    "request-parameter-property response-{body,property,header}",
  ],
  [
    "list-of-types-widened",
    widens,
    { type: ["string", "number"] },
    { type: ["string", "number", "boolean"] },
    listPlaces(),
  ],
  [
    "list-of-types-narrowed",
    narrows,
    { type: ["string", "number", "boolean"] },
    { type: ["string", "number"] },
    listPlaces(),
  ],
  ["became-nullable", widens, text, { type: ["string", "null"] }, anyPlace],
  ["became-not-nullable", narrows, { type: ["string", "null"] }, text, anyPlace],
  [
    "schema-became-false",
    narrows,
    text,
    false,
    "request-{parameter,parameter-property,body,property} response-{property,header}",
  ],
  ["schema-became-false", differs, text, false, "response-body"],
  [
    "schema-became-not-false",
    widens,
    false,
    text,
    "request-{parameter,parameter-property,body,property} response-{property,header}",
  ],
  ["schema-became-not-false", describes, false, text, "response-body"],
];

function listPlaces(): string {
  return "request-{parameter,parameter-property,body,property} response-{body,property}";
}

const listed: readonly SchemaRow[] = [
  ["became-enum", narrows, text, ab, "request-{parameter,body,property}"],
  ["{became-not-enum,enum-removed}", widens, ab, text, enumPlaces],
  ["enum-value-added", widens, ab, abc, enumPlaces],
  ["enum-value-added", describes, ab, abc, "response-write-only-property"],
  ["enum-value-removed", narrows, abc, ab, enumPlaces],
  ["enum-value-removed", describes, abc, ab, "request-read-only-property"],
  ["const-added", narrows, text, { const: "a" }],
  ["const-removed", widens, { const: "a" }, text],
  ["const-changed", differs, { const: "a" }, { const: "b" }],
  ["default-value-added", describes, text, { ...text, default: "a" }, defaultPlaces()],
  ["default-value-changed", describes, { ...text, default: "a" }, { ...text, default: "b" }, defaultPlaces()],
  ["default-value-removed", describes, { ...text, default: "a" }, text, defaultPlaces()],
  ["deprecated", describes, text, { ...text, deprecated: true }, properties],
  ["reactivated", describes, { ...text, deprecated: true }, text, properties],
];

function defaultPlaces(): string {
  return "request-{parameter,body,property} response-{body,property}";
}

/** Each limit, its lower and its higher value, and a schema that it applies to. */
const bounds: readonly [id: string, keyword: string, low: number, high: number, schema: object][] = [
  ["max", "maximum", 5, 9, number],
  ["min", "minimum", 5, 9, number],
  ["exclusive-max", "exclusiveMaximum", 5, 9, number],
  ["exclusive-min", "exclusiveMinimum", 5, 9, number],
  ["max-length", "maxLength", 5, 9, text],
  ["min-length", "minLength", 5, 9, text],
  ["max-items", "maxItems", 5, 9, list],
  ["min-items", "minItems", 5, 9, list],
  ["max-properties", "maxProperties", 5, 9, record],
  ["min-properties", "minProperties", 5, 9, record],
  ["max-contains", "maxContains", 5, 9, { ...list, contains: { const: "a" } }],
  ["min-contains", "minContains", 5, 9, { ...list, contains: { const: "a" } }],
];

const boundPlaces = "request-{parameter,body,property} response-{body,property,header}";
const loweredReadOnly = new Set("max max-length exclusive-max max-items max-properties".split(" "));

const limits: readonly SchemaRow[] = bounds.flatMap(([id, keyword, low, high, schema]): SchemaRow[] => {
  const isUpper = id.includes("max");
  const [lower, higher] = [low, high].map((limit) => ({ ...schema, [keyword]: limit }));
  const isRaisedReadOnly = id === "min" || id === "exclusive-min";
  return [
    [`${id}-set`, narrows, schema, lower, boundPlaces],
    [`${id}-unset`, widens, lower, schema, boundPlaces],
    [`${id}-increased`, isUpper ? widens : narrows, lower, higher, boundPlaces],
    [`${id}-decreased`, isUpper ? narrows : widens, higher, lower, boundPlaces],
    ...(loweredReadOnly.has(id)
      ? ([[`${id}-decreased`, describes, higher, lower, "request-read-only-property"]] as const)
      : []),
    ...(isRaisedReadOnly
      ? ([[`${id}-increased`, describes, lower, higher, "request-read-only-property"]] as const)
      : []),
  ];
});

const multiple = (step: number): object => ({ ...number, multipleOf: step });
const matching = (pattern: string): object => ({ ...text, pattern });

const steps: readonly SchemaRow[] = [
  ["multiple-of-set", narrows, number, multiple(2), boundPlaces],
  ["multiple-of-unset", widens, multiple(2), number, boundPlaces],
  ["multiple-of-changed", differs, multiple(4), multiple(6)],
  ["multiple-of-generalized", widens, multiple(4), multiple(2), "request-{body,property}"],
  ["multiple-of-specialized", narrows, multiple(2), multiple(4), "response-{body,property}"],
  ["unique-items-set", narrows, list, { ...list, uniqueItems: true }, "request-{body,property}"],
  ["unique-items-unset", widens, { ...list, uniqueItems: true }, list],
  ["pattern-added", narrows, text, matching("^a"), "request-{parameter,property} response-property"],
  ["pattern-removed", widens, matching("^a"), text, "request-{parameter,property} response-property"],
  ["pattern-changed", unclear, matching("^a"), matching("^b"), "request-{parameter,property} response-property"],
  ["pattern-generalized", widens, matching("^a"), matching(".*"), "request-{parameter,property}"],
];

const a = { type: "object", required: ["a"], properties: { a: text } };
const b = { type: "object", required: ["b"], properties: { b: text } };
const choice = (keyword: string, ...branches: readonly unknown[]): object => ({ [keyword]: branches });

const composition: readonly SchemaRow[] = [
  ...["any", "one"].flatMap((each): SchemaRow[] => [
    [`${each}-of-added`, widens, choice(`${each}Of`, text, number), choice(`${each}Of`, text, number, flag)],
    [`${each}-of-removed`, narrows, choice(`${each}Of`, text, number, flag), choice(`${each}Of`, text, number)],
  ]),
  ["wrapped-in-one-of", differs, a, choice("oneOf", b, number), "{request,response}-body"],
  ["wrapped-in-one-of-original-preserved", unclear, a, choice("oneOf", a, b), "{request,response}-body"],
  ["all-of-added", narrows, choice("allOf", text), choice("allOf", text, { maxLength: 9 })],
  ["all-of-removed", widens, choice("allOf", text, { maxLength: 9 }), choice("allOf", text)],
  ["all-of-added-annotation-only", describes, choice("allOf", text), choice("allOf", text, { description: "A word." })],
  [
    "all-of-removed-annotation-only",
    describes,
    choice("allOf", text, { description: "A word." }),
    choice("allOf", text),
  ],
];

const creature = (name: string): Json => ({
  type: "object",
  required: ["kind", "sort", name],
  properties: { kind: text, sort: text, [name]: text },
});
const animals: Json = { Cat: creature("Cat"), Dog: creature("Dog") };
const cat = "#/components/schemas/Cat";
const dog = "#/components/schemas/Dog";
const animal = (discriminator?: object): object => ({
  oneOf: [{ $ref: cat }, { $ref: dog }],
  ...(discriminator && { discriminator }),
});
const mapped = (mapping: object, propertyName = "kind"): object => animal({ propertyName, mapping });
const both = { cat, dog };

const discriminators: readonly SchemaRow[] = (
  [
    ["added", animal(), animal({ propertyName: "kind" })],
    ["removed", animal({ propertyName: "kind" }), animal()],
    ["property-name-changed", animal({ propertyName: "kind" }), animal({ propertyName: "sort" })],
    ["mapping-added", mapped({ Cat: cat, Dog: dog }), mapped({ Cat: cat, Dog: dog, Puppy: dog })],
    ["mapping-deleted", mapped({ Cat: cat, Dog: dog, Puppy: dog }), mapped({ Cat: cat, Dog: dog })],
    ["mapping-changed", mapped(both), mapped({ cat: dog, dog: cat })],
  ] as const
).map(([change, before, after]) => [`discriminator-${change}`, describes, before, after, undefined, animals]);

/** Keywords that come and go as a whole: the id, a schema without it, and the keyword. */
const keywords: readonly [id: string, schema: object, rule: object][] = [
  ["if", { ...a, else: b }, { if: { minProperties: 2 } }],
  // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
  ["then", { ...a, if: { minProperties: 2 } }, { then: b }],
  ["else", { ...a, if: { minProperties: 2 } }, { else: b }],
  ["contains", list, { contains: { const: "a" } }],
  ["dependent-schema", a, { dependentSchemas: { a: b } }],
  ["dependent-required", a, { dependentRequired: { a: ["b"] } }],
  ["property-names", record, { propertyNames: { pattern: "^a" } }],
  ["unevaluated-items", { type: "array", prefixItems: [text] }, { unevaluatedItems: false }],
  ["unevaluated-properties", a, { unevaluatedProperties: false }],
  ["pattern-property", a, { patternProperties: { "^x": number } }],
  ["content-schema", { ...text, contentMediaType: "application/json" }, { contentSchema: a }],
];

const structure: readonly SchemaRow[] = [
  ...keywords.flatMap(([id, schema, rule]): SchemaRow[] => [
    [`${id}-added`, narrows, schema, { ...schema, ...rule }],
    [`${id}-removed`, widens, { ...schema, ...rule }, schema],
  ]),
  [
    "dependent-required-changed",
    differs,
    { ...a, dependentRequired: { a: ["b"] } },
    { ...a, dependentRequired: { a: ["c"] } },
  ],
  [
    "content-media-type-changed",
    differs,
    { ...text, contentMediaType: "text/html" },
    { ...text, contentMediaType: "text/css" },
  ],
  ["content-encoding-changed", differs, { ...text, contentEncoding: "base64" }, { ...text, contentEncoding: "base32" }],
  [
    "prefix-items-added",
    unclear,
    { type: "array", prefixItems: [text] },
    { type: "array", prefixItems: [text, number] },
  ],
  [
    "prefix-items-removed",
    unclear,
    { type: "array", prefixItems: [text, number] },
    { type: "array", prefixItems: [text] },
  ],
];

/** A pair for each check of oasdiff about values. */
export const pairsOfValues: readonly Pair[] = toPairs([
  ...types,
  ...listed,
  ...limits,
  ...steps,
  ...composition,
  ...discriminators,
  ...structure,
]);
