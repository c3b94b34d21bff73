import type { TxtDocumentNode } from "@textlint/ast-node-types";
import { TextlintKernel, type TextlintKernelOptions } from "@textlint/kernel";
import { parse } from "@textlint/markdown-to-ast";
import { buildDocument, createPlugin } from "./build-document.ts";
import { readOpenapi } from "./read-openapi.ts";
import { readSource } from "./read-source.ts";
import { construction, sentenceLength, vocabulary } from "./textlint-rules.ts";

export interface Finding {
  readonly line: number;
  readonly column: number;
  /** `vocabulary`, `construction`, `sentence-length`, or `ignore` for a wrong exception. */
  readonly rule: string;
  readonly message: string;
}

const kernel = new TextlintKernel();
const inNames = [{ ruleId: "vocabulary", rule: vocabulary }];
const everywhere = [...inNames, { ruleId: "construction", rule: construction }];
const withLength = [...everywhere, { ruleId: "sentence-length", rule: sentenceLength }];
/**
 * Checks the prose of one file: all of a Markdown file, the descriptions of an OpenAPI document, comments and
 * messages of a source file.
 *
 * A line `prose-ignore: REASON`, in a comment of the file's language, allows the next line; at the end of a line, that line. An
 * exception without a reason, or one that nothing needs, is a finding.
 */
export async function lintProse(path: string, text: string): Promise<Finding[]> {
  const found = await Promise.all(
    readParts(text, path).map(async ({ document, rules }) => {
      const ext = path.slice(path.lastIndexOf("."));
      const plugins = [{ pluginId: "part", plugin: createPlugin([ext], () => document) }];
      const { messages } = await kernel.lintText(text, { filePath: path, ext, plugins, rules });
      return messages.map(({ loc, ruleId, message }) => ({ ...loc.start, rule: ruleId, message }));
    }),
  );
  return applyExceptions(text, found.flat());
}

/** The prose of a file, each part with the rules that apply to it. */
interface Part {
  readonly document: TxtDocumentNode;
  readonly rules: NonNullable<TextlintKernelOptions["rules"]>;
}

function readParts(text: string, path: string): Part[] {
  if (path.endsWith(".md")) return [{ document: parse(text), rules: withLength }];
  if (path.endsWith(".yaml")) return [{ document: buildDocument(text, readOpenapi(text)), rules: withLength }];
  const { comments, messages, names } = readSource(text, path);
  return [
    { document: buildDocument(text, comments), rules: withLength },
    // A message can hold a program or a page, which has no sentences.
    { document: buildDocument(text, messages), rules: everywhere },
    { document: buildDocument(text, names), rules: inNames },
  ];
}

function applyExceptions(text: string, findings: readonly Finding[]): Finding[] {
  const exceptions = text.split("\n").flatMap((written, index) => {
    const line = written.replaceAll(/`[^`]*`/g, (code) => "x".repeat(code.length));
    const match = /(?:\/\/|\/\*|<!--|#) prose-ignore\b(?<reason>: *\w.*)?/.exec(line);
    if (match === null) return [];
    const allows = line.slice(0, match.index).trim() === "" ? index + 2 : index + 1;
    return [{ line: index + 1, column: match.index + 1, allows, hasReason: match.groups?.["reason"] !== undefined }];
  });
  const allowed = new Set(exceptions.map(({ allows }) => allows));
  const found = new Set(findings.map(({ line }) => line));
  const wrong = exceptions.flatMap(({ line, column, allows, hasReason }) => {
    const message = hasReason ? "Nothing needs this exception. Remove it." : "Say why: `prose-ignore: REASON`.";
    return hasReason && found.has(allows) ? [] : [{ line, column, rule: "ignore", message }];
  });
  return [...findings.filter(({ line }) => !allowed.has(line)), ...wrong].toSorted((a, b) => a.line - b.line);
}
