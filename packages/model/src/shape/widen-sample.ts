import { isFields, isList, type Json, type Sample } from "@shortvideo-api/document/sample/source";

/** Returns a literal as the schema sample of an object or an array. A scalar stays a literal. */
export function spellOut(value: Json): Sample {
  if (isList(value)) return { kind: "array", items: value.map(spellOut) };
  if (!isFields(value)) return { kind: "literal", value };
  return { kind: "object", fields: Object.entries(value).map(([name, field]) => ({ name, sample: spellOut(field) })) };
}

/** Returns a schema sample whose type is the inferred one: the type of `"a"` is `string`, not the literal. */
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

/** Returns a schema sample of the inferred type of a scalar: a string for `"a"`. */
export function widenScalar(value: Json): Sample {
  if (typeof value === "string") return { kind: "digits", base: "0" };
  if (typeof value === "number") return { kind: "number", base: 0, step: 1, minimum: 0, maximum: 1 };
  return typeof value === "boolean" ? { kind: "pick", values: [true, false] } : { kind: "literal", value };
}
