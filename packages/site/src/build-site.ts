import { readFileSync } from "node:fs";
import { markup } from "@shortvideo-api/report/html";
import type { SiteContent } from "./content/content.js";
import { listOrigins } from "./content/list-origins.js";
import { makePages } from "./make-pages.js";
import { createLink } from "./page/create-link.js";
import type { Page } from "./page/page.js";
import { printPage } from "./page/print-page.js";
import { style } from "./page/style.js";
import { makeTryData, printTryData } from "./try/make-try-data.js";
import { findTryFile } from "./try/make-try-panel.js";
import { tryStyle } from "./try/style.js";

/** The files of a site by their paths: `"operations/posts.get.html"`. They work on any web server, below any path, and from disk. */
export type SiteFiles = ReadonlyMap<string, string>;

/** Builds the files of a site. With `version`, which identifies the state of the document, open pages follow a server of the site. */
export function buildSite(content: SiteContent, version?: string): SiteFiles {
  const pages = makePages(content);
  const shell = { title: content.model.title, policy: printPolicy(content), pages, version };
  const files = new Map<string, string>();
  for (const page of pages) {
    files.set(`${page.path}.html`, printPage(page, shell));
    files.set(`${page.path}.md`, `# ${page.title}\n\n${page.markdown(createLink(page.path, ".md"))}`);
  }
  for (const operation of content.operations) {
    const link = createLink(operation.page, ".html");
    files.set(findTryFile(operation), printTryData(makeTryData(content, operation, link), operation.page));
  }
  files.set("assets/site.css", style);
  files.set("assets/try.css", tryStyle);
  files.set("assets/try.js", readScript("try"));
  files.set("assets/page.js", readScript("page"));
  if (version !== undefined) files.set("assets/follow.js", readScript("follow"));
  return files;
}

/** Prints the page for an address below the site that has no page. */
export function printMissingPage(content: SiteContent, path: string): string {
  const page: Page = {
    path,
    kind: "overview",
    title: "Page not found",
    summary: "",
    group: "",
    markdown: () => "",
    content: (
      link,
    ) => markup`<p>This site has no page <code>${path}</code>. It may have had one in another version of the
document. The search finds operations, parameters, errors and guides by their names.</p>
<p><a href="${link("index")}">All pages of ${content.model.title}</a></p>`,
    sections: [],
  };
  return printPage(page, { title: content.model.title, policy: printPolicy(content), pages: [] });
}

/** Reads a script of `src/browser/`, which the build has bundled. */
function readScript(name: string): string {
  return readFileSync(new URL(`../dist/browser/${name}.js`, import.meta.url), "utf8");
}

/** Prints the content security policy. Pages send requests only to the servers that readers can select. */
export function printPolicy(content: SiteContent): string {
  const origins = listOrigins(content);
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
