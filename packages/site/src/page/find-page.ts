import type { SiteContent } from "../content/content.js";
import type { Link } from "./page.js";

const known = new WeakMap<SiteContent, ReadonlyMap<string, string>>();

/** Returns a function that finds the address of the page of an operation or type by its name, as descriptions mention it in code. */
export function findPage(content: SiteContent, link: Link): (name: string) => string | undefined {
  let pages = known.get(content);
  if (!pages) {
    pages = new Map([
      ...[...content.types.values()].map(({ schema, page }) => [schema.name, page] as const),
      ...content.operations.map(({ operation, page }) => [operation.id, page] as const),
    ]);
    known.set(content, pages);
  }
  return (name) => {
    const page = pages.get(name);
    return page === undefined ? undefined : link(page);
  };
}
