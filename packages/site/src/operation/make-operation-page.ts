import { markup } from "@shortvideo-api/report/html";
import type { SiteContent, SiteOperation } from "../content/content.js";
import type { Page } from "../page/page.js";

/** Makes the page of an operation. */
export function makeOperationPage(_content: SiteContent, { operation, resource, page }: SiteOperation): Page {
  const { id, summary = "", description = "", httpMethod, path } = operation;
  return {
    path: page,
    kind: "operation",
    title: id,
    summary,
    group: resource.members.join("."),
    markdown: () => `\`${httpMethod} ${path}\`\n\n${description}\n`,
    content: () => markup`<p><code>${httpMethod} ${path}</code></p><p>${description}</p>`,
    sections: [],
  };
}
