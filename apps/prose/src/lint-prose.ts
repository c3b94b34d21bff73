import type { TxtDocumentNode } from "@textlint/ast-node-types";
import { TextlintKernel, type TextlintKernelOptions } from "@textlint/kernel";
import { parse } from "@textlint/markdown-to-ast";
import { buildDocument, createPlugin } from "./build-document.ts";
import { readOpenapi } from "./read-openapi.ts";
import { readSource } from "./read-source.ts";
import { construction, sentenceLength, vocabulary } from "./textlint-rules.ts";

/** A place in a file that violates a rule. */
export interface Finding {
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  /** `vocabulary`, `construction`, `sentence-length`, `link`, or `ignore` for a wrong exception. */
  readonly rule: string;
  readonly message: string;
}

const kernel = new TextlintKernel();
const nameRules = [{ ruleId: "vocabulary", rule: vocabulary }];
const messageRules = [...nameRules, { ruleId: "construction", rule: construction }];
const documentRules = [...messageRules, { ruleId: "sentence-length", rule: sentenceLength }];

/**
 * Checks the prose of one file. For Markdown, this is the whole file, and for OpenAPI, the descriptions. For source code, it is the
 * comments, the messages and the names.
 *
 * A comment `prose-ignore: REASON` on a line of its own allows the next line. At the end of a line, it allows that line. An exception
 * without a reason is a finding, and so is one that is not needed.
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
  if (path.endsWith(".md")) return [{ document: parse(text), rules: documentRules }];
  if (path.endsWith(".yaml")) return [{ document: buildDocument(text, readOpenapi(text)), rules: documentRules }];
  const { comments, messages, names } = readSource(text, path);
  return [
    { document: buildDocument(text, comments), rules: documentRules },
    // A message may contain a program or a page, which has no sentences.
    { document: buildDocument(text, messages), rules: messageRules },
    { document: buildDocument(text, names), rules: nameRules },
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
    const message = hasReason ? "This exception is not needed. Remove it." : "Say why: `prose-ignore: REASON`.";
    return hasReason && found.has(allows) ? [] : [{ line, column, rule: "ignore", message }];
  });
  return [...findings.filter(({ line }) => !allowed.has(line)), ...wrong].toSorted((a, b) => a.line - b.line);
}
