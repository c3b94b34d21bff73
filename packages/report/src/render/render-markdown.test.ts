import * as fc from "fast-check";
import { lexer, type Token } from "marked";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { tameAll } from "../../test/hostile-texts.js";
import { exampleDiff, hostileDiffs, narrower } from "../../test/example-diff.js";
import type { DiffReport } from "../diff/diff-report.js";
import { renderDiffReport } from "../diff/render-diff-report.js";

const renderDiffMarkdown = (report: DiffReport) => renderDiffReport(report, "markdown");

/** Lists the kinds of tokens that are neither text nor code. */
function listMarkup(report: DiffReport): string[] {
  const found: string[] = [];
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (!["text", "escape", "codespan", "space"].includes(token.type)) found.push(token.type);
      visit(("items" in token ? token.items : "tokens" in token ? token.tokens : undefined) ?? []);
    }
  };
  visit(lexer(renderDiffMarkdown(report)));
  return found;
}

test("no text of a document becomes markup", () => {
  fc.assert(
    fc.property(hostileDiffs, (report) => {
      expect(listMarkup(report)).toEqual(listMarkup(tameAll(report) as DiffReport));
    }),
    { numRuns: inCI(500, 60) },
  );
});

test.each([
  ["a `` b", 'a `""` b'],
  ["a ` b", "a \\` b"],
  ["`a``b`", "`a` `b`"],
  ["from ` x ` on", "from `  x  ` on"],
  ["call @all", "call @&#8203;all"],
  ["# 1", "\\# 1"],
])("escapes %j so that Markdown shows it unchanged", (message, written) => {
  expect(renderDiffMarkdown({ ...exampleDiff, changes: [{ ...narrower, message }] })).toContain(
    `\n- ${written} (\`limit-tightened\``,
  );
});
