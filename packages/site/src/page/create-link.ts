import type { Link } from "./page.js";

/**
 * Creates the links of the page at `from`. They are relative, so that a site works below any path and from disk. `extension` is that
 * of the linked files, such as `".html"`.
 */
export function createLink(from: string, extension: string): Link {
  const up = "../".repeat(from.split("/").length - 1);
  return (to) => {
    const [path = "", anchor] = to.split("#");
    const file = path.split("/").map(encodeURIComponent).join("/");
    return `${up}${file}${extension}${anchor === undefined ? "" : `#${encodeURIComponent(anchor)}`}`;
  };
}

/** Returns the function that writes addresses of files: whole ones for a site with an address, otherwise relative to its root. */
export function createAddress(siteUrl: string | undefined): (to: string, extension: string) => string {
  const start = siteUrl === undefined ? "" : `${siteUrl}/`;
  return (to, extension) => start + createLink("", extension)(to);
}
