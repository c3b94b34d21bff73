import { STATUS_CODES } from "node:http";
import { readProvenance } from "@shortvideo-api/model";
import { type DocumentedResponse, isNode } from "@shortvideo-api/document";
import { type Markup, markup, renderSentence } from "@shortvideo-api/report/html";
import type { SiteContent, SiteOperation } from "../content/content.js";
import type { Link } from "../page/page.js";
import { printCodeLink } from "../page/print-names.js";
import { printInline } from "../page/print-markdown.js";
import { printProvenance } from "../type/print-marks.js";
import { describeType } from "../type/describe-type.js";
import { describeInBandFailure } from "./describe-operation.js";
import { printBody, printHeader } from "./print-body.js";
import { printDescription } from "../type/print-fields.js";
import { printLinks } from "./print-links.js";

/** Lists the responses of an operation that are no failures. */
export function listSuccesses({ operation, documented }: SiteOperation): DocumentedResponse[] {
  const failed = new Set(operation.failures.map(({ status }) => String(status)));
  return [...documented.responses.values()].filter(({ status }) => !failed.has(status));
}

/** Prints the successful responses of an operation by status: description, headers, and the body as a tree. */
export function printResponses(content: SiteContent, site: SiteOperation, link: Link): Markup | undefined {
  const shown = listSuccesses(site);
  if (shown.length === 0) return undefined;
  return markup`<section><h2 id="responses">${shown.length === 1 ? "Response" : "Responses"}</h2>${shown.map(
    (response) => markup`
<div class="response"><h3 id="response-${response.status}"><span class="status good">${response.status}</span> ${printStatus(response.status)}</h3>${printDescription(
      content,
      response.description,
      link,
    )}${printProvenance(readProvenance(response.node))}${
      response.headers.length > 0 &&
      markup`<details class="level"><summary>Headers</summary><ul class="fields">${response.headers.map((header) => printHeader(content, header, link))}</ul></details>`
    }${response.media.length > 0 ? printBody(content, response, link) : markup`<p class="muted">Without a body.</p>`}${printLinks(content, response, link)}</div>`,
  )}</section>`;
}

/** Prints the failures of an operation: for each status the meaning, the error of the client and the advice. */
export function printFailures(
  content: SiteContent,
  { operation, documented }: SiteOperation,
  link: Link,
): Markup | undefined {
  const inBand = describeInBandFailure(content, operation);
  if (operation.failures.length === 0 && inBand === undefined) return undefined;
  const { inBandFailure } = content.model;
  const classLink = (name: string): Markup => printCodeLink(name, link(`errors#${name}`));
  const rows = operation.failures.map(({ status, errorClass, cases, description }) => {
    const response = documented.responses.get(String(status));
    const advice = content.errors.get(errorClass)?.advice;
    const media = response?.media[0];
    const declared = response && isNode(response.node["x-error"]) ? response.node["x-error"]["cases"] : undefined;
    const provenance = Array.isArray(declared)
      ? declared.filter(isNode).map((each) => printProvenance(readProvenance(each)))
      : [];
    return markup`
<li id="failure-${String(status)}"><div class="head"><span class="status bad">${String(status)}</span> ${classLink(errorClass)}${
      media && markup` <span class="type">${describeType(content, media.view, link)}</span>`
    }${response && printProvenance(readProvenance(response.node))}</div><div class="about">${printInline(response?.description ?? description)}</div>${
      advice !== undefined && markup`<div class="advice">${renderSentence(advice)}</div>`
    }${response && printLinks(content, response, link)}${cases.map(
      (each, index) =>
        markup`<div class="note">If the message contains “${each.contains}”: ${classLink(each.errorClass)}. ${renderSentence(content.errors.get(each.errorClass)?.advice ?? "")}${provenance[index]}</div>`,
    )}</li>`;
  });
  return markup`<section><h2 id="failures">Failures</h2>
<ul class="fields">${rows}${
    inBand !== undefined &&
    markup`
<li id="failure-in-band"><div class="head"><span class="status bad">200</span> ${classLink("InBandError")}</div><div class="about">A response with status 200 is a failure if ${renderSentence(inBand)}.</div>${
      inBandFailure?.advice !== undefined && markup`<div class="advice">${renderSentence(inBandFailure.advice)}</div>`
    }</li>`
  }</ul></section>`;
}

/** Prints the meaning of a status: `"No content"`. */
function printStatus(status: string): string {
  if (status === "default") return "Any other status";
  return STATUS_CODES[status]?.replaceAll(/ [A-Z](?=[a-z])/g, (start) => start.toLowerCase()) ?? "";
}
