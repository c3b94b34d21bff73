import { isInt64, readKeyword, readReference, type SchemaView } from "@shortvideo-api/document";
import { type Provenance, readProvenance } from "@shortvideo-api/model";
import { type Markup, markup, renderSentence } from "@shortvideo-api/report/html";
import type { SiteContent } from "../content/content.js";
import type { Link } from "../page/page.js";
import { printCodeLink } from "../page/print-names.js";

/** Prints the provenance of a fact as a badge that opens its reason. Prints nothing for a documented fact. */
export function printProvenance(provenance: Provenance | undefined): Markup | undefined {
  if (!provenance) return undefined;
  const { status, reason } = provenance;
  return markup`<details class="badge ${status}"><summary>${status}</summary><span>${renderSentence(reason)}</span></details>`;
}

/** Reads the provenance of a value: that of its place, or of the schema at this place. That of a component stands on its own page. */
export function readOwnProvenance({ key, own, beside }: SchemaView): Provenance | undefined {
  return readProvenance(beside ?? {}) ?? (key === undefined ? readProvenance(own) : undefined);
}

/** Lists notes on a value that its type does not show: 64-bit numbers, JSON in a text, siblings of the same value. */
export function listNotes(content: SiteContent, view: SchemaView, link: Link): Markup[] {
  const own = [view.beside ?? {}, ...view.always];
  const find = (name: "x-rounded-from" | "x-same-as"): string | undefined =>
    own.map((each) => each[name]).find((value): value is string => typeof value === "string" && value !== "");
  const [rounded, same] = [find("x-rounded-from"), find("x-same-as")];
  const notes: (Markup | undefined)[] = [
    own.some(isInt64)
      ? markup`<strong>64 bits</strong>: a number on the wire, a string of digits in the typed client.`
      : undefined,
    noteContent(content, view, link),
    rounded === undefined ? undefined : markup`<strong>Rounded</strong>: <code>${rounded}</code> has the exact number.`,
    same === undefined ? undefined : markup`The same value as <code>${same}</code>.`,
  ];
  return notes.filter((note) => note !== undefined);
}

function noteContent({ types, packages }: SiteContent, view: SchemaView, link: Link): Markup | undefined {
  const mediaType = readKeyword(view.always, "contentMediaType");
  if (typeof mediaType !== "string" || !/^application\/(?:[\w.-]+\+)?json\b/i.test(mediaType)) return undefined;
  const schema = readKeyword(view.always, "contentSchema");
  const reference = typeof schema === "object" && schema.$ref !== undefined ? readReference(schema.$ref) : undefined;
  const type = types.get(reference?.key ?? "");
  if (!type) return markup`<strong>JSON in a string</strong>.`;
  const { name, encoded } = type.schema;
  return markup`<strong>JSON in a string</strong>: a ${printCodeLink(name, link(type.page))}${
    encoded && markup`; <code>decode${name}</code> of <code>${packages.wire}</code> reads it`
  }.`;
}
