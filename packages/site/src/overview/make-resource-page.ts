import { markup } from "@shortvideo-api/report/html";
import type { SiteContent, SiteResource } from "../content/content.js";
import type { Page } from "../page/page.js";
import { printDescription } from "../type/print-fields.js";
import type { ResourceWords } from "./group-resources.js";
import { printOperations, writeOperations } from "./print-operations.js";

/** Makes the page of a resource, which lists its operations. */
export function makeResourcePage(
  content: SiteContent,
  { resource, operations, page }: SiteResource,
  { title, section, description }: ResourceWords,
): Page {
  const within = content.resources.filter((each) => resource.resources.includes(each.resource));
  return {
    path: page,
    kind: "resource",
    title,
    summary: description?.split("\n", 1)[0] ?? "",
    group: resource.name,
    section,
    markdown: (link) =>
      `${description === undefined ? "" : `${description}\n\n`}${writeOperations(operations, link)}\n${within
        .map((each) => `\n- [${each.resource.name}](${link(each.page)})`)
        .join("")}`,
    content: (link) =>
      markup`${printDescription(content, description, link, 2)}${printOperations(operations, link)}${
        within.length > 0 &&
        markup`<h2 id="within">Resources within it</h2><ul>${within.map((each) => markup`<li><a href="${link(each.page)}">${each.resource.name}</a></li>`)}</ul>`
      }`,
    sections: [],
  };
}
