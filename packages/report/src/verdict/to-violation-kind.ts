import type { Violation } from "../model/violation.js";

/**
 * Returns the key of a kind of violation: the place, the code, the operation and the mistake. Without an operation, the method and the
 * path take its place, so that two unknown paths are two kinds.
 */
export function toViolationKind(violation: Omit<Violation, "count" | "correction">): readonly string[] {
  const { code, operation, place, message, mistake, request } = violation;
  const target = operation ?? `${request.method} ${request.target.split("?", 1)[0]}`;
  // Without `mistake`, the message contains no sent value, and its numbers are counts.
  return [place, code, target, mistake ?? message.replaceAll(/\d+/g, "#")];
}
