import { type Node, walk } from "@shortvideo-api/document/source";

/**
 * Where requests of the page may go: the origins of the servers that the document names, as sources of a content security policy.
 * An address that is filled in by the reader may lead anywhere.
 */
export function listOrigins(document: Node): string[] {
  const origins = new Set<string>();
  walk("openapi", document, (kind, { url }) => {
    if (kind === "schema" || kind === "example") return false;
    if (kind !== "server" || typeof url !== "string") return true;
    if (url.includes("{")) origins.add("http:").add("https:");
    else if (URL.canParse(url)) origins.add(new URL(url).origin);
    return true;
  });
  // A host may hold `;`, which would end the list.
  return [...origins].filter((origin) => /^[\w.:/[\]-]+$/.test(origin));
}
