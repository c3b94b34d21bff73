import type { SiteContent, SiteWebhook } from "../content/content.js";
import { markup, type Markup } from "@shortvideo-api/report/html";
import { printBody, printDescription, printHeader, writeBody } from "../operation/print-body.js";
import type { Link, Page } from "../page/page.js";
import { joinBlocks } from "../page/write-markdown.js";

/** Makes the pages of webhooks and callbacks: the requests that the service sends. */
export function makeWebhookPages(content: SiteContent): Page[] {
  return content.webhooks.map((each) => makeWebhookPage(content, each));
}

function makeWebhookPage(content: SiteContent, site: SiteWebhook): Page {
  const { webhook, documented, page } = site;
  return {
    path: page,
    kind: "webhook",
    title: webhook.id,
    summary: webhook.summary ?? "",
    group: "Webhooks",
    section: "Webhooks",
    markdown: (link) => writeWebhook(content, site, link),
    content: (link) => printWebhook(content, site, link),
    sections: [
      ...documented.parameters.map(({ in: place, name }) => ({
        id: `parameter-${place}-${name}`,
        title: name,
        kind: "parameter" as const,
      })),
      ...(documented.body ? [{ id: "body", title: "Body", kind: "text" as const }] : []),
      { id: "responses", title: "Your response", kind: "text" },
    ],
  };
}

function printWebhook(content: SiteContent, { webhook, documented }: SiteWebhook, link: Link): Markup {
  const { kind, httpMethod, expression, deprecated, constant } = webhook;
  const { body, parameters, responses, owner } = documented;
  const operation = content.operations.find(
    (each) => each.documented.path === owner?.path && each.documented.method === owner?.method,
  );
  return markup`
<div class="request"><code><span class="method" data-method="${httpMethod}">${httpMethod}</span> ${expression ?? documented.path}</code>${deprecated && markup` <span class="badge warn">deprecated</span>`}</div>
<p class="muted">${kind === "webhook" ? "The service sends this request to an address that you register." : markup`The service sends this request after ${operation ? markup`<a href="${link(operation.page)}"><code>${operation.operation.id}</code></a>` : "another one"}.`} <code>${constant}</code> of <code>${content.packages.client}</code> parses and verifies it.</p>
${printDescription(content, documented.node.description, link)}${
    parameters.length > 0 &&
    markup`<section><h2 id="parameters">Parameters</h2><ul class="fields">${parameters.map((each) =>
      printHeader(content, each, link, `${each.in} ${each.name}`, `parameter-${each.in}-${each.name}`),
    )}</ul></section>`
  }${
    body &&
    markup`<section><h2 id="body">Body</h2>${printDescription(content, body.node.description, link)}${printBody(content, body, link)}</section>`
  }<section><h2 id="responses">Your response</h2><ul class="fields">${[...responses.values()].map(
    (response) =>
      markup`
<li><div class="head"><span class="status">${response.status}</span></div>${printDescription(content, response.description, link)}${response.media.length > 0 && printBody(content, response, link)}</li>`,
  )}</ul></section>`;
}

function writeWebhook(content: SiteContent, { webhook, documented }: SiteWebhook, link: Link): string {
  return joinBlocks(
    webhook.summary,
    `\`${webhook.httpMethod} ${documented.path}\``,
    webhook.description,
    documented.body && writeBody(content, documented.body, link).join("\n").trimEnd(),
    `Responses: ${webhook.statuses.join(", ")}`,
  );
}
