import { isFields, type Json } from "../schema/json.ts";
import { type FindSample, readSampleValue, type Sample } from "./sample.ts";
import type { SchemaObject } from "../schema/schema.ts";

type ObjectSample = Extract<Sample, { kind: "object" }>;
type Field = ObjectSample["fields"][number];

/** The seeds for which a linked value is validated. */
const checkedSeeds = Array.from({ length: 20 }, (_, seed) => seed);

/**
 * Links fields to the siblings whose values they repeat (`x-same-as`) or round (`x-rounded-from`). Returns `fields` itself if no field is
 * linked. A field stays as it is unless `admits` returns `true` for its linked values.
 */
export function linkSiblings(
  members: readonly SchemaObject[],
  fields: readonly Field[],
  byAlias: FindSample,
  admits: (name: string, values: readonly Json[]) => boolean,
): readonly Field[] {
  let linked = fields;
  const links = readLinks(members);
  for (const field of fields) {
    const { same, from } = links.get(field.name) ?? {};
    if (same === undefined && from === undefined) continue;
    const sibling = linked.find(({ name }) => name !== field.name && (name === same || name === from));
    if (!sibling || ["same", "rounded"].includes(sibling.sample.kind)) continue;
    const sample: Sample | undefined =
      same === undefined ? buildRounded(field, sibling, byAlias) : { kind: "same", as: sibling.name };
    if (!sample) continue;
    const changed = { ...field, sample };
    const pair: Sample = { kind: "object", fields: [sibling, changed] };
    const values = checkedSeeds.map((seed) => readSampleValue(pair, seed, byAlias));
    const own = values.map((value) => (isFields(value) ? (value[field.name] ?? null) : null));
    if (admits(field.name, own)) linked = linked.map((each) => (each === field ? changed : each));
  }
  return linked;
}

interface Link {
  same?: string;
  from?: string;
}

/** Reads the links of fields by name. The first schema with a link for a field counts. */
function readLinks(members: readonly SchemaObject[]): ReadonlyMap<string, Link> {
  const links = new Map<string, Link>();
  for (const { properties = {} } of members) {
    for (const [name, schema] of Object.entries(properties)) {
      if (typeof schema !== "object" || links.has(name)) continue;
      const { "x-same-as": same, "x-rounded-from": from } = schema;
      if (typeof same === "string") links.set(name, { same });
      else if (typeof from === "string") links.set(name, { from });
    }
  }
  return links;
}

/** Plans rounded counts of a sibling. Returns `undefined` unless all counts can be rounded: a mixture would confuse readers. */
function buildRounded(field: Field, sibling: Field, byAlias: FindSample): Sample | undefined {
  const own = readSampleValue(field.sample, 0, byAlias);
  const exact = readSampleValue(sibling.sample, 0, byAlias);
  if (!isFields(own) || !isFields(exact)) return undefined;
  const fields = Object.keys(own);
  const areCounts = fields.every((name) => typeof own[name] === "number" && isDigits(exact[name]));
  return fields.length > 0 && areCounts ? { kind: "rounded", from: sibling.name, fields } : undefined;
}

function isDigits(value: Json | undefined): boolean {
  return typeof value === "string" && /^\d+$/.test(value);
}
