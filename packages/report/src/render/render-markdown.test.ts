import * as fc from "fast-check";
import { lexer, type Token } from "marked";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { tameAll } from "../../test/hostile-texts.js";
import { exampleDiff, hostileDiffs, narrower } from "../../test/example-diff.js";
import { renderReport } from "../contract/render-report.js";
import type { ContractReport } from "../model/contract-report.js";
import { exampleReport } from "../../test/example-report.js";
import { hostileReports } from "../../test/hostile-reports.js";
import type { DiffReport } from "../diff/diff-report.js";
import { renderDiffReport } from "../diff/render-diff-report.js";

const renderMarkdown = (report: ContractReport) => renderReport(report, "markdown");
const renderDiffMarkdown = (report: DiffReport) => renderDiffReport(report, "markdown");

/** Lists the kinds of tokens that are neither text nor code. */
function listMarkup(markdown: string): string[] {
  const found: string[] = [];
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (!["text", "escape", "codespan", "space"].includes(token.type)) found.push(token.type);
      visit(("items" in token ? token.items : "tokens" in token ? token.tokens : undefined) ?? []);
    }
  };
  visit(lexer(markdown));
  return found;
}

test("no text of a document becomes markup", () => {
  fc.assert(
    fc.property(hostileDiffs, (report) => {
      expect(listMarkup(renderDiffMarkdown(report))).toEqual(
        listMarkup(renderDiffMarkdown(tameAll(report) as DiffReport)),
      );
    }),
    { numRuns: inCI(200, 60) },
  );
});

test("no text of a request becomes markup", () => {
  fc.assert(
    fc.property(hostileReports, (report) => {
      expect(listMarkup(renderMarkdown(report))).toEqual(listMarkup(renderMarkdown(tameAll(report) as ContractReport)));
    }),
    { numRuns: inCI(200, 60) },
  );
});

test("prints a run with its findings and its coverage", () => {
  expect(renderReport(exampleReport, "markdown")).toBe(`✗ Requests broke the contract: 2 violations.

Library 2.1.0 · 12 requests · 2026-11-28 09:30:00 UTC · commit 1f0c6a2be4d7

- \`pytest tests/ -k 'not slow'\` ended with exit code 0 after 3.2 s

### Violations

Corrections need a mock and any key: \`export MOCK_URL=http://127.0.0.1:4010 MOCK_KEY=any-key\`.

- \`count\` is \`51\`; books.list takes an integer from 1 to 50. (\`parameter-wrong\`, \`books.list\`, \`query.count\`, 2 requests; \`GET /books?count=51\`; right: \`curl -H "x-reader-key: $MOCK_KEY" "$MOCK_URL/books?count=50"\`)
- \`/book\` is not a path of this API; the nearest is \`/books\`. (\`path-unknown\`, \`path\`, 1 request; \`GET /book\`)

### Warnings

- The page of books.list at \`cursor\` \`20\` was delivered and requested again. (\`page-repeated\`, \`books.list\`, \`query.cursor\`, 2 requests; \`GET /books?cursor=20\`)
- loans.count: Since 2.0.0. Use \`loans.list\`. (\`operation-deprecated\`, \`loans.count\`, \`operation\`, 3 requests; \`GET /loans/count\`)
- No response was an empty page. Operations called that can return one: 1. Test it with \`scenario=empty-list\`. (\`empty-page-unmet\`, \`response\`, 1 operation)

### Coverage

| Measure | Covered |
| --- | --- |
| Operations | 2 of 3 |
| Parameters | 2 of 4 |
| Values | 1 of 3 |
| Boundaries | 1 of 2 |
| Statuses | 3 of 5 |
| Ends of lists | 1 of 1 |
`);
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
