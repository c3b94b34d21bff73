import { typesOf } from "@shortvideo-api/document/sample/source";
import type { OpenSchema, Part } from "./open-schema.ts";
import type { Located } from "./side.ts";

/** The schemas of the items of a list. */
export interface Items {
  /** The schemas of the fixed items at the start. */
  readonly first: readonly Located[];
  /** The number of fixed items in the TypeScript type. Only a schema that admits nothing but lists has them. */
  readonly printed: number;
  readonly rest: Located;
}

/** Prints the number of fixed items. */
export function printLength({ first }: Items): string {
  if (first.length === 0) return "list of any length";
  return first.length === 1 ? "list with one fixed item" : `list with ${first.length} fixed items`;
}

/** Reads the schemas of the items of a list from all parts of a schema. */
export function readItems({ parts }: OpenSchema): Items {
  const lists = parts.flatMap(({ schema: { items }, steps }): Located[] =>
    items === undefined ? [] : [{ schema: items, steps: [...steps, "items"] }],
  );
  const anything = { schema: true, steps: parts[0]?.steps ?? [] };
  return {
    first: Array.from(
      { length: countPlaces(parts) },
      (_, index) => joinAll(parts.flatMap((part) => readPlace(part, index))) ?? anything,
    ),
    printed: countPlaces(parts.filter(({ schema }) => typesOf(schema).includes("array"))),
    rest: joinAll(lists) ?? anything,
  };
}

/** Counts the items at the start with a schema of their own. */
function countPlaces(parts: readonly Part[]): number {
  return Math.max(0, ...parts.map(({ schema }) => schema.prefixItems?.length ?? 0));
}

/** Returns the schema that a part gives the item at an index. */
function readPlace({ schema: { prefixItems = [], items }, steps }: Part, index: number): Located[] {
  const place = prefixItems[index];
  if (place !== undefined) return [{ schema: place, steps: [...steps, "prefixItems", index] }];
  return items === undefined ? [] : [{ schema: items, steps: [...steps, "items"] }];
}

/** Joins schemas that all apply to the same value. */
export function joinAll([first, ...others]: readonly Located[]): Located | undefined {
  return first && { ...first, ...(others.length > 0 ? { also: others } : {}) };
}
