import * as fc from "fast-check";
import type { ContractReport, OperationCoverage, ReadPart, ResponseComparisons } from "../src/model/contract-report.js";
import type { DifferenceCode } from "../src/model/difference.js";
import type { DisagreementCode, EngineReport } from "../src/model/disagreement.js";
import type { ViolationCode } from "../src/model/violation.js";
import type { WarningCode } from "../src/model/warning.js";
import { listUnmet } from "../src/verdict/list-unmet.js";
import { toViolationKind } from "../src/model/violation.js";
import { exampleReport } from "./example-report.js";

const counts = fc.oneof(fc.constant(0), fc.nat(9));

/** Reports of another engine, as a shard writes them. */
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

/** Comparisons of responses, as a proxy writes them. */
const comparisons: fc.Arbitrary<ResponseComparisons> = fc.record(
  {
    responses: counts,
    differences: fc.uniqueArray(
      fc.record(
        {
          code: fc.constantFrom<DifferenceCode>("type-wrong", "field-new"),
          operation: fc.constantFrom("books.list", "books.get"),
          status: fc.constantFrom(200, 404),
          place: fc.constantFrom("body.title", "status"),
          expected: fc.constantFrom("text", "a number"),
          found: fc.constantFrom("one", "other"),
          count: fc.integer({ min: 1, max: 5 }),
          line: fc.integer({ min: 1, max: 3 }),
          request: fc.record({ method: fc.constant("GET"), target: fc.constantFrom("/a", "/b") }),
        },
        { requiredKeys: ["code", "operation", "place", "expected", "found", "count", "line", "request"] },
      ),
      { selector: ({ code, operation, status, place }) => [code, operation, status, place].join(" ") },
    ),
    notCompared: fc.uniqueArray(
      fc.record(
        {
          operation: fc.constantFrom("books.list", "books.get"),
          status: fc.constantFrom("200", "4XX"),
          place: fc.constantFrom("body", "header.x-total"),
          reason: fc.constantFrom("It was too large.", "It has no schema."),
          line: fc.integer({ min: 1, max: 3 }),
          count: fc.integer({ min: 1, max: 5 }),
        },
        { requiredKeys: ["place", "reason", "line", "count"] },
      ),
      { selector: ({ operation, status, place, reason }) => [operation, status, place, reason].join(" ") },
    ),
    unlisted: fc.constant([{ code: "type-wrong" as const, count: 2 }]),
  },
  { requiredKeys: ["responses", "differences", "notCompared"] },
);

/** Counts recordings, because each shard has its own. */
let recordings = 0;

/** Reports of the same document, as shards of a test suite write them. */
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
    started: fc.array(fc.record({ at: fc.constantFrom("a", "b"), commit: fc.constantFrom("1", "2") }), {
      minLength: 1,
      maxLength: 2,
    }),
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
    parts: fc.subarray([
      { to: "1" },
      { to: "2" },
      { from: "1" },
      { from: "1", to: "2" },
      { from: "2" },
      { from: "2", to: "1" },
    ]),
    unlistedWarnings: fc.subarray(["number-rounded", "retry-too-early"] as const),
    engines: fc.uniqueArray(shardEngines, { selector: ({ name }) => name }),
    comparison: fc.option(comparisons, { nil: undefined }),
  })
  .map(
    ({ numbers, responses, parts, unlisted, warnings, unlistedWarnings, engines, comparison, requests, ...rest }) => {
      const operations = exampleReport.operations.map((operation) => ({
        ...recount(operation, numbers, parts),
        responses,
      }));
      return {
        format: 1,
        ...rest,
        requests,
        recordings: [`recording ${++recordings}`],
        operations,
        ...(unlisted.length === 0 ? {} : { unlisted: unlisted.map((code) => ({ code, count: requests + 1 })) }),
        warnings: [...warnings, ...listUnmet(operations, comparison === undefined)],
        ...(comparison && { comparison }),
        ...(unlistedWarnings.length === 0
          ? {}
          : { unlistedWarnings: unlistedWarnings.map((code) => ({ code, count: requests + 1 })) }),
        ...(engines.length === 0 ? {} : { engines }),
      };
    },
  );

/** Returns the same operation with other counts. */
function recount(
  operation: OperationCoverage,
  numbers: fc.Stream<number>,
  parts: readonly Omit<ReadPart, "count">[],
): OperationCoverage {
  const next = () => numbers.next().value ?? 0;
  const recountAll = <Counted extends object>(list: readonly Counted[]) =>
    list.map((each) => ({ ...each, count: next() }));
  return {
    ...operation,
    requests: next(),
    parameters: operation.parameters.map((parameter) => ({
      ...parameter,
      given: next(),
      omitted: next(),
      ...(parameter.values && { values: recountAll(parameter.values) }),
      ...(parameter.boundaries && { boundaries: recountAll(parameter.boundaries) }),
    })),
    statuses: recountAll(operation.statuses),
    ...(operation.rateLimits === undefined ? {} : { rateLimits: next() }),
    ...(operation.pages && {
      pages: {
        first: next(),
        further: next(),
        last: next(),
        empty: next(),
        ...(parts.length > 0 && { parts: parts.map((part) => ({ ...part, count: next() })) }),
      },
    }),
  };
}
