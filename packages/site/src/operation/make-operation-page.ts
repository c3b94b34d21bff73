import { markup } from "@shortvideo-api/report/html";
import { makeTryPanel } from "../try/make-try-panel.js";
import type { SiteContent, SiteOperation } from "../content/content.js";
import type { Page } from "../page/page.js";

/** Makes the page of an operation. */
export function makeOperationPage(content: SiteContent, site: SiteOperation): Page {
  const { operation, resource, page } = site;
  const { id, summary = "", description = "", httpMethod, path } = operation;
  return {
    path: page,
    kind: "operation",
    title: id,
    summary,
    group: resource.members.join("."),
    markdown: () => `\`${httpMethod} ${path}\`\n\n${description}\n`,
    content: () => markup`<p><code>${httpMethod} ${path}</code></p><p>${description}</p>${makeTryPanel(content, site)}`,
    sections: [],
  };
}
