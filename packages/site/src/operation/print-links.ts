import {
  type DocumentedResponse,
  decodePercent,
  isNode,
  printJson,
  printPointer,
  readPointer,
} from "@shortvideo-api/document";
import { type Markup, markup } from "@shortvideo-api/report/html";
import type { SiteContent, SiteOperation } from "../content/content.js";
import type { Link } from "../page/page.js";
import { printCodeLink } from "../page/print-names.js";
import { writeSpan } from "../page/write-markdown.js";
import { printDescription } from "../type/print-fields.js";

/** A request that callers can make with values of a response. */
interface ResponseLink {
  readonly name: string;
  readonly description: string | undefined;
  /** The id of the operation, or its reference if the document has no such operation. */
  readonly target: string;
  readonly operation: SiteOperation | undefined;
  /** The parameters and the body, each with its expression or value. */
  readonly values: readonly (readonly [name: string, value: string])[];
}

/** Prints the links of a response. */
export function printLinks(content: SiteContent, response: DocumentedResponse, link: Link): Markup | undefined {
  const links = listLinks(content, response);
  if (links.length === 0) return undefined;
  return markup`<details class="level" open><summary>Links</summary><ul class="fields">${links.map(
    ({ name, description, target, operation, values }) => markup`
<li><div class="head"><code class="name">${name}</code> <span class="type">${printCodeLink(
      target,
      operation && link(operation.page),
    )}</span></div>${printDescription(content, description, link)}${values.map(
      ([field, value]) => markup`<div class="note"><code>${field}</code>: <code>${value}</code></div>`,
    )}</li>`,
  )}</ul></details>`;
}

/** Writes the links of a response in Markdown. */
export function writeLinks(content: SiteContent, response: DocumentedResponse, link: Link): string[] {
  return listLinks(content, response).map(({ name, target, operation, values }) => {
    const shown = writeSpan(target, operation && link(operation.page));
    const given = values.map(([field, value]) => `\`${field}\` = \`${value}\``);
    return `- Link \`${name}\`: ${shown}${given.length > 0 ? ` with ${given.join(", ")}` : ""}`;
  });
}

function listLinks({ document, operations }: SiteContent, { steps }: DocumentedResponse): ResponseLink[] {
  const start = printPointer([...steps, "links", ""]);
  return [...document.leftOut].flatMap(([pointer, parts]) => {
    if (!pointer.startsWith(start) || !Array.isArray(parts)) return [];
    const node: unknown = parts.find((part) => isNode(part) && part["$ref"] === undefined);
    if (!isNode(node)) return [];
    const { operationId, operationRef, parameters, requestBody, description } = node;
    const place = decodePercent(String(operationRef)).replace(/^#/, "");
    const operation = operations.find(({ documented }) =>
      operationId === undefined
        ? printPointer(documented.steps) === place
        : documented.node.operationId === operationId,
    );
    const values = [
      ...(isNode(parameters) ? Object.entries(parameters) : []),
      ...(requestBody === undefined ? [] : [["body", requestBody] as const]),
    ];
    return [
      {
        name: readPointer(pointer).at(-1) ?? "",
        description: typeof description === "string" ? description : undefined,
        target: operation?.operation.id ?? String(operationId ?? operationRef),
        operation,
        values: values.map(([name, value]) => [name, typeof value === "string" ? value : printJson(value)] as const),
      },
    ];
  });
}
