import type { SiteContent } from "./content.js";

/** Lists the origins of all servers. A host with a sign that would end the list is left out. */
export function listOrigins({ servers, operations }: Pick<SiteContent, "servers" | "operations">): string[] {
  const own = operations.flatMap(({ operation }) => operation.servers.map(({ defaultUrl }) => defaultUrl));
  const urls = [...servers.map(({ url }) => url), ...own];
  const origins = urls.flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : []));
  return [...new Set(origins)].filter((origin) => /^https?:[\w.:/[\]-]+$/.test(origin));
}
