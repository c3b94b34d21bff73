import { ASTNodeTypes, type TxtNode, type TxtParentNode } from "@textlint/ast-node-types";
import type { TextlintRuleContext, TextlintRuleModule } from "@textlint/types";

/** The most words of a sentence. */
const maxWords = 25;

/** Words that have a standard term in GLOSSARY.md, and the term. Matched as whole words, in any case. */
export const bannedWords: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bt(?:ells?|old|elling)\b/gi, "report, say or return"],
  [/\bmend(?:s|ed|ing)?\b/gi, "fix"],
  [/\b(?:bears?|borne)\b/gi, "carry, have or accept"],
  [/\bjudg(?:e[sd]?|ing|e?ments?)\b/gi, "validate, check or classify"],
  [/\bverbs?\b/gi, "method"],
  [/\bareas?\b/gi, "tag (in a document) or resource (in the client)"],
  [/\bwalk(?:s|ed|ing|ers?)?\b/gi, "paginate, iterate or traverse"],
  [/\banswer(?:s|ed|ing)?\b/gi, "response or respond"],
  [/\b(?:prove[sdn]?|proving)\b/gi, "check, verify or show"],
  [/\bfault(?:s|y)?\b(?! injection)/gi, "diagnostic, violation, failure or defect"],
  [/\bmakings\b/gi, "schema sample"],
  [/\b(?:held|holds?|holding) against\b/gi, "compare with or validate"],
  [/\bnobody\b/gi, "the subject that acts, or the passive"],
];

/** Rejects words that have a standard term. */
export const vocabulary: TextlintRuleModule = createRule((text) =>
  bannedWords.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map((match) => ({
      index: match.index,
      message: `\`${match[0].replaceAll(/\s+/g, " ")}\` is not used here. Write ${instead}.`,
    })),
  ),
);

/** Rejects sentences of more than 25 words. */
export const sentenceLength: TextlintRuleModule = createRule((text) =>
  splitSentences(text).flatMap(({ start, sentence }) => {
    const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,/-]*/gu)?.length ?? 0;
    return words > maxWords
      ? [{ index: start, message: `A sentence has ${words} words; at most ${maxWords} are allowed. Split it.` }]
      : [];
  }),
);

interface Found {
  /** The offset in the text of the block. */
  readonly index: number;
  readonly message: string;
}

/** Creates a textlint rule that reads each paragraph and each cell of a table, but no headings and no quotations. */
function createRule(find: (text: string) => readonly Found[]): TextlintRuleModule {
  return (context) => {
    const check = (node: TxtParentNode) => {
      if (isQuotation(node)) return;
      for (const { index, message } of find(readText(node, context))) {
        context.report(node, new context.RuleError(message, { index }));
      }
    };
    return { [ASTNodeTypes.Paragraph]: check, [ASTNodeTypes.TableCell]: check };
  };
}

function isQuotation(block: TxtNode): boolean {
  for (let node: TxtNode | null | undefined = block.parent; node; node = node.parent) {
    if (node.type === "BlockQuote") return true;
  }
  return false;
}

/**
 * Returns the prose of a block, with the length of its source, so that positions agree. Markup becomes spaces, code becomes one word.
 */
function readText(block: TxtParentNode, { getSource }: Readonly<TextlintRuleContext>): string {
  const source = getSource(block);
  const [start] = block.range;
  let text = "";
  const append = (node: TxtParentNode["children"][number]): void => {
    if (node.type !== "Str" && node.type !== "Code") {
      if ("children" in node) for (const child of node.children) append(child);
      return;
    }
    const [from, to] = [node.range[0] - start, node.range[1] - start];
    text = text.padEnd(from);
    if (node.type === "Code") text += "x".repeat(to - from);
    // The value has the source's length, unless Markdown has decoded entities in it.
    else text += node.value.length === to - from ? node.value : source.slice(from, to);
  };
  for (const child of block.children) append(child);
  return text;
}

/** Splits a text at the ends of sentences: a mark, perhaps closing quotes, then a space and a capital or a quote. */
function splitSentences(text: string): { start: number; sentence: string }[] {
  const ends = [...text.matchAll(/(?<!\b(?:e\.g|i\.e|etc|vs))[.!?:][)"”'’]*(?=\s+["“'‘(]*[\p{Lu}\p{N}x])/gu)].map(
    (match) => match.index + match[0].length,
  );
  return [0, ...ends].map((from, index) => {
    const part = text.slice(from, ends[index] ?? text.length);
    const indent = part.length - part.trimStart().length;
    return { start: from + indent, sentence: part.trim().replaceAll(/\s/g, " ") };
  });
}
