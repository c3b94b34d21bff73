import type { Schema } from "../openapi/openapi.ts";
import type { Direction } from "../schema/one-way.ts";
import { listAlways } from "./view-schema.ts";
import type { SchemaView } from "./schema-view.ts";

/** The keyword that keeps a property out of messages, by their direction. */
const oneWayKeywords = { request: "readOnly", response: "writeOnly" } as const satisfies Record<Direction, string>;

/** Returns `true` when the document keeps values of a schema out of bodies of this direction. */
export function isKeptOut(document: object, schema: Schema, direction: Direction): boolean {
  return listAlways(document, schema).some((part) => part[oneWayKeywords[direction]] === true);
}

/** Returns `true` for bytes. A whole body may be a file in each media type, because frameworks describe downloads as JSON or as any type. */
export function isFile({ always }: Pick<SchemaView, "always">): boolean {
  return always.some(({ format }) => format === "binary");
}
