import { isInt64, resolve, type Schema, type SchemaObject } from "@shortvideo-api/document";
import type { Exact, ExactPart } from "@shortvideo-api/wire";

/**
 * Reads the places of 64-bit numbers in the values of a schema. Follows a recursive schema only as deep as the value goes. Omits
 * parts without such numbers, so that readers skip them.
 */
export function readExact(document: object, schema: Schema): Exact {
  if (typeof schema === "boolean" || !leadsToInt64(document, schema)) return {};
  const { $ref, type, format, items, properties = {}, additionalProperties, allOf, anyOf, oneOf } = schema;
  const read = (part: Schema): ExactPart => readExact(document, part);
  const leads = (part: Schema): boolean => leadsToInt64(document, part);
  const also = [allOf, anyOf, oneOf].flatMap((branches) => branches?.filter(leads).map(read) ?? []);
  if (typeof $ref === "string") also.push(() => readExact(document, resolve<SchemaObject>(document, { $ref })));
  // A property without such numbers stays listed beside `additionalProperties`, which does not apply to it.
  const isNamed = (part: Schema): boolean => additionalProperties !== undefined || leads(part);
  const fields = Object.entries(properties).filter(([, part]) => isNamed(part));
  return {
    ...(isInt64({ type, format }) ? { int64: true } : {}),
    ...(items === undefined ? {} : { items: read(items) }),
    ...(additionalProperties === undefined ? {} : { values: read(additionalProperties) }),
    fields: Object.fromEntries(fields.map(([name, part]) => [name, read(part)])),
    also,
  };
}

/** By `$ref`: `true` when its schema contains a 64-bit number. */
const known = new WeakMap<object, Map<string, boolean>>();

function leadsToInt64(document: object, schema: Schema): boolean {
  const leadsByRef = known.get(document) ?? new Map<string, boolean>();
  known.set(document, leadsByRef);
  const seen = new Set<string>();
  const leads = search(schema);
  // When the search finds nothing, no schema on the way contains such a number.
  if (!leads) for (const $ref of seen) leadsByRef.set($ref, false);
  return leads;

  function search(part: Schema): boolean {
    if (typeof part === "boolean") return false;
    const { $ref, type, format, items, properties = {}, additionalProperties, allOf, anyOf, oneOf } = part;
    if (isInt64({ type, format })) return true;
    if (typeof $ref === "string" && follow($ref)) return true;
    const parts = [items, additionalProperties, ...Object.values(properties), ...[allOf, anyOf, oneOf].flat()];
    return parts.some((inner) => inner !== undefined && search(inner));
  }

  function follow($ref: string): boolean {
    const cached = leadsByRef.get($ref);
    if (cached !== undefined || seen.has($ref)) return cached ?? false;
    seen.add($ref);
    const leadsOn = search(resolve<SchemaObject>(document, { $ref }));
    if (leadsOn) leadsByRef.set($ref, true);
    return leadsOn;
  }
}
