import { asJson, restrictsNothing, type SchemaScope } from "@shortvideo-api/document/sample/source";
import { type Direction, parseJson } from "@shortvideo-api/document/source";
import { covers, type OpenPair } from "./compare-types.ts";
import { allAdmit, type Alternatives, type OpenSchema, openSchema, readContent, readEnum } from "./open-schema.ts";
import { coversPrinted } from "./printed-types.ts";
import type { Located, Scopes } from "./side.ts";

/** Alternatives of one of the documents. */
interface ScopedBranches extends Pick<Alternatives, "branches"> {
  readonly scope: SchemaScope;
}

/** Returns `true` for a schema of nothing but scalars. */
export function isScalar({ types, choices }: OpenSchema): boolean {
  return choices.length === 0 && (types?.every((type) => type !== "object" && type !== "array") ?? false);
}

/** Returns `true` if alternatives admit all values of a schema of scalars, as one of any string admits an enumeration. */
export function admitAll({ branches, scope }: ScopedBranches, narrow: OpenSchema): boolean {
  const { parts, types } = narrow;
  // Callers read what a string of JSON contains.
  if (readContent(narrow) !== undefined) return false;
  const listed = readEnum(parts);
  if (!listed) return branches.some((branch) => covers(readUnlimited(scope, branch), types));
  return listed.every((json) => branches.some((branch) => allAdmit(scope, [branch], asJson(parseJson(json)))));
}

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
  return values.every((value) => allAdmit(scope, wide.parts, value));
}

/** Returns `true` if the type of an alternative is the type of a schema of scalars, or contains its literals. */
export function containPrinted({ branches, scope }: ScopedBranches, narrow: OpenSchema): boolean {
  return branches.some((branch) => {
    const wide = openSchema(scope, branch);
    return wide.choices.length === 0 && coversPrinted(wide, narrow);
  });
}

/** Returns the types of which an alternative admits all values. */
function readUnlimited(scope: SchemaScope, { schema, steps }: Located): OpenSchema["types"] {
  const { parts, choices, types } = openSchema(scope, { schema, steps });
  return choices.length === 0 && parts.every((part) => restrictsNothing(part.schema, ["type"])) ? types : [];
}
