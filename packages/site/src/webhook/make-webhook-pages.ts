import type { DocumentedParameter } from "@shortvideo-api/document";
import type { SiteContent, SiteWebhook } from "../content/content.js";
import { markup, type Markup } from "@shortvideo-api/report/html";
import { printBody, printHeader, writeBody } from "../operation/print-body.js";
import { printDescription } from "../type/print-fields.js";
import { type Link, listIf, type Page } from "../page/page.js";
import { printCodeLink } from "../page/print-names.js";
import { joinBlocks } from "../page/write-markdown.js";

/** Makes the page of a webhook or a callback: a request that the service sends. */
export function makeWebhookPage(content: SiteContent, site: SiteWebhook): Page {
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
      ...documented.parameters.map((each) => ({ id: nameParameter(each), title: each.name, isParameter: true })),
      ...listIf(documented.body !== undefined, "body", "Body"),
      { id: "responses", title: "Your response" },
    ],
  };
}

function nameParameter({ in: place, name }: DocumentedParameter): string {
  return `parameter-${place}-${name}`;
}

function printWebhook(content: SiteContent, { webhook, documented }: SiteWebhook, link: Link): Markup {
  const { kind, httpMethod, expression, deprecated, constant } = webhook;
  const { body, parameters, responses, owner } = documented;
  const operation = content.operations.find(
    (each) => each.documented.path === owner?.path && each.documented.method === owner?.method,
  );
  return markup`
<div class="request"><code><span class="method" data-method="${httpMethod}">${httpMethod}</span> ${expression ?? documented.path}</code>${deprecated && markup` <span class="badge warn">deprecated</span>`}</div>
<p class="muted">${kind === "webhook" ? "The service sends this request to an address that you register." : markup`The service sends this request after ${operation ? printCodeLink(operation.operation.id, link(operation.page)) : "another one"}.`} <code>${constant}</code> of <code>${content.packages.client}</code> parses and verifies it.</p>
${printDescription(content, documented.node.description, link)}${
    parameters.length > 0 &&
    markup`<section><h2 id="parameters">Parameters</h2><ul class="fields">${parameters.map((each) =>
      printHeader(content, each, link, `${each.in} ${each.name}`, nameParameter(each)),
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
