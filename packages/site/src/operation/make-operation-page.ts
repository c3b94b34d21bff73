import { capitalize, listNavigationTags } from "@shortvideo-api/document";
import type { Operation } from "@shortvideo-api/model";
import { type Markup, markup, renderSentence } from "@shortvideo-api/report/html";
import type { SiteContent, SiteOperation } from "../content/content.js";
import { type Link, listIf, type Page, type PageSection } from "../page/page.js";
import { isAddress, printCode, printInline } from "../page/print-markdown.js";
import { printSplit } from "../page/print-page.js";
import { printTabs, type Tab } from "../page/print-samples.js";
import { joinParts, printCodeLink } from "../page/print-names.js";
import { listSamples } from "../sample/list-samples.js";
import { makeTryPanel } from "../try/make-try-panel.js";
import { printProvenance } from "../type/print-marks.js";
import {
  describeEchoes,
  describeInBandFailure,
  describePagination,
  describeSecurity,
  type Fact,
  printSignature,
} from "./describe-operation.js";
import { type BodyExample, listExamples } from "./list-examples.js";
import { printBody } from "./print-body.js";
import { printDescription } from "../type/print-fields.js";
import { listParameterSections, printParameters } from "./print-parameters.js";
import { listSuccesses, printFailures, printResponses } from "./print-responses.js";
import { writeOperation } from "./write-operation.js";

/** Makes the page of an operation. */
export function makeOperationPage(content: SiteContent, site: SiteOperation, section?: string): Page {
  const { operation, resource, page } = site;
  return {
    path: page,
    kind: "operation",
    title: operation.id,
    summary: operation.summary ?? "",
    group: resource.name,
    ...(section !== undefined && { section }),
    markdown: (link) => writeOperation(content, site, link),
    content: (link) => printOperation(content, site, link),
    isWide: true,
    sections: listSections(content, site),
  };
}

/** Prints an operation: the request with samples and the form beside it, then the responses with complete examples. */
function printOperation(content: SiteContent, site: SiteOperation, link: Link): Markup {
  const examples = listExamples(content, site);
  const [shown, failed] = [
    examples.filter(({ isFailure }) => !isFailure),
    examples.filter(({ isFailure }) => isFailure),
  ];
  return markup`${printSplit(
    printRequest(content, site, link),
    markup`${printTabs("sample", "Request", listSamples(content, site), "language")}${makeTryPanel(site)}`,
  )}${printSplit(printResponses(content, site, link), printTabs("response-example", "Response", shown.map(toTab)))}${printSplit(
    printFailures(content, site, link),
    printTabs("failure-example", "Failures", failed.map(toTab)),
  )}${printSplit(printRest(content, site, link))}`;
}

function toTab({ title, text, language, about, provenance }: BodyExample): Tab {
  const note =
    about === undefined && !provenance
      ? undefined
      : markup`<div class="note">${about !== undefined && printInline(about)}${printProvenance(provenance)}</div>`;
  return { label: title, language, code: text, note };
}

function listSections(content: SiteContent, site: SiteOperation): PageSection[] {
  const { operation, documented } = site;
  const canFail = operation.failures.length > 0 || describeInBandFailure(content, operation) !== undefined;
  return [
    ...listIf(operation.params.length > 0, "parameters", "Parameters"),
    ...listParameterSections(site),
    ...listIf(documented.body !== undefined && operation.body !== undefined, "body", "Request body"),
    { id: "call", title: "Typed client" },
    ...listIf(listSuccesses(site).length > 0, "responses", "Response"),
    ...listIf(canFail, "failures", "Failures"),
    ...listIf(operation.pagination !== undefined, "pagination", "Pagination"),
    ...listIf(describeSecurity(content, site).length > 0, "security", "Authentication"),
    ...listIf((content.preferences.get(operation.id) ?? []).length > 0, "mock", "Mock"),
  ];
}

function printRequest(content: SiteContent, site: SiteOperation, link: Link): Markup {
  const { operation, documented } = site;
  const { httpMethod, path, deprecated, provenance, docs } = operation;
  const { body } = documented;
  return markup`<div class="request"><code><span class="method" data-method="${httpMethod}">${httpMethod}</span> ${printPath(path)}</code>${printMarks(content, site)}${printProvenance(provenance)}</div>
${deprecated && printDeprecation(content, site, link)}${printDescription(content, operation.description === undefined ? undefined : documented.node.description, link)}${
    docs !== undefined &&
    isAddress(docs) &&
    markup`<p><a href="${docs}" rel="noreferrer">More about this operation</a></p>`
  }${printParameters(content, site, link)}${
    body &&
    operation.body &&
    markup`<section><h2 id="body">Request body ${body.required ? markup`<span class="required">required</span>` : markup`<span class="optional">optional</span>`}</h2>${printDescription(content, body.node.description, link)}${printBody(content, body, link)}</section>`
  }
<section><h2 id="call">Typed client</h2>${printCode(printSignature(site), "typescript")}</section>`;
}

function printRest(content: SiteContent, site: SiteOperation, link: Link): Markup {
  return markup`${[
    printFacts("pagination", "Pagination", describePagination(site)),
    printFacts("echoes", "Repeated parameters", describeEchoes(site.operation)),
    printFacts("security", "Authentication", describeSecurity(content, site)),
    printServers(site.operation),
    printCallbacks(content, site, link),
    printPreferences(content, site),
  ]}`;
}

function printServers({ servers }: Operation): Markup | undefined {
  if (servers.length === 0) return undefined;
  return markup`<section><h2 id="servers">Servers</h2><ul>${servers.map(
    ({ url, description }) =>
      markup`<li><code>${url}</code>${description !== undefined && markup` ${description}`}</li>`,
  )}</ul></section>`;
}

/** Prints the responses that a mock can be asked for. */
function printPreferences({ preferences }: SiteContent, { operation }: SiteOperation): Markup | undefined {
  const offered = preferences.get(operation.id) ?? [];
  if (offered.length === 0) return undefined;
  return markup`<section><h2 id="mock">In the mock</h2><p>The header <code>Prefer</code> asks the mock for a certain response.</p>
<details class="level"><summary>${offered.length} values</summary>${printRows(
    offered.map(({ words, meaning }) => [`\`${words}\``, meaning]),
  )}</details></section>`;
}

/** Prints a path with its parameters marked. */
function printPath(path: string): Markup {
  return markup`${path.split(/(\{[^}]*\})/).map((part) => (part.startsWith("{") ? markup`<span class="variable">${part}</span>` : part))}`;
}

function printDeprecation(
  { operations }: SiteContent,
  { operation: { deprecated } }: SiteOperation,
  link: Link,
): Markup {
  const { since, why, use } = deprecated ?? {};
  const replacement = operations.find(({ operation }) => operation.id === use?.id);
  return markup`<div class="callout warn"><p><strong>Deprecated${since !== undefined && ` since ${since}`}.</strong>${
    why !== undefined && markup` ${renderSentence(why)}`
  } ${replacement ? markup`Use ${printCodeLink(replacement.operation.id, link(replacement.page))} instead.` : "There is no replacement."}</p></div>`;
}

/** Prints the tags that only mark an operation: `"Badge: Seasonal"`. */
function printMarks({ root }: SiteContent, { documented: { tags } }: SiteOperation): Markup {
  const grouping = new Set(listNavigationTags(root.tags, tags));
  const marks = root.tags.filter(({ name }) => tags.includes(name) && !grouping.has(name));
  return markup`${marks.map((tag) => markup` <span class="badge" title="${capitalize(tag.kind ?? "")}">${tag.summary ?? tag.name}</span>`)}`;
}

function printFacts(id: string, title: string, facts: readonly Fact[]): Markup | undefined {
  return facts.length === 0 ? undefined : markup`<section><h2 id="${id}">${title}</h2>${printRows(facts)}</section>`;
}

function printRows(facts: readonly Fact[]): Markup {
  return markup`<dl class="facts">${facts.map(
    ([name, words]) => markup`<div><dt>${renderSentence(name)}</dt><dd>${renderSentence(words)}</dd></div>`,
  )}</dl>`;
}

function printCallbacks({ webhooks }: SiteContent, { documented }: SiteOperation, link: Link): Markup | undefined {
  const own = webhooks.filter((each) => documented.callbacks.includes(each.documented));
  if (own.length === 0) return undefined;
  return markup`<section><h2 id="callbacks">Callbacks</h2><p>After this request, the service sends: ${joinParts(
    own.map(({ webhook, page }) => printCodeLink(webhook.id, link(page))),
  )}.</p></section>`;
}
