import { findContradiction } from "./find-contradiction.ts";
import { matchesShape, type ObjectSample } from "./match-shape.ts";
import { type FieldShape, never, type Shape } from "./shape.ts";
import { holdsBigint } from "@shortvideo-api/document/source";
import { type Json, measureDepth, printLong, type Sample } from "@shortvideo-api/document/sample/source";
import { resolveNames, type Types, viewFields, viewPath } from "./view-shape.ts";
import { spellOut, widen } from "./widen-sample.ts";

/** The maximum depth of a schema sample that is compared with a type. The compiler gives up on deeper ones. */
const maxDepth = 40;

/**
 * Changes a schema sample so that its printed value type-checks. Only the parts that do not match the type pass through
 * `unknown`.
 */
export function fitSample(types: Types, given: Sample, shape: Shape): Sample {
  if (measureDepth(given) > maxDepth) return { kind: "irregular", of: given };
  const sample = readLong(types, given, shape);
  const contradiction = sample.kind === "object" ? findContradiction(types, shape) : undefined;
  if (contradiction !== undefined) return { kind: "irregular", of: sample, contradiction };
  const linked = sample.kind === "object" ? unlink(types, sample, viewFields(types, shape)) : sample;
  if (matchesShape(types, linked, shape)) return linked;
  const fitted = fitInside(types, linked, shape);
  return fitted && matchesShape(types, fitted, shape) ? fitted : { kind: "irregular", of: linked };
}

/**
 * Returns the value that callers see in place of a long integer: its digits, as `parseExact` reads them. A place whose type is a number has
 * the nearest double.
 */
function readLong(types: Types, sample: Sample, shape: Shape): Sample {
  const matches = (value: Json): boolean => matchesShape(types, { kind: "literal", value }, shape);
  const read = (value: Json): Json => {
    const isNumber = typeof value === "bigint" && matches(Number(value)) && !matches(String(value));
    return isNumber ? Number(value) : printLong(value);
  };
  if (sample.kind === "pick" && holdsBigint(sample.values)) return { ...sample, values: sample.values.map(read) };
  if (sample.kind !== "literal" || !holdsBigint(sample.value)) return sample;
  if (typeof sample.value === "bigint") return { ...sample, value: read(sample.value) };
  const seen = printLong(sample.value);
  return matches(seen) ? { ...sample, value: seen } : spellOut(sample.value);
}

function fitInside(types: Types, sample: Sample, shape: Shape): Sample | undefined {
  switch (sample.kind) {
    case "literal": {
      const spelled = spellOut(sample.value);
      return spelled.kind === "literal" ? undefined : fitInside(types, spelled, shape);
    }
    case "object": {
      const fieldAt = viewFields(types, shape);
      const fitField = (part: Sample, fieldShape: FieldShape | undefined): Sample =>
        !fieldShape || part.kind === "same" || part.kind === "rounded"
          ? part
          : fitSample(types, part, fieldShape.shape);
      return {
        kind: "object",
        fields: sample.fields.map((field) => ({ ...field, sample: fitField(field.sample, fieldAt(field.name)) })),
      };
    }
    case "array":
      return {
        kind: "array",
        items: sample.items.map((item, index) => fitSample(types, item, viewItem(types, shape, index))),
      };
    case "seeded":
    case "shared":
      return { ...sample, of: fitSample(types, sample.of, shape) };
    case "with":
      return {
        ...sample,
        set: sample.set.map((setting) => ({
          ...setting,
          sample:
            setting.sample.kind === "absent"
              ? setting.sample
              : fitSample(types, setting.sample, viewPath(types, shape, setting.path) ?? never),
        })),
      };
    case "json": {
      const content = resolveNames(types, shape);
      if (sample.schema === undefined || content.kind !== "json") return undefined;
      return { ...sample, of: fitSample(types, sample.of, content.of) };
    }
    default:
      return undefined;
  }
}

/** Copies the sample of a sibling into a field that repeats it, if a constant for both would lose the literal type. */
function unlink(types: Types, sample: ObjectSample, fieldAt: (name: string) => FieldShape | undefined): ObjectSample {
  if (!sample.fields.some((field) => field.sample.kind === "same")) return sample;
  const siblings = new Map(sample.fields.map((field) => [field.name, field.sample]));
  return {
    kind: "object",
    fields: sample.fields.map((field) => {
      const as = field.sample.kind === "same" ? field.sample.as : "";
      const sibling = siblings.get(as);
      if (field.sample.kind !== "same" || !sibling) return field;
      const accepts = (name: string): boolean => matchesShape(types, widen(sibling), fieldAt(name)?.shape ?? never);
      return accepts(field.name) && accepts(as) ? field : { ...field, sample: sibling };
    }),
  };
}

function viewItem(types: Types, shape: Shape, index: number): Shape {
  const found = resolveNames(types, shape);
  if (found.kind === "array") return found.items;
  return found.kind === "tuple" ? (found.items[index] ?? found.rest ?? never) : never;
}
