import { isNode, type Kind, type Node } from "@shortvideo-api/document/source";

/**
 * Takes from an object of the document what a renderer may act on and we do not mean: fields of the author's own, and
 * addresses that are of neither the web nor mail.
 */
export function cleanNode(kind: Kind, node: Node): void {
  // Their keys are names.
  if (kind === "securityRequirement") return;
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith("x-") || key === "externalValue" || isWrongAddress(kind, key, value)) delete node[key];
    else if (mapsOfNames.has(key) && isNode(value)) dropExtensions(value);
    else if (unwalked.has(key)) dropDeep(value);
  }
}

/** Maps in which OpenAPI takes fields of the author's own beside the names. */
const mapsOfNames = new Set(["paths", "responses"]);
/** What the loader does not look into. */
const unwalked = new Set(["flows", "variables", "license", "contact", "xml"]);

function dropExtensions(map: Node): void {
  for (const key of Object.keys(map)) if (key.startsWith("x-")) delete map[key];
}

function dropDeep(value: unknown): void {
  if (!isNode(value)) return;
  for (const [key, field] of Object.entries(value)) {
    if (key.startsWith("x-") || isWrongAddress("info", key, field)) delete value[key];
    else dropDeep(field);
  }
}

function isWrongAddress(kind: Kind, key: string, value: unknown): boolean {
  // A schema's `properties` are no fields of an object of OpenAPI, and are not met here.
  if (kind === "schema" || !/^(?:url|termsOfService|\w+Url)$/.test(key)) return false;
  return typeof value !== "string" || !isAddress(value);
}

/** Leads to the web, to mail, or to where the page itself is. */
export function isAddress(text: string): boolean {
  const base = "https://page.invalid/";
  return URL.canParse(text, base) && /^(?:https?|mailto):$/.test(new URL(text, base).protocol);
}
