import type { Direction } from "@shortvideo-api/document/source";
import { restrictsNothing } from "@shortvideo-api/document/sample/source";
import type { OpenPair } from "./compare-types.ts";
import { joinAll, type OpenSchema, type Part, readInner } from "./open-schema.ts";
import type { Located } from "./side.ts";

/** The schemas of the items of a list. */
export interface Items {
  /** The schemas of the fixed items at the start. */
  readonly first: readonly Located[];
  readonly rest: Located;
  /** The maximum length: `maxItems`, or the number of fixed items where no others are allowed. */
  readonly most: number;
}

/** Prints the number of fixed items. */
export function printLength({ first }: Items): string {
  if (first.length === 0) return "list of any length";
  return first.length === 1 ? "list with one fixed item" : `list with ${first.length} fixed items`;
}

/** Reads the schemas of the items of a list from all parts of a schema. */
export function readItems({ parts }: OpenSchema): Items {
  const anything = { schema: true, steps: parts[0]?.steps ?? [] };
  return {
    first: Array.from(
      { length: countPlaces(parts) },
      (_, index) => joinAll(parts.flatMap((part) => readPlace(part, index) ?? [])) ?? anything,
    ),
    rest: readInner(parts, "items") ?? anything,
    most: readMost(parts),
  };
}

/** Returns `true` if lists of the type that is read or written cannot be assigned to the type of a caller, because of their length. */
export function breaksLength({ before, after }: OpenPair, direction: Direction): boolean {
  const [from, to] = (direction === "request" ? [before, after] : [after, before]).map(readLength);
  if (!from || !to) return false;
  // The compiler compares each tuple of an intersection separately.
  if (from.tuples !== to.tuples && Math.max(from.tuples, to.tuples) > 1) return true;
  // An optional item may be undefined, which an item of the rest may not.
  const losesOptional = to.isRestTyped && from.placed > Math.max(to.placed, from.required);
  return losesOptional || to.required > from.required || from.most > to.most;
}

/** The length of a list in TypeScript. Only a tuple has one. */
interface Length {
  /** The number of parts with fixed items. */
  readonly tuples: number;
  readonly placed: number;
  readonly required: number;
  readonly most: number;
  /** Whether the items after the fixed ones have a type. */
  readonly isRestTyped: boolean;
}

function readLength({ parts }: OpenSchema): Length {
  const placed = countPlaces(parts);
  const most = readMost(parts);
  return {
    tuples: parts.filter(({ schema }) => schema.prefixItems !== undefined).length,
    placed,
    required: Math.min(placed, Math.max(0, ...readCounts(parts, "minItems"))),
    most: placed > 0 && most <= placed ? most : Number.POSITIVE_INFINITY,
    isRestTyped: parts.some(
      ({ schema: { items = true } }) => items === false || (items !== true && !restrictsNothing(items, [])),
    ),
  };
}

function readMost(parts: readonly Part[]): number {
  const closed = parts.flatMap(({ schema }) => (schema.items === false ? [schema.prefixItems?.length ?? 0] : []));
  return Math.min(Number.POSITIVE_INFINITY, ...closed, ...readCounts(parts, "maxItems"));
}

function readCounts(parts: readonly Part[], keyword: "minItems" | "maxItems"): readonly number[] {
  return parts.flatMap(({ schema: { [keyword]: count } }) => count ?? []);
}

/** Counts the items at the start with a schema of their own. */
function countPlaces(parts: readonly Part[]): number {
  return Math.max(0, ...parts.map(({ schema }) => schema.prefixItems?.length ?? 0));
}

/** Returns the schema that a part gives the item at an index. */
function readPlace(part: Part, index: number): Located | undefined {
  const schema = part.schema.prefixItems?.[index];
  if (schema !== undefined) return { schema, steps: [...part.steps, "prefixItems", index] };
  return readInner([part], "items");
}
