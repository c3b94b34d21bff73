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
}

/** Measures the coverage of a report. All formats and thresholds use these numbers. */
export function summarize(report: ContractReport): Summary {
  const each = report.operations.map(measureOperation);
  const total = (measure: Measure) => each.map((coverage) => coverage[measure]).reduce(add, { covered: 0, total: 0 });
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

function add(one: Coverage, other: Coverage): Coverage {
  return { covered: one.covered + other.covered, total: one.total + other.total };
}
