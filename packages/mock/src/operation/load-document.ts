import { readFile } from "node:fs/promises";
import { type ParsedText, parseText, unpack } from "@shortvideo-api/document";
import { isRecord } from "./is-record.js";
import { markOneWay } from "./mark-one-way.js";
import { MockStartError } from "./mock-start-error.js";
import type { OpenApi } from "./openapi.js";
import { upgradeDocument } from "./upgrade-document.js";

/** A document, and the text that it was read from. */
export interface DocumentSource extends Pick<ParsedText, "text" | "lineOf"> {
  readonly file: string;
  readonly document: OpenApi;
  /** Does a schema admit `null` only as people mean it, and not as OpenAPI has it? */
  readonly assumesNull: boolean;
  /** May a schema be write-only? */
  readonly hasWriteOnly: boolean;
}

/**
 * Reads an OpenAPI document, YAML or JSON, gzipped or not, and rewrites one of 3.0 in the terms of 3.1. Throws {@link MockStartError} when the file
 * holds no such document.
 */
export async function loadDocument(file: string): Promise<DocumentSource> {
  const { text, value: document, lineOf } = await readSource(file);
  if (!isDocument(document)) {
    const version = isRecord(document) ? (document["openapi"] ?? document["swagger"]) : undefined;
    const found =
      version === undefined ? "does not say which OpenAPI it is in" : `is in OpenAPI ${JSON.stringify(version)}`;
    throw new MockStartError([`\`${file}\` ${found}; the mock reads 3.0 and 3.1. Convert it first.`]);
  }
  const assumesNull = upgradeDocument(document);
  if (/readOnly|writeOnly/.test(text)) markOneWay(document);
  return { file, text, lineOf, document, assumesNull, hasWriteOnly: text.includes("writeOnly") };
}

/** Bytes that a packed document holds at most. */
const gigabyte = 2 ** 30;

async function readSource(file: string): Promise<ParsedText> {
  const parsed = parseText(await readText(file), { skipsChecks: true });
  if (!("code" in parsed)) return parsed;
  throw new MockStartError([`\`${file}\` cannot be read, line ${parsed.line ?? 1}: ${parsed.message}`]);
}

async function readText(file: string): Promise<string> {
  try {
    return unpack(file, await readFile(file), gigabyte);
  } catch (error) {
    throw new MockStartError([`\`${file}\` cannot be read: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** Looks at the version only: the gate holds the rest. */
function isDocument(value: unknown): value is OpenApi & Record<string, unknown> {
  // Unquoted in YAML, `3.0` is the number 3.
  return isRecord(value) && /^3(?:\.[01](?:\.|$)|$)/.test(String(value["openapi"]));
}
