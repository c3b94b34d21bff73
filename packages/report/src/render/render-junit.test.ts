import { readFile } from "node:fs/promises";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { inCI } from "../../../../scripts/in-ci.js";
import { hostileReports } from "../../test/hostile-reports.js";
import { exampleReport, withViolations } from "../../test/example-report.js";
import { checkReport } from "../verdict/check-report.js";
import type { ContractReport } from "../model/contract-report.js";
import { renderReport } from "../contract/render-report.js";

const renderJunit = (report: ContractReport) => renderReport(report, "junit");

const schema = await readFile(new URL("../../test/schemas/junit.xsd", import.meta.url), "utf8");

async function findErrors(...texts: readonly string[]): Promise<readonly string[]> {
  const xml = texts.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema });
  return errors.map(({ message }) => message);
}

test("writes each operation as a test case, and each violation as its failure", () => {
  expect(renderJunit(exampleReport)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="Contract report: Library 2.1.0" tests="6" failures="3" errors="0" time="3.214">
  <testsuite name="Contract report: Library 2.1.0" tests="6" failures="3" errors="0" skipped="1" time="3.214">
    <properties>
      <property name="contract.headline" value="Requests broke the contract: 2 violations"/>
      <property name="contract.started" value="2026-11-28T09:30:00.000Z"/>
      <property name="contract.commit" value="1f0c6a2be4d7c0ffee00112233445566778899aa"/>
      <property name="contract.command" value="pytest tests/ -k &#39;not slow&#39;"/>
      <property name="contract.operations" value="2/3"/>
      <property name="contract.parameters" value="2/4"/>
      <property name="contract.values" value="1/3"/>
      <property name="contract.boundaries" value="1/2"/>
      <property name="contract.statuses" value="3/5"/>
      <property name="contract.pages" value="1/1"/>
      <property name="contract.inBandFailures" value="–"/>
      <property name="contract.rateLimits" value="1/1"/>
      <property name="contract.emptyPages" value="0/1"/>
      <property name="contract.exitCode" value="1"/>
    </properties>
    <testcase classname="books" name="books.list" time="0">
      <failure type="parameter-wrong" message="\`count\` is \`51\`; books.list takes an integer from 1 to 50.">\`count\` is \`51\`; books.list takes an integer from 1 to 50.
Sent: GET /books?count=51
Right: curl -H &quot;x-reader-key: $MOCK_KEY&quot; &quot;$MOCK_URL/books?count=50&quot;
books.list · query.count · parameter-wrong · 2 requests (spec/library.yaml:31)</failure>
      <system-out>Warning: The page of books.list at \`cursor\` \`20\` was delivered and requested again.
Sent: GET /books?cursor=20
books.list · query.cursor · page-repeated · 2 requests (spec/library.yaml:31)</system-out>
    </testcase>
    <testcase classname="books" name="books.get" time="0">
      <skipped message="No valid request called it."/>
    </testcase>
    <testcase classname="loans" name="loans.count" time="0">
      <system-out>Warning: loans.count: Since 2.0.0. Use \`loans.list\`.
Sent: GET /loans/count
loans.count · operation · operation-deprecated · 3 requests (spec/library.yaml:1)</system-out>
    </testcase>
    <testcase classname="path-unknown" name="Unknown path: GET /book path" time="0">
      <failure type="path-unknown" message="\`/book\` is not a path of this API; the nearest is \`/books\`.">\`/book\` is not a path of this API; the nearest is \`/books\`.
Sent: GET /book
no operation · path · path-unknown · 1 request (spec/library.yaml:1)</failure>
    </testcase>
    <testcase classname="empty-page-unmet" name="Empty page not tested: response" time="0">
      <system-out>Warning: No response was an empty page. Operations called that can return one: 1. Test it with \`scenario=empty-list\`.
response · empty-page-unmet · 1 operation (spec/library.yaml:1)</system-out>
    </testcase>
    <testcase classname="contract" name="verdict" time="0">
      <failure type="verdict" message="Requests broke the contract: 2 violations.">Requests broke the contract: 2 violations.
Corrections need a mock and any key: \`export MOCK_URL=http://127.0.0.1:4010 MOCK_KEY=any-key\`.</failure>
    </testcase>
  </testsuite>
</testsuites>
`);
});

/** Returns the test cases by name, or by code for findings about no operation, with their results. */
function listCases(xml: string): string[] {
  return [...xml.matchAll(/<testcase classname="(\S+)" name="([^"]+)" time="0">([^]*?)<\/testcase>/g)].map(
    ([, group = "", name, body = ""]) =>
      `${group.includes("-") ? group : name}: ${/<(failure|skipped)/.exec(body)?.[1] ?? "passed"}`,
  );
}

test("reports allowed violations without a failure", () => {
  const xml = renderJunit({ ...exampleReport, verdict: checkReport(exampleReport, { allowViolations: true }) });
  expect(listCases(xml)).toEqual([
    "books.list: passed",
    "books.get: skipped",
    "loans.count: passed",
    "path-unknown: passed",
    "empty-page-unmet: passed",
    "verdict: passed",
  ]);
  expect(xml).toContain("Allowed: `count` is `51`");
});

test("warnings of `failOn` fail the test cases of their operations, or cases of their own", () => {
  const { warnings } = exampleReport;
  const report = { ...withViolations(), warnings, unlistedWarnings: [{ code: "number-rounded", count: 2 }] as const };
  const xml = renderJunit({ ...report, verdict: checkReport(report, { failOn: ["warnings"] }) });

  expect(listCases(xml)).toEqual([
    "books.list: failure",
    "books.get: skipped",
    "loans.count: failure",
    "empty-page-unmet: failure",
    "number-rounded: failure",
    "verdict: failure",
  ]);
  expect(xml).toContain("2 requests with warnings of this code that are not listed.");
});

test("each failed command and each missed threshold fails its own test case", () => {
  const [run] = exampleReport.runs;
  const failed = { ...withViolations(), runs: run ? [run, { ...run, exitCode: null, signal: "SIGKILL" }] : [] };
  const xml = renderJunit({ ...failed, verdict: checkReport(failed, { thresholds: { values: "80%" } }) });
  expect(listCases(xml).slice(3)).toEqual(["command-failed: failure", "threshold-missed: failure", "verdict: failure"]);
});

test("repeats all violations of an operation in its output, because some readers show only the first failure", () => {
  const [first] = exampleReport.violations.slice(0, 1);
  const output = /<system-out>([^]*?)<\/system-out>/.exec(
    renderJunit(withViolations(...(first ? [first, { ...first, place: "query.sort" }] : []))),
  );
  expect(output?.[1]?.match(/query\.\w+ ·/g)).toEqual(["query.count ·", "query.sort ·"]);
});

test("matches the JUnit schema for any requests", async () => {
  const texts = fc.sample(hostileReports, { numRuns: inCI(300, 25), seed: 7 }).map(renderJunit);
  expect(await findErrors(renderJunit(exampleReport), ...texts)).toEqual([]);
});

test("the JUnit schema rejects invalid files", async () => {
  const errors = await findErrors(
    renderJunit(exampleReport).replace(' name="books.get"', "").replace("<skipped", "<passed"),
  );
  expect(errors).toHaveLength(2);
});
