import type { SiteContent } from "../content/content.js";
import type { Link } from "./page.js";

/**
 * Creates the links of the page at `from`. They are relative, so that a site works below any path and from disk. `extension` is that
 * of the linked files, such as `".html"`.
 */
export function createLink(from: string, extension: string): Link {
  return linkBelow(findRoot(from), extension);
}

/** Returns the relative address at which the site begins, as seen from a page: `"../"`. */
export function findRoot(page: string): string {
  return "../".repeat(page.split("/").length - 1);
}

/** Creates links to files below an address that ends with a slash, or that is empty. */
export function linkBelow(root: string, extension: string): Link {
  return (to) => {
    const [path = "", anchor] = to.split("#");
    const file = path.split("/").map(encodeURIComponent).join("/");
    return `${root}${file}${extension}${anchor === undefined ? "" : `#${encodeURIComponent(anchor)}`}`;
  };
}

/** Writes the address of a file of the site. */
export type Address = (to: string, extension: string) => string;

/** Returns the function that writes addresses of files: whole ones for a site with an address, otherwise relative to its root. */
export function createAddress(siteUrl: string | undefined): Address {
  const root = siteUrl === undefined ? "" : `${siteUrl}/`;
  return (to, extension) => linkBelow(root, extension)(to);
}

/** Returns a function that finds the address of the page of an operation or type by its name, as descriptions mention it in code. */
export function findPage({ pages }: SiteContent, link: Link): (name: string) => string | undefined {
  return (name) => {
    const page = pages.get(name);
    return page === undefined ? undefined : link(page);
  };
}
