import type { Json } from "@shortvideo-api/document/sample/source";
import * as fc from "fast-check";

// Random families of schemas with a discriminator, and their meaning: one plain schema for each kind. The meaning is built from the
// description of the family, and shares no code with the loader.

/** A family of schemas of which a property selects one. */
export interface Family {
  /** `parent`: the members extend a schema with a discriminator. `listed`: it also lists them in a `oneOf`. */
  readonly form: "oneOf" | "anyOf" | "parent" | "listed";
  readonly members: readonly Member[];
  /** Whether the schemas declare the property, and require it. They need not declare it to have it. */
  readonly property: "required" | "optional" | "undeclared";
  /** Where requests and responses contain a value: as a whole, in a field, or in a list. */
  readonly place: "whole" | "field" | "list";
  /** Whether another choice has the same members, under other values. */
  readonly isShared: boolean;
  /** Whether the last member has all values of the property that select no other member. No other member extends it. */
  readonly hasFallback: boolean;
}

/** A schema of a family. */
interface Member {
  readonly name: string;
  /** The index of an earlier member that it extends. */
  readonly extends: number | undefined;
  readonly field: Field;
  /** The values that the mapping has for it. Without one, its name selects it. */
  readonly mapped: readonly string[];
  /** Whether it lists its value itself, if no other member extends it. */
  readonly isConstant: boolean;
}

interface Field {
  readonly name: string;
  readonly schema: { readonly type: string; readonly format?: string };
  readonly isRequired: boolean;
}

/** The name of a 64-bit number, which is a text in code and a number on the wire. */
export const longName = "chip";

const fields: readonly Pick<Field, "name" | "schema">[] = [
  { name: "claws", schema: { type: "integer" } },
  { name: "bark", schema: { type: "string" } },
  { name: longName, schema: { type: "integer", format: "int64" } },
  { name: "isWild", schema: { type: "boolean" } },
];
const names = ["Cat", "Dog", "Cow", "Hen"];

const member = (index: number): fc.Arbitrary<Member> =>
  fc.record({
    name: fc.constant(names[index] ?? ""),
    extends: fc
      .option(fc.nat({ max: Math.max(0, index - 1) }), { nil: undefined, freq: 2 })
      .map((at) => (index === 0 ? undefined : at)),
    field: fc.record({
      name: fc.constant(fields[index]?.name ?? ""),
      schema: fc.constant(fields[index]?.schema ?? { type: "string" }),
      isRequired: fc.boolean(),
    }),
    mapped: fc.subarray([`first ${index}`, `second-${index}`]),
    isConstant: fc.boolean(),
  });

/** A family of two to four schemas. */
export const arbitraryFamily: fc.Arbitrary<Family> = fc.record({
  form: fc.constantFrom("oneOf", "anyOf", "parent", "listed"),
  members: fc
    .integer({ min: 2, max: 4 })
    .chain((count) => fc.tuple(...names.slice(0, count).map((_, index) => member(index)))),
  property: fc.constantFrom("required", "required", "optional", "undeclared"),
  place: fc.constantFrom("whole", "field", "list"),
  isShared: fc.boolean(),
  hasFallback: fc.integer({ max: 3, min: 0 }).map((number) => number === 0),
});

/** The component schemas of a family, and those of its meaning. */
export interface WrittenFamily {
  /** The key of the schema that means one of the family. */
  readonly root: string;
  readonly schemas: Readonly<Record<string, Json>>;
  readonly kinds: readonly Kind[];
  /** Whether a value may match only one kind. */
  readonly isExclusive: boolean;
  /** Whether the last kind has all values that select no other one. */
  readonly hasFallback: boolean;
}

/** The values that one member describes, without those that extend it. */
export interface Kind {
  readonly key: string;
  /** The values of the property. */
  readonly values: readonly string[];
  readonly fields: readonly Field[];
  readonly schema: Json;
}

/** A member with its key in the document. */
interface KeyedMember extends Member {
  readonly key: string;
}

/** Writes a family with an index that makes its names unique. */
export function writeFamily(family: Family, index: number): WrittenFamily {
  const { form, isShared } = family;
  const root = `Pet${index}`;
  const last = family.members.length - 1;
  const members = family.members.map((each, at): KeyedMember => {
    const isFallback = family.hasFallback && at === last;
    return {
      ...each,
      key: `${each.name}${index}`,
      extends: isFallback ? undefined : each.extends,
      isConstant: each.isConstant && !isFallback && !family.members.some((other) => other.extends === at),
    };
  });
  const keys = members.map(({ key }) => key);
  const mapped = members.flatMap((each) => each.mapped.map((value): [string, string] => [value, to(each.key).$ref]));
  const discriminator = {
    propertyName: "kind",
    mapping: Object.fromEntries(mapped),
    ...(family.hasFallback ? { defaultMapping: keys[last] } : {}),
  };
  const choice = { [form === "anyOf" ? "anyOf" : "oneOf"]: keys.map(to) };
  const base = hasParent(family) ? { type: "object", ...declareProperty(family) } : {};
  // Another choice between the same schemas, under other values.
  const otherMapping = Object.fromEntries(keys.map((key, at) => [`other ${at}`, key]));
  const other = { oneOf: keys.map(to), discriminator: { propertyName: "kind", mapping: otherMapping } };
  return {
    root,
    schemas: {
      [root]: { ...base, ...(form === "parent" ? {} : choice), discriminator },
      ...Object.fromEntries(members.map((each) => [each.key, writeMember(family, members, each, root)])),
      ...(isShared ? { [`Other${index}`]: other } : {}),
    },
    kinds: writeKinds(family, members),
    isExclusive: form === "oneOf" || form === "listed",
    hasFallback: family.hasFallback,
  };
}

function hasParent({ form }: Family): boolean {
  return form === "parent" || form === "listed";
}

function declareProperty({ property }: Family): { required: string[]; properties: Record<string, Json> } {
  return {
    required: property === "required" ? ["kind"] : [],
    properties: property === "undeclared" ? {} : { kind: { type: "string" } },
  };
}

function to(key: string): { $ref: string } {
  return { $ref: `#/components/schemas/${key}` };
}

function writeMember(family: Family, all: readonly KeyedMember[], each: KeyedMember, root: string): Json {
  const { field, isConstant, mapped, key } = each;
  const parent = each.extends === undefined ? (hasParent(family) ? root : undefined) : all[each.extends]?.key;
  const declared = parent === undefined ? declareProperty(family) : { required: [], properties: {} };
  const constant: Record<string, Json> = isConstant ? { kind: { const: mapped[0] ?? key } } : {};
  const own = {
    type: "object",
    required: [...declared.required, ...(field.isRequired ? [field.name] : [])],
    properties: { ...declared.properties, ...constant, [field.name]: field.schema },
  };
  return parent === undefined ? own : { allOf: [to(parent), own] };
}

/** Writes what the members mean. */
function writeKinds(family: Family, members: readonly KeyedMember[]): Kind[] {
  const kinds = members.map((each) => writeKind(family, each, listLine(members, each)));
  const fallback = kinds.at(-1);
  if (!family.hasFallback || !fallback) return kinds;
  const others = kinds.slice(0, -1);
  const known = others.flatMap(({ values }) => values);
  const isNeeded = family.property === "required";
  return [
    ...others.map((each) => ({ ...each, schema: { allOf: [each.schema, { required: ["kind"] }] } })),
    {
      ...fallback,
      values: ["anything", ...fallback.values],
      schema: {
        type: "object",
        required: [...(isNeeded ? ["kind"] : []), ...listNeeded(fallback.fields)],
        properties: {
          kind: { ...(family.property === "undeclared" ? {} : { type: "string" }), not: { enum: known } },
          ...listProperties(fallback.fields),
        },
      },
    },
  ];
}

function listNeeded(all: readonly Field[]): string[] {
  return all.filter(({ isRequired }) => isRequired).map(({ name }) => name);
}

function listProperties(all: readonly Field[]): Record<string, Json> {
  return Object.fromEntries(all.map(({ name, schema }) => [name, schema]));
}

/** Writes what a member means. `line` has the member and all that it extends. */
function writeKind({ property }: Family, { key, isConstant, mapped }: KeyedMember, line: readonly Member[]): Kind {
  const own = line.map(({ field }) => field);
  const values = isConstant ? [mapped[0] ?? key] : mapped.length > 0 ? mapped : [key];
  const needsKind = property === "required" || (property === "undeclared" && !isConstant);
  return {
    key,
    values,
    fields: own,
    schema: {
      type: "object",
      required: [...(needsKind ? ["kind"] : []), ...listNeeded(own)],
      properties: { kind: { enum: values }, ...listProperties(own) },
    },
  };
}

/** Lists a member and all that it extends. */
function listLine(all: readonly KeyedMember[], own: KeyedMember): readonly KeyedMember[] {
  const parent = own.extends === undefined ? undefined : all[own.extends];
  return parent ? [...listLine(all, parent), own] : [own];
}
