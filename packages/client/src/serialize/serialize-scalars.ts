import type { OperationMetadata, ParamValues, Serialized } from "../call/metadata.js";
import type { ParamStyle } from "../call/param-style.js";
import { UnwritableError } from "./unwritable-error.js";

/** Serializes params that are single values, in the query under their keys. */
export function serializeScalars(_: OperationMetadata, params: ParamValues): Serialized {
  let query = "";
  for (const name of Object.keys(params)) {
    const value = params[name];
    if (value === undefined || value === null) continue;
    query += `${query && "&"}${encodeURIComponent(name)}=${encodeURIComponent(toText(value))}`;
  }
  return { query };
}

/** Serializes params that are single values, or lists of them, in the query under their keys. */
export function serializeLists({ params: metadata = {} }: OperationMetadata, params: ParamValues): Serialized {
  return {
    query: Object.entries(params)
      .flatMap(([name, value]) => writeList(name, value, metadata[name]))
      .join("&"),
  };
}

/** Writes a single value, or a list of them, as pairs of a query. */
export function writeList(name: string, value: unknown, paramStyle: ParamStyle = {}): string[] {
  const { style = "form", explode = style === "form" } = paramStyle;
  const values = [value ?? []].flat().filter((item) => item !== undefined);
  const texts = values.map((item) => encodeURIComponent(toText(item)));
  if (texts.length === 0) return [];
  const key = `${encodeURIComponent(name)}=`;
  if (explode || !Array.isArray(value)) return texts.map((text) => key + text);
  return [key + joinTexts(name, texts, delimiters[style])];
}

/** The delimiters of lists in a query, by style. Default: a comma. */
export const delimiters: Readonly<Record<string, string>> = { spaceDelimited: "%20", pipeDelimited: "%7C" };

/** Joins values. Throws an {@link UnwritableError} for a value that contains the delimiter, since it would arrive as two values. */
export function joinTexts(name: string, texts: readonly string[], delimiter = ","): string {
  if (!texts.some((text) => text.includes(delimiter))) return texts.join(delimiter);
  throw new UnwritableError(
    name,
    `holds a value with \`${decodeURIComponent(delimiter)}\`, which separates its values and cannot be escaped.`,
  );
}

/** Serializes a single value: a date by ISO 8601; an object, a list and null as JSON. */
export function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  // oxlint-disable-next-line typescript/no-base-to-string -- Objects are written as JSON.
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Returns whether a value is a list or an object other than a date. */
export function isComposite(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Date);
}
