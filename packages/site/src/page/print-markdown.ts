import { capitalize } from "@shortvideo-api/document";
import { type Markup, type MarkupPart, markup } from "@shortvideo-api/report/html";
import { Lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { highlight } from "./highlight.js";
import { printCodeLink } from "./print-names.js";
import { readHtml, readSpans, splitBlocks, unescape } from "./read-html.js";

/** Options of {@link printMarkdown}. */
export interface MarkdownOptions {
  /** The level of the highest heading in the text. Default: headings become bold paragraphs. */
  level?: number | undefined;
  /** Returns the address of the page with a name such as `posts.get`, so that code with that name becomes a link. Default: none. */
  find?: ((name: string) => string | undefined) | undefined;
  /** Whether the text is a guide: its headings have addresses, and its links may lead to other pages. Default: `false`. */
  isGuide?: boolean;
}

/** Names the address of a heading of a guide: `"make-the-first-call"`. */
export function nameHeading(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

/**
 * Prints a description, which is Markdown (CommonMark), as HTML. All HTML of descriptions passes here: {@link readHtml} replaces it. An
 * image becomes a link, and only addresses of the web and of mail become links.
 */
export function printMarkdown(text: string, options: MarkdownOptions = {}): Markup {
  const tokens = readTokens(new Lexer({ gfm: true }).lex(text));
  return printBlocks(tokens, {
    ...options,
    levels: options.level === undefined ? none : setLevels(tokens, options.level),
  });
}

/** Sets the levels of headings, so that none is more than one below the one before. */
function setLevels(tokens: readonly MarkedToken[], level: number): ReadonlyMap<MarkedToken, number> {
  const headings = tokens.filter((token) => token.type === "heading");
  const depths = [...new Set(headings.map(({ depth }) => depth))].sort((one, other) => one - other);
  let before = level - 1;
  return new Map(
    headings.map((heading) => {
      before = Math.min(level + depths.indexOf(heading.depth), before + 1, 4);
      return [heading, before];
    }),
  );
}

const none: ReadonlyMap<MarkedToken, number> = new Map();

/** Prints a description of one paragraph without the paragraph: for cells and lines. Longer ones are printed with their blocks. */
export function printInline(text: string, options: MarkdownOptions = {}): Markup {
  const tokens = readTokens(new Lexer({ gfm: true }).lex(text)).filter(({ type }) => type !== "space");
  const [only, ...others] = tokens;
  const context = { ...options, levels: none };
  const [line, ...further] = only?.type === "paragraph" ? splitBlocks(readHtml(readTokens(only.tokens))) : [];
  if (line?.type === "paragraph" && others.length + further.length === 0) return printSpans(line.tokens, context);
  return printBlocks(tokens, context);
}

interface Context extends MarkdownOptions {
  /** The levels of headings. Others are bold paragraphs. */
  readonly levels: ReadonlyMap<MarkedToken, number>;
}

function readTokens(tokens: readonly Token[]): readonly MarkedToken[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only extensions of the lexer create other tokens.
  return tokens as readonly MarkedToken[];
}

function printBlocks(tokens: readonly Token[], context: Context): Markup {
  const read = readTokens(tokens);
  const blocks = read.some(({ type }) => type === "html") ? splitBlocks(readHtml(read)) : read;
  return markup`${blocks.map((token) => printToken(token, context))}`;
}

/** Prints the contents of a cell or an item, which may contain blocks. */
function printParts(tokens: readonly Token[], context: Context): Markup {
  return markup`${readHtml(readTokens(tokens)).map((token) => printToken(token, context))}`;
}

function printSpans(tokens: readonly Token[], context: Context): Markup {
  return markup`${readSpans(readTokens(tokens)).map((token) => printToken(token, context))}`;
}

function printToken(token: MarkedToken, context: Context): MarkupPart {
  switch (token.type) {
    case "space":
    case "def":
      return undefined;
    case "paragraph":
      return splitBlocks(readHtml(readTokens(token.tokens))).map((block) =>
        block.type === "paragraph" ? markup`<p>${printSpans(block.tokens, context)}</p>` : printToken(block, context),
      );
    case "heading":
      return printHeading(token, context);
    case "code":
      return printCode(token.text, token.lang);
    case "blockquote":
      return printQuote(token, context);
    case "list": {
      const items = token.items.map((item) => markup`<li>${printBlocks(item.tokens, context)}</li>`);
      if (!token.ordered) return markup`<ul>${items}</ul>`;
      return markup`<ol${token.start !== 1 && token.start !== "" && markup` start="${token.start}"`}>${items}</ol>`;
    }
    case "hr":
      return markup`<hr>`;
    case "table":
      return printTable(token, context);
    case "text":
    case "escape":
      return "tokens" in token && token.tokens ? printParts(token.tokens, context) : unescape(token.text);
    case "strong":
      return markup`<strong>${printSpans(token.tokens, context)}</strong>`;
    case "em":
      return markup`<em>${printSpans(token.tokens, context)}</em>`;
    case "del":
      return markup`<del>${printSpans(token.tokens, context)}</del>`;
    case "codespan":
      return printCodeLink(token.text, context.find?.(token.text));
    case "br":
      return markup`<br>`;
    case "link":
      return printAnchor(token.href, printLinkText(token, context), context);
    case "image":
      return printAnchor(token.href, token.text || token.href, context);
    case "checkbox":
      return token.checked ? "☑ " : "☐ ";
    default:
      return token.raw;
  }
}

/** Prints a quote. One that begins with `[!NOTE]`, as GitHub writes it, is a highlighted box. */
function printQuote({ text, tokens }: Tokens.Blockquote, context: Context): Markup {
  const [mark, kind = ""] = /^\[!(note|tip|important|warning|caution)\]\s*/i.exec(text) ?? [];
  if (mark === undefined) return markup`<blockquote>${printBlocks(tokens, context)}</blockquote>`;
  const inner = new Lexer({ gfm: true }).lex(text.slice(mark.length));
  const isWarning = /warning|caution/i.test(kind);
  return markup`<div class="callout${isWarning && " warn"}"><p><strong>${capitalize(kind.toLowerCase())}</strong></p>${printBlocks(inner, context)}</div>`;
}

function printHeading(heading: Tokens.Heading, context: Context): Markup {
  const text = printSpans(heading.tokens, context);
  const level = context.levels.get(heading);
  if (level === undefined) return markup`<p><strong>${text}</strong></p>`;
  if (level <= 2) return markup`<h2${context.isGuide && markup` id="${nameHeading(heading.text)}"`}>${text}</h2>`;
  return level === 3 ? markup`<h3>${text}</h3>` : markup`<h4>${text}</h4>`;
}

function printTable({ header, rows }: Tokens.Table, context: Context): Markup {
  return markup`<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>
<thead><tr>${header.map((cell) => markup`<th scope="col">${printSpans(cell.tokens, context)}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) => markup`<tr>${row.map((cell) => markup`<td>${printParts(cell.tokens, context)}</td>`)}</tr>`,
  )}</tbody>
</table></div>`;
}

/** Prints the text of a link. An image in it is shown by its text, and a link without text by its address. */
function printLinkText({ tokens, href }: Tokens.Link, context: Context): Markup {
  const inner = { ...context, find: undefined };
  const text = markup`${readSpans(readTokens(tokens)).map((token) => (token.type === "image" ? token.text : printToken(token, inner)))}`;
  return text.text.trim() === "" ? markup`${href}` : text;
}

/** Prints a link. Text with an address that is not one of the web or of mail stays text. */
function printAnchor(address: string, text: MarkupPart, { isGuide = false }: Context): MarkupPart {
  if (isGuide && /^(?:\.\.\/)*[\w%.-]+(?:\/[\w%.-]+)*(?:#[\w%.-]*)?$/.test(address))
    return markup`<a href="${address}">${text}</a>`;
  if (!isAddress(address)) return text;
  return markup`<a href="${address}" rel="noreferrer">${text}</a>`;
}

/** Returns `true` for a complete address of the web or of mail. */
export function isAddress(text: string): boolean {
  return URL.canParse(text) && /^(?:https?|mailto):$/.test(new URL(text).protocol);
}

/** Prints a block of code. */
export function printCode(text: string, language: string | undefined): Markup {
  return markup`<pre tabindex="0"><code>${highlight(text, language)}</code></pre>`;
}
