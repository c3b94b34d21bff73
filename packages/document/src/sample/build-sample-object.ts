import { listFieldSchemas } from "../admit/admit-value.ts";
import { groupEntries } from "../openapi/group-entries.ts";
import { buildPatternTexts } from "../pattern/build-pattern-texts.ts";
import { linkSiblings } from "./link-siblings.ts";
import { readBound } from "../schema/merge-schemas.ts";
import { type Facts, pickFrom, type PlanPart, type Task } from "./sample-task.ts";
import { readSampleValue, type Sample } from "./sample.ts";
import { type Fields, isFields, type Json } from "../schema/json.ts";
import type { Schema, SchemaObject } from "../schema/schema.ts";
import { viewInScope } from "../view/view-schema.ts";
import { mostSampleParts, weighSample } from "./weigh-sample.ts";

type Field = Extract<Sample, { kind: "object" }>["fields"][number];

/** Maximum number of parts of an object. Only required properties may exceed it. */
const mostParts = 5_000;

/** Names of entries in a map without declared keys. */
const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** Plans an object with all its properties, in the order of the document. Leaves out optional properties without a finite value. */
export function buildObjectSample(
  task: Task,
  isRequiredOnly: boolean,
  { scope, byAlias, admits }: Facts,
  plan: PlanPart,
): Sample | undefined {
  const { members, hints, needed } = task;
  const wire = task.wire.filter(isFields);
  const declared = new Set(members.flatMap(({ properties = {} }) => Object.keys(properties)));
  const required = listRequired(members);
  const isOpen = declared.size === 0 && required.size === 0;
  const values = members.flatMap(({ additionalProperties, patternProperties = {} }) => [
    additionalProperties,
    ...Object.values(patternProperties),
  ]);
  // An example of an object without declared properties is better than any guess.
  if (isOpen && hints.length > 0 && !values.some((value) => typeof value === "object")) return pickFrom(hints);

  const minimum = readBound(members, "minProperties") ?? 0;
  if (minimum > mostSampleParts) return undefined;
  const fields: Field[] = [];
  const described = indexFields(members);
  const unevaluated = members.flatMap(({ unevaluatedProperties: rest }) => (typeof rest === "object" ? [rest] : []));
  const schemasOf = (name: string): readonly Schema[] => {
    const schemas = described(name);
    return schemas.length > 0 ? schemas : unevaluated;
  };
  const isWriteOnly = (schema: Schema): boolean =>
    viewInScope(scope, schema).always.some(({ writeOnly }) => writeOnly === true);
  const planField = (name: string, isLeftOut: (schema: Schema) => boolean): Sample | undefined => {
    const [schemas, isRequired] = [schemasOf(name), required.has(name)];
    if (!isRequired && schemas.some(isLeftOut)) return undefined;
    const part = { schemas, hints: listHints(wire, name), name };
    return plan({ ...part, needed: false }) ?? (needed && isRequired ? plan({ ...part, needed }) : undefined);
  };
  let weight = 0;
  for (const name of new Set([...declared, ...required])) {
    if (isRequiredOnly && !required.has(name)) continue;
    const sample = planField(name, (schema) => isWriteOnly(schema) || scope.otherSpellings?.has(schema) === true);
    const own = sample ? weighSample(sample, byAlias) : 0;
    // If each object contains the next one twice, the size doubles with every level.
    if (!required.has(name) && own > 1 && weight + own > mostParts) continue;
    weight += own;
    if (sample) fields.push({ name, sample });
    else if (required.has(name)) return undefined;
  }
  // An object that needs a number of properties has optional ones that were left out.
  for (const name of declared) {
    if (fields.length >= minimum) break;
    if (fields.some((field) => field.name === name)) continue;
    const sample = planField(name, isWriteOnly);
    if (sample) fields.push({ name, sample });
  }
  const limited = limitFields(members, fields, required);
  const entries = isOpen || minimum > limited.length;
  const all = entries ? [...limited, ...planEntries(task, wire, limited, admits, plan)] : limited;
  const admitsField = (name: string, linked: readonly Json[]): boolean => {
    const schemas = schemasOf(name);
    return linked.every((value) => admits(schemas, value));
  };
  const sample: Sample = { kind: "object", fields: linkSiblings(members, all, byAlias, admitsField) };
  return all.length < minimum ? undefined : sample;
}

/** Lists the required names, and the names that `dependentRequired` adds for them. */
export function listRequired(members: readonly SchemaObject[]): ReadonlySet<string> {
  const required = new Set(members.flatMap((member) => member.required ?? []));
  const dependents = members.flatMap(({ dependentRequired }) => (dependentRequired ? [dependentRequired] : []));
  // The iteration over a set includes values that are added meanwhile.
  for (const name of required) {
    for (const dependent of dependents) {
      const others = Object.hasOwn(dependent, name) ? dependent[name] : [];
      for (const other of others ?? []) required.add(other);
    }
  }
  return required;
}

/** Creates a function that lists the schemas of a property. It reads only the members that may have such a schema. */
function indexFields(members: readonly SchemaObject[]): (name: string) => readonly Schema[] {
  const [only, ...more] = members;
  if (only && more.length === 0) return (name) => listFieldSchemas(only, name);
  const owners = groupEntries(
    members.flatMap((member) => Object.keys(member.properties ?? {}).map((name) => [name, member] as const)),
  );
  const others = new Set(
    members.filter((member) => member.patternProperties || member.additionalProperties !== undefined),
  );
  return (name) => {
    const own = owners.get(name) ?? [];
    const relevant = others.size === 0 ? own : members.filter((member) => others.has(member) || own.includes(member));
    return [...new Set(relevant.flatMap((member) => listFieldSchemas(member, name)))];
  };
}

function listHints(wire: readonly Fields[], name: string): Json[] {
  return wire.flatMap((example) => (Object.hasOwn(example, name) ? [example[name] ?? null] : []));
}

/** Leaves out fields that `maxProperties`, `dependentRequired` and a `not` with `required` do not allow. */
function limitFields(
  members: readonly SchemaObject[],
  fields: readonly Field[],
  required: ReadonlySet<string>,
): Field[] {
  const dependents = members.flatMap(({ dependentRequired = {} }) => Object.entries(dependentRequired));
  const most = readBound(members, "maxProperties") ?? fields.length;
  const needed = fields.filter(({ name }) => required.has(name)).length;
  const optional = fields.filter(({ name }) => !required.has(name)).slice(Math.max(0, most - needed));
  const surplus = new Set(optional);
  let kept = fields.filter((field) => !surplus.has(field));
  for (const names of members.flatMap(listExcluded)) {
    const present = kept.filter(({ name }) => names.includes(name));
    const last = present.length < names.length ? undefined : present.findLast(({ name }) => !required.has(name));
    kept = kept.filter((field) => field !== last);
  }
  // A kept property may depend on one that was left out.
  for (let before = -1; before !== kept.length;) {
    before = kept.length;
    const names = new Set(kept.map(({ name }) => name));
    const lacking = dependents.filter(([, others]) => !others.every((other) => names.has(other)));
    const dropped = new Set(lacking.map(([name]) => name).filter((name) => !required.has(name)));
    kept = kept.filter(({ name }) => !dropped.has(name));
  }
  return kept;
}

/** Lists the names of which an object may not have all: those of `not: { required: [a, b] }`. */
function listExcluded({ not }: SchemaObject): (readonly string[])[] {
  if (typeof not !== "object") return [];
  const branches = Object.keys(not).join() === "anyOf" ? (not.anyOf ?? []) : [not];
  return branches.flatMap((branch) => {
    if (typeof branch !== "object") return [];
    const { required, type: _, ...others } = branch;
    return required && Object.keys(others).length === 0 ? [required] : [];
  });
}

/** Plans entries of a map: those of an example, else as many as `minProperties` requires, or two. */
function planEntries(
  { members, needed }: Task,
  wire: readonly Fields[],
  present: readonly Field[],
  admits: Facts["admits"],
  plan: PlanPart,
): Field[] {
  const minimum = (readBound(members, "minProperties") ?? 0) - present.length;
  const maximum = (readBound(members, "maxProperties") ?? Number.POSITIVE_INFINITY) - present.length;
  const isMap = members.some(
    ({ additionalProperties, patternProperties }) => typeof additionalProperties === "object" || patternProperties,
  );
  const given = [...new Set(wire.slice(0, 1).flatMap((example) => Object.keys(example)))];
  const count = Math.min(maximum, Math.max(minimum, given.length > 0 ? Math.min(given.length, 4) : isMap ? 2 : 0));
  const unevaluated = members.flatMap(({ unevaluatedProperties = [] }) => unevaluatedProperties);
  const entries: Field[] = [];
  const taken = new Set(present.map(({ name }) => name));
  const namesOf = members.flatMap(({ propertyNames }) => (propertyNames === undefined ? [] : [propertyNames]));
  for (const name of nameEntries(members, namesOf, given, Math.max(count, 0), plan)) {
    if (entries.length >= count) break;
    if (taken.has(name) || !admits(namesOf, name)) continue;
    taken.add(name);
    const evaluated = new Set(members.flatMap((member) => listFieldSchemas(member, name)));
    const sample = plan({
      schemas: evaluated.size > 0 ? [...evaluated] : unevaluated,
      hints: listHints(wire, name),
      name: name || "entry",
      needed: needed && minimum > 0,
    });
    if (sample) entries.push({ name, sample });
  }
  return entries;
}

/** Lists names that entries may have. The names are not checked yet. `names` are their schemas. */
function nameEntries(
  members: readonly SchemaObject[],
  names: readonly Schema[],
  given: readonly string[],
  count: number,
  plan: PlanPart,
): string[] {
  const patterns = members.flatMap(({ patternProperties = {} }) => Object.keys(patternProperties));
  const plain = Array.from({ length: count + ordinals.length }, (_, index) => ordinals[index] ?? `entry-${index + 1}`);
  const texts = patterns.flatMap((pattern) => [...buildPatternTexts(pattern)].flat());
  // A pattern that is open at its end admits any further characters.
  const matching = [...texts, ...texts.slice(0, 1).flatMap((text) => plain.map((word) => `${text}${word}`))];
  if (names.length === 0) {
    const closed = members.some(({ additionalProperties }) => additionalProperties === false);
    return [...given, ...(patterns.length > 0 ? matching : []), ...(closed ? [] : plain)];
  }
  const sample = plan({
    schemas: [{ type: "string" }, ...names],
    hints: [...given, ...plain],
    name: "key",
    needed: true,
  });
  const values = Array.from({ length: count * 2 }, (_, seed) =>
    sample ? readSampleValue(sample, seed, () => undefined) : null,
  );
  return [...given, ...values.filter((value) => typeof value === "string")];
}
