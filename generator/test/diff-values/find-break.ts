import type { Json } from "../../../packages/diff/test/edit.ts";
import type { Part } from "./arbitrary-documents.ts";
import { fieldsOf, isFields, listSchemas } from "./list-schemas.ts";
import { createRandom, proposeValue } from "./propose-values.ts";
import { openReferee, type Use } from "./referee.ts";

/** Two documents of one operation, and the part of it that they describe. */
export interface DocumentPair {
  readonly before: Json;
  readonly after: Json;
  readonly part: Part;
}

/**
 * Searches a message that breaks a caller of the earlier document: a request that the later one rejects, or an unexpected response.
 * `valid` counts the messages that were tried.
 */
export function findBreak(
  { before, after, part }: DocumentPair,
  { seed, count }: { readonly seed: number; readonly count: number },
): { readonly value: unknown; readonly valid: number } {
  const [from, to] = part === "request" ? [before, after] : [after, before];
  const given = openReferee(from, part, part === "request" ? "sent" : "written");
  const taken = openReferee(to, part, part === "request" ? "written" : "read", listValues(after));
  const random = createRandom(seed);
  let valid = 0;
  for (const message of given) {
    const other = taken.find(({ name }) => name === message.name);
    if (!other) continue;
    for (let tried = 0; tried < count; tried += 1) {
      const value = proposeValue(toSource(message.schema, from), toSource(other.schema, to), random);
      if (!message.validate(value)) continue;
      valid += 1;
      if (!other.validate(value)) return { value, valid };
    }
  }
  return { value: undefined, valid };
}

/**
 * Returns whether only one document admits a value at a place: the earlier one of a request, or the later one of a response. `undefined` for a
 * place that is not a whole body or parameter. A query may repeat a name, so that its values have several meanings.
 */
export function confirmBreak(
  { before, after, part }: DocumentPair,
  place: string,
  value: unknown,
): boolean | undefined {
  const isBody = place === (part === "request" ? "body" : "200");
  const path = isBody ? ["body"] : place.split(".");
  if (!isBody && (part === "response" || !/^(?:path|header|cookie)\.[^.]+$/.test(place))) return undefined;
  const message = part === "request" ? "request" : place;
  const [from, to] = part === "request" ? [before, after] : [after, before];
  const check = (document: Json, use: Use): boolean | undefined =>
    openReferee(document, part, use)
      .find(({ name }) => name === message)
      ?.validatePart(path, value);
  const [given, taken] = [check(from, part === "request" ? "sent" : "written"), check(to, "written")];
  return given === undefined || taken === undefined ? undefined : given && !taken;
}

function toSource(schema: Json, { components }: Json): { schema: Json; components: Json } {
  return { schema, components: fieldsOf(fieldsOf(components)["schemas"]) };
}

/** Lists the values of all enumerations and constants of a document. A reader must expect new ones. */
function listValues(document: Json): unknown[] {
  return listSchemas(document).flatMap(({ holder, key }) => {
    const schema = holder[key];
    if (!isFields(schema)) return [];
    return [
      ...(Array.isArray(schema["enum"]) ? schema["enum"] : []),
      ...(schema["const"] === undefined ? [] : [schema["const"]]),
    ];
  });
}
