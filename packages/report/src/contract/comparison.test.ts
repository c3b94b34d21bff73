import { expect, test } from "vitest";
import { exampleReport, withViolations } from "../../test/example-report.js";
import type { ContractReport, ResponseComparisons } from "../model/contract-report.js";
import type { Difference } from "../model/difference.js";
import { checkReport } from "../verdict/check-report.js";
import { renderReport } from "./render-report.js";

const difference: Difference = {
  code: "body-malformed",
  operation: "books.list",
  status: 200,
  place: "body",
  expected: "JSON",
  found: "a page of HTML",
  count: 3,
  line: 40,
  request: { method: "GET", target: "/books" },
};

/** A report of traffic without violations. */
function withComparison(comparison: Partial<ResponseComparisons>): ContractReport {
  return { ...withViolations(), comparison: { responses: 12, differences: [], notCompared: [], ...comparison } };
}

test("a difference fails the report, unless it is ignored or all are allowed", () => {
  const report = withComparison({ differences: [difference] });

  expect(checkReport(report)).toMatchObject({
    kind: "broken",
    exitCode: 1,
    headline: "Responses differ from the document: 1 difference",
    failures: [{ code: "response-differs" }],
  });
  expect(checkReport(report, { ignore: ["body-malformed"] })).toMatchObject({ kind: "allowed", exitCode: 0 });
  expect(checkReport(report, { allowDifferences: true })).toMatchObject({ kind: "allowed", exitCode: 0 });
  expect(checkReport(withComparison({ unlisted: [{ code: "type-wrong", count: 1 }] }))).toMatchObject({
    headline: "Responses differ from the document: at least 1 difference",
  });
});

test("the headline names both directions", () => {
  const broken = { ...exampleReport, comparison: { responses: 12, differences: [difference], notCompared: [] } };

  expect(checkReport(broken).headline).toBe(
    "Requests broke the contract: 2 violations; responses differ from the document: 1 difference",
  );
  expect(checkReport(withComparison({})).headline).toBe("Every request and every response kept the contract");
});

test("the headline says what was not compared", () => {
  const omission = { operation: "books.list", status: "200", place: "body", reason: "It was too large.", line: 40 };
  const partly = withComparison({ notCompared: [{ ...omission, count: 2 }] });

  expect(checkReport(partly).headline).toBe("Every request and every response kept the contract, without 1 part");
  expect(renderReport(partly, "text")).toContain("200 body");
  expect(checkReport(withComparison({ responses: 0 })).headline).toBe(
    "Every request kept the contract, and no response was compared",
  );
});

test("text shows a difference as a verification does", () => {
  const text = renderReport(withComparison({ differences: [difference] }), "text");

  expect(text).toContain("Differences of responses");
  expect(text).toContain("books.list · body · body-malformed · 200 · 3×");
  expect(text).toContain("The document says JSON (spec/library.yaml:40); found: a page of HTML.");
});

test("SARIF explains a code of both directions for each of them", () => {
  const sarif = JSON.parse(renderReport(withComparison({ differences: [difference] }), "sarif")) as {
    runs: [{ tool: { driver: { rules: { id: string; fullDescription: { text: string } }[] } } }];
  };

  const rules = sarif.runs[0].tool.driver.rules.filter(({ id }) => id === "body-malformed");
  expect(rules.map(({ fullDescription }) => fullDescription.text)).toEqual([
    expect.stringMatching(/^In a request: .* In a response: /),
  ]);
});
