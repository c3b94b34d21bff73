import type { Schema } from "@shortvideo-api/document/sample/source";
import { type CompareSchemas, type SchemaContext, locateKeyword } from "./compare-types.ts";
import { type Pair, toVerdict } from "../change/raw-change.ts";
import { nameValue } from "../change/name-places.ts";
import { collectChanges } from "./report-changes.ts";
import { openSchema } from "./open-schema.ts";
import type { Located, Scopes } from "./side.ts";

/**
 * Compares a value that became a list, where a list is written as its items. A caller that sends one value sends a list of one item.
 * Returns `false` for any other pair.
 */
export function compareRepeated(
  scopes: Scopes,
  { before, after }: Pair<Located>,
  context: SchemaContext,
  descend: CompareSchemas,
): boolean {
  if (!context.writing?.repeats || context.direction !== "request") return false;
  const [was, is] = [openSchema(scopes.before, before), openSchema(scopes.after, after)];
  const isList = is.types?.length === 1 && is.types[0] === "array";
  if (!isList || !was.types || was.types.some((type) => type === "array" || type === "object")) return false;
  const sent = { schema: toSingleList(before.schema), steps: before.steps };
  const found = collectChanges((own) => descend(sent, after, own), context);
  context.report({
    code: "type-changed",
    place: context.place,
    message: `${nameValue(context.place)} is a list; it was a single value.`,
    hint: "Write the value as a list of one item.",
    // Only JSON has a form for null.
    wire: toVerdict(found.some(({ code, wire }) => wire === "breaks" && code !== "null-removed")),
    types: "breaks",
    ...locateKeyword({ before: was, after: is }, "type"),
  });
  return true;
}

/** Returns the schema of a list with one item. */
function toSingleList(items: Schema): Schema {
  return { type: "array", items, minItems: 1, maxItems: 1, uniqueItems: true };
}
