import type { ContractReport, OperationCoverage } from "../model/contract-report.js";
import type { Measure } from "../model/measures.js";

/** How much of something was reached. */
export interface Reach {
  readonly reached: number;
  /** 0 where the document has none of it; then there is nothing to reach, and all of it is. */
  readonly total: number;
}

/** What a run reached of a document, and what it broke, in numbers. */
export interface Summary {
  /** For each measure; {@link Measure} says what counts. */
  readonly reach: Readonly<Record<Measure, Reach>>;
  /** Ids of deprecated operations that were called, in the order of the document. */
  readonly deprecatedInUse: readonly string[];
  /** Kinds of violations that the report lists. */
  readonly violations: number;
  /** Violations in all, listed or not. A request can hold several. */
  readonly violationCount: number;
  /** Kinds of warnings that the report lists. */
  readonly warnings: number;
  /** Warnings that requests caused, listed or not. */
  readonly warningCount: number;
}

/** Counts what a report reached. Everything that shows a number of it, and every threshold, takes it from here. */
export function summarize(report: ContractReport): Summary {
  const each = report.operations.map(measureOperation);
  const total = (measure: Measure): Reach => sum(each.map((reach) => reach[measure]));
  return {
    reach: {
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
    violations: report.violations.length,
    violationCount: sumCounts(report.violations) + sumCounts(report.unlisted ?? []),
    warnings: report.warnings.length,
    warningCount:
      sumCounts(report.warnings.filter(({ request }) => request !== undefined)) +
      sumCounts(report.unlistedWarnings ?? []),
  };
}

/** Counts what was reached of one operation. */
export function measureOperation(operation: OperationCoverage): Readonly<Record<Measure, Reach>> {
  const { requests, parameters, statuses, pages } = operation;
  return {
    operations: { reached: requests > 0 ? 1 : 0, total: 1 },
    parameters: { reached: parameters.filter(({ given }) => given > 0).length, total: parameters.length },
    values: reachOf(parameters.flatMap(({ values = [] }) => values)),
    boundaries: reachOf(parameters.flatMap(({ boundaries = [] }) => boundaries)),
    statuses: reachOf(statuses),
    pages: { reached: pages && pages.first > 0 && pages.last > 0 ? 1 : 0, total: pages ? 1 : 0 },
    inBandFailures: onceOf(operation.inBandFailures),
    rateLimits: onceOf(operation.rateLimits),
    emptyPages: onceOf(pages?.empty),
  };
}

/** Percent reached, rounded down, so that 100 means all. */
export function toPercent({ reached, total }: Reach): number {
  return total === 0 ? 100 : Math.floor((100 * reached) / total);
}

function sumCounts(counted: readonly { readonly count: number }[]): number {
  return counted.reduce((total, { count }) => total + count, 0);
}

/** Of what one operation can meet: whether it did. */
function onceOf(count: number | undefined): Reach {
  return { reached: (count ?? 0) > 0 ? 1 : 0, total: count === undefined ? 0 : 1 };
}

function reachOf(counted: readonly { readonly count: number }[]): Reach {
  return { reached: counted.filter(({ count }) => count > 0).length, total: counted.length };
}

function sum(reaches: readonly Reach[]): Reach {
  return {
    reached: reaches.reduce((count, { reached }) => count + reached, 0),
    total: reaches.reduce((count, { total }) => count + total, 0),
  };
}
