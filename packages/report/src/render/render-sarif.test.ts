import { readFile } from "node:fs/promises";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hostileReports } from "../../test/hostile-reports.js";
import { asShard, exampleReport } from "../../test/example-report.js";
import { type FailOn, checkReport } from "../verdict/check-report.js";
import { mergeReports } from "../merge/merge-reports.js";
import type { ContractReport } from "../model/contract-report.js";
import { renderReport } from "../contract/render-report.js";

const renderSarif = (report: ContractReport) => renderReport(report, "sarif");

const schema = JSON.parse(
  await readFile(new URL("../../test/schemas/sarif-schema-2.1.0.json", import.meta.url), "utf8"),
) as object;
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const isSarif = ajv.compile(schema);

interface Result {
  ruleId: string;
  ruleIndex: number;
  level: string;
  message: { text: string };
  locations: { logicalLocations: { fullyQualifiedName: string; kind: string }[] }[];
  webRequest: { method: string; target: string };
  occurrenceCount: number;
  partialFingerprints: Record<string, string>;
}

interface Log {
  runs: { tool: { driver: { rules: { id: string }[] } }; results: Result[]; invocations: object[] }[];
}

const read = (text: string) => (JSON.parse(text) as Log).runs[0];

test("names the tool and the version of this package", async () => {
  const manifest = JSON.parse(await readFile(new URL("../../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  const log = JSON.parse(renderSarif(exampleReport)) as object;

  expect(log).toMatchObject({
    runs: [
      {
        tool: { driver: { name: "shortvideo-contract", version: manifest.version, semanticVersion: manifest.version } },
      },
    ],
  });
  expect(isSarif(log)).toBe(true);
});

test("writes each violation with its rule, its place and its request", () => {
  const run = read(renderSarif(exampleReport));
  const [result] = run?.results ?? [];
  expect(result).toMatchObject({
    ruleId: "parameter-wrong",
    message: {
      text: [
        "`count` is `51`; books.list takes an integer from 1 to 50.",
        "Sent: GET /books?count=51",
        'Right: curl -H "x-reader-key: $MOCK_KEY" "$MOCK_URL/books?count=50"',
      ].join("\n"),
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: "spec/library.yaml", uriBaseId: "%SRCROOT%" },
          region: { startLine: 31 },
        },
        logicalLocations: [
          { name: "count", fullyQualifiedName: "books.list/query.count", kind: "parameter" },
          { name: "books.list", fullyQualifiedName: "books.list", kind: "function" },
        ],
      },
    ],
    webRequest: { method: "GET", target: "/books?count=51" },
    occurrenceCount: 2,
  });
  expect(run?.tool.driver.rules[result?.ruleIndex ?? -1]?.id).toBe("parameter-wrong");
  expect(run?.invocations).toMatchObject([{ commandLine: "pytest tests/ -k 'not slow'", exitCode: 0 }]);
});

test("matches the schema of SARIF 2.1.0 for any requests", () => {
  fc.assert(
    fc.property(hostileReports, (report) => {
      isSarif(JSON.parse(renderSarif(report)));
      expect(isSarif.errors ?? []).toEqual([]);
    }),
  );
});

test("the schema of SARIF rejects an invalid log", () => {
  expect(isSarif(JSON.parse(renderSarif(exampleReport).replaceAll('"text"', '"words"')))).toBe(false);
});

test("no text of a request becomes a link", () => {
  fc.assert(
    fc.property(hostileReports, (report) => {
      for (const { message } of read(renderSarif(report))?.results ?? []) expect(message.text).not.toContain("](");
    }),
  );
});

const readFingerprints = (text: string) =>
  read(text)?.results.map(({ partialFingerprints }) => Object.values(partialFingerprints)[0]);

const listLevels = (failOn: readonly FailOn[]) =>
  read(renderSarif({ ...exampleReport, verdict: checkReport(exampleReport, { failOn }) }))
    ?.results.map(({ ruleId, level }) => `${ruleId} ${level}`)
    .slice(2);

test("reports warnings with the level `warning`, and those of `failOn` with the level `error`", () => {
  expect(listLevels([])).toEqual(["page-repeated warning", "operation-deprecated warning", "empty-page-unmet warning"]);
  expect(listLevels(["page-repeated"])?.[0]).toBe("page-repeated error");
});

test("each violation has its own fingerprint, the same in every run", () => {
  const later = { ...mergeReports([exampleReport, asShard("2")]), requests: 99 };
  expect(readFingerprints(renderSarif(later))).toEqual(readFingerprints(renderSarif(exampleReport)));
  expect(new Set(readFingerprints(renderSarif(exampleReport))).size).toBe(5);
});
