import type { ExactModel } from "@shortvideo-api/document/sample";
import type { SiteContent } from "../content/content.js";

/** Returns whether `exact` marks the place of a 64-bit number. */
export function hasInt64(exact: ExactModel | undefined, { schemas }: Pick<SiteContent, "schemas">): boolean {
  const seen = new Set<ExactModel>();
  const has = (part: ExactModel | undefined): boolean => {
    if (!part || seen.has(part)) return false;
    seen.add(part);
    const named = (part.schemas ?? []).map((alias) => schemas.get(alias)?.exact);
    return part.int64 === true || [...Object.values(part.fields ?? {}), part.items, part.values, ...named].some(has);
  };
  return has(exact);
}
