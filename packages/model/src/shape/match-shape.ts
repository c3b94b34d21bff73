import { isFields, isList, type Json, type Sample } from "@shortvideo-api/document/sample/source";
import { never, type Shape } from "./shape.ts";
import { indexFieldTypes, isUnknown, maxTypeNames, type Types, viewFields, viewPath } from "./view-shape.ts";
import { spellOut, widen, widenScalar } from "./widen-sample.ts";

/** A schema sample of an object. */
export type ObjectSample = Extract<Sample, { kind: "object" }>;

/** Returns whether the printed schema sample type-checks. Returns `false` if in doubt. */
export function matchesShape(types: Types, sample: Sample, shape: Shape): boolean {
  return matches(startMatch(types, false), sample, shape) && knowsFields(types, sample, shape);
}

interface Match {
  readonly types: Types;
  /** Whether the type is a branch of a union. The compiler cannot find the branch for a value of type `unknown`. */
  readonly isBranch: boolean;
  /** The number of type names that were followed. */
  readonly names: number;
  /** Returns whether a part of an intersection around the type has a field. */
  readonly isBeside: (name: string) => boolean;
}

function startMatch(types: Types, isBranch: boolean): Match {
  return { types, isBranch, names: 0, isBeside: standsAlone };
}

const standsAlone: Match["isBeside"] = () => false;

function matches(match: Match, sample: Sample, shape: Shape): boolean {
  if (sample.kind === "irregular") return !match.isBranch;
  if (sample.kind === "seeded" || sample.kind === "shared") return matches(match, sample.of, shape);
  if (sample.kind === "pick") {
    return sample.values.every(
      (value) => typeof value !== "object" && matches(match, { kind: "literal", value }, shape),
    );
  }
  if (match.names > maxTypeNames) return false;
  switch (shape.kind) {
    case "unknown":
      return true;
    case "never":
      return false;
    case "ref":
      if (isMadeAs(match.types, sample, shape.key)) return true;
      if (sample.kind === "with" && isMadeAs(match.types, sample.base, shape.key))
        return matchesSettings(match.types, sample, shape);
      return matches(follow(match), sample, match.types.shapes.at(shape.key));
    case "union":
      return shape.of.some(
        (branch) =>
          matches({ ...follow(match), isBranch: true }, sample, branch) &&
          knowsFields(match.types, sample, branch, match.isBeside),
      );
    case "intersection":
      return matchesIntersection(follow(match), sample, shape.of);
    case "required":
      return sample.kind === "object" && hasNames(sample, shape.names) && matches(follow(match), sample, shape.of);
    default:
      return matchesPlain(match, sample, shape);
  }
}

function follow(match: Match): Match {
  return { ...match, names: match.names + 1 };
}

/**
 * Compares an object with an intersection. The contextual type of a field comes from the parts that declare it, and from maps
 * only if no part declares it. So a literal or a value of type `unknown` may not match a map beside a declared field.
 */
function matchesIntersection(match: Match, given: Sample, parts: readonly Shape[]): boolean {
  const sample = given.kind === "literal" ? spellOut(given.value) : given;
  if (sample.kind !== "object") return parts.every((part) => matches(match, sample, part));
  const { types } = match;
  const typesOf = indexFieldTypes(types, parts);
  const fields = sample.fields.map((field) => {
    const found = typesOf(field.name);
    const isMapped = found.some(({ isDeclared, shape }) => !isDeclared && !isUnknown(types, shape));
    if (!isMapped || !found.some(({ isDeclared }) => isDeclared)) return field;
    return { name: field.name, sample: holdsIrregular(field.sample) ? unmatched : widen(field.sample) };
  });
  const widened: ObjectSample = { kind: "object", fields };
  return parts.every((part) => matches(part.kind === "object" ? match : addBeside(match, part, parts), widened, part));
}

/** Adds the fields of the other parts of an intersection: a branch of a union knows them, too. */
function addBeside(match: Match, part: Shape, parts: readonly Shape[]): Match {
  const fieldAt = viewFields(match.types, { kind: "intersection", of: parts.filter((other) => other !== part) });
  return { ...match, isBeside: (name) => match.isBeside(name) || fieldAt(name) !== undefined };
}

/** A schema sample that matches only `unknown`. */
const unmatched: Sample = { kind: "absent" };

/** Returns whether the printed schema sample contains a value of type `unknown`. */
function holdsIrregular(sample: Sample): boolean {
  switch (sample.kind) {
    case "irregular":
      return true;
    case "object":
      return sample.fields.some((field) => holdsIrregular(field.sample));
    case "array":
      return sample.items.some(holdsIrregular);
    case "seeded":
      return holdsIrregular(sample.of);
    default:
      return false;
  }
}

/** Returns whether the factory of the schema makes the value. */
function isMadeAs({ scope }: Types, sample: Sample, key: string): boolean {
  return sample.kind === "factory" && scope.aliases.get(key) === sample.schema;
}

function matchesSettings(types: Types, { set }: Extract<Sample, { kind: "with" }>, shape: Shape): boolean {
  return set.every((setting) => {
    const fieldShape = viewPath(types, shape, setting.path);
    return fieldShape && (setting.sample.kind === "absent" || matchesShape(types, setting.sample, fieldShape));
  });
}

type PlainShape = Extract<Shape, { kind: "primitive" | "literal" | "json" | "array" | "tuple" | "object" }>;

function matchesPlain(match: Match, sample: Sample, shape: PlainShape): boolean {
  const { types, isBranch } = match;
  const inner = (part: Sample, partShape: Shape): boolean =>
    matches(startMatch(types, isBranch), part, partShape) && knowsFields(types, part, partShape);
  switch (sample.kind) {
    case "literal":
      return matchesLiteral(match, sample.value, shape);
    case "digits":
    case "counted":
    case "moment":
    case "text":
    case "token":
      return (shape.kind === "primitive" && shape.name === "string") || shape.kind === "json";
    case "number":
      return shape.kind === "primitive" && shape.name === "number";
    case "amount":
      return shape.kind === "primitive" && shape.name === (sample.isText ? "string" : "number");
    case "bytes":
      return shape.kind === "primitive" && shape.name === "Blob";
    case "json":
      if (shape.kind === "primitive") return shape.name === "string";
      // Without an encoder of a schema, it is printed as a plain string, which may have any content.
      if (sample.schema === undefined) return shape.kind === "json";
      return shape.kind === "json" && inner({ kind: "factory", schema: sample.schema }, shape.of);
    case "array":
      if (shape.kind === "array") return sample.items.every((item) => inner(item, shape.items));
      return (
        shape.kind === "tuple" &&
        sample.items.length >= shape.required &&
        sample.items.every((item, index) => inner(item, shape.items[index] ?? shape.rest ?? never))
      );
    case "object":
      if (shape.kind !== "object") return false;
      if (shape.fields.size === 0 || !shape.values) return matchesFields(sample, shape, inner);
      return matchesIntersection(match, sample, [
        { ...shape, values: undefined },
        { ...shape, fields: new Map() },
      ]);
    default:
      return false;
  }
}

function matchesFields(
  sample: ObjectSample,
  { fields, values }: Extract<Shape, { kind: "object" }>,
  inner: (sample: Sample, shape: Shape) => boolean,
): boolean {
  const given = indexFields(sample);
  const matchesField = (part: Sample, shape: Shape): boolean => {
    if (part.kind !== "same") return inner(part.kind === "rounded" ? createRounded(part.fields) : part, shape);
    const hoisted = given.get(part.as);
    return hoisted !== undefined && inner(widen(hoisted), shape);
  };
  for (const [name, { required, shape }] of fields) {
    const part = given.get(name);
    // An inherited member has another type than the field.
    if (part ? !matchesField(part, shape) : required || name in Object.prototype) return false;
  }
  // Without a map, the type admits anything in other fields. A map beside fields applies to them, too.
  return values === undefined || [...given.values()].every((part) => matchesField(part, values));
}

/** Returns whether the type has every field of an object literal. */
function knowsFields(types: Types, sample: Sample, shape: Shape, isBeside?: Match["isBeside"]): boolean {
  const spelled = sample.kind === "literal" ? spellOut(sample.value) : sample;
  if (spelled.kind !== "object") return true;
  const fieldAt = viewFields(types, shape);
  return spelled.fields.every(({ name }) => fieldAt(name) !== undefined || isBeside?.(name));
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

function createRounded(names: readonly string[]): Sample {
  return { kind: "object", fields: names.map((name) => ({ name, sample: widenScalar(0) })) };
}

function hasNames(sample: ObjectSample, names: readonly string[]): boolean {
  const given = indexFields(sample);
  return names.every((name) => given.has(name));
}

/** Returns the fields of an object by name. Reads each object once: its type may have thousands of parts. */
function indexFields(sample: ObjectSample): ReadonlyMap<string, Sample> {
  const known = indexes.get(sample);
  const index = known ?? new Map(sample.fields.map((field) => [field.name, field.sample]));
  if (!known) indexes.set(sample, index);
  return index;
}

const indexes = new WeakMap<ObjectSample, ReadonlyMap<string, Sample>>();
