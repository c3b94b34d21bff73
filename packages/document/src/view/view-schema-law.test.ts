import { isDeepStrictEqual } from "node:util";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import type { Schema, SchemaObject, SchemaType } from "../openapi/openapi.ts";
import type { SchemaView } from "./schema-view.ts";
import { viewSchema } from "./view-schema.ts";

// Ajv shares no code with the view.

const name = fc.constantFrom("a", "b");
const type = fc.constantFrom<SchemaType>("null", "boolean", "integer", "number", "string", "array", "object");
const scalars: readonly unknown[] = [null, true, 0, 1, 1.5, "", "x"];
const scalar = fc.constantFrom(...scalars);

/** All scalars, and all lists and objects of up to two scalars. */
const values: readonly unknown[] = [
  ...scalars,
  [],
  {},
  ...scalars.flatMap((one) => [[one], { a: one }, { b: one }, ...scalars.flatMap((b) => [[one, b], { a: one, b }])]),
];

/** A schema with one keyword, so that most values are valid, but not all. */
const leaf: fc.Arbitrary<SchemaObject> = fc.oneof(
  fc.uniqueArray(type, { minLength: 1, maxLength: 4 }).map((types) => ({ type: types })),
  type.map((one) => ({ type: one })),
  fc.uniqueArray(scalar, { minLength: 2, maxLength: 5 }).map((listed) => ({ enum: listed })),
  scalar.map((only) => ({ const: only })),
  fc.constantFrom<SchemaObject>({ minimum: 1 }, { maxLength: 0 }, {}),
  fc.uniqueArray(name, { minLength: 1, maxLength: 2 }).map((required) => ({ required })),
);

const { schema } = fc.letrec<{ schema: Schema; own: SchemaObject }>((tie) => {
  const inner = tie("schema");
  const branches = fc.array(inner, { minLength: 1, maxLength: 2 });
  const reference = fc.constantFrom("A", "B").map((key): Schema => ({ $ref: `#/components/schemas/${key}` }));
  const combination = fc.oneof(
    ...["allOf", "anyOf", "oneOf"].map((keyword) => branches.map((parts) => ({ [keyword]: parts }))),
    inner.map((not) => ({ not })),
    fc.dictionary(name, inner, { minKeys: 1, maxKeys: 2 }).map((dependentSchemas) => ({ dependentSchemas })),
    // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
    fc.record({ if: inner, then: inner, else: inner }, { requiredKeys: ["if"] }),
  );
  return {
    own: fc
      .tuple(
        fc.oneof(leaf, fc.constant({})),
        fc.oneof(
          fc.dictionary(name, inner, { maxKeys: 2 }).map((properties) => ({ properties })),
          inner.map((part) => ({ patternProperties: { "^b$": part } })),
          fc.tuple(name, inner, inner).map(([a, part, additionalProperties]) => ({
            properties: { [a]: part },
            additionalProperties,
          })),
          inner.map((unevaluatedProperties) => ({ unevaluatedProperties })),
          fc.record({ items: inner, prefixItems: branches }, { requiredKeys: [] }),
        ),
      )
      .map(([one, parts]): SchemaObject => ({ ...one, ...parts })),
    schema: fc.oneof(
      { maxDepth: 2, depthSize: "small" },
      leaf,
      fc.boolean(),
      reference,
      tie("own"),
      fc.tuple(tie("own"), combination).map(([own, combined]): Schema => ({ ...own, ...combined })),
    ),
  };
});

const components = fc.record({ A: schema, B: schema }).filter(({ A, B }) => !refersDirectly(A) && !refersDirectly(B));

/** Returns whether a schema refers to another one for the same value. The loader cuts circles of such references. */
function refersDirectly(given: unknown): boolean {
  if (Array.isArray(given)) return given.some(refersDirectly);
  if (typeof given !== "object" || given === null) return false;
  return Object.entries(given).some(([keyword, part]) =>
    keyword === "$ref"
      ? typeof part === "string"
      : keyword === "dependentSchemas"
        ? Object.values(part as object).some(refersDirectly)
        : ["allOf", "anyOf", "oneOf", "not", "if", "then", "else"].includes(keyword) && refersDirectly(part),
  );
}

const numRuns = inCI(600, 100);

test("each value that Ajv accepts has a type, a value and the properties that the view admits", () => {
  let accepted = 0;
  fc.assert(
    fc.property(components, schema, (schemas, given) => {
      const document = { components: { schemas } };
      const { types, values: listed, required } = viewSchema(document, given);
      const admits = compile(document, given);
      const valid = values.filter((value) => admits(value) === true);
      accepted += valid.length;
      const wrong = valid.filter(
        (value) =>
          !types.includes(nameType(value, types)) ||
          (listed !== undefined && !listed.some((each) => isDeepStrictEqual(each, value))) ||
          (isObject(value) && ![...required].every((each) => Object.hasOwn(value, each))),
      );
      expect(wrong).toEqual([]);
    }),
    { numRuns },
  );
  expect(accepted).toBeGreaterThan(1000);
});

test("each property and item of a valid value matches its view, if no choice is in between", () => {
  let compared = 0;
  fc.assert(
    fc.property(components, schema, (schemas, given) => {
      const document = { components: { schemas } };
      const view = viewSchema(document, given);
      if (view.parts.length > view.always.length || view.always.some((part) => "unevaluatedProperties" in part)) return;
      const admits = compile(document, given);
      const known = new Map<SchemaView, Admits>();
      for (const value of values.filter((each) => admits(each) === true)) {
        const parts = Array.isArray(value)
          ? value.map((part: unknown, index) => ({ part, view: view.item(index) }))
          : Object.entries(isObject(value) ? value : {}).map(([key, part]) => ({ part, view: view.property(key) }));
        compared += parts.length;
        const wrong = parts.filter((each) => {
          const admitsPart = known.get(each.view) ?? compile(document, each.view.schema);
          known.set(each.view, admitsPart);
          return admitsPart(each.part) === false;
        });
        expect(wrong).toEqual([]);
      }
    }),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(1000);
});

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns whether a schema admits a value; `undefined` if Ajv throws, as it does for some `unevaluatedProperties` within branches. */
type Admits = (value: unknown) => boolean | undefined;

function compile(document: object, given: Schema): Admits {
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, ownProperties: true });
  ajv.addSchema({ $id: "https://test.example/document", ...document });
  const text = JSON.stringify(given).replaceAll('"#/', '"https://test.example/document#/');
  const validate = ajv.compile(JSON.parse(text) as Schema);
  return (value) => {
    try {
      return validate(value);
    } catch {
      return undefined;
    }
  };
}

function nameType(given: unknown, admitted: readonly SchemaType[]): SchemaType {
  if (given === null) return "null";
  if (Array.isArray(given)) return "array";
  if (typeof given === "number") return Number.isInteger(given) && admitted.includes("integer") ? "integer" : "number";
  return typeof given === "boolean" || typeof given === "string" ? (typeof given as "boolean" | "string") : "object";
}
