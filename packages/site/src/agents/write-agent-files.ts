import { markup } from "@shortvideo-api/report/html";
import { createAddress } from "../page/create-link.js";
import type { Page, PageKind } from "../page/page.js";
import { toLine } from "../page/shorten.js";

/** The parts of `llms.txt`, and the kinds of pages in them. Agents with little room leave out the part `Optional`. */
const parts: readonly (readonly [title: string, kinds: readonly PageKind[]])[] = [
  ["Guides", ["guide"]],
  ["Operations", ["operation"]],
  ["Webhooks", ["webhook"]],
  ["Errors", ["error"]],
  ["Optional", ["overview", "resource", "type", "change"]],
];

/** What the files for agents say of the whole site. */
export interface AgentSite {
  /** The title of the API. */
  title: string;
  /** The name of the file with the whole document. */
  document: string;
  /** The address of the site, without a trailing slash. Default: links are relative. */
  siteUrl?: string | undefined;
}

/** Writes `llms.txt`: each page with its address as Markdown. https://llmstxt.org */
export function writeLlmsList(pages: readonly Page[], { title, document, siteUrl }: AgentSite): string {
  const address = createAddress(siteUrl);
  const overview = pages.find(({ path }) => path === "index");
  const lists = parts.flatMap(([name, kinds]) => {
    const listed = pages.filter(({ kind }) => kinds.includes(kind));
    const lines = listed.map(
      (page) =>
        `- [${page.title}](${address(page.path, ".md")})${page.summary === "" ? "" : `: ${toLine(page.summary)}`}`,
    );
    return lines.length > 0 ? [`## ${name}\n\n${lines.join("\n")}`] : [];
  });
  return `${[
    `# ${title}`,
    ...(overview && overview.summary !== "" ? [`> ${toLine(overview.summary)}`] : []),
    `Each page exists as HTML and as Markdown, with \`.md\` in place of \`.html\`. [llms-full.txt](${address("llms-full", ".txt")}) has all of them, and [${document}](${address(document, "")}) is the OpenAPI document.`,
    ...lists,
  ].join("\n\n")}\n`;
}

/** Writes `llms-full.txt`: the Markdown of all pages. */
export function writeAllPages(pages: readonly Page[], { siteUrl }: AgentSite): string {
  const address = createAddress(siteUrl);
  return pages
    .map((page) => `# ${page.title}\n\n${page.markdown((to) => address(to, ".md")).trimEnd()}\n`)
    .join("\n---\n\n");
}

/** Writes `sitemap.xml`. https://www.sitemaps.org/protocol.html */
export function writeSitemap(pages: readonly Page[], siteUrl: string): string {
  const address = createAddress(siteUrl);
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.map(
    ({ path }) => markup`
<url><loc>${address(path, ".html")}</loc></url>`,
  )}
</urlset>
`.text;
}
