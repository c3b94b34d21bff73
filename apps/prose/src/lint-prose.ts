import { TextlintKernel } from "@textlint/kernel";
import markdown from "@textlint/textlint-plugin-markdown";
import { findDescriptions } from "./find-descriptions.ts";
import { sentenceLength, vocabulary } from "./textlint-rules.ts";

/** A place in a file that violates a rule. */
export interface ProseProblem {
  /** Counted from 1. */
  readonly line: number;
  /** `vocabulary`, `sentence-length` or `link`. */
  readonly rule: string;
  readonly message: string;
}

const kernel = new TextlintKernel();
const plugins = [{ pluginId: "markdown", plugin: markdown.default }];
const rules = [
  { ruleId: "vocabulary", rule: vocabulary },
  { ruleId: "sentence-length", rule: sentenceLength },
];

/** Checks the prose of one file: a Markdown file, the descriptions of an OpenAPI document in YAML, or the comments of code. */
export async function lintProse(path: string, text: string): Promise<ProseProblem[]> {
  const prose = path.endsWith(".md") ? text : path.endsWith(".yaml") ? findDescriptions(text) : findComments(text);
  const { messages } = await kernel.lintText(prose, { filePath: path, ext: ".md", plugins, rules });
  return messages.map(({ loc, ruleId, message }) => ({ line: loc.start.line, rule: ruleId, message }));
}

/** Returns the comments of code as Markdown, in which each line has the number that it has in the file. */
function findComments(text: string): string {
  const lines = text.split("\n");
  let isInBlock = false;
  let isExample = false;
  const prose = lines.map((line) => {
    const begins = /^\s*\/\*/.test(line);
    if (begins) isExample = false;
    const comment =
      begins || isInBlock ? line.replace(/^\s*(?:\/\*+|\*(?!\/))? ?|\*+\/\s*$/g, "") : toLineComment(line);
    isInBlock = (begins || isInBlock) && !line.includes("*/");
    isExample = (isExample && !/^@\w/.test(comment)) || /^@example\b/.test(comment);
    return isExample ? "" : toParagraph(comment);
  });
  return prose.join("\n");
}

/** Returns the text of a comment that fills its line, or follows code and a space; no text for directives of tools. */
function toLineComment(line: string): string {
  const comment = /^\s*\/\/ ?(.*)$|^[^"'`/]*[;,{)\]] \/\/ (.*)$/.exec(line)?.slice(1).find(Boolean) ?? "";
  return /^(?:oxlint-|@ts-)/.test(comment) ? "" : comment;
}

/** Replaces marks of TSDoc: a tag begins a paragraph, and a link is one word. */
function toParagraph(comment: string): string {
  return comment
    .replaceAll(/\{@link [^}]*\}/g, "x")
    .replace(/^@\w+(?: \{.*?\}+(?= |$))?(?: [\w.[\]]+)?(?: -)?/, "-")
    .replaceAll(/@\w+(?: \{.*?\}+(?= |$))?(?: [\w.[\]]+)?/g, ". X");
}
