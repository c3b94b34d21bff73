import { readFileSync } from "node:fs";
import { type Document, isNode, LineCounter, parseDocument } from "yaml";

/** A value of the document, as YAML gives it. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A mapping of the document. */
export interface JsonObject {
  [key: string]: Json;
}

const file = new URL("../openapi.yaml", import.meta.url);
const lines = new LineCounter();
let source: Document | undefined;

/** Loads `spec/openapi.yaml`. Each call gives a copy of its own, which a test may change. */
export function loadDocument(): JsonObject {
  source ??= parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
  if (source.errors[0]) throw source.errors[0];
  const document: unknown = source.toJS();
  if (!isMapping(document)) throw new Error("`spec/openapi.yaml` holds no mapping");
  return document;
}

/** Finds the line of a JSON pointer: `spec/openapi.yaml:31`. */
export function locate(pointer: string): string {
  const node = source?.getIn(tokensOf(pointer), true);
  const range = isNode(node) ? node.range : undefined;
  return range ? `spec/openapi.yaml:${lines.linePos(range[0]).line}` : `spec/openapi.yaml#${pointer}`;
}

/** Appends reference tokens to a JSON pointer (RFC 6901). */
export function extend(pointer: string, ...tokens: readonly string[]): string {
  return [pointer, ...tokens.map((token) => token.replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");
}

/** Finds the value at a JSON pointer; `undefined` where there is none. */
export function valueAt(document: JsonObject, pointer: string): Json | undefined {
  let value: Json | undefined = document;
  for (const token of tokensOf(pointer)) {
    if (Array.isArray(value)) value = value[Number(token)];
    else value = isMapping(value) ? value[token] : undefined;
  }
  return value;
}

/** Finds the mapping at a JSON pointer; `undefined` where there is none, or something else. */
export function mappingAt(document: JsonObject, pointer: string): JsonObject | undefined {
  const value = valueAt(document, pointer);
  return isMapping(value) ? value : undefined;
}

/** Tells the reference tokens of a JSON pointer, unescaped. */
export function tokensOf(pointer: string): string[] {
  const tokens = pointer.split("/").slice(1);
  return tokens.map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The mapping itself, or an empty one in the place of anything else. */
export function mappingOf(value: Json | undefined): JsonObject {
  return isMapping(value) ? value : {};
}

/** The text itself, or an empty one in the place of anything else. */
export function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

/** Tells a mapping from a list and from a scalar. */
export function isMapping(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
