import {
  isExactNumber,
  isNode,
  isRecord,
  isSchema,
  isWhole,
  type OpenApi,
  readFragment,
  type Step,
  viewSchema,
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

/** Returns the types that the schema at a path admits; empty when it admits all. */
export function readKinds(document: OpenApi, path: readonly Step[]): readonly string[] {
  const schema = findNode(document, path);
  if (!isSchema(schema)) return [];
  const { types } = viewSchema(document, schema);
  return types.length === viewSchema(document, true).types.length ? [] : types;
}

/** Returns `true` when the schema at a path admits the type of a value. */
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
