import type { Credential } from "@shortvideo-api/document";
import type { GivenParameters } from "./read-texts.js";

/** Lists the values at the place of a key, with their prefix. Of several cookies with the same name, only the first counts. */
export function listKeyValues(
  { in: place, name }: Credential,
  { header, query, cookie }: Omit<GivenParameters, "path">,
): readonly string[] {
  if (place === "header") return header[name.toLowerCase()] ?? [];
  if (place === "query") return query.flatMap(([key, value]) => (key === name ? [value] : []));
  return cookie[name]?.slice(0, 1) ?? [];
}
