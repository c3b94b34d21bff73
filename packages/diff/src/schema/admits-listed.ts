import { admitsValue, asJson } from "@shortvideo-api/document/sample/source";
import { type Direction, parseJson } from "@shortvideo-api/document/source";
import type { Scopes } from "./compare-choices.ts";
import { readEnum } from "./compare-limits.ts";
import type { OpenPair } from "./compare-types.ts";

/**
 * Returns `true` when all values that can be sent or returned are listed, and the other document admits each of them. Then no
 * limit, pattern or other keyword breaks a caller.
 */
export function admitsListed({ before, after }: OpenPair, scopes: Scopes, direction: Direction): boolean {
  const [narrow, wide] = direction === "request" ? [before, after] : [after, before];
  const listed = readEnum(narrow.parts);
  if (listed === undefined || (narrow.isNullable && wide.rejectsNull)) return false;
  const scope = direction === "request" ? scopes.after : scopes.before;
  const values = [...listed.map((value) => asJson(parseJson(value))), ...(narrow.isNullable ? [null] : [])];
  return values.every((value) => wide.parts.every(({ schema }) => admitsValue(scope, schema, value)));
}
