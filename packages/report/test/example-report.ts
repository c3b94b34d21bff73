import type { EngineReport } from "../src/model/disagreement.js";
import type { ContractReport, OperationCoverage } from "../src/model/contract-report.js";
import type { Violation } from "../src/model/violation.js";

/** A report with covered, uncovered and deprecated operations, violations and warnings. */
export const exampleReport: ContractReport = {
  format: 1,
  document: { title: "Library", version: "2.1.0", file: "spec/library.yaml" },
  recordings: ["b8a6a3a0-3c9c-4d53-a4b1-2b1d5f0f6f3e"],
  runs: [
    { command: ["pytest", "tests/", "-k", "not slow"], exitCode: 0, signal: null, durationMs: 3_214, requests: 12 },
  ],
  started: [{ at: "2026-11-28T09:30:00.000Z", commit: "1f0c6a2be4d7c0ffee00112233445566778899aa" }],
  requests: 12,
  operations: [
    {
      id: "books.list",
      method: "GET",
      path: "/books",
      line: 31,
      requests: 7,
      parameters: [
        {
          name: "sort",
          in: "query",
          required: false,
          given: 2,
          omitted: 5,
          values: [
            { value: "title", count: 2 },
            { value: "author", count: 0 },
            { value: "year", count: 0 },
          ],
        },
        {
          name: "count",
          in: "query",
          required: false,
          given: 3,
          omitted: 4,
          boundaries: [
            { kind: "minimum", value: 1, count: 0 },
            { kind: "maximum", value: 50, count: 1 },
          ],
        },
        { name: "cursor", in: "query", required: false, given: 0, omitted: 7 },
      ],
      statuses: [
        { status: "200", description: "A page of books.", count: 6 },
        { status: "401", description: "No key.", count: 0 },
        { status: "429", description: "Too many requests.", count: 1 },
      ],
      responses: [{ name: "firstPage", count: 4 }],
      pages: { first: 4, further: 2, last: 1, empty: 0 },
      rateLimits: 1,
    },
    {
      id: "books.get",
      method: "GET",
      path: "/books/{bookId}",
      requests: 0,
      parameters: [{ name: "bookId", in: "path", required: true, given: 0, omitted: 0 }],
      statuses: [{ status: "200", description: "A book.", count: 0 }],
      responses: [],
    },
    {
      id: "loans.count",
      method: "GET",
      path: "/loans/count",
      deprecated: "Since 2.0.0. Use `loans.list`.",
      requests: 3,
      parameters: [],
      statuses: [{ status: "200", description: "A number.", count: 3 }],
      responses: [],
    },
  ],
  violations: [
    {
      code: "parameter-wrong",
      operation: "books.list",
      place: "query.count",
      message: "`count` is `51`; books.list takes an integer from 1 to 50.",
      count: 2,
      request: { method: "GET", target: "/books?count=51" },
      correction: 'curl -H "x-reader-key: $MOCK_KEY" "$MOCK_URL/books?count=50"',
    },
    {
      code: "path-unknown",
      place: "path",
      message: "`/book` is not a path of this API; the nearest is `/books`.",
      count: 1,
      request: { method: "GET", target: "/book" },
    },
  ],
  warnings: [
    {
      code: "page-repeated",
      operation: "books.list",
      place: "query.cursor",
      message: "The page of books.list at `cursor` `20` was delivered and requested again.",
      count: 2,
      request: { method: "GET", target: "/books?cursor=20" },
    },
    {
      code: "operation-deprecated",
      operation: "loans.count",
      place: "operation",
      message: "loans.count: Since 2.0.0. Use `loans.list`.",
      count: 3,
      request: { method: "GET", target: "/loans/count" },
    },
    {
      code: "empty-page-unmet",
      place: "response",
      message:
        "No response was an empty page. Operations called that can return one: 1. Test it with `scenario=empty-list`.",
      count: 1,
    },
  ],
};

/** Returns the example with changes to its first operation. */
export function withOperation(change: Partial<OperationCoverage>): ContractReport {
  const [first, ...others] = exampleReport.operations;
  return { ...exampleReport, operations: first ? [{ ...first, ...change }, ...others] : [] };
}

/** The report of another engine with two disagreements. */
export const exampleEngine: EngineReport = {
  name: "prism",
  requests: 12,
  responses: 3,
  disagreements: [
    {
      code: "request-accepted",
      operation: "books.list",
      reason: "query.Count: parameter-unknown",
      count: 2,
      request: { method: "GET", target: "/books?Count=…" },
    },
    {
      code: "engine-failed",
      reason: "Prism threw: URIError: URI malformed.",
      count: 1,
      request: { method: "GET", target: "/books/%zz" },
    },
  ],
};

/** Returns the example without warnings, with only these violations. */
export function withViolations(...violations: readonly Violation[]): ContractReport {
  return { ...exampleReport, violations, warnings: [] };
}

/** Returns the example as the report of another shard, with another recording. */
export function asShard(name: string, change: Partial<ContractReport> = {}): ContractReport {
  return { ...exampleReport, recordings: [name], ...change };
}
