import { printCount } from "@shortvideo-api/document";
import { type Markup, markup, renderSentence } from "@shortvideo-api/report/html";
import type { SiteContent } from "../content/content.js";
import type { Link, Page } from "../page/page.js";
import { printCodeLink } from "../page/print-names.js";
import { listClientErrors, listResponseErrors, type ShownError } from "./list-errors.js";

/** Makes the page `errors`: each error class of the typed client with its statuses, its meaning, what to do, and the operations that document it. */
export function makeErrorsPage(content: SiteContent): Page {
  const [ofResponses, ofClient] = [listResponseErrors(content), listClientErrors(content)];
  const all = [...ofResponses, ...ofClient];
  return {
    path: "errors",
    kind: "error",
    title: "Errors",
    summary: "Each error class of the typed client: statuses, meaning, and what to do.",
    group: "Reference",
    section: "Reference",
    markdown: (link) =>
      `${all
        .map(
          ({ name, statuses, meaning, advice, operations }) =>
            `## ${name}\n\n${statuses.length > 0 ? `Status ${statuses.join(", ")}. ` : ""}${meaning}${advice === undefined ? "" : ` ${advice}`}${
              operations && operations.length < content.operations.length
                ? `\n\nOperations: ${operations
                    .slice(0, 30)
                    .map((each) => `[${each.operation.id}](${link(each.page)})`)
                    .join(", ")}${operations.length > 30 ? ", …" : ""}`
                : ""
            }`,
        )
        .join("\n\n")}\n`,
    content: (
      link,
    ) => markup`<p>A failed call rejects with one of these classes of <code>${content.packages.client}</code>. Each has <code>operation</code>, <code>attempts</code> and <code>retryable</code>.</p>
<table class="index"><thead><tr><th scope="col">Class</th><th scope="col">Status</th><th scope="col">Cause or remedy</th></tr></thead><tbody>${all.map(
      ({ name, statuses, meaning, advice = meaning }) =>
        markup`
<tr><th scope="row"><a href="#${name}">${name}</a></th><td>${statuses.join(", ")}</td><td>${renderSentence(advice)}</td></tr>`,
    )}</tbody></table>
<h2 id="responses">Responses of the service</h2>${ofResponses.map((each) => printError(content, each, link))}
<h2 id="calls">Calls of the client</h2>${ofClient.map((each) => printError(content, each, link))}`,
    sections: all.map(({ name, meaning, statuses }) => ({
      id: name,
      title: name,
      words: `${statuses.join(" ")} ${meaning}`,
    })),
  };
}

function printError(
  content: SiteContent,
  { name, statuses, meaning, advice, operations }: ShownError,
  link: Link,
): Markup {
  return markup`
<section class="error" aria-labelledby="${name}"><h3 id="${name}"><code>${name}</code> ${statuses.map((status) => markup`<span class="status bad">${status}</span> `)}</h3>
<p>${renderSentence(meaning)}</p>${advice !== undefined && markup`<p class="advice">${renderSentence(advice)}</p>`}${
    operations &&
    markup`<details class="level"><summary>${
      operations.length === content.operations.length ? "All operations" : printCount(operations.length, "operation")
    }</summary><ul class="uses">${operations.map(
      ({ operation, page }) => markup`<li>${printCodeLink(operation.id, link(page))}</li>`,
    )}</ul></details>`
  }</section>`;
}
