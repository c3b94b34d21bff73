import type { Schema } from "@shortvideo-api/document/sample/source";
import type { Param } from "@shortvideo-api/model/source";
import type { CompareSchemas } from "../schema/compare-schemas.ts";
import { type SchemaContext, locateKeyword } from "../schema/compare-types.ts";
import { type Pair, type RawChange, toVerdict } from "../change/raw-change.ts";
import { nameValue } from "../change/name-places.ts";
import { openSchema } from "../schema/open-schema.ts";
import type { Located, Sides } from "../schema/side.ts";

/** A parameter's value in both documents. */
export interface ValuePair extends Pair<Located> {}

/**
 * Compares a value that became a list, in a parameter whose name is repeated for each item. A caller that sends one value sends a
 * list of one item. Returns `false` for any other parameter.
 */
export function compareRepeated(
  sides: Sides,
  { before, after }: ValuePair,
  { style, explode, in: part }: Param,
  compareSchemas: CompareSchemas,
  context: SchemaContext,
): boolean {
  if (part !== "query" || style !== "form" || !explode) return false;
  const [was, is] = [openSchema(sides.before.scope, before), openSchema(sides.after.scope, after)];
  const isList = is.types?.length === 1 && is.types[0] === "array";
  if (!isList || !was.types || was.types.some((type) => type === "array" || type === "object")) return false;
  const found: RawChange[] = [];
  const sent = { schema: toSingleList(before.schema), steps: before.steps };
  compareSchemas(sent, after, { ...context, report: (change) => found.push(change) });
  context.report({
    code: "type-changed",
    place: context.place,
    message: `${nameValue(context.place)} is a list; it was a single value.`,
    hint: "Write the value as a list of one item.",
    wire: toVerdict(found.some(({ wire }) => wire === "breaks")),
    types: "breaks",
    ...locateKeyword({ before: was, after: is }, "type"),
  });
  return true;
}

/** Returns the schema of a list with one item. */
function toSingleList(items: Schema): Schema {
  return { type: "array", items, minItems: 1, maxItems: 1, uniqueItems: true };
}
