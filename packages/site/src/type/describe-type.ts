import { describeListView, describeView, type SchemaView } from "@shortvideo-api/document";
import { type Markup, markup, renderSentence } from "@shortvideo-api/report/html";
import type { SiteContent, SiteType } from "../content/content.js";
import type { Link } from "../page/page.js";
import { printCodeLink } from "../page/print-names.js";
import { readType } from "./read-type.js";

/** A type in words, with links to the pages of component schemas. */
export function describeType(content: SiteContent, view: SchemaView, link: Link): Markup {
  return describe(view, 0, {
    types: content.types,
    text: renderSentence,
    name: ({ schema, page }) => printCodeLink(schema.name, link(page)),
    join: (parts) => markup`${parts}`,
  });
}

/** A type in words as Markdown. */
export function writeType(content: SiteContent, view: SchemaView, link: Link): string {
  return describe(view, 0, {
    types: content.types,
    text: (words) => words,
    name: ({ schema, page }) => `[${schema.name}](${link(page)})`,
    join: (parts) => parts.join(""),
  });
}

/** How words are written. */
interface Writer<Words> extends Pick<SiteContent, "types"> {
  text: (words: string) => Words;
  name: (type: SiteType) => Words;
  join: (parts: readonly Words[]) => Words;
}

/** The depth to which lists of lists are described. */
const maxDepth = 4;
/** The number of alternatives that are named. */
const maxBranches = 6;

function describe<Words>(view: SchemaView, depth: number, writer: Writer<Words>): Words {
  const { text, join } = writer;
  const type = readType(view);
  const page = writer.types.get(type.key ?? "");
  const name = page && writer.name(page);
  const orNull = type.isNullable ? [text(" or null")] : [];
  // At the end, it would be said of the items.
  const nullOr = type.isNullable ? [text("null or ")] : [];
  if (type.kind === "scalar") {
    const words = text(describeView(view));
    return name === undefined ? words : join([name, text(": "), words]);
  }
  if (name !== undefined) return join([name, ...orNull]);
  const inner = (each: SchemaView): Words => describe(each, depth + 1, writer);
  const [choice, ...further] = type.choices;
  if (type.kind === "list" && depth < maxDepth) {
    const noun = describeListView(type.view);
    const { prefixLength } = type.view;
    const items = Array.from({ length: Math.min(prefixLength, maxBranches) }, (_, index) =>
      inner(type.view.item(index)),
    );
    const rest = type.view.item(prefixLength);
    if (prefixLength > 0) return join([...nullOr, text(`${noun}: `), ...separate(items, text(", then "))]);
    if (readType(rest).kind === "any") return join([text(noun), ...orNull]);
    return join([...nullOr, text(`${noun}, each `), inner(rest)]);
  }
  if (type.kind === "object" && depth < maxDepth) {
    const [other, ...others] = type.view.otherProperties;
    if (choice && further.length === 0 && type.view.always.every(({ properties }) => properties === undefined)) {
      return describeBranches(choice.branches, orNull, inner, writer);
    }
    if (type.view.propertyNames.length > 0 || !other || others.length > 0 || readType(other.view).kind === "any")
      return join([text("an object"), ...orNull]);
    return join([...nullOr, text("an object whose values are each "), inner(other.view)]);
  }
  if (type.kind === "union" && choice && further.length === 0 && depth < maxDepth)
    return describeBranches(choice.branches, orNull, inner, writer);
  return text(describeView(view));
}

function describeBranches<Words>(
  branches: readonly SchemaView[],
  orNull: readonly Words[],
  inner: (view: SchemaView) => Words,
  { text, join }: Writer<Words>,
): Words {
  const named = branches.slice(0, maxBranches).map(inner);
  const more = branches.length - named.length;
  return join([...separate(named, text(", or ")), ...(more > 0 ? [text(` and ${more} more`)] : []), ...orNull]);
}

function separate<Words>(parts: readonly Words[], separator: Words): Words[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}
