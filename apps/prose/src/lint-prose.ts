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
const everywhere = [
  { ruleId: "vocabulary", rule: vocabulary },
  { ruleId: "construction", rule: construction },
];
const inDocuments = [...everywhere, { ruleId: "sentence-length", rule: sentenceLength }];
const readers = {
  md: createPlugin([".md"], (text) => parse(text)),
  yaml: createPlugin([".yaml"], (text) => buildDocument(text, readOpenapi(text))),
  source: createPlugin([".ts", ".mjs", ".js"], (text, path) => buildDocument(text, readSource(text, path))),
};
const plugins = Object.entries(readers).map(([pluginId, plugin]) => ({ pluginId, plugin }));

/**
 * Checks the prose of one file: all of a Markdown file, the descriptions of an OpenAPI document, comments and
 * messages of a source file.
 *
 * A line `prose-ignore: REASON`, in a comment of the file's language, allows the next line; at the end of a line, that line. An
 * exception without a reason, or one that nothing needs, is a finding.
 */
export async function lintProse(path: string, text: string): Promise<Finding[]> {
  const ext = path.slice(path.lastIndexOf("."));
  const rules = /^\.(?:md|yaml)$/.test(ext) ? inDocuments : everywhere;
  const options = { filePath: path, ext, plugins, rules } satisfies TextlintKernelOptions;
  const { messages } = await kernel.lintText(text, options);
  const findings = messages.map(({ loc, ruleId, message }) => ({ ...loc.start, rule: ruleId, message }));
  return applyExceptions(text, findings);
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
