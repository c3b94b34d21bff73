import { LineCounter, parseDocument, Scalar, visit } from "yaml";
import type { Block } from "./build-document.ts";

const proseKeys = new Set(["title", "summary", "description", "reason", "message"]);

/** Finds the summaries, descriptions and reasons of an OpenAPI document in YAML. Skips examples, which are data. */
export function readOpenapi(text: string): Block[] {
  const blocks: Block[] = [];
  visit(parseDocument(text, { lineCounter: new LineCounter() }), {
    Pair(_, { key, value }) {
      const name = key instanceof Scalar ? key.value : undefined;
      if (name === "example" || name === "examples") return visit.SKIP;
      if (proseKeys.has(String(name)) && value instanceof Scalar && typeof value.value === "string" && value.range) {
        const [start, end] = value.range;
        blocks.push(...splitParagraphs(maskMarkup(text.slice(start, end)), start));
      }
      return undefined;
    },
  });
  return blocks;
}

/** Blanks marks of YAML and Markdown, and makes each piece of code one word. Keeps the length. */
function maskMarkup(source: string): string {
  return source
    .replaceAll(/^[|>][-+]?|^["']|["']$|\*\*?|\]\([^)]*\)|\[/g, (marks) => " ".repeat(marks.length))
    .replaceAll(/`[^`\n]+`/g, (code) => "x".repeat(code.length));
}

/** Splits at blank lines and list items. */
function splitParagraphs(source: string, start: number): Block[] {
  const ends = [...source.matchAll(/\n[ \t]*(?=\n)|\n(?=\s*(?:-|\d+\.) )/g)].map(({ index }) => index);
  return [0, ...ends]
    .map((from, index) => ({ start: start + from, text: source.slice(from, ends[index]) }))
    .filter(({ text }) => /\p{L}/u.test(text));
}
