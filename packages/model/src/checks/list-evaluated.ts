import type { OwnKeywords, SchemaView } from "@shortvideo-api/document/source";
import { listReadOnlyProperties } from "../directions/view-schema.ts";

/**
 * Lists the properties that the parts of a schema name, to which its `unevaluatedProperties` does not apply. Returns `undefined` if the
 * parts allow others.
 */
export function listEvaluated({ own, parts }: SchemaView): Set<string> | undefined {
  const isOpen = parts.some((part) => (part === own ? hasOpenCondition(part) : namesOthers(part)));
  if (isOpen) return undefined;
  return new Set(parts.flatMap((part) => Object.keys({ ...part.properties, ...listReadOnlyProperties(part) })));
}

function namesOthers(part: OwnKeywords): boolean {
  const { additionalProperties = false, patternProperties, unevaluatedProperties = false } = part;
  return (
    additionalProperties !== false ||
    unevaluatedProperties !== false ||
    patternProperties !== undefined ||
    hasOpenCondition(part)
  );
}

/** Returns whether a part has a condition without cases, which is no part of the schema, but evaluates properties. */
function hasOpenCondition(part: OwnKeywords): boolean {
  return part.if !== undefined && part.then === undefined && part.else === undefined;
}
