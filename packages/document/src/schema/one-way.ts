import type { Schema } from "../openapi/openapi.ts";
import { listKnownParts } from "./list-parts.ts";

/** The direction of a message: clients send requests, services send responses. */
export type Direction = "request" | "response";

/** Keywords that list the required properties which bodies of this direction may leave out. `markOneWay` writes them. */
export const optionalKeywords = {
  request: "x-mock-optional-in-request",
  response: "x-mock-optional-in-response",
} as const satisfies Record<Direction, string>;

/** The keyword that keeps a property out of messages, by their direction. */
const oneWayKeywords = { request: "readOnly", response: "writeOnly" } as const satisfies Record<Direction, string>;

/** Returns `true` when the document keeps values of a schema out of bodies of this direction. */
export function isKeptOut(document: object, schema: Schema, direction: Direction): boolean {
  if (typeof schema === "boolean") return false;
  const keyword = oneWayKeywords[direction];
  if (schema[keyword] === true) return true;
  // Most schemas are their only part.
  if (schema.$ref === undefined && schema.allOf === undefined) return false;
  return listKnownParts(document, schema, "always").some((part) => part[keyword] === true);
}
