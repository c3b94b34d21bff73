import { readFileSync } from "node:fs";
import type { SiteContent } from "./content/content.js";
import { makePages } from "./make-pages.js";
import { createLink } from "./page/create-link.js";
import { printPage } from "./page/print-page.js";
import { style } from "./page/style.js";

/** The files of a site by their paths: `"operations/posts.get.html"`. They work on any web server, below any path, and from disk. */
export type SiteFiles = ReadonlyMap<string, string>;

/** Builds the files of a site. */
export function buildSite(content: SiteContent): SiteFiles {
  const pages = makePages(content);
  const shell = { title: content.model.title, policy: printPolicy(content), pages };
  const files = new Map<string, string>();
  for (const page of pages) {
    files.set(`${page.path}.html`, printPage(page, shell));
    files.set(`${page.path}.md`, `# ${page.title}\n\n${page.markdown(createLink(page.path, ".md"))}`);
  }
  files.set("assets/site.css", style);
  files.set("assets/page.js", readScript("page"));
  return files;
}

/** Reads a script of `src/browser/`, which the build has bundled. */
function readScript(name: string): string {
  return readFileSync(new URL(`../dist/browser/${name}.js`, import.meta.url), "utf8");
}

/** Prints the content security policy. Pages send requests only to the servers that readers can select. */
export function printPolicy({ servers }: SiteContent): string {
  const origins = new Set(servers.map(({ url }) => new URL(url).origin));
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...origins].join(" "),
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
