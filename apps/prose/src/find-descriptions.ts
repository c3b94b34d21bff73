import { LineCounter, parseDocument, Scalar, visit } from "yaml";

const proseKeys = new Set(["title", "summary", "description", "reason", "message"]);

/**
 * Returns the summaries, descriptions and reasons of an OpenAPI document as Markdown, in which each line has the number that it has in the
 * document. Skips examples, which are data.
 */
export function findDescriptions(text: string): string {
  const lineCounter = new LineCounter();
  const lines = text.split("\n").map(() => "");
  visit(parseDocument(text, { lineCounter }), {
    Pair(_, { key, value }) {
      const name = key instanceof Scalar ? String(key.value) : "";
      if (name === "example" || name === "examples") return visit.SKIP;
      if (proseKeys.has(name) && value instanceof Scalar && typeof value.value === "string" && value.range) {
        const [start, end] = value.range;
        const first = lineCounter.linePos(start).line - 1;
        const written = text.slice(start, end).replaceAll(/^[|>][-+]?$|^["']|["']$/gm, "");
        for (const [index, line] of written.split("\n").entries()) lines[first + index] = line.trim();
      }
      return undefined;
    },
  });
  // An empty line between two values separates their paragraphs.
  return lines.join("\n");
}
