import type { Violation } from "../model/contract-report.js";

/**
 * Returns the key of a kind of violation: the code, the operation, the place and the mistake. Outside of any
 * operation it is the path: two unknown paths are two mistakes.
 */
export function toViolationKind(violation: Omit<Violation, "count" | "correction">): readonly string[] {
  const { code, operation, place, message, mistake, request } = violation;
  const outside = operation ?? `${request.method} ${request.target.split("?", 1)[0]}`;
  // Messages hold no value that was sent where a mistake is not named; numbers in them are counts.
  return [place, code, outside, mistake ?? message.replaceAll(/\d+/g, "#")];
}
