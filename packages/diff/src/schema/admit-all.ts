import { admitsValue, asJson, restrictsNothing, type SchemaScope } from "@shortvideo-api/document/sample/source";
import { parseJson } from "@shortvideo-api/document/source";
import { readEnum } from "./compare-limits.ts";
import { covers } from "./compare-types.ts";
import { type OpenSchema, openSchema } from "./open-schema.ts";
import { coversPrinted } from "./printed-types.ts";
import { readContent } from "./read-content.ts";
import type { Located } from "./side.ts";

/** Alternatives of one of the documents. */
interface Alternatives {
  readonly branches: readonly Located[];
  readonly scope: SchemaScope;
}

/** Returns `true` for a schema of nothing but scalars. */
export function isScalar({ types, choices }: OpenSchema): boolean {
  return choices.length === 0 && (types?.every((type) => type !== "object" && type !== "array") ?? false);
}

/** Returns `true` if alternatives admit all values of a schema of scalars, as one of any string admits an enumeration. */
export function admitAll({ branches, scope }: Alternatives, narrow: OpenSchema): boolean {
  const { parts, types } = narrow;
  // Callers read what a string of JSON contains.
  if (readContent(narrow) !== undefined) return false;
  const listed = readEnum(parts);
  if (!listed) return branches.some((branch) => covers(readUnlimited(scope, branch), types));
  return listed.every((json) => {
    const value = asJson(parseJson(json));
    return branches.some(({ schema }) => admitsValue(scope, schema, value));
  });
}

/** Returns `true` if the type of an alternative is the type of a schema of scalars, or contains its literals. */
export function containPrinted({ branches, scope }: Alternatives, narrow: OpenSchema): boolean {
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
