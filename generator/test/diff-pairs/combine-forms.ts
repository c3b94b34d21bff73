import { type SchemaForm, schemaForms } from "./schema-forms.ts";

/** Functions that build a schema from one or two others. */
const combinations: readonly ((one: unknown, other: unknown) => unknown)[] = [
  (one) => ({ type: "object", properties: { name: one } }),
  (one, other) => ({ type: "object", properties: { name: one, size: other }, required: ["name"] }),
  (one) => ({ type: "array", items: one }),
  (one) => ({ type: ["array", "string"], items: one }),
  (one) => ({ type: "object", additionalProperties: one }),
  (one, other) => ({ anyOf: [one, other] }),
  (one, other) => ({ oneOf: [one, other] }),
  (one) => ({ anyOf: [one, { type: "null" }] }),
];

/** Returns `count` of the many thousands of combined forms: always the same ones, and each combination equally often. */
export function combineForms(count: number): readonly SchemaForm[] {
  return Array.from({ length: count }, (_, index) => {
    // These steps have no common divisor with the number of forms, so that all forms are chosen.
    const [one, other] = [pick(index * 37), pick(index * 53 + 11)];
    const combination = index % combinations.length;
    return {
      name: `${one.name} | ${other.name}, combination ${combination}`,
      schema: combinations[combination]?.(one.schema, other.schema),
      components: { ...other.components, ...one.components },
    };
  });
}

/** All forms except `false`: a list that admits no item has the same type as any list. */
const combinedForms = schemaForms.filter(({ schema }) => schema !== false);

function pick(index: number): SchemaForm {
  const form = combinedForms[index % combinedForms.length];
  if (!form) throw new RangeError("There are no forms.");
  return form;
}
