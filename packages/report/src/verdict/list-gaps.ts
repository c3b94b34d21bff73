import { showValue } from "@shortvideo-api/document";
import type { OperationCoverage, ParameterCoverage } from "../model/contract-report.js";

/**
 * Lists the uncovered parts of an operation: `"cursor"`, `"sort=asc|desc"`, `"count=1|50"`, `"keyword of 100 characters"`,
 * `"status 401|429"`. Lists only `"never called"` for an operation without a valid request.
 */
export function listGaps(operation: OperationCoverage): readonly string[] {
  const { requests, parameters, statuses, pages } = operation;
  if (requests === 0) return ["never called"];
  const missed = statuses.filter(isMissed).map(({ status }) => status);
  return [
    ...parameters.flatMap(listParameterGaps),
    ...(missed.length > 0 ? [`status ${missed.join("|")}`] : []),
    ...(pages && (pages.first === 0 || pages.last === 0) ? ["the end of the list"] : []),
  ];
}

function listParameterGaps({ name, given, values = [], boundaries = [] }: ParameterCoverage): string[] {
  const numbers = boundaries.filter(({ kind }) => kind === "minimum" || kind === "maximum");
  const missed = [...values.filter(isMissed), ...numbers.filter(isMissed)].map(({ value }) => showValue(String(value)));
  const sizes = boundaries.filter((boundary) => !numbers.includes(boundary) && isMissed(boundary));
  const gaps = [
    ...(missed.length > 0 ? [`${name}=${[...new Set(missed)].join("|")}`] : []),
    ...sizes.map(
      ({ kind, value }) =>
        `${name} of ${value} ${kind.endsWith("Length") ? "character" : "item"}${value === 1 ? "" : "s"}`,
    ),
  ];
  // A request that covers one of these gaps also covers the parameter.
  return given === 0 && gaps.length === 0 ? [name] : gaps;
}

function isMissed({ count }: { readonly count: number }): boolean {
  return count === 0;
}
