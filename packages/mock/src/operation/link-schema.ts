import {
  assumedNull,
  isRecord,
  isSchema,
  optionalKeywords,
  readTarget,
  type Schema,
  schemaKeywords,
  schemasKeywords,
} from "@shortvideo-api/document";

/** Copies a schema for the validator. Each `$ref` into the document becomes the id of a schema that was added. */
export type LinkSchema = (schema: Schema) => Schema;

/**
 * Returns a function that copies schemas for the validator. It passes each schema that they refer to, once, to `add`.
 *
 * The copies contain only keywords that validate. An `$id` or `id` in an example or beside a schema would change the meaning of
 * references, or be an error.
 */
export function createLinker(document: object, add: (id: string, schema: Schema) => void): LinkSchema {
  const ids = new Map<string, string>();

  function link(schema: Schema): Schema {
    if (typeof schema === "boolean") return schema;
    return Object.fromEntries(
      Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
        if (keyword === "$ref") return typeof value === "string" ? [[keyword, toId(value)]] : [];
        if (schemaKeywords.has(keyword)) return isSchema(value) ? [[keyword, link(value)]] : [];
        if (schemasKeywords.has(keyword)) return [[keyword, linkAll(value)]];
        return valueKeywords.has(keyword) ? [[keyword, value]] : [];
      }),
    );
  }

  function linkAll(schemas: unknown): unknown {
    if (Array.isArray(schemas)) return schemas.map((each) => (isSchema(each) ? link(each) : true));
    if (!isRecord(schemas)) return schemas;
    return Object.fromEntries(
      Object.entries(schemas).map(([name, each]) => [name, isSchema(each) ? link(each) : true]),
    );
  }

  function toId($ref: string): string {
    if (!$ref.startsWith("#")) return $ref;
    const known = ids.get($ref);
    if (known !== undefined) return known;
    const id = `schema:${ids.size}`;
    // Before its own references are followed: they may lead back.
    ids.set($ref, id);
    const target = readTarget(document, $ref);
    add(id, isSchema(target) ? link(target) : true);
    return id;
  }

  return link;
}

/** Keywords that validate a value and contain no schema. */
const valueKeywords: ReadonlySet<string> = new Set([
  assumedNull,
  ...Object.values(optionalKeywords),
  ..."type enum const multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems maxContains minContains maxProperties minProperties required dependentRequired format contentMediaType".split(
    " ",
  ),
]);
