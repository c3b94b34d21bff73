import * as fc from "fast-check";
import { type DifferenceCode, differenceGuide } from "../src/model/difference.js";
import { disagreementGuide } from "../src/model/disagreement.js";
import { type Violation, type ViolationCode, violationGuide } from "../src/model/violation.js";
import { type Warning, type WarningCode, warningGuide } from "../src/model/warning.js";
import type {
  BoundaryKind,
  ContractReport,
  OperationCoverage,
  ResponseComparisons,
} from "../src/model/contract-report.js";
import type { DisagreementCode, EngineReport } from "../src/model/disagreement.js";
import type { ReportDemands } from "../src/verdict/check-report.js";
import { hostileTexts, tame } from "./hostile-texts.js";

const codes = Object.keys(violationGuide) as ViolationCode[];
const warningCodes = Object.keys(warningGuide) as WarningCode[];
const differenceCodes = Object.keys(differenceGuide) as DifferenceCode[];
const disagreementCodes = Object.keys(disagreementGuide) as DisagreementCode[];
const counts = fc.oneof(fc.constant(0), fc.nat(9));

// A report lists a code only with a count above 0.
const unlistedCounts = fc.integer({ min: 1, max: 9 });

/** Reports with hostile texts from documents and requests. */
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
              timedOutAfterMs: fc.nat(),
              notStarted: hostileTexts,
              durationMs: fc.double({ min: 0, max: 1e9, noNaN: true }),
              requests: counts,
            },
            { requiredKeys: ["command", "exitCode", "signal", "durationMs", "requests"] },
          ),
          { maxLength: 2 },
        ),
        started: fc.array(
          fc.record(
            { at: hostileTexts, commit: hostileTexts, command: fc.array(hostileTexts, { maxLength: 2 }) },
            { requiredKeys: ["at"] },
          ),
          {
            maxLength: 2,
          },
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
        comparison: hostileComparisons(ids),
      },
      {
        requiredKeys: ["format", "document", "recordings", "runs", "requests", "operations", "violations", "warnings"],
      },
    ),
  );

/** Requirements for reports. */
export const someDemands: fc.Arbitrary<ReportDemands> = fc.record({
  allowViolations: fc.boolean(),
  allowDifferences: fc.boolean(),
  ignore: fc.subarray([...codes, ...differenceCodes, ...warningCodes]),
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
      request: fc.record(
        { method: hostileTexts, target: hostileTexts, header: hostileTexts },
        { requiredKeys: ["method", "target"] },
      ),
      advice: hostileTexts,
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

function hostileComparisons(ids: readonly string[]): fc.Arbitrary<ResponseComparisons> {
  const lines = fc.integer({ min: 1, max: 9_999 });
  return fc.record(
    {
      responses: counts,
      differences: fc.array(
        fc.record(
          {
            code: fc.constantFrom(...differenceCodes),
            operation: fc.constantFrom(...ids),
            status: fc.integer({ min: 100, max: 599 }),
            place: hostileTexts,
            expected: hostileTexts,
            found: hostileTexts,
            count: fc.integer({ min: 1, max: 9 }),
            line: lines,
            request: fc.record({ method: hostileTexts, target: hostileTexts }),
          },
          { requiredKeys: ["code", "operation", "place", "expected", "found", "count", "line", "request"] },
        ),
        { maxLength: 3 },
      ),
      notCompared: fc.array(
        fc.record(
          {
            operation: fc.constantFrom(...ids),
            status: hostileTexts,
            place: hostileTexts,
            reason: hostileTexts,
            line: lines,
            count: unlistedCounts,
          },
          { requiredKeys: ["place", "reason", "line", "count"] },
        ),
        { maxLength: 3 },
      ),
      unlisted: fc.array(fc.record({ code: fc.constantFrom(...differenceCodes), count: unlistedCounts }), {
        minLength: 1,
        maxLength: 2,
      }),
    },
    { requiredKeys: ["responses", "differences", "notCompared"] },
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
