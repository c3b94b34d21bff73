import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { hostileReports } from "../../test/hostile-reports.js";
import { tameAll } from "../../test/hostile-texts.js";
import { exampleReport, withViolations } from "../../test/example-report.js";
import { readAttribute, parseStrictly, readText } from "../../test/parse-page.js";
import type { ContractReport } from "../model/contract-report.js";
import { checkReport } from "../verdict/check-report.js";
import { renderReport } from "../contract/render-report.js";

const renderHtml = (report: ContractReport) => renderReport(report, "html");

/** Lists the elements in order, with the names of their attributes. */
function listElements(report: ContractReport): string[] {
  return parseStrictly(renderHtml(report)).map(({ tagName, attrs }) =>
    [tagName, ...attrs.map(({ name }) => name)].join(" "),
  );
}

test("no text of a request becomes an element or an attribute", () => {
  fc.assert(
    fc.property(hostileReports, (report) => {
      expect(listElements(report)).toEqual(listElements(tameAll(report) as ContractReport));
    }),
    { numRuns: inCI(200, 25) },
  );
});

const toHash = (element: Parameters<typeof readText>[0]) =>
  `'sha256-${createHash("sha256").update(readText(element)).digest("base64")}'`;

test("loads nothing from the network, and allows only its own script", () => {
  const elements = parseStrictly(renderHtml(exampleReport));
  const findAll = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const policy = readAttribute(
    elements.find((element) => readAttribute(element, "http-equiv") === "Content-Security-Policy"),
    "content",
  );
  expect(policy?.split("; ").slice(0, 3)).toEqual([
    "default-src 'none'",
    `style-src ${toHash(findAll("style")[0])}`,
    `script-src ${toHash(findAll("script")[0])}`,
  ]);
  expect([findAll("style").length, findAll("script").length, findAll("link").length]).toEqual([1, 1, 0]);
  const links = elements.flatMap((element) => readAttribute(element, "href") ?? []);
  expect(links.filter((link) => !link.startsWith("#"))).toEqual([]);
  const names = new Set(elements.flatMap(({ attrs }) => attrs.map(({ name }) => name)));
  expect([...names].filter((name) => /^(?:src|style|action|on.*)$/.test(name))).toEqual([]);
});

test("shows the verdict, the sent and the corrected request, and the uncovered parts", () => {
  const elements = parseStrictly(renderHtml(exampleReport));
  const texts = (tagName: string) => elements.filter((element) => element.tagName === tagName).map(readText);
  expect(texts("h1")).toEqual(["✗ Requests broke the contract: 2 violations"]);
  expect(texts("h2")).toEqual(["Violations 2", "Warnings 3", "Coverage", "Operations 3", "Measures"]);
  expect(texts("pre")).toEqual([
    "GET /books?count=51",
    'curl -H "x-reader-key: $MOCK_KEY" "$MOCK_URL/books?count=50"',
    "GET /book",
    "GET /books?cursor=20",
    "GET /loans/count",
  ]);
  expect(texts("summary").slice(5)).toEqual([
    "Not yet sort=author|year · count=1 · cursor · status 401",
    "Never called",
    "Everything was covered",
  ]);
});

const headings = (page: string) =>
  parseStrictly(page)
    .filter(({ tagName }) => tagName === "h3")
    .map(readText)
    .slice(0, 2);

test("shows violations that fail the run first, then by number of requests", () => {
  const [often, once] = exampleReport.violations;
  const violations = [once, often].flatMap((each) => each ?? []);
  const report = { ...exampleReport, violations };
  expect(headings(renderHtml(report))).toEqual(["Wrong value query.count", "Unknown path path"]);
  const verdict = checkReport(report, { ignore: ["parameter-wrong"] });
  expect(headings(renderHtml({ ...report, verdict }))).toEqual([
    "Unknown path path",
    "Wrong value query.count allowed",
  ]);
});

test("shows warnings that fail the run before others", () => {
  const { warnings } = exampleReport;
  const report = { ...withViolations(), warnings };
  expect(headings(renderHtml(report))).toEqual(["Page requested twice query.cursor", "Deprecated operation operation"]);
  const verdict = checkReport(report, { failOn: ["empty-page-unmet"] });
  expect(headings(renderHtml({ ...report, verdict }))).toEqual([
    "Empty page not tested response fails",
    "Page requested twice query.cursor",
  ]);
});

test("marks operations with violations and with warnings", () => {
  const rows = parseStrictly(renderHtml(exampleReport)).filter(({ tagName }) => tagName === "tbody");
  expect(rows.map((row) => readAttribute(row, "data-words"))).toEqual([
    "gaps broken warned",
    "uncalled gaps",
    "warned deprecated",
  ]);
});

test("each link leads to a part of the page", () => {
  const elements = parseStrictly(renderHtml(exampleReport));
  const ids = new Set(elements.map((element) => readAttribute(element, "id")));
  const links = elements.flatMap((element) => readAttribute(element, "href") ?? []);
  expect(links.map((link) => ids.has(link.slice(1)))).toEqual(Array.from({ length: 4 }, () => true));
});

test("names every control and every table, and gives every row its header", () => {
  const elements = parseStrictly(renderHtml(exampleReport));
  const ids = new Set(elements.map((element) => readAttribute(element, "id")));
  const labels = elements.flatMap((element) => readAttribute(element, "aria-labelledby") ?? []);
  expect(labels.filter((label) => !ids.has(label))).toEqual([]);
  const nameless = elements.filter((element) =>
    ["section", "table"].includes(element.tagName)
      ? readAttribute(element, "aria-labelledby") === undefined
      : ["input", "select"].includes(element.tagName) && element.parentNode?.nodeName !== "label",
  );
  expect(nameless).toEqual([]);
  const headers = elements.filter(({ tagName }) => tagName === "th").map((element) => readAttribute(element, "scope"));
  expect(headers).toEqual([...Array.from({ length: 7 }, () => "col"), "row", "row", "row"]);
});

test("omits sections and lists without entries", () => {
  const empty = { ...withViolations(), operations: [] };
  const page = renderHtml({ ...empty, verdict: checkReport(empty, { thresholds: { operations: 0 } }) });
  expect(page).not.toContain("<ol");
  expect(page).not.toContain('id="deprecated"');
  expect(page).toContain("✓");
});
