import { oncePer, type OpenApi, type Schema } from "@shortvideo-api/document";
import { buildExacts, type ExactModel, type Exacts } from "@shortvideo-api/document/sample";
import type { Exact } from "@shortvideo-api/wire";

const readExacts = oncePer((document: object) => {
  const schemas = readSchemas(document);
  return buildExacts({ schemas, aliases: new Map(Object.keys(schemas).map((key) => [key, key])) });
});

/** Reads the places of 64-bit numbers in the values of a schema of the document. */
export function readExact(document: object, schema: Schema): Exact {
  const exacts = readExacts(document);
  const model = exacts.of(schema);
  return model ? toExact(model, exacts) : {};
}

/** Returns the component schemas of a document, by their keys. The loader makes each `$ref` of a schema lead to one of them. */
export function readSchemas({ components }: Partial<Pick<OpenApi, "components">>): OpenApi["components"]["schemas"] {
  return components?.schemas ?? {};
}

/** Converts a model for `stringifyExact` and `parseExact`. Follows recursive schemas only as deep as the value is nested. */
export function toExact({ int64, fields = {}, items, values, schemas = [] }: ExactModel, exacts: Exacts): Exact {
  const read = (model: ExactModel): Exact => toExact(model, exacts);
  return {
    ...(int64 ? { int64 } : {}),
    ...(items ? { items: read(items) } : {}),
    ...(values ? { values: read(values) } : {}),
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(field)])),
    also: schemas.map((alias) => () => ({ also: exacts.byAlias(alias).map(read) })),
  };
}
