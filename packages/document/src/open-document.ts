import { readFile } from "node:fs/promises";
import { isNode, type Node } from "./openapi/node.ts";
import { isWhole, type OpenApi } from "./openapi/openapi.ts";
import { markOneWay } from "./normalize/mark-one-way.ts";
import { upgradeDocument } from "./normalize/upgrade-document.ts";
import { type ParsedText, parseText } from "./text/source.ts";
import { unpack } from "./text/unpack.ts";

/** A document of one file, with its `$ref`s as written. */
export interface OpenedDocument extends Pick<ParsedText, "text" | "lineOf"> {
  readonly file: string;
  readonly document: OpenApi;
  /** A schema admits `null` only as its author expects, and not as OpenAPI defines it. */
  readonly assumesNull: boolean;
  /** A schema may be write-only. */
  readonly hasWriteOnly: boolean;
}

/**
 * Reads a document of one file, YAML or JSON, gzipped or not, in the terms of OpenAPI 3.1. It takes little longer than parsing the
 * text, because it neither bundles nor validates. Returns a sentence when the file holds no such document.
 */
export async function openDocument(file: string): Promise<OpenedDocument | string> {
  const parsed = await readText(file);
  if (typeof parsed === "string") return parsed;
  const { text, value: document, lineOf } = parsed;
  if (!isNode(document) || !isSupported(document["openapi"])) {
    const version = isNode(document) ? (document["openapi"] ?? document["swagger"]) : undefined;
    const found =
      version === undefined ? "does not say which OpenAPI it is in" : `is in OpenAPI ${JSON.stringify(version)}`;
    return `\`${file}\` ${found}; the mock reads 3.0 to 3.2. Convert it first.`;
  }
  const assumesNull = upgradeDocument(document);
  const filled = fillIn(document);
  if (/readOnly|writeOnly/.test(text)) markOneWay(filled);
  return { file, text, lineOf, document: filled, assumesNull, hasWriteOnly: text.includes("writeOnly") };
}

/** The largest size of an unpacked document, in bytes. */
const gigabyte = 2 ** 30;

async function readText(file: string): Promise<ParsedText | string> {
  try {
    const parsed = parseText(unpack(file, await readFile(file), gigabyte), { skipsChecks: true });
    if (!("code" in parsed)) return parsed;
    return `\`${file}\` cannot be read, line ${parsed.line ?? 1}: ${parsed.message}`;
  } catch (error) {
    return `\`${file}\` cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Checks the version only. Unquoted in YAML, `3.0` is the number 3. */
function isSupported(version: unknown): boolean {
  return /^3(?:\.[0-2](?:\.|$)|$)/.test(String(version));
}

/** Adds the parts that every document has, empty. */
function fillIn(document: Node): OpenApi {
  document["info"] = { title: "", version: "", ...(isNode(document["info"]) ? document["info"] : {}) };
  if (!isNode(document["paths"])) document["paths"] = {};
  if (!Array.isArray(document["tags"])) document["tags"] = [];
  const components = isNode(document["components"]) ? document["components"] : {};
  if (!isNode(components["schemas"])) components["schemas"] = {};
  document["components"] = components;
  if (isWhole(document)) return document;
  throw new Error("A part of the document that was added is missing.");
}
