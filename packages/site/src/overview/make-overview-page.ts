import { describeScheme, findSecurityScheme, isNode, showValue } from "@shortvideo-api/document";
import { readProvenance } from "@shortvideo-api/model";
import { type Markup, markup, renderSentence } from "@shortvideo-api/report/html";
import type { SiteContent } from "../content/content.js";
import { nameSources, printVersion } from "../content/print-document.js";
import { listCodes } from "../page/print-names.js";
import { type Link, listIf, type Page } from "../page/page.js";
import { joinBlocks } from "../page/write-markdown.js";
import { isAddress, printCode, printInline } from "../page/print-markdown.js";
import { findPage } from "../page/create-link.js";
import { listInBandExamples } from "../operation/list-examples.js";
import { printDescription } from "../type/print-fields.js";
import { printProvenance } from "../type/print-marks.js";
import type { ResourceWords } from "./group-resources.js";
import { printOperations, writeOperations } from "./print-operations.js";
import type { SiteResource } from "../content/content.js";

/** The number of operations up to which the overview lists them all. */
const mostOperations = 150;

/** Makes the page `index`: what the API is, its servers, its keys, how failures look, and all operations. */
export function makeOverviewPage(
  content: SiteContent,
  names: ReadonlyMap<SiteResource, ResourceWords>,
  guides: readonly Page[],
): Page {
  const { model, root, operations } = content;
  const isLong = operations.length > mostOperations;
  const { description, summary = "" } = root.info;
  return {
    path: "index",
    kind: "overview",
    title: model.title,
    summary,
    group: "",
    markdown: (link) => writeOverview(content, guides, link),
    content: (
      link,
    ) => markup`<p class="lead">Version ${model.version}${summary !== "" && markup` · ${summary}`}</p>${printDescription(content, description, link, 2)}${guides.length > 0 && printGuides(guides, link)}${printServers(content)}${printSchemes(content)}${printFailures(content, link)}
<section><h2 id="operations">Operations</h2>${[...names].map(
      ([each, { title, description: about }]) =>
        each.operations.length > 0 &&
        markup`
<h3 id="${each.page.replace("/", "-")}"><a href="${link(each.page)}">${title}</a>${isLong && markup` <span class="muted">${each.operations.length}</span>`}</h3>${
          about !== undefined &&
          markup`<div class="about">${printInline(about, { find: findPage(content, link) })}</div>`
        }${!isLong && printOperations(each.operations, link)}`,
    )}</section>${printSource(content)}`,
    sections: [
      ...listIf(guides.length > 0, "guides", "Guides"),
      ...listIf((root.servers ?? []).length > 0, "servers", "Servers"),
      ...listIf(listSchemes(content).length > 0, "authentication", "Authentication"),
      { id: "failures", title: "Failures" },
      { id: "operations", title: "Operations" },
      { id: "source", title: "Document" },
    ],
  };
}

function printGuides(guides: readonly Page[], link: Link): Markup {
  return markup`<section><h2 id="guides">Guides</h2><ul class="cards">${guides.map(
    ({ path, title, summary }) =>
      markup`<li><a href="${link(path)}">${title}</a>${summary !== "" && markup`<span>${summary}</span>`}</li>`,
  )}</ul></section>`;
}

function printServers({ root }: SiteContent): Markup | undefined {
  const { servers = [] } = root;
  if (servers.length === 0) return undefined;
  return markup`<section><h2 id="servers">Servers</h2><ul class="fields">${servers.map(
    (server) => markup`
<li><div class="head"><code class="name">${server.url}</code>${server.name !== undefined && markup` <span class="type">${server.name}</span>`}${printProvenance(readProvenance(server))}</div>${
      server.description !== undefined && markup`<div class="about">${printInline(server.description)}</div>`
    }${Object.entries(server.variables ?? {}).map(
      ([name, variable]) =>
        markup`<div class="fact"><code>${name}</code>: default <code>${showValue(variable.default ?? "")}</code>${
          variable.enum && markup`, one of ${variable.enum.map((value) => markup`<code>${showValue(value)}</code> `)}`
        }${variable.description !== undefined && markup` ${printInline(variable.description)}`}</div>`,
    )}</li>`,
  )}</ul></section>`;
}

function listSchemes({ root }: SiteContent): readonly string[] {
  return Object.keys(root.components.securitySchemes ?? {});
}

function printSchemes(content: SiteContent): Markup | undefined {
  const { root } = content;
  const names = listSchemes(content);
  if (names.length === 0) return undefined;
  return markup`<section><h2 id="authentication">Authentication</h2><ul class="fields">${names.map((name) => {
    const scheme = findSecurityScheme(root, name);
    const metadata = scheme && "oauth2MetadataUrl" in scheme ? scheme.oauth2MetadataUrl : undefined;
    return (
      scheme &&
      markup`
<li><div class="head"><code class="name">${name}</code> <span class="type">${renderSentence(describeScheme(scheme))}</span>${
        scheme.deprecated === true && markup` <span class="badge warn">deprecated</span>`
      }${printProvenance(readProvenance(scheme))}</div>${
        scheme.description !== undefined && markup`<div class="about">${printInline(scheme.description)}</div>`
      }${
        typeof metadata === "string" &&
        markup`<div class="fact">Metadata of the authorization server: ${isAddress(metadata) ? markup`<a href="${metadata}" rel="noreferrer">${metadata}</a>` : markup`<code>${metadata}</code>`}</div>`
      }</li>`
    );
  })}</ul></section>`;
}

function printFailures(content: SiteContent, link: Link): Markup {
  const { inBandFailure } = content.model;
  const declared = content.root["x-in-band-failure"];
  const examples = listInBandExamples(content);
  return markup`<section><h2 id="failures">Failures</h2>
<p>The typed client throws an error class for each kind of failure. <a href="${link("errors")}">All errors</a>, with their statuses, causes and remedies.</p>${
    inBandFailure &&
    markup`<div class="callout warn"><div><strong>A response with status 200 can be a failure.</strong> Its body then has ${renderSentence(listCodes(inBandFailure.codes))} at the top, with a value other than ${renderSentence(
      listCodes(inBandFailure.success),
    )}. ${renderSentence(listCodes(inBandFailure.messages))} has the reason.${inBandFailure.advice !== undefined && markup` ${renderSentence(inBandFailure.advice)}`} ${isNode(declared) && printProvenance(readProvenance(declared))}</div>${
      examples.length > 0 &&
      markup`<details class="level"><summary>Examples</summary>${examples.map((text) => printCode(text, "json"))}</details>`
    }</div>`
  }</section>`;
}

function printSource(content: SiteContent): Markup {
  const { written, json } = nameSources(content);
  return markup`<section><h2 id="source">Document</h2><p>This site is made of an OpenAPI document: ${
    written !== undefined && markup`<a href="${written}">${written}</a>, as it is written, and `
  }<a href="${json}">${json}</a>, in one piece as OpenAPI ${printVersion(content.document)}.</p></section>`;
}

function writeOverview(
  { model, root, operations, servers, types }: SiteContent,
  guides: readonly Page[],
  link: Link,
): string {
  return joinBlocks(
    `Version ${model.version}.`,
    root.info.description,
    servers.length > 0 &&
      `## Servers\n\n${servers.map(({ url, description }) => `- ${url}${description === undefined ? "" : `: ${description}`}`).join("\n")}`,
    guides.length > 0 &&
      `## Guides\n\n${guides.map(({ path, title, summary }) => `- [${title}](${link(path)}): ${summary}`).join("\n")}`,
    `## Operations\n\n${writeOperations(operations, link)}`,
    `## Further pages\n\n- [Errors](${link("errors")})${types.size > 0 ? `\n- [Types](${link("types")})` : ""}`,
  );
}
