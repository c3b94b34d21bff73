import {
  describeExplodedObject,
  describeParameter,
  type DocumentedParameter,
  readJoinedStyle,
  readListSeparator,
  type WrittenShape,
} from "@shortvideo-api/document";
import type { Param } from "@shortvideo-api/model";
import { type Markup, markup, renderSentence } from "@shortvideo-api/report/html";
import type { SiteContent, SiteOperation } from "../content/content.js";
import type { Link, PageSection } from "../page/page.js";
import { printAbout, printFields, printStates } from "../type/print-fields.js";
import { printProvenance } from "../type/print-marks.js";

/** A parameter as callers pass it, and as the document describes it. */
interface ShownParameter {
  param: Param;
  documented: DocumentedParameter;
  /** The id of its row. */
  id: string;
}

/** Lists the parameters of an operation with their ids. */
export function listParameters({ operation, documented }: SiteOperation): ShownParameter[] {
  return operation.params.flatMap((param) => {
    const found = documented.parameters.find((each) => each.name === param.wireName && each.in === param.in);
    return found ? [{ param, documented: found, id: `parameter-${param.name}` }] : [];
  });
}

/** Lists the sections of parameters, which a search finds by their names. */
export function listParameterSections(operation: SiteOperation): PageSection[] {
  return listParameters(operation).map(({ param, id }) => ({
    id,
    title: param.name,
    isParameter: true,
    words: param.doc,
  }));
}

/** Describes the values of a parameter in the words of the client's and the mock's errors, and how a request writes them. */
export function describeValues({ param, documented }: ShownParameter): string {
  const { view, serialization, name } = documented;
  if (documented.media || serialization.kind === "unchecked")
    return param.json ? `JSON: ${param.expected}` : param.expected;
  if (serialization.kind === "exploded" && !serialization.isMixed) return describeExplodedObject(view);
  const shapes = listShapes(documented);
  if (shapes.every(({ kind, joined }) => kind === "value" && joined === undefined)) return param.expected;
  const list = shapes.some(({ kind }) => kind === "list") ? readListSeparator(documented) : undefined;
  return describeParameter(view, { name, shapes, list, json: false });
}

function listShapes(parameter: DocumentedParameter): WrittenShape[] {
  const { view, serialization } = parameter;
  const kinds = new Set(view.types.map((type) => (type === "array" ? "list" : type === "object" ? "object" : "value")));
  return [...kinds].flatMap((kind): WrittenShape[] => {
    if (kind === "object" && serialization.kind === "plain") return [];
    return [{ kind, joined: readJoinedStyle(parameter, kind) }];
  });
}

/** Prints the parameters of an operation, and the groups of which callers give exactly one. */
export function printParameters(content: SiteContent, operation: SiteOperation, link: Link): Markup | undefined {
  const listed = listParameters(operation);
  if (listed.length === 0) return undefined;
  const { exactlyOneOf } = operation.operation;
  return markup`<section><h2 id="parameters">Parameters</h2>
${exactlyOneOf.map((group) => markup`<p class="choice">Exactly one of ${renderSentence(group.map((name) => `\`${name}\``).join(", "))}.</p>`)}
<ul class="fields">${listed.map((each) => printParameter(content, each, exactlyOneOf, link))}</ul></section>`;
}

function printParameter(
  content: SiteContent,
  shown: ShownParameter,
  groups: readonly (readonly string[])[],
  link: Link,
): Markup {
  const { param, documented, id } = shown;
  const { view, node, examples, deprecated } = documented;
  const fields = printFields(content, view, link);
  const isGrouped = groups.some((group) => group.includes(param.name));
  return markup`
<li id="${id}"><div class="head"><a class="name" href="#${id}"><code>${param.name}</code></a> <span class="place">${param.in}</span>${
    documented.required
      ? markup` <span class="required">required</span>${param.constant !== undefined && markup` <span class="place">sent by the client</span>`}`
      : isGrouped && markup` <span class="required">one of the group</span>`
  }${deprecated ? markup` <span class="badge warn">deprecated</span>` : printStates(view)}${printProvenance(param.provenance)}</div>
<div class="limits">${renderSentence(describeValues(shown))}${param.name !== param.wireName && markup` · on the wire <code>${param.wireName}</code>`}</div>${printAbout(
    content,
    view,
    link,
    { description: node.description, examples },
  )}${fields && markup`<details class="level"><summary>Fields</summary>${fields}</details>`}</li>`;
}
