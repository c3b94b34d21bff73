import type { Schema } from "../openapi/openapi.ts";
import type { Direction } from "../schema/one-way.ts";
import { listAlways } from "./view-schema.ts";

/** The keyword that keeps a property out of messages, by their direction. */
const oneWayKeywords = { request: "readOnly", response: "writeOnly" } as const satisfies Record<Direction, string>;

/** Returns `true` when the document keeps values of a schema out of bodies of this direction. */
export function isKeptOut(document: object, schema: Schema, direction: Direction): boolean {
  return listAlways(document, schema).some((part) => part[oneWayKeywords[direction]] === true);
}
