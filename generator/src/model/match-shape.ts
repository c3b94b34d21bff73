import { isFields, isList } from "./json.ts";
import type { FieldShape, Shape, Shapes } from "./read-shape.ts";
import type { Json, Sample } from "./sample.ts";
import type { SchemaScope } from "./schema.ts";

export type ObjectSample = Extract<Sample, { kind: "object" }>;

/** The printed types, and what generated code calls the component schemas. */
export interface Types {
  scope: SchemaScope;
  shapes: Shapes;
}

/** How many names of types are followed before a value is looked into. More of them is a circle. */
const MOST_NAMES = 16;

/** Does TypeScript take the printed plan for the type? In doubt it does not. */
export function matchesShape(types: Types, sample: Sample, shape: Shape): boolean {
  return matches({ types, isBranch: false, names: 0 }, sample, shape) && knowsFields(types, sample, shape);
}

interface Match {
  readonly types: Types;
  /** Beside other branches the compiler cannot tell which type a value of unknown type has. */
  readonly isBranch: boolean;
  readonly names: number;
}

function matches(match: Match, sample: Sample, shape: Shape): boolean {
  if (sample.kind === "irregular") return !match.isBranch;
  if (sample.kind === "seeded") return matches(match, sample.of, shape);
  if (sample.kind === "pick") {
    return sample.values.every(
      (value) => typeof value !== "object" && matches(match, { kind: "literal", value }, shape),
    );
  }
  if (match.names > MOST_NAMES) return false;
  const next = { ...match, names: match.names + 1 };
  switch (shape.kind) {
    case "unknown":
      return true;
    case "opaque":
      return false;
    case "ref":
      if (isMadeAs(match.types, sample, shape.key)) return true;
      if (sample.kind === "with" && isMadeAs(match.types, sample.base, shape.key))
        return matchesSettings(match.types, sample, shape);
      return matches(next, sample, match.types.shapes.at(shape.key));
    case "union":
      return shape.of.some(
        (branch) => matches({ ...next, isBranch: true }, sample, branch) && knowsFields(match.types, sample, branch),
      );
    case "intersection":
      return shape.of.every((part) => matches(next, sample, part));
    case "required":
      return (
        sample.kind === "object" &&
        shape.names.every((name) => hasField(sample, name)) &&
        matches(next, sample, shape.of)
      );
    default:
      return matchesPlain(match, sample, shape);
  }
}

/** Is it made by the factory of the schema? */
function isMadeAs({ scope }: Types, sample: Sample, key: string): boolean {
  return sample.kind === "factory" && scope.aliases.get(key) === sample.schema;
}

function matchesSettings(types: Types, { set }: Extract<Sample, { kind: "with" }>, shape: Shape): boolean {
  return set.every((setting) => {
    const own = viewPath(types, shape, setting.path);
    return own && (setting.sample.kind === "absent" || matchesShape(types, setting.sample, own));
  });
}

/** The type at the end of a path of fields. */
export function viewPath(types: Types, shape: Shape, path: readonly string[]): Shape | undefined {
  return path.reduce<Shape | undefined>((met, name) => met && viewFields(types, met)(name)?.shape, shape);
}

type PlainShape = Extract<Shape, { kind: "primitive" | "literal" | "json" | "array" | "tuple" | "object" }>;

function matchesPlain(match: Match, sample: Sample, shape: PlainShape): boolean {
  const { types, isBranch } = match;
  const inner = (part: Sample, of: Shape): boolean =>
    matches({ types, isBranch, names: 0 }, part, of) && knowsFields(types, part, of);
  switch (sample.kind) {
    case "literal":
      return matchesLiteral(match, sample.value, shape);
    case "digits":
    case "counted":
      return (shape.kind === "primitive" && shape.name === "string") || shape.kind === "json";
    case "number":
      return shape.kind === "primitive" && shape.name === "number";
    case "bytes":
      return shape.kind === "primitive" && shape.name === "Blob";
    case "json":
      if (shape.kind === "primitive") return shape.name === "string";
      return (
        shape.kind === "json" &&
        inner(sample.schema === undefined ? widen(sample.of) : { kind: "factory", schema: sample.schema }, shape.of)
      );
    case "array":
      if (shape.kind === "array") return sample.items.every((item) => inner(item, shape.items));
      return (
        shape.kind === "tuple" &&
        shape.items.length === sample.items.length &&
        sample.items.every((item, index) => inner(item, shape.items[index] ?? { kind: "opaque" }))
      );
    case "object":
      return shape.kind === "object" && matchesFields(sample, shape, inner);
    default:
      return false;
  }
}

function matchesFields(
  sample: ObjectSample,
  { fields, values }: Extract<Shape, { kind: "object" }>,
  inner: (sample: Sample, shape: Shape) => boolean,
): boolean {
  for (const [name, field] of fields) if (field.required && !hasField(sample, name)) return false;
  return sample.fields.every(({ name, sample: part }) => {
    const own = fields.get(name)?.shape ?? values;
    if (!own) return true;
    const hoisted = part.kind === "same" ? siblingOf(sample, part.as) : undefined;
    if (part.kind === "same") return hoisted !== undefined && inner(widen(hoisted), own);
    return inner(part.kind === "rounded" ? roundedShape(part.fields) : part, own);
  });
}

/** Does the type speak of every field of an object literal? */
function knowsFields(types: Types, sample: Sample, shape: Shape): boolean {
  const spelled = sample.kind === "literal" ? spellOut(sample.value) : sample;
  if (spelled.kind !== "object") return true;
  const fieldAt = viewFields(types, shape);
  return spelled.fields.every(({ name }) => fieldAt(name) !== undefined);
}

/** What a type says of its fields, by their names; of a union, what any branch says. */
export function viewFields(types: Types, shape: Shape, names = 0): (name: string) => FieldShape | undefined {
  if (names > MOST_NAMES) return () => undefined;
  switch (shape.kind) {
    case "unknown":
      return () => ({ required: false, shape });
    case "ref":
      return viewFields(types, types.shapes.at(shape.key), names + 1);
    case "required":
      return viewFields(types, shape.of, names + 1);
    case "union":
    case "intersection": {
      // `unknown` adds nothing to an intersection.
      const parts = shape.of.filter((part) => shape.kind === "union" || part.kind !== "unknown");
      const views = parts.map((part) => viewFields(types, part, names + 1));
      return (name) => views.map((fieldAt) => fieldAt(name)).find((field) => field !== undefined);
    }
    case "object":
      return (name) => shape.fields.get(name) ?? (shape.values ? { required: false, shape: shape.values } : undefined);
    default:
      return () => undefined;
  }
}

function matchesLiteral(match: Match, value: Json, shape: PlainShape): boolean {
  if (!isFields(value) && !isList(value)) return matchesScalar(value, shape);
  return matchesPlain(match, spellOut(value), shape);
}

function matchesScalar(value: Json, shape: PlainShape): boolean {
  if (typeof value === "object" && value !== null) return false;
  if (shape.kind === "literal") return shape.value === value;
  if (shape.kind === "json") return typeof value === "string";
  return shape.kind === "primitive" && shape.name === (value === null ? "null" : typeof value);
}

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

function widenScalar(value: Json): Sample {
  if (typeof value === "string") return { kind: "digits", base: "0" };
  if (typeof value === "number") return { kind: "number", base: 0, step: 1, minimum: 0, maximum: 1 };
  return typeof value === "boolean" ? { kind: "pick", values: [true, false] } : { kind: "literal", value };
}

function roundedShape(names: readonly string[]): Sample {
  return { kind: "object", fields: names.map((name) => ({ name, sample: widenScalar(0) })) };
}

function siblingOf(sample: ObjectSample, name: string): Sample | undefined {
  return sample.fields.find((field) => field.name === name)?.sample;
}

function hasField(sample: ObjectSample, name: string): boolean {
  return sample.fields.some((field) => field.name === name);
}
