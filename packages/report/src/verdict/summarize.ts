import type { ContractReport, OperationCoverage } from "../model/contract-report.js";
import type { Measure } from "../model/measures.js";

/** The covered part of a measure. */
export interface Coverage {
  readonly covered: number;
  /** 0 if there is nothing to cover, which counts as complete. */
  readonly total: number;
}

/** Coverage of a run, in numbers. */
export interface Summary {
  /** For each measure; {@link Measure} says what counts. */
  readonly coverage: Readonly<Record<Measure, Coverage>>;
  /** Ids of deprecated operations that were called, in the order of the document. */
  readonly deprecatedInUse: readonly string[];
}

/** Measures the coverage of a report. All formats and thresholds use these numbers. */
export function summarize(report: ContractReport): Summary {
  const each = report.operations.map(measureOperation);
  const total = (measure: Measure): Coverage => sum(each.map((coverage) => coverage[measure]));
  return {
    coverage: {
      operations: total("operations"),
      parameters: total("parameters"),
      values: total("values"),
      boundaries: total("boundaries"),
      statuses: total("statuses"),
      pages: total("pages"),
      inBandFailures: total("inBandFailures"),
      rateLimits: total("rateLimits"),
      emptyPages: total("emptyPages"),
    },
    deprecatedInUse: report.operations
      .filter(({ deprecated, requests }) => deprecated !== undefined && requests > 0)
      .map(({ id }) => id),
  };
}

/** Measures the coverage of one operation. */
export function measureOperation(operation: OperationCoverage): Readonly<Record<Measure, Coverage>> {
  const { requests, parameters, statuses, pages } = operation;
  return {
    operations: { covered: requests > 0 ? 1 : 0, total: 1 },
    parameters: { covered: parameters.filter(({ given }) => given > 0).length, total: parameters.length },
    values: measureCounts(parameters.flatMap(({ values = [] }) => values)),
    boundaries: measureCounts(parameters.flatMap(({ boundaries = [] }) => boundaries)),
    statuses: measureCounts(statuses),
    pages: { covered: pages && pages.first > 0 && pages.last > 0 ? 1 : 0, total: pages ? 1 : 0 },
    inBandFailures: measureCondition(operation.inBandFailures),
    rateLimits: measureCondition(operation.rateLimits),
    emptyPages: measureCondition(pages?.empty),
  };
}

/** Returns the covered share in percent, rounded down, so that 100 means everything. */
export function toPercent({ covered, total }: Coverage): number {
  return total === 0 ? 100 : Math.floor((100 * covered) / total);
}

/** Measures a condition, which one request covers. `count` is `undefined` if the operation cannot meet it. */
function measureCondition(count: number | undefined): Coverage {
  return { covered: (count ?? 0) > 0 ? 1 : 0, total: count === undefined ? 0 : 1 };
}

function measureCounts(counted: readonly { readonly count: number }[]): Coverage {
  return { covered: counted.filter(({ count }) => count > 0).length, total: counted.length };
}

function sum(parts: readonly Coverage[]): Coverage {
  return {
    covered: parts.reduce((count, { covered }) => count + covered, 0),
    total: parts.reduce((count, { total }) => count + total, 0),
  };
}
