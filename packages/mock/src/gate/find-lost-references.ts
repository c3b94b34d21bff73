import { isRecord } from "../contract/is-record.js";
import type { OpenApi } from "../contract/openapi.js";
import { type DocumentPath, type Fault, toPath } from "./fault.js";

/** Finds each `$ref` that leads nowhere, or out of the document. */
export function findLostReferences(document: OpenApi): Fault[] {
  return visit(document, document, []);
}

function visit(document: OpenApi, node: unknown, path: DocumentPath): Fault[] {
  if (!isRecord(node)) return [];
  const inside = Object.entries(node).flatMap(([name, value]) =>
    // What stands there is a value, and no part of the document. A property may have any of these names.
    values.has(name) && path.at(-1) !== "properties" ? [] : visit(document, value, [...path, name]),
  );
  const reference = path.at(-1) === "properties" ? undefined : node["$ref"];
  if (typeof reference !== "string" || leadsSomewhere(document, reference)) return inside;
  const message = reference.startsWith("#")
    ? `\`${reference}\` leads nowhere; define it, or correct the name.`
    : `\`${reference}\` leads out of the document; the mock reads one file. Bundle it first.`;
  return [...inside, { path: [...path, "$ref"], message, bearable: false }];
}

const values = new Set(["example", "examples", "value", "default", "const", "enum", "x-example"]);

function leadsSomewhere(document: OpenApi, reference: string): boolean {
  if (!reference.startsWith("#")) return false;
  // An anchor is for Ajv to find.
  if (reference === "#" || !reference.startsWith("#/")) return true;
  return (
    toPath(reference).reduce((node: unknown, step) => (isRecord(node) ? node[step] : undefined), document) !== undefined
  );
}
