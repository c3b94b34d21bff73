import { readFile } from "node:fs/promises";
import { load } from "js-yaml";
import { isRecord } from "./is-record.js";
import { MockStartError } from "./mock-start-error.js";
import type { OpenApi } from "./openapi.js";

/** A document, and the text that it was read from. */
export interface DocumentSource {
  readonly file: string;
  readonly text: string;
  readonly document: OpenApi;
}

/** Reads an OpenAPI 3.1 document, YAML or JSON. Throws {@link MockStartError} when the file is none. */
export async function loadDocument(file: string): Promise<DocumentSource> {
  const text = await readFile(file, "utf8").catch((error: Error) => {
    throw new MockStartError([`\`${file}\` cannot be read: ${error.message}`]);
  });
  const document = parse(file, text);
  const version = isRecord(document) && typeof document["openapi"] === "string" ? document["openapi"] : "";
  if (!version.startsWith("3.1.")) {
    throw new MockStartError([
      `\`${file}\` says \`openapi: ${version}\`; the mock reads OpenAPI 3.1, whose schemas are JSON Schema 2020-12.`,
    ]);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Untyped until here; `spec lint` holds its shape.
  return { file, text, document: document as OpenApi };
}

function parse(file: string, text: string): unknown {
  try {
    return load(text);
  } catch (error) {
    throw new MockStartError([`\`${file}\` is no YAML: ${error instanceof Error ? error.message : String(error)}`]);
  }
}
