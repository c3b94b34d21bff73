import { stripVTControlCharacters } from "node:util";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hostileReports } from "../../test/hostile-reports.js";
import { exampleReport, withViolations } from "../../test/example-report.js";
import { renderReport } from "../contract/render-report.js";
import { measureText } from "../text/measure-text.js";

const expected = `
✗ Requests broke the contract: 2 violations.
Library 2.1.0 · 12 requests · 2026-11-28 09:30:00 UTC · commit 1f0c6a2be4d7
$ pytest tests/ -k 'not slow' ended with exit code 0 after 3.2 s

Violations
  Corrections need a mock and any key: \`export MOCK_URL=http://127.0.0.1:4010
  MOCK_KEY=any-key\`.

  1  books.list · query.count · parameter-wrong · 2 requests
     \`count\` is \`51\`; books.list takes an integer from 1 to 50.
     sent   GET /books?count=51
     right  curl -H "x-reader-key: $MOCK_KEY" "$MOCK_URL/books?count=50"

  2  no operation · path · path-unknown · 1 request
     \`/book\` is not a path of this API; the nearest is \`/books\`.
     sent   GET /book

Warnings

  1  books.list · query.cursor · page-repeated · 2 requests
     The page of books.list at \`cursor\` \`20\` was delivered and requested again.
     sent   GET /books?cursor=20

  2  loans.count · operation · operation-deprecated · 3 requests
     loans.count: Since 2.0.0. Use \`loans.list\`.
     sent   GET /loans/count

  3  response · empty-page-unmet · 1 operation
     No response was an empty page. Operations called that can return one: 1.
     Test it with \`scenario=empty-list\`.

Coverage
  Operations     ███████████████████████░░░░░░░░░░░░   66 %  2 of 3
  Parameters     █████████████████░░░░░░░░░░░░░░░░░░   50 %  2 of 4
  Values         ███████████░░░░░░░░░░░░░░░░░░░░░░░░   33 %  1 of 3
  Boundaries     █████████████████░░░░░░░░░░░░░░░░░░   50 %  1 of 2
  Statuses       █████████████████████░░░░░░░░░░░░░░   60 %  3 of 5
  Ends of lists  ███████████████████████████████████  100 %  1 of 1

  Operations             valid  params  values  limits  statuses    end
– books.list                 7     2/3     1/3     1/2       2/3    yes
      not yet: sort=author|year, count=1, cursor, status 401
✓ loans.count                3       –       –       –       1/1      –
      deprecated

  Without a valid request: books.get.
`;

test("prints violations, warnings, coverage and the uncovered parts, in this order", () => {
  expect(`\n${renderReport(exampleReport, "text", { width: 80 })}`).toBe(expected);
});

test("lists operations without a valid request by their names, and counts most of many", () => {
  const [, unused] = exampleReport.operations;
  const operations = Array.from({ length: 40 }, (_, index) => ({ ...unused!, id: `books.get${index}` }));

  const text = renderReport({ ...exampleReport, operations }, "text", { width: 80 });

  expect(text).toMatch(/Ends of lists .*\n\n {2}Without a valid request: books\.get0, .*[^]* and 10 more\.\n$/);
});

test("adds colors only on request, without changing the text", () => {
  const colored = renderReport(exampleReport, "text", { width: 80, color: true });
  expect(colored).toContain("\u001B[");
  expect(`\n${stripVTControlCharacters(colored)}`).toBe(expected);
});

test("reports success if there are no violations", () => {
  expect(renderReport(withViolations(), "text").startsWith("✓ Every request kept the contract.\n")).toBe(true);
});

test("keeps all lines within the width, except corrections, which readers copy", () => {
  fc.assert(
    fc.property(hostileReports, fc.integer({ min: 70, max: 120 }), (report, width) => {
      const lines = renderReport(report, "text", { width }).split("\n");
      const long = lines.filter((line) => measureText(line) > width && !line.startsWith("     right"));
      expect(long).toEqual([]);
    }),
  );
});

test("replaces control characters of requests", () => {
  fc.assert(
    fc.property(hostileReports, (report) => {
      expect(renderReport(report, "text")).not.toMatch(/[^\P{Cc}\n]|[\u2028\u2029\u{202A}-\u{202E}\u{2066}-\u{2069}]/u);
    }),
  );
});
