import type { DocumentedMedia, DocumentedParameter, DocumentedResponse } from "@shortvideo-api/document";
import { type Markup, markup } from "@shortvideo-api/report/html";
import type { SiteContent } from "../content/content.js";
import type { Link } from "../page/page.js";
import { describeType, writeType } from "../type/describe-type.js";
import { printAbout, printFields, printStates, writeFields } from "../type/print-fields.js";
import { printProvenance, readOwnProvenance } from "../type/print-marks.js";
import { readProvenance } from "@shortvideo-api/model";

/** Prints a body: for each media type its type and its fields. The media types with the same schema stand together. */
export function printBody(content: SiteContent, { media }: Pick<DocumentedResponse, "media">, link: Link): Markup {
  return markup`${[...groupMedia(media)].map(([first, names]) => printMedia(content, first, names, link))}`;
}

/** Writes a body as {@link printBody} does, in Markdown. Descriptions have at most `most` characters. Default: all. */
export function writeBody(
  content: SiteContent,
  { media }: Pick<DocumentedResponse, "media">,
  link: Link,
  most?: number,
): string[] {
  return [...groupMedia(media)].flatMap(([{ view }, names]) => {
    const fields = writeFields(content, view, link, most);
    const title = names.map((name) => `\`${name}\``).join(", ");
    return [`${title}: ${writeType(content, view, link)}`, "", ...(fields.length > 0 ? [...fields, ""] : [])];
  });
}

/** Returns the names of the media types with the same schema, by the first of these. */
function groupMedia(media: readonly DocumentedMedia[]): ReadonlyMap<DocumentedMedia, readonly string[]> {
  const groups = new Map<DocumentedMedia, string[]>();
  for (const each of media) {
    const first = [...groups.keys()].find((other) => isSame(other, each)) ?? each;
    groups.set(first, [...(groups.get(first) ?? []), each.name]);
  }
  return groups;
}

function isSame(one: DocumentedMedia, other: DocumentedMedia): boolean {
  if (one.stream !== other.stream || one.itemSchema !== other.itemSchema) return false;
  if (one.partHeaders.size > 0 || other.partHeaders.size > 0) return false;
  return one.schema === other.schema || (one.view.key !== undefined && one.view.key === other.view.key);
}

const streams = { events: "a stream of events", lines: "a stream of JSON lines", records: "a stream of JSON records" };

function printMedia(
  content: SiteContent,
  { view, stream, partHeaders }: DocumentedMedia,
  names: readonly string[],
  link: Link,
): Markup {
  const parts = [...partHeaders].flatMap(([part, headers]) => headers.map((header) => ({ part, header })));
  return markup`<div class="media"><div class="head">${names.map((name) => markup`<code>${name}</code> `)}<span class="type">${
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
