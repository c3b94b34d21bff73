import { type Markup, markup } from "@shortvideo-api/report/html";
import type { SiteContent, SiteType } from "../content/content.js";
import { writeSample } from "../content/write-sample.js";
import type { Link, Page } from "../page/page.js";
import { printCodeLink } from "../page/print-names.js";
import { printSplit } from "../page/print-page.js";
import { printTabs } from "../page/print-samples.js";
import { writeSpan } from "../page/write-markdown.js";
import { describeType, writeType } from "./describe-type.js";
import { listFields, printAbout, printDescription, printFields, printStates, writeFields } from "./print-fields.js";
import { listNotes, printProvenance } from "./print-marks.js";
import { readType } from "./read-type.js";
import { readKeyword } from "@shortvideo-api/document";
import { type NamedSchema, readProvenance } from "@shortvideo-api/model";

/** Makes the pages of types: the list of all, and one for each component schema that is used. */
export function makeTypePages(content: SiteContent): Page[] {
  const types = [...content.types.values()];
  if (types.length === 0) return [];
  const list: Page = {
    path: "types",
    kind: "overview",
    title: "Types",
    summary: "The types of requests and responses.",
    group: "Reference",
    section: "Reference",
    markdown: (link) => `${types.map((type) => `- [${type.schema.name}](${link(type.page)})`).join("\n")}\n`,
    content: (
      link,
    ) => markup`<p class="lead">The types of requests and responses, by their names in <code>${content.packages["openapi-types"]}</code>.</p>
<ul class="operations">${types.map(
      ({ schema, page }) =>
        markup`
<li><a href="${link(page)}">${schema.name}</a>${schema.deprecated && markup` <span class="badge warn">deprecated</span>`}${
          schema.description !== undefined && markup`<span class="summary">${firstLine(schema.description)}</span>`
        }</li>`,
    )}</ul>`,
    sections: [],
  };
  return [list, ...types.map((type) => makeTypePage(content, type))];
}

function firstLine(text: string): string {
  return text.split(/\n/, 1)[0] ?? "";
}

function makeTypePage(content: SiteContent, type: SiteType): Page {
  const { schema, view, page } = type;
  const fields = listFields(view).map(({ name }) => name);
  return {
    path: page,
    kind: "type",
    title: schema.name,
    summary: firstLine(schema.description ?? ""),
    group: "",
    markdown: (link) => writeTypePage(content, type, link),
    content: (link) => printType(content, type, link),
    isWide: true,
    sections: [
      { id: "fields", title: "Fields", words: fields.join(" ") },
      { id: "code", title: "In code" },
      { id: "uses", title: "Used by" },
    ],
  };
}

function printType(content: SiteContent, type: SiteType, link: Link): Markup {
  const { schema, view } = type;
  const description = readKeyword(view.always, "description");
  const { packages } = content;
  // Alternatives need no description above them.
  const hasType = readType(view, true).choices.length === 0;
  const fields = printFields(content, view, link);
  const marks = markup`${printStates(view)}${printProvenance(readProvenance(view.own))}`;
  const rows: (readonly [string, Markup])[] = [
    ["Type", markup`<code>${schema.name}</code> of <code>${packages["openapi-types"]}</code>`],
  ];
  if (schema.sample)
    rows.push(["Factory", markup`<code>${schema.factory}</code> of <code>${packages.fixtures}</code>`]);
  if (schema.encoded) {
    const functions = markup`<code>decode${schema.name}</code> and <code>encode${schema.name}</code>`;
    rows.push(["JSON in strings", markup`${functions} of <code>${packages.wire}</code>`]);
  }
  if (schema.key !== schema.name) rows.push(["In the document", markup`<code>${schema.key}</code>`]);
  return markup`${printDescription(content, description, link, 2)}${marks.text !== "" && markup`<div>${marks}</div>`}
${printSplit(
  markup`<section><h2 id="fields">Fields</h2>${hasType && markup`<p class="type">${describeType(content, view, link)}</p>`}${
    fields ??
    markup`${listNotes(content, view, link).map((note) => markup`<p class="note">${note}</p>`)}${printAbout(content, view, link, { description: "" })}`
  }</section>`,
  printExample(content, schema),
)}
<section><h2 id="code">In code</h2><dl class="facts">${rows.map(([title, words]) => markup`<div><dt>${title}</dt><dd>${words}</dd></div>`)}</dl></section>
<section><h2 id="uses">Used by</h2>${printUses(type, link)}</section>`;
}

/** Prints a value of a type, as its factory creates it; nothing for a long one, or for one without structure. */
function printExample(content: SiteContent, { sample, exact }: NamedSchema): Markup | undefined {
  if (!sample) return undefined;
  const { text, language } = writeSample(content, sample, exact);
  if (language === "plain" || text.length > longest) return undefined;
  return printTabs("example", "Example", [{ label: "Example", language, code: text }]);
}

/** The number of characters above which a value is not shown. */
const longest = 20_000;

function printUses(type: SiteType, link: Link): Markup {
  const uses = listUses(type);
  const item = ({ title, page }: Use): Markup => markup`<li>${printCodeLink(title, link(page))}</li>`;
  return markup`<ul class="uses">${uses.slice(0, shownUses).map(item)}</ul>${
    uses.length > shownUses &&
    markup`<details class="level"><summary>${uses.length - shownUses} more</summary><ul class="uses">${uses.slice(shownUses).map(item)}</ul></details>`
  }`;
}

interface Use {
  title: string;
  page: string;
}

/** Lists the operations, webhooks and types in which a type stands. */
function listUses({ operations, types }: SiteType): Use[] {
  return [
    ...operations.map((each) => ({
      title: "operation" in each ? each.operation.id : each.webhook.id,
      page: each.page,
    })),
    ...types.map(({ schema, page }) => ({ title: schema.name, page })),
  ];
}

/** The number of uses that are shown at once. */
const shownUses = 30;

function writeTypePage(content: SiteContent, type: SiteType, link: Link): string {
  const { schema, view } = type;
  const uses = listUses(type);
  const shown = uses.slice(0, shownUses).map(({ title, page }) => writeSpan(title, link(page)));
  const more = uses.length > shownUses ? ` and ${uses.length - shownUses} more` : "";
  return `${schema.description ?? ""}\n\n${writeType(content, view, link)}\n\n${writeFields(content, view, link).join("\n")}\n\nUsed by: ${shown.join(", ")}${more}\n`;
}
