import { readFileSync } from "node:fs";
import { writeAllPages, writeLlmsList, writeSitemap } from "./agents/write-agent-files.js";
import { writeFeed } from "./change/write-feed.js";
import type { SiteContent } from "./content/content.js";
import { makePages } from "./make-pages.js";
import { createAddress, createLink } from "./page/create-link.js";
import { makeMissingPage } from "./overview/make-missing-page.js";
import { nameSources, printDocument } from "./content/print-document.js";
import { createNavigation } from "./page/navigation.js";
import type { Page } from "./page/page.js";
import { printPage, type Shell } from "./page/print-page.js";
import { icon, style } from "./page/style.js";
import { buildSearchData, printSearchData } from "./search/create-search.js";
import { listEntries } from "./search/list-entries.js";
import { searchStyle } from "./search/style.js";
import { makeTryData, printTryData } from "./try/make-try-data.js";
import { findTryFile } from "./try/make-try-panel.js";
import { tryStyle } from "./try/style.js";

/** The files of a site by their paths: `"operations/posts.get.html"`. They work on any web server, below any path, and from disk. */
export type SiteFiles = ReadonlyMap<string, string>;

/** Options of {@link buildSite}. */
export interface BuildOptions {
  /** Identifies the state of the document. Open pages then follow a server of the site. Default: pages do not change. */
  version?: string | undefined;
  /** The address of the published site, without a trailing slash. Files for other programs then have whole addresses. Default: relative ones. */
  siteUrl?: string | undefined;
}

/** Builds the files of a site. */
export function buildSite(content: SiteContent, { version, siteUrl }: BuildOptions = {}): SiteFiles {
  const pages = makePages(content);
  const shell = createShell(content, pages, version);
  const files = new Map<string, string>();
  for (const page of pages) {
    files.set(`${page.path}.html`, printPage(page, shell));
    files.set(`${page.path}.md`, `# ${page.title}\n\n${page.markdown(createLink(page.path, ".md"))}`);
  }
  // Servers deliver this page at any address. Only a site with an address has links that are right at all of them.
  const root = siteUrl === undefined ? "" : new URL(`${siteUrl}/`).pathname;
  files.set("404.html", printPage(makeMissingPage(content), shell, root));
  const { written, json } = nameSources(content);
  if (written !== undefined) files.set(written, readFileSync(content.document.file, "utf8"));
  files.set(json, printDocument(content.document));
  const address = createAddress(siteUrl);
  files.set("llms.txt", writeLlmsList(pages, shell.title, written ?? json, address));
  files.set("llms-full.txt", writeAllPages(pages, address));
  if (siteUrl !== undefined) files.set("sitemap.xml", writeSitemap(pages, address));
  if (shell.hasFeed) files.set("changes.atom", writeFeed(content, address));
  for (const operation of content.operations) {
    const link = createLink(operation.page, ".html");
    files.set(findTryFile(operation), printTryData(makeTryData(content, operation, link), operation.page));
  }
  files.set("assets/site.css", style + searchStyle);
  files.set("assets/try.css", tryStyle);
  files.set("assets/try.js", readScript("try"));
  files.set("assets/icon.svg", icon);
  files.set("assets/page.js", readScript("page"));
  files.set("assets/search.js", readScript("search"));
  files.set("assets/search-data.js", printSearchData(buildSearchData(listEntries(content, pages))));
  if (version !== undefined) files.set("assets/follow.js", readScript("follow"));
  return files;
}

/** Prints the page for an address below the site that has no page. */
export function printMissingPage(content: SiteContent, path: string): string {
  return printPage(makeMissingPage(content, path), createShell(content, []));
}

function createShell(content: SiteContent, pages: readonly Page[], version?: string): Shell {
  return {
    title: content.model.title,
    policy: printPolicy(content),
    navigation: createNavigation(pages),
    version,
    hasFeed: content.releases.length > 0,
  };
}

/** Reads a script of `src/browser/`, which the build has bundled. */
function readScript(name: string): string {
  return readFileSync(new URL(`../dist/browser/${name}.js`, import.meta.url), "utf8");
}

/** Prints the content security policy. Pages send requests only to the servers that readers can select. */
export function printPolicy({ origins }: SiteContent): string {
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
