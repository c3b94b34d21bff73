import { isRecord } from "@shortvideo-api/document";
import { count, type PartSchema } from "../model/schema.js";

/**
 * Adds up the counts in values of the same form. All other parts come from the first value, and lists have its entries. Throws a
 * `TypeError` without a value.
 */
export function addCounts<Value>(schema: PartSchema<Value>, values: readonly Value[]): Value {
  if (values.length === 0) throw new TypeError("There is no value to add up.");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The sum has the form of the first value.
  return addParts(schema, values) as Value;
}

function addParts(schema: PartSchema<unknown>, values: readonly unknown[]): unknown {
  const [first] = values;
  const { items, properties } = schema;
  if (schema === count) return values.reduce<number>((sum, value) => sum + Number(value ?? 0), 0);
  if (Array.isArray(first) && items) {
    const lists = values.filter((value) => Array.isArray(value));
    return first.map((_, index) =>
      addParts(
        items,
        lists.map((list): unknown => list[index]),
      ),
    );
  }
  if (!isRecord(first) || !properties) return first;
  const records = values.filter(isRecord);
  // Counts of 0 may be absent.
  const keys = new Set(records.flatMap((record) => Object.keys(record)));
  const sums = [...keys].map((key) => [
    key,
    addParts(
      properties[key] ?? {},
      records.map((record) => record[key]).filter((value) => value !== undefined),
    ),
  ]);
  return Object.fromEntries(sums);
}
