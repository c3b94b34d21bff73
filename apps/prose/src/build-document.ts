import { ASTNodeTypes, type TxtDocumentNode } from "@textlint/ast-node-types";
import type { TextlintMessage, TextlintPluginCreator } from "@textlint/types";

/** A piece of prose within a file. */
export interface Block {
  /** The offset of its beginning in the file. */
  readonly start: number;
  /** Its text, with the length that it has in the file, so that positions agree. Spaces replace parts that are not prose. */
  readonly text: string;
}

/** Creates a textlint plugin from a function that returns the tree of a file. */
export function createPlugin(extensions: string[], parse: () => TxtDocumentNode) {
  return {
    Processor: class {
      availableExtensions() {
        return extensions;
      }
      processor() {
        return {
          preProcess: parse,
          postProcess: (messages: TextlintMessage[], path?: string) => ({ messages, filePath: path ?? "" }),
        };
      }
    },
  } satisfies TextlintPluginCreator;
}

/** Builds textlint's tree of a file: one paragraph for each block. */
export function buildDocument(text: string, blocks: readonly Block[]): TxtDocumentNode {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const locate = (index: number) => {
    let [low, high] = [0, lineStarts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((lineStarts[middle] ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: index - (lineStarts[low] ?? 0) };
  };
  const place = (start: number, end: number) => ({
    range: [start, end] as const,
    loc: { start: locate(start), end: locate(end) },
    raw: text.slice(start, end),
  });
  return {
    type: ASTNodeTypes.Document,
    ...place(0, text.length),
    children: blocks.map(({ start, text: value }) => {
      const position = place(start, start + value.length);
      return { type: ASTNodeTypes.Paragraph, ...position, children: [{ type: ASTNodeTypes.Str, ...position, value }] };
    }),
  };
}
