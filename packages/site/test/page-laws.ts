import { type DefaultTreeAdapterMap, parse } from "parse5";
import { expect } from "vitest";
import { buildSite, type SiteContent, type SiteFiles } from "../src/index.ts";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** A page as a browser reads it. */
export interface ReadPage {
  path: string;
  elements: readonly Element[];
  ids: ReadonlySet<string>;
  /** The text with single spaces. */
  text: string;
}

/** Builds a site, and parses its pages. Expects that they are well-formed. */
export function readSite(content: SiteContent): { files: SiteFiles; pages: ReadonlyMap<string, ReadPage> } {
  const files = buildSite(content);
  const names = [...files.keys()].filter((path) => path.endsWith(".html"));
  return { files, pages: new Map(names.map((path) => [path, readPage(path, files.get(path) ?? "")])) };
}

function readPage(path: string, html: string): ReadPage {
  const errors: string[] = [];
  const document = parse(html, { onParseError: ({ code }) => errors.push(`${path}: ${code}`) });
  expect(errors).toEqual([]);
  const elements = [...listElements(document)];
  const ids = elements.flatMap((element) => readAttribute(element, "id") ?? []);
  expect(findRepeated(ids).map((id) => `${path}: #${id}`)).toEqual([]);
  return { path, elements, ids: new Set(ids), text: readText(document).replaceAll(/\s+/g, " ") };
}

function findRepeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function* listElements(node: Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* listElements(child);
}

/** Returns the text of an element and of all elements in it. */
export function readText(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(readText).join("") : "";
}

/** Returns the value of an attribute; `undefined` if the element does not have it. */
export function readAttribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

/** Finds links that lead to no file, or to no element of one, and references to ids that the page lacks. */
export function findBrokenLinks({ files, pages }: ReturnType<typeof readSite>): string[] {
  return [...pages.values()].flatMap((page) =>
    page.elements.flatMap((element) => {
      const address = readAttribute(element, "href") ?? readAttribute(element, "src");
      const broken = address === undefined ? [] : findBroken(page, address, files, pages);
      const references = ["aria-labelledby", "for", "popovertarget"].flatMap(
        (name) => readAttribute(element, name) ?? [],
      );
      const missing = references.filter((id) => !page.ids.has(id)).map((id) => `${page.path}: #${id}`);
      return [...broken, ...missing];
    }),
  );
}

function findBroken(
  page: ReadPage,
  address: string,
  files: SiteFiles,
  pages: ReadonlyMap<string, ReadPage>,
): readonly string[] {
  if (/^(?:https?|mailto):/.test(address)) return [];
  const { pathname, hash } = new URL(address, `https://site.invalid/${encodeURI(page.path)}`);
  const target = decodeURIComponent(pathname.slice(1));
  const id = decodeURIComponent(hash.slice(1));
  if (!files.has(target)) return [`${page.path}: ${address}`];
  return id === "" || pages.get(target)?.ids.has(id) === true ? [] : [`${page.path}: ${address}`];
}

/** Finds elements and attributes that pages never need, so that they come from a document. */
export function findForeign({ elements, path }: ReadPage): string[] {
  return elements.flatMap((element) => {
    const { tagName, attrs } = element;
    const own = tagNames.has(tagName) ? [] : [`${path}: <${tagName}>`];
    const script = tagName === "script" && (!readAttribute(element, "src") || readText(element) !== "");
    const foreign = attrs.filter(({ name, value }) => !isOwnAttribute(name, value));
    return [
      ...own,
      ...(script ? [`${path}: script`] : []),
      ...foreign.map(({ name, value }) => `${path}: ${name}="${value}"`),
    ];
  });
}

const tagNames = new Set(
  (
    "html head meta title link script body header nav main section div span p a h1 h2 h3 h4 ul ol li dl dt dd details summary " +
    "table thead tbody tr th td pre code strong em del blockquote hr br wbr fieldset legend input label button"
  ).split(" "),
);

const attributeNames = new Set(
  (
    "lang charset http-equiv content name rel href type src defer class id tabindex role open start scope title value checked for " +
    "popover popovertarget rel"
  ).split(" "),
);

function isOwnAttribute(name: string, value: string): boolean {
  if (name === "href" || name === "src")
    return !/^[a-z][a-z\d+.-]*:/i.test(value) || /^(?:https?|mailto):/i.test(value);
  return attributeNames.has(name) || /^(?:aria|data)-[a-z-]+$/.test(name);
}

/** Finds empty paragraphs, which a browser makes of a paragraph around a block. */
export function findEmptyParagraphs({ elements, path }: ReadPage): string[] {
  const empty = elements.filter((element) => element.tagName === "p" && readText(element).trim() === "");
  return empty.map(() => `${path}: empty <p>`);
}

/** Finds headings whose level is more than one below the one before, and pages without exactly one main heading. */
export function findWrongHeadings({ elements, path }: ReadPage): string[] {
  const levels = elements.flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? [Number(tagName.slice(1))] : []));
  const tops = levels.filter((level) => level === 1).length;
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return [...(tops === 1 ? [] : [`${path}: ${tops} main headings`]), ...skipped.map((level) => `${path}: h${level}`)];
}
