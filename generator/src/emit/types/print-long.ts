import { holdsBigint, printJson, type Schema } from "@shortvideo-api/document/source";

/** Returns a value as comments show it. The library cannot print a list or an object with a bigint: it gets the text. */
export function printLong(value: unknown): unknown {
  return typeof value === "object" && holdsBigint(value) ? printJson(value, 2) : value;
}

/** Returns a schema whose comment shows all digits of its default and its examples. */
export function printLongValues(schema: Schema): Schema {
  if (typeof schema !== "object" || ![schema.default, schema.examples].some(holdsBigint)) return schema;
  const { default: usual, examples } = schema;
  return {
    ...schema,
    ...(usual === undefined ? {} : { default: printLong(usual) }),
    ...(examples === undefined ? {} : { examples: examples.map(printLong) }),
  };
}
