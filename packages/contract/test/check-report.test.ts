import { expect, test } from "vitest";
import { library } from "../../mock/test/library.js";
import { makeExchange } from "../../mock/test/make-exchange.js";
import { createTally, readRecordedDocument, recordExchange, reportTally } from "../../mock/src/session/tally.js";
import { loadDocument, readServedOperations } from "@shortvideo-api/mock/requests";
import {
  addUnwritten,
  type ContractReport,
  type FailOn,
  checkReport,
  readThreshold,
  type Run,
  type Violation,
  type Warning,
} from "@shortvideo-api/report";

const { document } = await loadDocument(library.spec);
const recorded = readRecordedDocument(document, readServedOperations(document));

/** Creates a report on five operations. The given ones were called, `books.list` with the largest page size. */
function report(...called: string[]): ContractReport {
  const tally = createTally();
  for (const operation of called) {
    const exchange = makeExchange({ operation, parameters: { "query.count": ["5"] } });
    recordExchange(recorded, tally, { maxPerLog: 10, left: 0 }, exchange);
  }
  return reportTally(recorded, tally);
}

const violation: Violation = {
  code: "parameter-wrong",
  place: "query.count",
  message: "",
  count: 2,
  request: { method: "GET", target: "/books" },
};
const broken = { ...report("books.list"), violations: [violation] };

const summarize = (...given: Parameters<typeof checkReport>) => {
  const { exitCode, kind, headline, failures } = checkReport(...given);
  return [exitCode, kind, headline, ...failures.map(({ message }) => message)];
};

const run: Run = { command: ["make", "test"], exitCode: 0, signal: null, durationMs: 10, requests: 1 };

test("passes a run without violations", () => {
  expect(checkReport(report("books.list"))).toEqual({
    kind: "kept",
    headline: "Every request kept the contract",
    exitCode: 0,
    failures: [],
    allowed: [],
    failOn: [],
    thresholds: [{ measure: "operations", required: 1, covered: 1, total: 5, met: true }],
  });
});

test("fails for violations, unless they are allowed or ignored", () => {
  const headline = "Requests broke the contract: 1 violation";
  expect(summarize(broken)).toEqual([1, "broken", headline, `${headline}.`]);
  expect(summarize(broken, { allowViolations: true })).toEqual([0, "allowed", `${headline}, all allowed`]);
  expect(summarize(broken, { ignore: ["parameter-wrong"] })).toEqual([0, "allowed", `${headline}, all allowed`]);
  expect(summarize(broken, { ignore: ["parameter-unknown"] })[0]).toBe(1);
});

const warning: Warning = { code: "page-repeated", place: "query.cursor", message: "", count: 1 };
const warned = { ...report("books.list"), warnings: [warning] };

test("passes in spite of warnings, unless `failOn` names warnings or these warnings", () => {
  const kept = "Every request kept the contract";
  const failed = [
    1,
    "warned",
    `${kept}, but caused warnings that fail the run`,
    "Warnings that fail the run: page-repeated.",
  ];

  expect(summarize(warned)).toEqual([0, "kept", kept]);
  expect(summarize(warned, { failOn: ["violations", "number-rounded"] })).toEqual([0, "kept", kept]);
  expect(summarize(warned, { failOn: ["warnings"] })).toEqual(failed);
  expect(summarize(warned, { failOn: ["page-repeated"] })).toEqual(failed);
  expect(summarize(warned, { failOn: ["warnings"], ignore: ["page-repeated"] })).toEqual([0, "kept", kept]);
});

test("fails for warnings that the report does not list", () => {
  const crowded = {
    ...report("books.list"),
    warnings: [],
    unlistedWarnings: [{ code: "page-repeated", count: 2 }] as const,
  };

  expect(summarize(crowded, { failOn: ["warnings"] })[0]).toBe(1);
});

test("rejects an unknown kind of warning in `failOn`", () => {
  const failOn = ["page-repeatd"] as unknown as FailOn[];

  expect(() => checkReport(warned, { failOn })).toThrow(
    "`failOn` has the unknown value `page-repeatd`. Known values: violations, warnings,",
  );
});

test("fails for unlisted violations, unless they are ignored", () => {
  const unlisted = [
    { code: "parameter-wrong", count: 3 },
    { code: "key-missing", count: 1 },
  ] as const;
  const crowded = { ...broken, unlisted };
  expect(summarize(crowded)).toEqual([
    1,
    "broken",
    "Requests broke the contract: at least 3 violations",
    "Requests broke the contract: at least 3 violations.",
  ]);
  expect(summarize(crowded, { ignore: ["parameter-wrong"] }).at(-1)).toBe(
    "Requests broke the contract: at least 1 violation.",
  );
  expect(summarize(crowded, { ignore: ["parameter-wrong", "key-missing"] })).toEqual([
    0,
    "allowed",
    "Requests broke the contract: at least 3 violations, all allowed",
  ]);
});

test("fails a run without requests, unless the required coverage is 0", () => {
  expect(summarize(report())).toEqual([
    3,
    "untested",
    "No request reached the mock",
    "No request reached the mock. Check that requests go to the address of the mock.",
    "Operations: 0 of 5 covered, 1 required.",
  ]);
  // Even then, the headline does not claim that the contract was kept.
  expect(summarize(report(), { thresholds: { operations: 0 } })).toEqual([
    0,
    "untested",
    "No request reached the mock",
  ]);
});

test("fails a run whose service was never reached, even if no coverage is required", () => {
  const message = "books.list got no response of the service.";
  const silent = [{ code: "service-silent", place: "response", message, count: 1 }] as const;
  const comparison = { responses: 0, differences: [], notCompared: [] };
  const headline = "No response was compared, because the service could not be reached";
  const unreached = { ...report("books.list"), comparison, warnings: silent };

  expect(summarize(unreached, { thresholds: { operations: 0 } })).toEqual([
    3,
    "untested",
    headline,
    `${headline}. Check that the service runs, and the address of \`--upstream\`.`,
  ]);
  expect(summarize({ ...unreached, comparison: { ...comparison, responses: 1 } })[0]).toBe(0);
});

test("fails below a required number and below a required share", () => {
  const two = report("books.list", "books.get");

  expect(checkReport(two, { thresholds: { operations: "40%", boundaries: 1 } }).exitCode).toBe(0);
  expect(summarize(two, { thresholds: { operations: "40.1%", boundaries: 2 } })).toEqual([
    3,
    "short",
    "Every request kept the contract, but covered too little of it",
    "Operations: 2 of 5 (40%) covered, 40.1% required.",
    "Boundaries: 1 of 5 covered, 2 required.",
  ]);
});

test("names violations before missed thresholds", () => {
  const { exitCode, failures } = checkReport(broken, { thresholds: { operations: 5 } });

  expect([exitCode, failures.map(({ code }) => code)]).toEqual([1, ["contract-broken", "threshold-missed"]]);
});

test.each<[string, Partial<Run>, number, string]>([
  ["its own exit code", { exitCode: 7 }, 7, "The command ended with exit code 7"],
  ["the signal that ended it", { exitCode: null, signal: "SIGKILL" }, 137, "The command was ended by SIGKILL"],
  ["the end of its time", { timedOutAfterMs: 30_000 }, 124, "The command did not end within 30.0 s"],
  ["the signal that stopped it", { stoppedBy: "SIGINT" }, 130, "The command was stopped by SIGINT"],
  [
    "a signal that the system does not know",
    { exitCode: null, signal: "SIGNEW" },
    1,
    "The command was ended by SIGNEW",
  ],
])("a failed command fails the run with %s", (_what, change, exitCode, headline) => {
  const failed = { ...report("books.list"), runs: [{ ...run, ...change }] };
  expect(summarize(failed).slice(0, 3)).toEqual([exitCode, "failed", `${headline}, but no request broke the contract`]);
  const alsoBroken = { ...broken, runs: failed.runs };
  expect(checkReport(alsoBroken)).toMatchObject({ exitCode, kind: "broken" });
  expect(checkReport(alsoBroken, { allowViolations: true })).toMatchObject({ exitCode, kind: "failed" });
});

test("reports a command that could not be started", () => {
  const notStarted = "The command `mak` was not found.";
  const nothing = { ...report(), runs: [{ ...run, exitCode: 127, notStarted, requests: 0 }] };
  expect(summarize(nothing).slice(0, 4)).toEqual([
    127,
    "failed",
    "The command could not be started, and no request reached the mock",
    notStarted,
  ]);
});

test("fails the merged report for each failed shard, with the exit code of the first", () => {
  const shards = { ...report("books.list"), runs: [run, { ...run, exitCode: 3 }, { ...run, exitCode: 2 }] };
  expect(summarize(shards)).toEqual([
    3,
    "failed",
    "2 of 3 commands failed, but no request broke the contract",
    "The command `make test` ended with exit code 3.",
    "The command `make test` ended with exit code 2.",
  ]);
});

test("a report that could not be written fails a run that would have passed", () => {
  const passed = checkReport(report("books.list"));
  expect(addUnwritten(passed, ["No room."], "failed")).toMatchObject({
    exitCode: 4,
    kind: "failed",
    headline: "Every request kept the contract, but a file could not be written",
    failures: [{ code: "report-unwritten", message: "No room." }],
  });
  expect(addUnwritten(passed, [], "failed")).toEqual(passed);
  expect(addUnwritten(checkReport(broken), ["No room."], "failed")).toMatchObject({ exitCode: 1, kind: "broken" });
});

test("meets every required share if the document has no operations", () => {
  const bare = { ...report("books.list"), operations: [] };

  expect(checkReport(bare, { thresholds: { operations: 0, pages: "100%" } }).exitCode).toBe(0);
});

test("reads integers and percentages as thresholds, and no other text", () => {
  expect(["80%", "12.5%", "7", "0", "100%"].map(readThreshold)).toEqual(["80%", "12.5%", 7, 0, "100%"]);
  expect(["", "%", "101%", "1.5", "-1", "1e3", "a"].map(readThreshold)).toEqual(Array.from({ length: 7 }));
});

test.each([
  [{ operation: "80%" }, "`thresholds` has the unknown measure `operation`. Measures: `operations`, `parameters`,"],
  [
    { operations: "80" },
    '`thresholds.operations` is `"80"`; it takes an integer, such as 12, or a share, such as "80%".',
  ],
  [{ pages: 0.8 }, "`thresholds.pages` is `0.8`;"],
  [{ values: "120%" }, '`thresholds.values` is `"120%"`;'],
])("rejects the invalid thresholds %j", (thresholds, words) => {
  expect(() => checkReport(report("books.list"), { thresholds: JSON.parse(JSON.stringify(thresholds)) })).toThrow(
    words,
  );
});

test("accepts numbers and shares as thresholds, and ignores undefined ones", () => {
  const thresholds = { operations: 1, parameters: "12.50%", values: undefined } as const;

  expect(checkReport(report("books.list"), { thresholds }).thresholds.map(({ required }) => required)).toEqual([
    1,
    "12.50%",
  ]);
});
