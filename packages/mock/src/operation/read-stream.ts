import { type DocumentedMedia, isWholeEvent, type Schema, type StreamKind, viewSchema } from "@shortvideo-api/document";
import type { Exact } from "@shortvideo-api/wire";
import { readExact } from "./read-exact.js";

/** A body that is read item by item, as the document describes it. */
export interface DocumentedStream {
  readonly kind: StreamKind;
  /** The schema of an item; with `isListed`, the schema of the list of all items. */
  readonly schema: Schema;
  readonly isListed: boolean;
  /** The items are whole events, with `data` and other fields; otherwise they are the data alone. */
  readonly hasEvents: boolean;
  /** The types of an item, or of the data of a whole event. */
  readonly dataTypes: readonly string[];
  /** The places of 64-bit numbers in the data of an item. */
  readonly exact: Exact;
}

/**
 * Reads how the document describes the items of a stream. Returns `undefined` for a media type without items.
 *
 * OpenAPI 3.2 describes an item by `itemSchema`, and the list of all items by `schema`. Earlier documents describe an item by `schema`.
 * https://spec.openapis.org/oas/v3.2.0.html#sequential-media-types
 */
export function readStream(
  document: object,
  { stream: kind, schema, itemSchema, view }: DocumentedMedia,
): DocumentedStream | undefined {
  if (kind === undefined) return undefined;
  const isListed = itemSchema === undefined && view.types.join() === "array";
  const item = viewSchema(document, itemSchema ?? (isListed ? view.item(view.prefixLength).schema : schema));
  const hasEvents = kind === "events" && isWholeEvent(item.propertyNames);
  const data = hasEvents ? item.property("data") : item;
  return {
    kind,
    schema: itemSchema ?? schema,
    isListed,
    hasEvents,
    dataTypes: data.meantTypes,
    exact: readExact(document, data.schema),
  };
}
