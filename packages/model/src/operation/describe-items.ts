import {
  type DocumentedMedia,
  isWholeEvent,
  type Schema,
  type SchemaView,
  type StreamKind,
  viewInScope,
} from "@shortvideo-api/document/source";
import type { SchemaScope } from "@shortvideo-api/document/sample/source";
import type { StreamItems } from "../api/response.ts";
import { listMeantTypes } from "./read-field.ts";

/** The schema of one item of a stream, and how items are written. */
export interface DescribedItems {
  readonly schema: Schema;
  readonly items: StreamItems;
}

/**
 * Reads the schema of one item of a stream, and how items are written. OpenAPI 3.2 describes an item by `itemSchema`, and the list of
 * all items by `schema`. Earlier documents describe one item by `schema`: for events, the whole event with `data`, or the data alone.
 * If the data has a schema of strings, it is text.
 */
export function describeItems(
  scope: SchemaScope,
  kind: StreamKind,
  { schema: given, itemSchema }: Pick<DocumentedMedia, "schema" | "itemSchema">,
): DescribedItems {
  const whole = viewInScope(scope, given);
  const isListed = itemSchema === undefined && listMeantTypes(whole).join() === "array";
  const schema = itemSchema ?? (isListed ? whole.item(whole.prefixLength).schema : given);
  if (kind !== "events") {
    const isText = itemSchema === undefined && isString(whole);
    return { schema: isText ? true : schema, items: { of: isText ? "text" : "data", data: "json", isListed } };
  }
  const item = viewInScope(scope, schema);
  if (isWholeEvent(item.propertyNames)) {
    const data = item.alternatives.map((alternative) => alternative.property("data"));
    return { schema, items: { of: "event", data: readDataKind(data), isListed } };
  }
  const isText = isString(item) || listMeantTypes(item).length === 0;
  return {
    schema: isText && !isString(item) ? { type: "string" } : schema,
    items: { of: isText ? "text" : "data", data: isText ? "text" : readDataKind(item.alternatives), isListed },
  };
}

/** Reads the kind of the data of events. Ignores alternatives that admit values of any type. */
function readDataKind(alternatives: readonly SchemaView[]): StreamItems["data"] {
  const types = alternatives.flatMap(listMeantTypes);
  if (types.length > 0 && types.every((type) => type === "string")) return "text";
  return types.length > 0 && !types.includes("string") ? "json" : "mixed";
}

/** Returns whether the only values of a schema are texts, and perhaps null. */
function isString(view: SchemaView): boolean {
  const types = listMeantTypes(view).filter((type) => type !== "null");
  return types.join() === "string";
}
