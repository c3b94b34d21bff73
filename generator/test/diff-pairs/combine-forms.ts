import { type SchemaForm, schemaForms } from "./schema-forms.ts";

/** Ways to put one or two schemas into another one. */
const ways: readonly ((one: unknown, other: unknown) => unknown)[] = [
  (one) => ({ type: "object", properties: { name: one } }),
  (one, other) => ({ type: "object", properties: { name: one, size: other }, required: ["name"] }),
  (one) => ({ type: "array", items: one }),
  (one) => ({ type: ["array", "string"], items: one }),
  (one) => ({ type: "object", additionalProperties: one }),
  (one, other) => ({ anyOf: [one, other] }),
  (one, other) => ({ oneOf: [one, other] }),
  (one) => ({ anyOf: [one, { type: "null" }] }),
];

/** Forms within forms: `count` of the many thousands, always the same ones, of which each way is as frequent as the others. */
export function combineForms(count: number): readonly SchemaForm[] {
  return Array.from({ length: count }, (_, index) => {
    // Steps without a common divisor with the number of forms, so that all of them have their turn.
    const [one, other] = [pick(index * 37), pick(index * 53 + 11)];
    const way = index % ways.length;
    return {
      name: `${one.name} | ${other.name}, put together in way ${way}`,
      schema: ways[way]?.(one.schema, other.schema),
      components: { ...other.components, ...one.components },
    };
  });
}

/** A list of which no item is admitted has the type of any list, so that `false` is left out. */
const combined = schemaForms.filter(({ schema }) => schema !== false);

function pick(index: number): SchemaForm {
  const form = combined[index % combined.length];
  if (!form) throw new RangeError("There are no forms.");
  return form;
}
