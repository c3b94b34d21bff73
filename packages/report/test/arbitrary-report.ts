import * as fc from "fast-check";
import type {
  BoundaryKind,
  ContractReport,
  OperationCoverage,
  Violation,
  Warning,
} from "../src/model/contract-report.js";
import { disagreementGuide } from "../src/guide/disagreement-guide.js";
import type { DisagreementCode, EngineReport } from "../src/model/disagreement.js";
import type { ReportDemands } from "../src/verdict/check-report.js";
import { violationGuide } from "../src/guide/violation-guide.js";
import { toViolationKind } from "../src/verdict/to-violation-kind.js";
import type { ViolationCode } from "../src/model/violation.js";
import type { WarningCode } from "../src/model/warning.js";
import { listUnmet } from "../src/verdict/list-unmet.js";
import { warningGuide } from "../src/guide/warning-guide.js";
import { exampleReport } from "./example-report.js";

const codes = Object.keys(violationGuide) as ViolationCode[];
const warningCodes = Object.keys(warningGuide) as WarningCode[];
const disagreementCodes = Object.keys(disagreementGuide) as DisagreementCode[];
const counts = fc.oneof(fc.constant(0), fc.nat(9));

// A report names only what it counted.
const unlistedCounts = fc.integer({ min: 1, max: 9 });

const pieces = [
  [
    ..."<>\"'&`\\ a=",
    "]]>",
    "-->",
    "</style>",
    "</script>",
    "<script>",
    '"><img src=x onerror=alert(1)>',
    "' onload='",
    "&lt;",
  ],
  ["[x](http://e)", "${x}", "\0", "\u001B[31m", "\b", "\r", "\n", "\t", "\u0085", "\u2028", "\u202E"],
  ["\uD800", "\uDC00", "\uFFFE", "\uFFFF", "😀", "漢"],
].flat();

/** Texts such as an attacker sends: what markup, terminals, templates and links are made of. */
export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({
    maxLength: 8,
    unit: fc.constantFrom(...pieces),
  }),
);

/** Reports in which every text that a document or a request gives is hostile. */
export const hostileReports: fc.Arbitrary<ContractReport> = fc
  .uniqueArray(hostileTexts, { selector: tame, minLength: 1, maxLength: 4 })
  .chain((ids) =>
    fc.record(
      {
        format: fc.constant(1 as const),
        document: fc.record(
          { title: hostileTexts, version: hostileTexts, file: hostileTexts },
          { requiredKeys: ["title", "version"] },
        ),
        recordings: fc.array(hostileTexts, { maxLength: 2 }),
        runs: fc.array(
          fc.record(
            {
              command: fc.array(hostileTexts, { maxLength: 3 }),
              exitCode: fc.option(fc.nat(255), { nil: null }),
              signal: fc.option(hostileTexts, { nil: null }),
              stoppedBy: hostileTexts,
              notStarted: hostileTexts,
              durationMs: fc.double({ min: 0, max: 1e9, noNaN: true }),
              requests: counts,
            },
            { requiredKeys: ["command", "exitCode", "signal", "durationMs", "requests"] },
          ),
          { maxLength: 2 },
        ),
        requests: counts,
        operations: fc.tuple(...ids.map((id) => hostileOperations(id))),
        violations: fc.array(hostileViolations(ids), { maxLength: 4 }),
        unlisted: fc.array(fc.record({ code: fc.constantFrom(...codes), count: unlistedCounts }), {
          minLength: 1,
          maxLength: 2,
        }),
        warnings: fc.array(hostileWarnings(ids), { maxLength: 4 }),
        unlistedWarnings: fc.array(fc.record({ code: fc.constantFrom(...warningCodes), count: unlistedCounts }), {
          minLength: 1,
          maxLength: 2,
        }),
        engines: fc.array(hostileEngines(ids), { minLength: 1, maxLength: 2 }),
      },
      {
        requiredKeys: ["format", "document", "recordings", "runs", "requests", "operations", "violations", "warnings"],
      },
    ),
  );

/** Requirements for reports. */
export const someDemands: fc.Arbitrary<ReportDemands> = fc.record({
  allowViolations: fc.boolean(),
  ignore: fc.subarray([...codes, ...warningCodes]),
  failOn: fc.subarray(["violations", "warnings", ...warningCodes] as const),
  thresholds: fc.record(
    { operations: fc.constantFrom(0, 1, 3, "50%" as const), values: fc.constantFrom(0, 1, "100%" as const) },
    { requiredKeys: [] },
  ),
});

function hostileOperations(id: string): fc.Arbitrary<OperationCoverage> {
  return fc.record(
    {
      id: fc.constant(id),
      method: hostileTexts,
      path: hostileTexts,
      line: fc.integer({ min: 1, max: 9_999 }),
      deprecated: hostileTexts,
      requests: counts,
      parameters: fc.array(
        fc.record(
          {
            name: hostileTexts,
            in: fc.constantFrom("path" as const, "query" as const, "header" as const, "cookie" as const),
            required: fc.boolean(),
            given: counts,
            omitted: counts,
            values: fc.array(fc.record({ value: hostileTexts, count: counts }), { maxLength: 3 }),
            boundaries: fc.array(
              fc.record({
                kind: fc.constantFrom<BoundaryKind>(
                  "minimum",
                  "maximum",
                  "minLength",
                  "maxLength",
                  "minItems",
                  "maxItems",
                ),
                value: fc.integer(),
                count: counts,
              }),
              { maxLength: 3 },
            ),
          },
          { requiredKeys: ["name", "in", "required", "given", "omitted"] },
        ),
        { maxLength: 3 },
      ),
      statuses: fc.array(fc.record({ status: hostileTexts, description: hostileTexts, count: counts }), {
        maxLength: 3,
      }),
      responses: fc.array(fc.record({ name: hostileTexts, count: counts }), { maxLength: 2 }),
      pages: fc.record({ first: counts, further: counts, last: counts, empty: counts }),
      rateLimits: counts,
      inBandFailures: counts,
    },
    { requiredKeys: ["id", "method", "path", "requests", "parameters", "statuses", "responses"] },
  );
}

function hostileViolations(ids: readonly string[]): fc.Arbitrary<Violation> {
  return fc.record(
    {
      code: fc.constantFrom(...codes),
      operation: fc.constantFrom(...ids),
      place: hostileTexts,
      mistake: hostileTexts,
      message: hostileTexts,
      count: fc.integer({ min: 1, max: 9 }),
      request: fc.record({ method: hostileTexts, target: hostileTexts }),
      correction: hostileTexts,
    },
    { requiredKeys: ["code", "place", "message", "count", "request"] },
  );
}

function hostileWarnings(ids: readonly string[]): fc.Arbitrary<Warning> {
  return fc.record(
    {
      code: fc.constantFrom(...warningCodes),
      operation: fc.constantFrom(...ids),
      place: hostileTexts,
      message: hostileTexts,
      count: fc.integer({ min: 1, max: 9 }),
      request: fc.record({ method: hostileTexts, target: hostileTexts }),
    },
    { requiredKeys: ["code", "place", "message", "count"] },
  );
}

function hostileEngines(ids: readonly string[]): fc.Arbitrary<EngineReport> {
  return fc.record(
    {
      name: hostileTexts,
      requests: counts,
      responses: counts,
      disagreements: fc.array(
        fc.record(
          {
            code: fc.constantFrom(...disagreementCodes),
            operation: fc.constantFrom(...ids),
            reason: hostileTexts,
            count: fc.integer({ min: 1, max: 9 }),
            request: fc.record({ method: hostileTexts, target: hostileTexts }),
          },
          { requiredKeys: ["code", "reason", "count", "request"] },
        ),
        { maxLength: 3 },
      ),
      unlisted: fc.integer({ min: 1, max: 9 }),
    },
    { requiredKeys: ["name", "requests", "responses", "disagreements"] },
  );
}

/** Another engine, as a shard reports it. */
const shardEngines: fc.Arbitrary<EngineReport> = fc.record(
  {
    name: fc.constantFrom("prism", "other"),
    requests: counts,
    responses: counts,
    disagreements: fc.uniqueArray(
      fc.record(
        {
          code: fc.constantFrom<DisagreementCode>("request-accepted", "engine-failed"),
          operation: fc.constantFrom("books.list", "books.get"),
          reason: fc.constantFrom("one", "other"),
          count: fc.integer({ min: 1, max: 5 }),
          request: fc.record({ method: fc.constant("GET"), target: fc.constantFrom("/a?x=1", "/b") }),
        },
        { requiredKeys: ["code", "reason", "count", "request"] },
      ),
      { selector: ({ code, operation, reason }) => [code, operation, reason].join(" ") },
    ),
    unlisted: fc.integer({ min: 1, max: 5 }),
  },
  { requiredKeys: ["name", "requests", "responses", "disagreements"] },
);

/** The text with every letter replaced that could mean something; as long as it was, and with the same backticks. */
export function tame(text: string): string {
  return text.replaceAll(/[^a-z` .]/gu, "x");
}

const wordsOfFormats = new Set(["bump", "code", "failOn", "in", "kind", "severity", "stoppedBy", "types", "wire"]);

/** The value with every text in it tamed; words of the format stay what they are. */
export function tameAll(value: unknown, key = ""): unknown {
  if (typeof value === "string") return wordsOfFormats.has(key) ? value : tame(value);
  if (Array.isArray(value)) return value.map((item) => tameAll(item, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tameAll(inner, name)]));
}

/** Each shard has its own. */
let recordings = 0;

/** Reports of one document, as shards of a suite write them. */
export const shardReports: fc.Arbitrary<ContractReport> = fc
  .record({
    document: fc.constantFrom(
      exampleReport.document,
      { ...exampleReport.document, file: "elsewhere.yaml" },
      { title: "Library", version: "2.1.0" },
    ),
    numbers: fc.infiniteStream(counts),
    requests: counts,
    runs: fc.array(
      fc.record({
        command: fc.tuple(fc.constantFrom("a", "b")),
        exitCode: fc.nat(1),
        signal: fc.constant(null),
        durationMs: counts,
        requests: counts,
      }),
      {
        maxLength: 2,
      },
    ),
    responses: fc.uniqueArray(
      fc.record({ name: fc.constantFrom("first", "slow", "last"), count: fc.integer({ min: 1, max: 5 }) }),
      {
        selector: ({ name }) => name,
      },
    ),
    violations: fc.uniqueArray(
      fc.record(
        {
          code: fc.constantFrom<ViolationCode>("parameter-wrong", "path-unknown"),
          operation: fc.constantFrom("books.list", "books.get"),
          place: fc.constantFrom("path", "query.count"),
          mistake: fc.constantFrom("minimum integer", "maximum integer"),
          message: fc.constantFrom("one", "other"),
          count: fc.integer({ min: 1, max: 5 }),
          request: fc.record({ method: fc.constant("GET"), target: fc.constantFrom("/a?x=1", "/a?x=2", "/b") }),
          correction: fc.constantFrom("curl /a", "curl /b"),
        },
        { requiredKeys: ["code", "place", "message", "count", "request"] },
      ),
      { selector: (violation) => JSON.stringify(toViolationKind(violation)) },
    ),
    unlisted: fc.subarray(["body-wrong", "key-missing"] as const),
    warnings: fc.uniqueArray(
      fc.record({
        code: fc.constantFrom<WarningCode>("page-repeated", "operation-deprecated"),
        operation: fc.constantFrom("books.list", "books.get"),
        place: fc.constantFrom("operation", "query.cursor"),
        message: fc.constantFrom("one", "other"),
        count: fc.integer({ min: 1, max: 5 }),
        request: fc.record({ method: fc.constant("GET"), target: fc.constantFrom("/a?x=1", "/a?x=2", "/b") }),
      }),
      { selector: ({ code, operation, place }) => [code, place, operation].join(" ") },
    ),
    unlistedWarnings: fc.subarray(["number-rounded", "retry-too-early"] as const),
    engines: fc.uniqueArray(shardEngines, { selector: ({ name }) => name }),
  })
  .map(({ numbers, responses, unlisted, warnings, unlistedWarnings, engines, requests, ...rest }) => {
    const operations = exampleReport.operations.map((operation) => ({ ...recount(operation, numbers), responses }));
    return {
      format: 1,
      ...rest,
      requests,
      recordings: [`recording ${++recordings}`],
      operations,
      ...(unlisted.length === 0 ? {} : { unlisted: unlisted.map((code) => ({ code, count: requests + 1 })) }),
      warnings: [...warnings, ...listUnmet(operations)],
      ...(unlistedWarnings.length === 0
        ? {}
        : { unlistedWarnings: unlistedWarnings.map((code) => ({ code, count: requests + 1 })) }),
      ...(engines.length === 0 ? {} : { engines }),
    };
  });

/** The same operation with other counts. */
function recount(operation: OperationCoverage, numbers: fc.Stream<number>): OperationCoverage {
  const next = () => numbers.next().value ?? 0;
  const recounted = <Counted extends object>(list: readonly Counted[]) =>
    list.map((each) => ({ ...each, count: next() }));
  return {
    ...operation,
    requests: next(),
    parameters: operation.parameters.map((parameter) => ({
      ...parameter,
      given: next(),
      omitted: next(),
      ...(parameter.values && { values: recounted(parameter.values) }),
      ...(parameter.boundaries && { boundaries: recounted(parameter.boundaries) }),
    })),
    statuses: recounted(operation.statuses),
    ...(operation.rateLimits === undefined ? {} : { rateLimits: next() }),
    ...(operation.pages && { pages: { first: next(), further: next(), last: next(), empty: next() } }),
  };
}
