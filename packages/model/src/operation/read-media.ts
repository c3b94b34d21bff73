import {
  type DocumentedMedia,
  isFile,
  type MediaKind,
  type OpenApi,
  readMediaKind,
  type Schema,
  type SchemaView,
  viewInScope,
} from "@shortvideo-api/document/source";
import type { TypeRef } from "../api/type-ref.ts";
import { aliasOf, type Exacts, type SchemaScope } from "@shortvideo-api/document/sample/source";
import type { SchemaChecks } from "../checks/build-schema-checks.ts";

/** A document, and what the marks and the checks of its parameters and bodies are built with. */
export interface DocumentScope {
  readonly root: OpenApi;
  readonly scope: SchemaScope;
  readonly exacts: Exacts;
  readonly checks: SchemaChecks;
}

/** Reads how the client reads a body. A file is bytes, and a string of any media type is text. */
export function readClientKind({ name, view }: Pick<DocumentedMedia, "name" | "view">): MediaKind {
  if (isFile(view)) return "binary";
  return isAnyType(name) && view.meantTypes.filter((type) => type !== "null").join() === "string"
    ? "text"
    : readMediaKind(name);
}

/** Returns whether a media type is the range of all. */
export function isAnyType(name: string): boolean {
  return /^\*\/\*\s*(;|$)/.test(name);
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
