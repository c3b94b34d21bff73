import { readFile } from "node:fs/promises";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { inCI } from "../../../../scripts/in-ci.js";
import { exampleDiff, hostileDiffs, narrower } from "../../test/example-diff.js";
import { checkDiff } from "./diff-report.js";
import { renderDiffReport } from "./render-diff-report.js";

const readSchema = (name: string) => readFile(new URL(`../../test/schemas/${name}`, import.meta.url), "utf8");
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const isSarif = ajv.compile(JSON.parse(await readSchema("sarif-schema-2.1.0.json")) as object);
const junitSchema = await readSchema("junit.xsd");

interface SarifLog {
  runs: [{ tool: { driver: { name: string; version: string; rules: { id: string }[] } }; results: SarifResult[] }];
}

interface SarifResult {
  ruleId: string;
  ruleIndex: number;
  level: string;
  message: { text: string };
  partialFingerprints: Record<string, string>;
}

const readRun = (text: string) => (JSON.parse(text) as SarifLog).runs[0];

test("SARIF has a result for each change, at the line that shows it, with the level of its severity", async () => {
  const manifest = JSON.parse(await readFile(new URL("../../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  const text = renderDiffReport(exampleDiff, "sarif");
  const { tool, results } = readRun(text);

  expect(isSarif(JSON.parse(text))).toBe(true);
  expect(tool.driver).toMatchObject({ name: "shortvideo-spec-diff", version: manifest.version });
  expect(results.map(({ ruleId, level }) => `${ruleId} ${level}`)).toEqual([
    "param-removed error",
    "limit-tightened error",
    "operation-renamed warning",
    "empty-response-became-failure warning",
    "words-changed note",
  ]);
  expect(results.map(({ ruleIndex }) => tool.driver.rules[ruleIndex]?.id)).toEqual(results.map(({ ruleId }) => ruleId));
  expect(results[0]).toMatchObject({
    message: { text: "No longer accepts `sort`.\nDo: Send no `sort`.\nIn the earlier document: spec/openapi.yaml:20" },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: "spec/openapi.yaml", uriBaseId: "%SRCROOT%" },
          region: { startLine: 9 },
        },
        logicalLocations: [
          { name: "query.sort", fullyQualifiedName: "pets.list/query.sort", kind: "element" },
          { name: "pets.list", kind: "function" },
        ],
      },
    ],
  });
  expect(new Set(results.map(({ partialFingerprints }) => partialFingerprints["specChange/v1"])).size).toBe(5);
});

test("SARIF contains the address of a fetched document", () => {
  const shownAt = { file: "https://example.com/api/open api.json", line: 3 };

  expect(
    readRun(renderDiffReport({ ...exampleDiff, changes: [{ ...narrower, shownAt }] }, "sarif")).results,
  ).toMatchObject([
    { locations: [{ physicalLocation: { artifactLocation: { uri: "https://example.com/api/open%20api.json" } } }] },
  ]);
});

test("SARIF matches its schema and has no links for any texts", () => {
  fc.assert(
    fc.property(hostileDiffs, (report) => {
      const text = renderDiffReport(report, "sarif");
      isSarif(JSON.parse(text));
      expect(isSarif.errors ?? []).toEqual([]);
      for (const { message } of readRun(text).results) expect(message.text).not.toContain("](");
    }),
  );
});

test("JUnit has a test case for each change, and fails those that --fail-on names", () => {
  expect(listCases("never")).toEqual(["passed", "passed", "passed", "passed", "passed", "passed"]);
  expect(listCases("breaking")).toEqual(["failed", "failed", "failed", "failed", "passed", "failed"]);
  expect(listCases("any")).toEqual(["failed", "failed", "failed", "failed", "failed", "failed"]);
  expect(renderDiffReport(exampleDiff, "junit")).toContain(
    `<testcase classname="param-removed" name="Parameter removed: pets.list query.sort" time="0">
      <failure type="param-removed" message="No longer accepts \`sort\`.">No longer accepts \`sort\`.
Do: Send no \`sort\`.
In the earlier document: spec/openapi.yaml:20
pets.list · query.sort · param-removed · fails (spec/openapi.yaml:9)</failure>`,
  );
});

function listCases(failOn: "never" | "breaking" | "any"): string[] {
  const xml = renderDiffReport({ ...exampleDiff, failOn }, "junit");
  return [...xml.matchAll(/<testcase [^]*?<\/testcase>/g)].map(([text]) =>
    text.includes("<failure") ? "failed" : "passed",
  );
}

test("JUnit matches its schema for any texts", async () => {
  const reports = [exampleDiff, ...fc.sample(hostileDiffs, { numRuns: inCI(200, 25), seed: 7 })];
  const xml = reports.map((report, index) => ({
    fileName: `${index}.xml`,
    contents: renderDiffReport(report, "junit"),
  }));

  const { errors } = await validateXML({ xml, schema: junitSchema });
  expect(errors.map(({ message }) => message)).toEqual([]);
});

test("JUnit and HTML fail exactly if the comparison does", () => {
  fc.assert(
    fc.property(hostileDiffs, (report) => {
      const fails = checkDiff(report) !== 0;
      expect(!/<testsuites [^>]*failures="0"/.test(renderDiffReport(report, "junit"))).toBe(fails);
      expect(renderDiffReport(report, "html").includes("does not pass: exit code 1")).toBe(fails);
    }),
  );
});
