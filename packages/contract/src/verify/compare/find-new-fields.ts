import { isRecord, type SchemaObject } from "@shortvideo-api/document";
import { describeWord, describeValue, isWord, kindOf } from "./describe-value.js";
import type { Finding } from "./finding.js";
import type { Visit } from "./walk-value.js";

/** Finds fields that no schema declares; an object whose fields are not shown, or that is a map, has none. */
export function findNewFields(visits: readonly Visit[]): Finding[] {
  const byObject = new Map<object, Visit[]>();
  for (const visit of visits) {
    if (!isRecord(visit.value) || Array.isArray(visit.value)) continue;
    const known = byObject.get(visit.value);
    if (known) known.push(visit);
    else byObject.set(visit.value, [visit]);
  }
  return [...byObject].flatMap(([object, schemas]) => findInObject(object, schemas));
}

function findInObject(object: object, visits: readonly Visit[]): Finding[] {
  const declaring = visits.find(({ schema }) => schema.properties !== undefined);
  if (!declaring || visits.some(({ schema }) => isOpen(schema))) return [];
  const declared = new Set(visits.flatMap(({ schema }) => Object.keys(schema.properties ?? {})));
  return Object.entries(object)
    .filter(([name]) => !declared.has(name))
    .map(([name, value]) => ({
      code: "field-new",
      // What may be an id or a name is none of a field.
      place: `${declaring.place}.${isWord(name) ? name : "*"}`,
      path: [...declaring.path, "properties"],
      expected: "no such field",
      found: isWord(name) ? kindOf(value) : `${describeWord(name)}, with ${describeValue(value)}`,
    }));
}

function isOpen({ additionalProperties, patternProperties }: SchemaObject): boolean {
  return (additionalProperties !== undefined && additionalProperties !== false) || patternProperties !== undefined;
}
