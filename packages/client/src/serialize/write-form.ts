import type { Exact } from "@shortvideo-api/wire";
import type { BodyMetadata } from "../call/metadata.js";
import { isJsonField, isJsonPart, isStyled } from "./form-json.js";
import { serializeQuery } from "./serialize-params.js";
import { stringifyItem, stringifyProperty } from "./stringify-property.js";

/**
 * Writes an object as `application/x-www-form-urlencoded`. Repeats the name for the items of a list, and writes an object as JSON,
 * unless `encoding` has another style for it. Null is the text `null`. `exact` marks the 64-bit numbers of the whole form.
 */
export function writeForm(body: unknown, encoding: BodyMetadata["encoding"] = {}, exact?: Exact): string {
  const values = Object.entries(body ?? {}).map(([name, value]): [name: string, value: unknown] => {
    const metadata = Object.hasOwn(encoding, name) ? encoding[name] : undefined;
    if (value === undefined) return [name, value];
    if (value === null) return [name, "null"];
    if (isJsonField(value, metadata)) return [name, stringifyProperty(name, value, exact)];
    if (!Array.isArray(value) || metadata?.style === "deepObject") return [name, value];
    return [name, value.map((item) => (isJsonPart(item) ? stringifyItem(name, item, exact) : item))];
  });
  const styles = Object.entries(encoding).map(([name, metadata]) => {
    return [name, isStyled(metadata) ? metadata : {}] as const;
  });
  return serializeQuery(Object.fromEntries(values), Object.fromEntries(styles));
}
