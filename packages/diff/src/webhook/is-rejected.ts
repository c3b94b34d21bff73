import { isNode, isRecord, type OpenApi } from "@shortvideo-api/document/source";
import type { RawChange } from "../change/raw-change.ts";

/**
 * Returns whether receivers of a webhook reject a request because of a change that callers accept in a response. Receivers check the
 * body: they reject a new value of an enumeration, and a new property of an object that allows no others.
 */
export function isRejected(before: OpenApi, { code, after = [] }: RawChange): boolean {
  if (code === "enum-value-added") return true;
  if (!code.startsWith("property-added")) return false;
  const schema = after.slice(0, -2).reduce<unknown>((node, step) => (isRecord(node) ? node[step] : undefined), before);
  return isNode(schema) && (schema["additionalProperties"] === false || schema["unevaluatedProperties"] === false);
}
