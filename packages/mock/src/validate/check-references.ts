import { isRecord, type OpenApi } from "@shortvideo-api/document";
import { type DocumentPath, type DocumentDiagnostic, toPath } from "./document-diagnostic.js";

/**
 * Finds each `$ref` that leads nowhere, or out of the document. A `$ref` in an example, a default or an extension is data; one in a
 * link, a callback or a webhook concerns no operation that the mock serves.
 */
export function checkReferences(document: OpenApi): DocumentDiagnostic[] {
  return visit(document, document, [], false);
}

/** `areNames`: the keys of the node are names that someone chose, of properties say, and no words of OpenAPI. */
function visit(document: OpenApi, node: unknown, path: DocumentPath, areNames: boolean): DocumentDiagnostic[] {
  if (!isRecord(node)) return [];
  const inside = Object.entries(node).flatMap(([name, value]) => {
    if (!areNames && (skipped.has(name) || name.startsWith("x-"))) return [];
    return visit(document, value, [...path, name], !areNames && named.has(name) && !Array.isArray(value));
  });
  const reference = areNames ? undefined : node["$ref"];
  if (typeof reference !== "string" || leadsSomewhere(document, reference)) return inside;
  const message = reference.startsWith("#")
    ? `\`${reference}\` leads nowhere; define it, or correct the name.`
    : `\`${reference}\` leads out of the document; the mock reads one file. Bundle it first.`;
  return [...inside, { path: [...path, "$ref"], message }];
}

/** Values, which may hold anything, and parts of the document that the mock does not serve. */
const skipped = new Set(
  "example examples value default const enum links callbacks webhooks externalDocs discriminator".split(" "),
);

/** Keys of what is listed by name. */
const named = new Set(
  "paths schemas responses parameters requestBodies headers securitySchemes pathItems content encoding variables properties patternProperties dependentSchemas $defs definitions".split(
    " ",
  ),
);

function leadsSomewhere(document: OpenApi, reference: string): boolean {
  if (!reference.startsWith("#")) return false;
  // An anchor is for Ajv to find.
  if (reference === "#" || !reference.startsWith("#/")) return true;
  return (
    toPath(reference).reduce((node: unknown, step) => (isRecord(node) ? node[step] : undefined), document) !== undefined
  );
}
