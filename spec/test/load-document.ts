import { readFileSync } from "node:fs";
import { isNode, type ParsedText, parseText, printPointer, readPointer } from "@shortvideo-api/document";

/** A value of the parsed document. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A mapping of the document. */
export interface JsonObject {
  [key: string]: Json;
}

const file = new URL("../openapi.yaml", import.meta.url);
let source: ParsedText | undefined;

/** Loads `spec/openapi.yaml`. Each call returns a separate copy, which a test may change. */
export function loadDocument(): JsonObject {
  source ??= parseSource();
  const document: unknown = structuredClone(source.value);
  if (!isMapping(document)) throw new Error("`spec/openapi.yaml` must be a mapping");
  return document;
}

function parseSource(): ParsedText {
  const parsed = parseText(readFileSync(file, "utf8"));
  if ("code" in parsed) throw new Error(`spec/openapi.yaml:${parsed.line ?? 1}: ${parsed.message}`);
  return parsed;
}

/** Finds the line of a JSON pointer, or of its nearest parent that exists: `spec/openapi.yaml:31`. */
export function locate(pointer: string): string {
  return `spec/openapi.yaml:${source?.lineOf(readPointer(pointer)) ?? 1}`;
}

/** Appends reference tokens to a JSON pointer (RFC 6901). */
export function extend(pointer: string, ...tokens: readonly string[]): string {
  return pointer + printPointer(tokens);
}

/** Finds the value at a JSON pointer; `undefined` if none exists. */
export function findValue(document: JsonObject, pointer: string): Json | undefined {
  let value: Json | undefined = document;
  for (const token of readPointer(pointer)) {
    if (Array.isArray(value)) value = value[Number(token)];
    else value = isMapping(value) ? value[token] : undefined;
  }
  return value;
}

/** Finds the mapping at a JSON pointer; `undefined` if none exists. */
export function findMapping(document: JsonObject, pointer: string): JsonObject | undefined {
  const value = findValue(document, pointer);
  return isMapping(value) ? value : undefined;
}

/** Returns a mapping as it is, and an empty mapping for any other value. */
export function toMapping(value: Json | undefined): JsonObject {
  return isMapping(value) ? value : {};
}

/** Returns a text as it is, and an empty text for any other value. */
export function toText(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

/** Returns `true` for a mapping, and `false` for a list or a scalar. */
export function isMapping(value: unknown): value is JsonObject {
  return isNode(value);
}
