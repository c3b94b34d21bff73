import { type Markup, markup } from "@shortvideo-api/report/html";
import type { SiteOperation } from "../content/content.js";
import type { Link } from "../page/page.js";

/** Prints a list of operations with their requests and summaries. */
export function printOperations(operations: readonly SiteOperation[], link: Link): Markup {
  return markup`<ul class="operations">${operations.map(
    ({ operation, page }) => markup`
<li><a href="${link(page)}">${operation.id}</a>${operation.deprecated && markup` <span class="badge warn">deprecated</span>`} <code class="path"><span class="method" data-method="${operation.httpMethod}">${operation.httpMethod}</span> ${operation.path}</code>${
      operation.summary !== undefined && markup`<span class="summary">${operation.summary}</span>`
    }</li>`,
  )}</ul>`;
}

/** Writes a list of operations as Markdown. */
export function writeOperations(operations: readonly SiteOperation[], link: Link): string {
  return operations
    .map(
      ({ operation: { id, httpMethod, path, summary, deprecated }, page }) =>
        `- [\`${id}\`](${link(page)}) \`${httpMethod} ${path}\`${summary === undefined ? "" : `: ${summary}`}${deprecated ? " (deprecated)" : ""}`,
    )
    .join("\n");
}
