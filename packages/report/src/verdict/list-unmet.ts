import type { OperationCoverage } from "../model/contract-report.js";
import type { Warning } from "../model/warning.js";
import { measureOperation } from "./summarize.js";

/** Conditions that are reported if no request met them. `scenario` is the scenario that tests each. */
const conditions = [
  {
    measure: "inBandFailures",
    code: "in-band-failure-unmet",
    response: "a failure inside a 200",
    scenario: "in-band-failure",
  },
  { measure: "rateLimits", code: "rate-limit-unmet", response: "a 429", scenario: "rate-limited" },
  { measure: "emptyPages", code: "empty-page-unmet", response: "an empty page", scenario: "empty-list" },
] as const;

/**
 * Lists the conditions that no request met, although an operation was called that can meet them. Also lists the operations whose callers
 * were all gone before the response. With `hasMock` set to `false`, lists only the latter, because no scenario of the mock could cause
 * the conditions.
 */
export function listUnmet(operations: readonly OperationCoverage[], hasMock = true): Warning[] {
  const called = operations.filter(({ requests }) => requests > 0);
  const abandoned = operations.flatMap(({ id, requests, abandoned: count = 0 }): Warning[] => {
    if (requests > 0 || count === 0) return [];
    const message = `No response of ${id} was received: its callers were gone before, ${count} of ${count}.`;
    return [{ code: "response-abandoned", operation: id, place: "operation", message, count }];
  });
  const unmet = (hasMock ? conditions : []).flatMap(({ measure, code, response, scenario }): Warning[] => {
    const capable = called.map((operation) => measureOperation(operation)[measure]).filter(({ total }) => total > 0);
    if (capable.length === 0 || capable.some(({ covered }) => covered > 0)) return [];
    const message =
      `No response was ${response}. Operations called that can return one: ${capable.length}. ` +
      `Test it with \`scenario=${scenario}\`.`;
    return [{ code, place: "response", message, count: capable.length }];
  });
  return [...abandoned, ...unmet];
}
