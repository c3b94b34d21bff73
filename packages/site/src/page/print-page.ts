import { type Markup, markup } from "@shortvideo-api/report/html";
import { createLink } from "./create-link.js";
import type { Page } from "./page.js";

/** What all pages of a site share. */
export interface Shell {
  /** The title of the API. */
  title: string;
  /** The content security policy of a page. Stands in the page, too, for servers that send no such header and for files on disk. */
  policy: string;
  /** Pages in the order of the navigation. */
  pages: readonly Page[];
  /** Identifies the state of the document on a server whose open pages follow it. Default: pages do not change. */
  version?: string | undefined;
}

/** Prints a page as HTML. */
export function printPage(page: Page, { title, policy, pages, version }: Shell): string {
  const link = createLink(page.path, ".html");
  const asset = createLink(page.path, "");
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${page.path === "index" ? title : `${page.title} – ${title}`}</title>
${page.summary !== "" && markup`<meta name="description" content="${page.summary}">`}
<link rel="stylesheet" href="${asset("assets/site.css")}">
<link rel="alternate" type="text/markdown" href="${createLink(page.path, ".md")(page.path)}">
<script defer src="${asset("assets/page.js")}"></script>${
    version !== undefined &&
    markup`
<script defer src="${asset("assets/follow.js")}"></script>`
  }
</head>
<body data-root="${"../".repeat(page.path.split("/").length - 1)}"${version !== undefined && markup` data-version="${version}"`}>
<a class="skip" href="#content">Skip to the content</a>
<header class="top"><a class="title" href="${link("index")}">${title}</a><div id="search"></div></header>
<div class="columns">
<nav class="pages" aria-label="Pages">${printNavigation(page, pages, link)}</nav>
<main id="content" tabindex="-1">
<h1>${page.title}</h1>
${page.content(link)}
</main>
</div>
</body>
</html>
`.text;
}

function printNavigation(current: Page, pages: readonly Page[], link: (to: string) => string): Markup {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    if (page.group !== "") groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  }
  return markup`${[...groups].map(
    ([group, listed]) => markup`
<details${(listed.includes(current) || groups.size < 40) && markup` open`}><summary>${group}</summary><ul>${listed.map(
      (page) => markup`
<li><a href="${link(page.path)}"${page === current && markup` aria-current="page"`}>${page.title}</a></li>`,
    )}</ul></details>`,
  )}`;
}
