import type { SiteContent } from "../content/content.js";
import type { Link } from "./page.js";

/** Returns a function that finds the address of the page of an operation or type by its name, as descriptions mention it in code. */
export function findPage({ pages }: SiteContent, link: Link): (name: string) => string | undefined {
  return (name) => {
    const page = pages.get(name);
    return page === undefined ? undefined : link(page);
  };
}
