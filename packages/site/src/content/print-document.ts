import { basename } from "node:path";
import { assumedNull, changeEach, type Document, isNode, printJson } from "@shortvideo-api/document";
import type { SiteContent } from "./content.js";

/** Returns the version of OpenAPI of the document that {@link printDocument} prints. */
export function printVersion({ version }: Pick<Document, "version">): "3.1" | "3.2" {
  return version === "3.2" ? "3.2" : "3.1";
}

/** Prints a document in one piece for other programs, without the marks of the loader. */
export function printDocument(document: Pick<Document, "root" | "version">): string {
  const root = Object.assign({}, writePart(document.root), { openapi: `${printVersion(document)}.0` });
  return `${printJson(root, 2)}\n`;
}

function writePart(part: unknown): unknown {
  const written = changeEach(part, writePart);
  if (!isNode(written)) return written;
  if (Object.hasOwn(written, assumedNull)) {
    const { [assumedNull]: _, ...schema } = written;
    return schema;
  }
  // The loader gives a whole query string a style that OpenAPI does not have.
  const { style, ...parameter } = written;
  return style === "querystring" ? { ...parameter, in: "querystring" } : written;
}

/** The names of the files with the document. */
export function nameSources({ document }: SiteContent): { written: string | undefined; json: string } {
  const [only, ...others] = document.files;
  const name = only === undefined ? "" : basename(only);
  return { written: others.length === 0 && /\.ya?ml$/i.test(name) ? "openapi.yaml" : undefined, json: "openapi.json" };
}
