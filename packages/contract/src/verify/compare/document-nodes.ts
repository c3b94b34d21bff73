import {
  areAllTypes,
  isAssertion,
  isRecord,
  isSchema,
  type OpenApi,
  readFragment,
  type SchemaType,
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

/** Returns `true` if the schema at a path, behind its `$ref`s, says which values are valid. */
export function describesValues(document: OpenApi, path: readonly Step[]): boolean {
  const schema = findNode(document, followReferences(document, path));
  return schema === false || (isRecord(schema) && Object.keys(schema).some(isAssertion));
}

/** The reason why a value without a schema, or whose schema admits every value, is not compared. */
export const undescribed = "The document does not say what it contains.";

/** Returns the types that the schema at a path admits; empty when it admits all. */
export function readKinds(document: OpenApi, path: readonly Step[]): readonly SchemaType[] {
  const schema = findNode(document, path);
  if (!isSchema(schema)) return [];
  const { types } = viewSchema(document, schema);
  return areAllTypes(types) ? [] : types;
}
