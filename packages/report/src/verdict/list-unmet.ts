import type { OperationCoverage, Warning } from "../model/contract-report.js";
import { measureOperation } from "./summarize.js";

/** Lists the conditions that no request of a suite has met. */
const conditions = [
  { measure: "inBandFailures", code: "in-band-failure-unmet", what: "a failure inside a 200", play: "in-band-failure" },
  { measure: "rateLimits", code: "rate-limit-unmet", what: "a 429", play: "rate-limited" },
  { measure: "emptyPages", code: "empty-page-unmet", what: "an empty page", play: "empty-list" },
] as const;

/** Lists the conditions that no request met, though an operation was called that can lead to them. */
export function listUnmet(operations: readonly OperationCoverage[]): Warning[] {
  const called = operations.filter(({ requests }) => requests > 0);
  return conditions.flatMap(({ measure, code, what, play }): Warning[] => {
    const able = called.map((operation) => measureOperation(operation)[measure]).filter(({ total }) => total > 0);
    if (able.length === 0 || able.some(({ covered }) => covered > 0)) return [];
    const message =
      `No response was ${what}. Operations called that can return one: ${able.length}. ` +
      `Test it with \`scenario=${play}\`.`;
    return [{ code, place: "response", message, count: able.length }];
  });
}

/** Leaves out the conditions that no request met: they are found anew where reports are joined. */
export function dropUnmet(warnings: readonly Warning[]): Warning[] {
  return warnings.filter(({ code }) => conditions.every((condition) => condition.code !== code));
}
