import { adviseNoAnswer, type NoAnswer, printNoAnswer } from "./call/no-answer.js";
import type { VerifiedOperation, VerifyReport } from "@shortvideo-api/report";

/** Says what a verification came to. Answers that could not be compared are no sign that the service conforms. */
export function concludeOutcome(
  operations: readonly VerifiedOperation[],
  differences: number,
  refuted: number,
  missing: readonly NoAnswer[],
  protocol: string,
): Pick<VerifyReport, "outcome" | "advice"> {
  const statuses = operations.flatMap((operation) => operation.statuses.map(({ status }) => status));
  const called = operations.filter(({ state }) => state !== "skipped" && state !== "left-out");
  const isRefused = statuses.length > 0 && statuses.every((status) => status === 401 || status === 403);
  if (isRefused) {
    const advice = "The service refused the key. Check that it is whole, not revoked, and of this service and plan.";
    return { outcome: "key-refused", advice };
  }
  if (statuses.length === 0 && called.length > 0) {
    return { outcome: "unreachable", advice: missing.map((each) => explain(each, protocol)).join(" ") };
  }
  if (differences > 0) return { outcome: "differs" };
  if (refuted > 0) return { outcome: "refuted" };
  if (called.some(({ state }) => state === "compared")) return { outcome: "conforms" };
  const advice =
    "No operation was answered with a success, so that nothing was compared. Give requests that are, by `--requests`.";
  return { outcome: "untested", advice };
}

/** What happened, and what to do about it. */
function explain(missing: NoAnswer, protocol: string): string {
  return `${printNoAnswer(missing)} ${adviseNoAnswer(missing, protocol)}`;
}
