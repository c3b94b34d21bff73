import type { OperationMetadata, ParamValues, Serialized } from "../call/metadata.js";

/** Writes params of which each is one value, and all go to the query under their keys. */
export function serializeScalars(_: OperationMetadata, params: ParamValues): Serialized {
  let query = "";
  for (const name of Object.keys(params)) {
    const value = params[name];
    if (value === undefined || value === null) continue;
    query += `${query && "&"}${encodeURIComponent(name)}=${encodeURIComponent(toText(value))}`;
  }
  return { query };
}

/** Writes params which all go to the query under their keys, and of which some are lists of single values. */
export function serializeLists({ params: ways = {} }: OperationMetadata, params: ParamValues): Serialized {
  const query = Object.entries(params).flatMap(([name, value]) => {
    const { style = "form", explode = style === "form" } = ways[name] ?? {};
    const values = [value].flat().filter((item) => item !== undefined && item !== null);
    const texts = values.map((item) => encodeURIComponent(toText(item)));
    if (texts.length === 0) return [];
    const key = `${encodeURIComponent(name)}=`;
    return explode ? texts.map((text) => key + text) : [key + texts.join(delimiters[style])];
  });
  return { query: query.join("&") };
}

const delimiters: Readonly<Record<string, string>> = { form: ",", spaceDelimited: "%20", pipeDelimited: "%7C" };

/** Writes a single value: a date in the form of ISO 8601, whatever is composed of several as JSON. */
export function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  // oxlint-disable-next-line typescript/no-base-to-string -- Objects are written as JSON.
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Is it a list or an object, and no date? */
export function isComposite(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Date);
}
