import { type Markup, markup } from "@shortvideo-api/report/html";
import { findRoot, linkBelow } from "./create-link.js";
import type { Navigation } from "./navigation.js";
import type { Link, Page } from "./page.js";
import { printName } from "./print-names.js";

/** What all pages of a site share. */
export interface Shell {
  /** The title of the API. */
  title: string;
  /** The content security policy of a page. Stands in the page, too, for servers that send no such header and for files on disk. */
  policy: string;
  navigation: Navigation;
  /** Identifies the state of the document on a server whose open pages follow it. Default: pages do not change. */
  version?: string | undefined;
  /** Whether the site has an Atom feed of its changelog. */
  hasFeed: boolean;
}

/** Prints a page as HTML. `root` is the address at which the site begins, with a slash at its end. Default: relative to the page. */
export function printPage(
  page: Page,
  { title, policy, navigation, version, hasFeed }: Shell,
  root: string = findRoot(page.path),
): string {
  const link = linkBelow(root, ".html");
  const asset = linkBelow(root, "");
  const above = navigation.above(page);
  const markdown = page.kind === "missing" ? undefined : linkBelow(root, ".md")(page.path);
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
<link rel="icon" href="${asset("assets/icon.svg")}">${
    markdown !== undefined && markup`<link rel="alternate" type="text/markdown" href="${markdown}">`
  }${
    hasFeed &&
    markup`
<link rel="alternate" type="application/atom+xml" href="${asset("changes.atom")}">`
  }
<script defer src="${asset("assets/page.js")}"></script>${
    version !== undefined &&
    markup`
<script defer src="${asset("assets/follow.js")}"></script>`
  }
</head>
<body data-root="${root}"${version !== undefined && markup` data-version="${version}"`}>
<a class="skip" href="#content">Skip to the content</a>
<header class="top"><a class="title" href="${link("index")}">${title}</a><div id="search"></div><button type="button" class="menu" popovertarget="pages">Pages</button></header>
<div class="columns">
<nav class="pages" id="pages" popover aria-label="Pages">${navigation.print(page, link)}</nav>
<main id="content" tabindex="-1">
<div class="head-row">${
    above &&
    markup`<a class="above" href="${link(above.path)}">${above.path === "index" ? "Overview" : above.title}</a>`
  }${markdown !== undefined && markup`<a class="as-markdown" href="${markdown}">Markdown</a>`}</div>
<h1>${printName(page.title)}</h1>
${printBody(page, link)}
${printAround(page, navigation, link)}
</main>
</div>
</body>
</html>
`.text;
}

function printBody(page: Page, link: Link): Markup {
  const sections = page.sections.filter(({ isParameter }) => !isParameter);
  const hasList = sections.length > 2;
  const list =
    hasList &&
    markup`<nav class="sections" aria-labelledby="sections"><p id="sections">On this page</p><ul>${sections.map(
      ({ id, title }) => markup`<li><a href="#${encodeURIComponent(id)}">${title}</a></li>`,
    )}</ul></nav>`;
  const shape = page.isWide === true ? " wide" : hasList && " listed";
  return markup`${introduced.has(page.kind) && page.summary !== "" && markup`<p class="lead">${page.summary}</p>`}
<div class="body${shape}">${list}<div class="text">${page.content(link)}</div></div>`;
}

/** The kinds of pages below whose heading their summary stands. */
const introduced: ReadonlySet<Page["kind"]> = new Set(["operation", "webhook", "guide", "error"]);

/** Prints words and the code that belongs to them: beside each other on wide screens, below each other on narrow ones. */
export function printSplit(words: Markup | undefined, code?: Markup): Markup | undefined {
  if (!words && !code) return undefined;
  return markup`<div class="split"><div class="words">${words}</div>${code && markup`<div class="codes">${code}</div>`}</div>`;
}

function printAround(page: Page, navigation: Navigation, link: Link): Markup | undefined {
  const { before, after } = navigation.around(page);
  if (!before && !after) return undefined;
  return markup`<nav class="around" aria-label="Previous and next page">${
    before && markup`<a href="${link(before.path)}" rel="prev"><span>Previous</span> ${before.title}</a>`
  }${after && markup`<a class="next" href="${link(after.path)}" rel="next"><span>Next</span> ${after.title}</a>`}</nav>`;
}
