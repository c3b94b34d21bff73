import type { DocumentedMedia, DocumentedParameter, DocumentedResponse } from "@shortvideo-api/document";
import { type Markup, markup } from "@shortvideo-api/report/html";
import type { SiteContent } from "../content/content.js";
import { findPage } from "../page/find-page.js";
import type { Link } from "../page/page.js";
import { printMarkdown } from "../page/print-markdown.js";
import { describeType, writeType } from "../type/describe-type.js";
import { printAbout, printFields, printStates, writeFields } from "../type/print-fields.js";
import { printProvenance, readOwnProvenance } from "../type/print-marks.js";
import { readProvenance } from "@shortvideo-api/model";

/** Prints a description in Markdown. Returns `undefined` for an empty one. */
export function printDescription(content: SiteContent, text: string | undefined, link: Link): Markup | undefined {
  if (text === undefined || text.trim() === "") return undefined;
  return markup`<div class="about">${printMarkdown(text, { find: findPage(content, link) })}</div>`;
}

/** Prints a body: for each media type its type and its fields. The media types with the same schema stand together. */
export function printBody(content: SiteContent, { media }: Pick<DocumentedResponse, "media">, link: Link): Markup {
  return markup`${groupMedia(media).map((group) => printMedia(content, group, link))}`;
}

/** Writes a body as {@link printBody} does, in Markdown. Descriptions have at most `most` characters. Default: all. */
export function writeBody(
  content: SiteContent,
  { media }: Pick<DocumentedResponse, "media">,
  link: Link,
  most?: number,
): string[] {
  return groupMedia(media).flatMap((group) => {
    const names = group.map(({ name }) => `\`${name}\``).join(", ");
    return group.slice(0, 1).flatMap(({ view }) => {
      const fields = writeFields(content, view, link, most);
      return [`${names}: ${writeType(content, view, link)}`, "", ...(fields.length > 0 ? [...fields, ""] : [])];
    });
  });
}

function groupMedia(media: readonly DocumentedMedia[]): readonly (readonly DocumentedMedia[])[] {
  const groups: DocumentedMedia[][] = [];
  for (const each of media) {
    const same = groups.find(([first]) => first && isSame(first, each));
    if (same) same.push(each);
    else groups.push([each]);
  }
  return groups;
}

function isSame(one: DocumentedMedia, other: DocumentedMedia): boolean {
  if (one.stream !== other.stream || one.itemSchema !== other.itemSchema) return false;
  if (one.partHeaders.size > 0 || other.partHeaders.size > 0) return false;
  return one.schema === other.schema || (one.view.key !== undefined && one.view.key === other.view.key);
}

function printMedia(content: SiteContent, group: readonly DocumentedMedia[], link: Link): Markup {
  const [first] = group;
  if (!first) return markup``;
  const { view, stream, partHeaders } = first;
  const names = group.map(({ name }) => markup`<code>${name}</code> `);
  const streams = {
    events: "a stream of events",
    lines: "a stream of JSON lines",
    records: "a stream of JSON records",
  };
  const parts = [...partHeaders].flatMap(([part, headers]) => headers.map((header) => ({ part, header })));
  return markup`<div class="media"><div class="head">${names}<span class="type">${
    stream !== undefined && markup`${streams[stream]}, `
  }${describeType(content, view, link)}</span></div>${printFields(content, view, link)}${
    parts.length > 0 &&
    markup`<p class="choice">Headers of parts:</p><ul class="fields">${parts.map(({ part, header }) =>
      printHeader(content, header, link, `${part}: ${header.name}`),
    )}</ul>`
  }</div>`;
}

/** Prints a header of a response or of a part. */
export function printHeader(
  content: SiteContent,
  { name, view, required, deprecated, node }: DocumentedParameter,
  link: Link,
  title = name,
  id?: string,
): Markup {
  return markup`
<li${id !== undefined && markup` id="${id}"`}><div class="head"><code class="name">${title}</code> <span class="type">${describeType(content, view, link)}</span>${
    required && markup` <span class="required">required</span>`
  }${deprecated ? markup` <span class="badge warn">deprecated</span>` : printStates(view)}${printProvenance(
    readProvenance(node) ?? readOwnProvenance(view),
  )}</div>${printAbout(content, view, link, { description: node.description })}</li>`;
}
