import {
  isExactNumber,
  isNode,
  isRecord,
  isWhole,
  type OpenApi,
  readFragment,
  type Step,
} from "@shortvideo-api/document";

/** Returns the node of a document at a path; `undefined` if none exists. */
export function findNode(document: OpenApi, path: readonly Step[]): unknown {
  return path.reduce<unknown>((node, step) => (isRecord(node) ? node[step] : undefined), document);
}

/** Follows `$ref`s from a path to their end. */
export function followReferences(document: OpenApi, path: readonly Step[]): readonly Step[] {
  let schemaPath = path;
  // Longer than any chain in a real document. A circular chain has no end.
  for (let hops = 0; hops < 32; hops++) {
    const node = findNode(document, schemaPath);
    if (!isRecord(node) || typeof node["$ref"] !== "string") return schemaPath;
    schemaPath = readFragment(node["$ref"].slice(1));
  }
  return schemaPath;
}

/** Returns the types that the schema at a path names, including its branches; empty when it names none. */
export function readKinds(document: OpenApi, path: readonly Step[], depth = 0): readonly string[] {
  const schemaPath = followReferences(document, path);
  const schema = findNode(document, schemaPath);
  if (!isRecord(schema) || depth > 8) return [];
  const { type } = schema;
  if (typeof type === "string") return [type];
  if (Array.isArray(type)) return type.filter((each) => typeof each === "string");
  return ["allOf", "anyOf", "oneOf"].flatMap((keyword) => {
    const branches = schema[keyword];
    if (!Array.isArray(branches)) return [];
    return branches.flatMap((_, index) => readKinds(document, [...schemaPath, keyword, index], depth + 1));
  });
}

/** Returns `true` when the schema at a path admits the type of a value. A schema without a type admits every value. */
export function admitsKind(document: OpenApi, path: readonly Step[], value: unknown): boolean {
  const kinds = readKinds(document, path);
  return kinds.length === 0 || kinds.some((kind) => isKind(kind, value));
}

function isKind(kind: string, value: unknown): boolean {
  if (kind === "null") return value === null;
  if (kind === "array") return Array.isArray(value);
  if (kind === "object") return isNode(value);
  if (kind === "integer") return isWhole(value);
  if (kind === "number") return isExactNumber(value);
  return typeof value === kind;
}
