import { markup } from "@shortvideo-api/report/html";
import type { Address } from "../page/create-link.js";
import type { Page, PageKind } from "../page/page.js";
import { toLine } from "../page/write-markdown.js";

/** The parts of `llms.txt`, and the kinds of pages in them. Agents with little room leave out the part `Optional`. */
const parts: readonly (readonly [title: string, kinds: readonly PageKind[]])[] = [
  ["Guides", ["guide"]],
  ["Operations", ["operation"]],
  ["Webhooks", ["webhook"]],
  ["Errors", ["error"]],
  ["Optional", ["overview", "resource", "type", "change"]],
];

/** Writes `llms.txt`: each page of an API with its address as Markdown. `document` is the file with the document. https://llmstxt.org */
export function writeLlmsList(pages: readonly Page[], title: string, document: string, address: Address): string {
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
export function writeAllPages(pages: readonly Page[], address: Address): string {
  return pages
    .map((page) => `# ${page.title}\n\n${page.markdown((to) => address(to, ".md")).trimEnd()}\n`)
    .join("\n---\n\n");
}

/** Writes `sitemap.xml`. https://www.sitemaps.org/protocol.html */
export function writeSitemap(pages: readonly Page[], address: Address): string {
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.map(
    ({ path }) => markup`
<url><loc>${address(path, ".html")}</loc></url>`,
  )}
</urlset>
`.text;
}
