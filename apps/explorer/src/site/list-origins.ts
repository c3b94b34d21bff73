import { type Node, traverse } from "@shortvideo-api/document/source";

/**
 * Lists the origins of the document's servers, as sources of a content security policy. For an address with variables, the sources allow
 * any host.
 */
export function listOrigins(document: Node): string[] {
  const origins = new Set<string>();
  traverse("openapi", document, (kind, { url }) => {
    if (kind === "schema" || kind === "example") return false;
    if (kind !== "server" || typeof url !== "string") return true;
    if (url.includes("{")) origins.add("http:").add("https:");
    else if (URL.canParse(url)) origins.add(new URL(url).origin);
    return true;
  });
  // A `;` in a host would end the list.
  return [...origins].filter((origin) => /^[\w.:/[\]-]+$/.test(origin));
}
