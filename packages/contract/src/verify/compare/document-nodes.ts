import {
  areAllTypes,
  findNode,
  isAssertion,
  isNode,
  isRecord,
  isSchema,
  locateNode,
  type OpenApi,
  type SchemaType,
  type Step,
  viewSchema,
} from "@shortvideo-api/document";

/** Follows `$ref`s from a path to their end. */
export function followReferences(document: OpenApi, path: readonly Step[]): readonly Step[] {
  const node = findNode(document, path);
  return isNode(node) ? (locateNode(document, node, path)?.steps ?? path) : path;
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
