import {
  type DocumentedMedia,
  type Encoding,
  listExamples,
  type MediaKind,
  type MediaType,
  type OpenApi,
  nameExamples,
  readMediaKind,
  type Schema,
  type SchemaView,
  viewInScope,
  viewSchema,
} from "@shortvideo-api/document/source";
import type { TypeRef } from "../api/type-ref.ts";
import { aliasOf, type SchemaScope } from "@shortvideo-api/document/sample/source";

/** A media type of a body. */
export interface Media {
  /** Key as the document has it. */
  name: string;
  kind: MediaKind;
  /** `true`, which accepts any value, if the document has no schema. */
  schema: Schema;
  /** The schema of one item of a stream; only OpenAPI 3.2 has it. */
  itemSchema: Schema | undefined;
  /** Complete bodies beside the schema. */
  examples: readonly unknown[];
  /** The serialization of the properties of a form, by name. */
  encoding: Readonly<Record<string, Encoding>>;
  /** The examples with a name, by name. */
  named: ReadonlyMap<string, unknown>;
}

/** Reads how the client reads a body. A file is bytes. */
export function readClientKind({ name, view }: Pick<DocumentedMedia, "name" | "view">): MediaKind {
  return view.always.some(({ format }) => format === "binary") ? "binary" : readMediaKind(name);
}

/** Lists the media types of a body, in the order of the document. */
export function listMedia(root: OpenApi, content: Readonly<Record<string, MediaType>> | undefined): Media[] {
  return Object.entries(content ?? {}).map(([name, media]) => {
    const { schema = true, itemSchema } = media;
    const kind = readClientKind({ name, view: viewSchema(root, schema) });
    const encoding = media.encoding ?? {};
    const given = { examples: listExamples(root, media), named: nameExamples(root, media) };
    return { name, kind, schema, itemSchema, encoding, ...given };
  });
}

/** Returns a reference to the type of a schema: by its name, or as a list of a named schema. Otherwise returns `unnamed`. */
export function readTypeRef(scope: SchemaScope, schema: Schema, unnamed: TypeRef): TypeRef {
  const alias = aliasOf(scope, schema);
  if (alias !== undefined) return { kind: "schema", name: alias };
  const view = viewInScope(scope, schema);
  const item = isPlainList(view) ? aliasOf(scope, view.own.items) : undefined;
  return item === undefined ? unnamed : { kind: "array", of: { kind: "schema", name: item } };
}

/** Returns whether a schema is a list without further keywords that a type would have to express. */
function isPlainList({ key, own, parts, prefixLength, types }: SchemaView): boolean {
  const others = ["enum", "const", "minItems", "maxItems"];
  const isAlone = key === undefined && parts.length === 1 && prefixLength === 0;
  return isAlone && types.join() === "array" && others.every((keyword) => !(keyword in own));
}
