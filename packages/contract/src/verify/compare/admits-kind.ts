import { isRecord, type OpenApi } from "@shortvideo-api/document";
import type { DocumentPath } from "@shortvideo-api/mock/internal";
import { followReferences, nodeAt } from "./document-nodes.js";

/** The types that the schema at a path names, over its branches; empty when it names none. */
export function readKinds(document: OpenApi, path: DocumentPath, depth = 0): readonly string[] {
  const at = followReferences(document, path);
  const schema = nodeAt(document, at);
  if (!isRecord(schema) || depth > 8) return [];
  const { type } = schema;
  if (typeof type === "string") return [type];
  if (Array.isArray(type)) return type.filter((each) => typeof each === "string");
  return ["allOf", "anyOf", "oneOf"].flatMap((keyword) => {
    const branches = schema[keyword];
    if (!Array.isArray(branches)) return [];
    return branches.flatMap((_, index) => readKinds(document, [...at, keyword, index], depth + 1));
  });
}

/** Does the schema at a path admit the type of a value? One that names no type admits all. */
export function admitsKind(document: OpenApi, path: DocumentPath, value: unknown): boolean {
  const kinds = readKinds(document, path);
  return kinds.length === 0 || kinds.some((kind) => isKind(kind, value));
}

function isKind(kind: string, value: unknown): boolean {
  if (kind === "null") return value === null;
  if (kind === "array") return Array.isArray(value);
  if (kind === "object") return isRecord(value) && !Array.isArray(value);
  if (kind === "integer") return Number.isInteger(value);
  return typeof value === kind;
}
