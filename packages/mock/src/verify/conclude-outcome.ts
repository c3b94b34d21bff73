import type { NoAnswer } from "./call/send-call.js";
import type { VerifiedOperation, VerifyReport } from "./verify-report.js";

/** Says what a verification came to. Answers that could not be compared are no sign that the service conforms. */
export function concludeOutcome(
  operations: readonly VerifiedOperation[],
  differences: number,
  refuted: number,
  missing: readonly NoAnswer["failure"][],
): Pick<VerifyReport, "outcome" | "advice"> {
  const statuses = operations.flatMap((operation) => operation.statuses.map(({ status }) => status));
  const called = operations.filter(({ state }) => state !== "skipped" && state !== "left-out");
  const isRefused = statuses.length > 0 && statuses.every((status) => status === 401 || status === 403);
  if (isRefused) {
    const advice = "The service refused the key. Check that it is whole, not revoked, and of this service and plan.";
    return { outcome: "key-refused", advice };
  }
  if (statuses.length === 0 && called.length > 0) {
    return { outcome: "unreachable", advice: adviseSilence(new Set(missing)) };
  }
  if (differences > 0) return { outcome: "differs" };
  if (refuted > 0) return { outcome: "refuted" };
  if (called.some(({ state }) => state === "compared")) return { outcome: "conforms" };
  const advice =
    "No operation was answered with a success, so that nothing was compared. Give requests that are, by `--requests`.";
  return { outcome: "untested", advice };
}

/** What kept all answers away, and what to do about it. */
function adviseSilence(missing: ReadonlySet<NoAnswer["failure"]>): string {
  if (missing.has("unreachable"))
    return "Nobody could be reached. Check the base URL, the network and the certificate of the service.";
  const toBreak = "see whether the base URL is to begin with http or with https, and what stands before the service";
  const toWait = "give it more seconds by `--timeout`";
  if (!missing.has("late")) return `Every connection broke before its answer was complete. Call again, and ${toBreak}.`;
  if (!missing.has("broken")) return `No answer came within the seconds of \`--timeout\`. Call again, and ${toWait}.`;
  return `Connections broke, or no answer came within the seconds of \`--timeout\`. Call again, and ${toWait}; ${toBreak}.`;
}
