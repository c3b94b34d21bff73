import type { Exact } from "@shortvideo-api/wire";
import { isJson } from "../call/media-type.js";
import type { BodyMetadata } from "../call/metadata.js";
import { serializeQuery } from "./serialize-params.js";
import { isComposite } from "./serialize-scalars.js";
import { stringifyItem, stringifyProperty } from "./stringify-property.js";

/**
 * Writes an object as `application/x-www-form-urlencoded`. Repeats the name for the items of a list, and writes an object as JSON,
 * unless `encoding` has another style for it. `exact` marks the 64-bit numbers of the whole form.
 */
export function writeForm(body: unknown, encoding: BodyMetadata["encoding"] = {}, exact?: Exact): string {
  const values = Object.entries(body ?? {}).map(([name, value]): [name: string, value: unknown] => {
    const metadata = Object.hasOwn(encoding, name) ? encoding[name] : undefined;
    const { contentType } = metadata ?? {};
    if (value === undefined || value === null || metadata?.style === "deepObject") return [name, value];
    const isWhole = contentType === undefined ? isObject(value) && !metadata : isJson(contentType);
    if (isWhole) return [name, stringifyProperty(name, value, exact)];
    const writeItem = (item: unknown): unknown => (isComposite(item) ? stringifyItem(name, item, exact) : item);
    return [name, Array.isArray(value) ? value.map(writeItem) : value];
  });
  return serializeQuery(Object.fromEntries(values), encoding);
}

function isObject(value: unknown): boolean {
  return isComposite(value) && !Array.isArray(value);
}
