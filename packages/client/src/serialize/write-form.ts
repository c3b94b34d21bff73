import { isJson } from "../call/media-type.js";
import type { BodyMetadata, ParamStyle } from "../call/metadata.js";
import { serializeQuery } from "./serialize-params.js";
import { isComposite } from "./serialize-scalars.js";

/**
 * Writes an object as `application/x-www-form-urlencoded`. Repeats the name for the items of a list, and writes an object as JSON,
 * unless `encoding` has another style for it.
 */
export function writeForm(body: unknown, encoding: BodyMetadata["encoding"] = {}): string {
  const values = Object.entries(body ?? {});
  const objects = values.filter(([, value]) => isComposite(value) && !Array.isArray(value));
  const styles = Object.entries(encoding).map(([name, { contentType, ...style }]): [string, ParamStyle] => [
    name,
    { ...style, ...(contentType !== undefined && isJson(contentType) ? { json: true } : {}) },
  ]);
  return serializeQuery(
    Object.fromEntries(values),
    Object.fromEntries([...objects.map(([name]): [string, ParamStyle] => [name, { json: true }]), ...styles]),
  );
}
