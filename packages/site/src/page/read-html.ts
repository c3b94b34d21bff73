import type { MarkedToken, Token, Tokens } from "marked";

/** An element of HTML in Markdown. */
interface Element {
  readonly name: string;
  readonly attributes: string;
  readonly tokens: MarkedToken[];
}

/** Returns the tokens of Markdown that mean the same as an element. */
type Convert = (element: Element) => MarkedToken[];

const strong: Convert = ({ tokens }) => [{ type: "strong", raw: "", text: "", tokens }];

const spans = new Map([
  ...convertAll("b strong", strong),
  ...convertAll("cite dfn em i", ({ tokens }) => [{ type: "em", raw: "", text: "", tokens }]),
  ...convertAll("del s strike", ({ tokens }) => [{ type: "del", raw: "", text: "", tokens }]),
  ...convertAll("code kbd samp tt var", ({ tokens }) => [{ type: "codespan", raw: "", text: readText(tokens) }]),
  ...convertAll("a", ({ attributes, tokens }) => [
    { type: "link", raw: "", text: "", href: readAttribute(attributes, "href"), tokens },
  ]),
  ...convertAll("big font ins mark small span u", ({ tokens }) => tokens),
]);

const blocks = new Map([
  ...convertAll("center details div p section", ({ tokens }) => splitBlocks(tokens)),
  ...convertAll("h1 h2 h3 h4 h5 h6 summary", (element) => splitBlocks(strong(element))),
  ...convertAll("ol ul", convertList),
  ...convertAll("li", ({ tokens }) => [toItem(tokens)]),
  ...convertAll("blockquote", ({ tokens }) => [{ type: "blockquote", raw: "", text: "", tokens: splitBlocks(tokens) }]),
  ...convertAll("pre", ({ tokens }) => [{ type: "code", raw: "", text: readText(tokens).replaceAll(/^\n|\n$/g, "") }]),
]);

function convertAll(names: string, convert: Convert): [string, Convert][] {
  return names.split(" ").map((name) => [name, convert]);
}

/** Converts a list. Contents outside of its items become items, too. */
function convertList({ name, tokens }: Element): MarkedToken[] {
  const full = tokens.filter((token) => token.type !== "text" || token.text.trim() !== "");
  const items = full.map((token) => (token.type === "list_item" ? token : toItem([token])));
  if (items.length === 0) return [];
  return [{ type: "list", raw: "", ordered: name === "ol", start: "", loose: false, items }];
}

function toItem(tokens: MarkedToken[]): Tokens.ListItem {
  return { type: "list_item", raw: "", task: false, loose: false, text: "", tokens };
}

/** The blocks that contain other blocks. */
const containers: ReadonlySet<string> = new Set("blockquote center details div li ol section ul".split(" "));

/** The most elements within each other. Tags beyond them are text. */
const mostOpen = 50;

/** A comment, or a tag with its slash, name and attributes. */
const tagPattern = /<!--[\s\S]*?(?:-->|$)|<(?<slash>\/?)(?<name>[a-z][\da-z]*)(?<attributes>(?:[\s/][^<>]*)?)>/gi;

/**
 * Replaces elements of HTML by tokens of Markdown that mean the same, such as `<b>a</b>` by those of `**a**`. An element that ends nowhere
 * ends with the text. Tags of other elements are text, such as `<script>` and the placeholder `<id>`. Leaves out comments.
 */
export function readHtml(tokens: readonly MarkedToken[]): readonly MarkedToken[] {
  if (!tokens.some(({ type }) => type === "html")) return tokens;
  const all: MarkedToken[] = [];
  const open: Element[] = [];

  function add(...added: readonly MarkedToken[]): void {
    (open.at(-1)?.tokens ?? all).push(...added);
  }

  function addText(text: string): void {
    if (text !== "") add({ type: "text", raw: text, text, escaped: false });
  }

  /** Ends elements until `count` are open. */
  function endTo(count: number): void {
    while (open.length > count) {
      const element = open.pop();
      if (element) add(...((spans.get(element.name) ?? blocks.get(element.name))?.(element) ?? []));
    }
  }

  /** Returns the index of the innermost open element with a name. */
  function findOpen(...names: readonly string[]): number | undefined {
    const index = open.findLastIndex(({ name }) => names.includes(name));
    return index === -1 ? undefined : index;
  }

  function begin(name: string, attributes: string): void {
    if (name === "a") endTo(findOpen("a") ?? open.length);
    // A block ends spans and blocks of text, and an item ends the one before.
    if (name === "li") {
      endTo((findOpen("ul", "ol") ?? -1) + 1);
      if (open.length === 0) open.push({ name: "ul", attributes: "", tokens: [] });
    } else if (blocks.has(name) || name === "hr") {
      endTo((findOpen(...containers) ?? -1) + 1);
    }
    if (name === "br" || name === "hr") add({ type: name, raw: "" });
    else if (name === "img") {
      const [href, text] = [readAttribute(attributes, "src"), readAttribute(attributes, "alt")];
      add({ type: "image", raw: "", href, text, title: null, tokens: [] });
    } else open.push({ name, attributes, tokens: [] });
  }

  for (const token of tokens) {
    if (token.type !== "html") {
      add(token);
      continue;
    }
    let end = 0;
    for (const match of token.text.matchAll(tagPattern)) {
      addText(token.text.slice(end, match.index));
      end = match.index + match[0].length;
      const { slash, name: written, attributes = "" } = match.groups ?? {};
      if (written === undefined) continue;
      const name = written.toLowerCase();
      const isPicture = name === "img" && /^https?:/i.test(readAttribute(attributes, "src"));
      const isKnown = spans.has(name) || blocks.has(name) || name === "br" || name === "hr" || isPicture;
      if (!isKnown || open.length > mostOpen) addText(match[0]);
      else if (slash === "") begin(name, attributes);
      else endTo(findOpen(name) ?? open.length);
    }
    addText(token.text.slice(end));
  }
  endTo(0);
  return all;
}

const blockTypes: ReadonlySet<string> = new Set([
  "paragraph",
  "list",
  "blockquote",
  "code",
  "hr",
  "heading",
  "table",
  "space",
  "def",
]);

/** Reads spans as {@link readHtml} does. Blocks of HTML, which spans cannot contain, become their text. */
export function readSpans(tokens: readonly MarkedToken[]): readonly MarkedToken[] {
  return readHtml(tokens).map((token) => {
    const text = blockTypes.has(token.type) ? readText([token]) : undefined;
    return text === undefined ? token : { type: "text", raw: text, text, escaped: false };
  });
}

/** Makes paragraphs of the spans between blocks. Leaves out empty ones. */
export function splitBlocks(tokens: readonly MarkedToken[]): MarkedToken[] {
  const found: MarkedToken[] = [];
  let line: MarkedToken[] = [];
  const endLine = (): void => {
    if (line.some(({ type }) => type === "image") || readText(line).trim() !== "")
      found.push({ type: "paragraph", raw: "", text: "", tokens: line });
    line = [];
  };
  for (const token of tokens) {
    if (blockTypes.has(token.type)) {
      endLine();
      found.push(token);
    } else line.push(token);
  }
  endLine();
  return found;
}

/** Returns the text of tokens, without their marks. */
function readText(tokens: readonly MarkedToken[] | readonly Token[]): string {
  const texts = tokens.map((token) => {
    const inner = ("items" in token ? token["items"] : "tokens" in token ? token.tokens : undefined) ?? [];
    if (inner.length > 0) return readText(inner);
    return token.type === "br" ? "\n" : "text" in token ? unescape(String(token["text"])) : "";
  });
  return texts.join("");
}

function readAttribute(attributes: string, name: string): string {
  const pattern = new RegExp(String.raw`(?<![\w-])${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))`, "i");
  const [, double, single, bare = ""] = pattern.exec(attributes) ?? [];
  return unescape(double ?? single ?? bare);
}

const references: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: "&",
    apos: "'",
    copy: "©",
    ge: "≥",
    gt: ">",
    hellip: "…",
    le: "≤",
    lt: "<",
    mdash: "—",
    nbsp: "\u{A0}",
    ndash: "–",
    quot: '"',
  }),
);

/** Reads the character references that authors write, since the text is escaped again. */
export function unescape(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, ...groups: readonly string[]) => {
    const [decimal, hex, name] = groups;
    if (name !== undefined) return references.get(name) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
