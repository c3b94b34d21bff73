import { isFields, isList, type Json, type Sample } from "@shortvideo-api/document/sample/source";

/** A literal as the plan of an object or an array; a scalar as it is. */
export function spellOut(value: Json): Sample {
  if (isList(value)) return { kind: "array", items: value.map(spellOut) };
  if (!isFields(value)) return { kind: "literal", value };
  return { kind: "object", fields: Object.entries(value).map(([name, field]) => ({ name, sample: spellOut(field) })) };
}

/** The plan of a value whose type the compiler has to find by itself: `"a"` is a string then, and nothing less. */
export function widen(sample: Sample): Sample {
  switch (sample.kind) {
    case "literal":
    case "pick": {
      const [value = null] = sample.kind === "literal" ? [sample.value] : sample.values;
      if (isFields(value) || isList(value))
        return sample.kind === "literal" ? widen(spellOut(value)) : { kind: "irregular", of: sample };
      return widenScalar(value);
    }
    case "object":
      return { kind: "object", fields: sample.fields.map((field) => ({ ...field, sample: widen(field.sample) })) };
    case "array":
      return { kind: "array", items: sample.items.map(widen) };
    default:
      return sample;
  }
}

/** The same for a scalar. */
export function widenScalar(value: Json): Sample {
  if (typeof value === "string") return { kind: "digits", base: "0" };
  if (typeof value === "number") return { kind: "number", base: 0, step: 1, minimum: 0, maximum: 1 };
  return typeof value === "boolean" ? { kind: "pick", values: [true, false] } : { kind: "literal", value };
}
