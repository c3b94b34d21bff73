import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { load } from "js-yaml";
import { isRecord } from "./is-record.js";
import { markOneWay } from "./mark-one-way.js";
import { MockStartError } from "./mock-start-error.js";
import type { OpenApi } from "./openapi.js";
import { upgradeDocument } from "./upgrade-document.js";

/** A document, and the text that it was read from. */
export interface DocumentSource {
  readonly file: string;
  readonly text: string;
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
  const text = await readText(file);
  const document = parse(file, text);
  if (!isDocument(document)) {
    const version = isRecord(document) ? (document["openapi"] ?? document["swagger"]) : undefined;
    const found =
      version === undefined ? "does not say which OpenAPI it is in" : `is in OpenAPI ${JSON.stringify(version)}`;
    throw new MockStartError([`\`${file}\` ${found}; the mock reads 3.0 and 3.1. Convert it first.`]);
  }
  const assumesNull = upgradeDocument(document);
  if (/readOnly|writeOnly/.test(text)) markOneWay(document);
  return { file, text, document, assumesNull, hasWriteOnly: text.includes("writeOnly") };
}

/** Bytes that a packed document holds at most. */
const gigabyte = 2 ** 30;

async function readText(file: string): Promise<string> {
  try {
    const bytes = await readFile(file);
    return (file.endsWith(".gz") ? gunzipSync(bytes, { maxOutputLength: gigabyte }) : bytes).toString("utf8");
  } catch (error) {
    throw new MockStartError([`\`${file}\` cannot be read: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** Looks at the version only: the gate holds the rest. */
function isDocument(value: unknown): value is OpenApi & Record<string, unknown> {
  // Unquoted in YAML, `3.0` is the number 3.
  return isRecord(value) && /^3(?:\.[01](?:\.|$)|$)/.test(String(value["openapi"]));
}

function parse(file: string, text: string): unknown {
  // A tenth of the time that YAML takes; most large documents are JSON.
  if (text.trimStart().startsWith("{")) {
    try {
      return JSON.parse(text);
    } catch {
      // YAML may begin so, too, and its parser says where a mistake stands.
    }
  }
  try {
    return load(text);
  } catch (error) {
    throw new MockStartError([`\`${file}\` is no YAML: ${error instanceof Error ? error.message : String(error)}`]);
  }
}
