import { isList, type Json } from "@shortvideo-api/document/sample/source";
import { printKey, printString } from "@shortvideo-api/model/source";
import { printItems } from "./layout.ts";

/** Prints a property in an object literal that may be a status. A status is a number, so that callers and types can look it up by number. */
export function printStatusKey(name: string): string {
  return /^[1-9]\d\d$/.test(name) ? name : printKey(name);
}

/** Prints a JSON value as a literal. An integer that a double would round becomes a bigint. */
export function printJson(value: Json): string {
  if (typeof value === "string") return printString(value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isList(value)) return printItems(["[", "]"], value.map(printJson));
  const fields = Object.entries(value).map(([name, field]) => `${printKey(name)}: ${printJson(field)}`);
  return fields.length === 0 ? "{}" : printItems(["{ ", " }"], fields);
}

/** Prints an object literal of printed fields: `{ a: 1, b: 2 }`. The formatter lays out its lines. */
export function printFields(fields: readonly string[]): string {
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}
