import { isInt64, parseJson, printJson } from "@shortvideo-api/document/source";
import { asJson, printDecimal, type SchemaType } from "@shortvideo-api/document/sample/source";
import { describesItems, describesProperties } from "@shortvideo-api/model/source";
import { type OpenSchema, type Part, readEnum, readValues } from "./open-schema.ts";

/**
 * Lists the types that a schema without `type` has in TypeScript, since it describes properties or items. On the wire, it admits any
 * value. Empty for a schema with types.
 */
export function listDescribed({ types, parts }: OpenSchema): readonly SchemaType[] {
  if (types) return [];
  return [
    ...(parts.some(({ schema }) => describesProperties(schema)) ? (["object"] as const) : []),
    ...(parts.some(({ schema }) => describesItems(schema)) ? (["array"] as const) : []),
  ];
}

/** Returns the TypeScript types of a schema, with values as literals; `undefined` for `unknown`. */
function listPrintedTypes(open: OpenSchema): readonly string[] | undefined {
  const { types, parts } = open;
  const described = listDescribed(open);
  if (described.length > 0) return described;
  if (types?.length === 0) return [];
  const isLong = isPrintedLong(parts);
  const listed = readEnum(parts);
  // Lists and objects are no literals.
  if (listed && !listed.some((json) => /^[[{]/.test(json))) {
    return isLong ? listed.map((json) => printJson(printDecimal(asJson(parseJson(json))))) : listed;
  }
  if (!types || !parts.some(isTyped)) return undefined;
  const isBinary = parts.some(({ schema }) => schema.type === "string" && schema.format === "binary");
  return types.map((type) => {
    if (type === "integer") return isLong ? "string" : "number";
    return type === "string" && isBinary ? "Blob" : type;
  });
}

function isTyped({ schema }: Part): boolean {
  return schema.type !== undefined || readValues(schema) !== undefined;
}

/** Returns `true` for 64-bit integers. Without a type, a 64-bit format does not change the TypeScript type. */
export function isPrintedLong(parts: readonly Part[]): boolean {
  return parts.filter(isTyped).some(({ schema }) => isInt64(schema));
}

/** Returns `true` if the second type can be assigned to the first. */
export function coversPrinted(wide: OpenSchema, narrow: OpenSchema): boolean {
  const [printed, narrower] = [listPrintedTypes(wide), listPrintedTypes(narrow)];
  return (
    !printed || (narrower?.every((type) => printed.includes(type) || printed.includes(readBaseType(type))) ?? false)
  );
}

/** Returns the type of a literal. */
function readBaseType(type: string): string {
  if (type.startsWith('"')) return "string";
  return /^(?:true|false)$/.test(type) ? "boolean" : /^-?\d/.test(type) ? "number" : type;
}
