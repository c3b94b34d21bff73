import { isNode, type Kind, type Node } from "@shortvideo-api/document/source";

/**
 * Removes the fields of an object on which a renderer could act: the author's own fields, and addresses that are neither web nor mail
 * addresses.
 */
export function cleanNode(kind: Kind, node: Node): void {
  // The keys are names of security schemes.
  if (kind === "securityRequirement") return;
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith("x-") || key === "externalValue" || isWrongAddress(kind, key, value)) delete node[key];
    else if (mapsOfNames.has(key) && isNode(value)) dropExtensions(value);
    else if (untraversed.has(key)) dropDeep(value);
  }
}

/** Maps in which OpenAPI allows extensions beside the names. */
const mapsOfNames = new Set(["paths", "responses"]);
/** Fields that the loader does not traverse. */
const untraversed = new Set(["flows", "variables", "license", "contact", "xml"]);

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
  // The `properties` of a schema are not fields of an OpenAPI object.
  if (kind === "schema" || !/^(?:url|termsOfService|\w+Url)$/.test(key)) return false;
  return typeof value !== "string" || !isAddress(value);
}

/** Returns `true` for an address of the web, of mail, or relative to the page. */
export function isAddress(text: string): boolean {
  const base = "https://page.invalid/";
  return URL.canParse(text, base) && /^(?:https?|mailto):$/.test(new URL(text, base).protocol);
}
