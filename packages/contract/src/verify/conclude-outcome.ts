import { adviseNoResponse, type NoResponse, printNoResponse } from "./request/no-response.js";
import { isRefused } from "./operation-state.js";
import type { VerifiedOperation, VerifyReport } from "@shortvideo-api/report";

/**
 * Returns the outcome of a verification. The service does not conform when no response could be compared. `differences` and `refuted`
 * are counts; `protocol` is that of the base URL, such as `"https:"`.
 */
export function concludeOutcome(
  operations: readonly VerifiedOperation[],
  differences: number,
  refuted: number,
  missing: readonly NoResponse[],
  protocol: string,
): Pick<VerifyReport, "outcome" | "advice"> {
  const statuses = operations.flatMap((operation) => operation.statuses);
  const called = operations.filter(({ state }) => state !== "skipped" && state !== "left-out");
  if (isRefused({ statuses })) {
    const advice =
      "The service rejected the key. Check that the key is complete, not revoked, and valid for this service and plan.";
    return { outcome: "key-refused", advice };
  }
  if (statuses.length === 0 && called.length > 0) {
    return { outcome: "unreachable", advice: missing.map((each) => explain(each, protocol)).join(" ") };
  }
  const isElsewhere = statuses.length > 0 && statuses.every(({ status }) => status === 404);
  const elsewhere =
    "Each response was a `404`. Check the path of the base URL: the paths of the document are appended to it.";
  if (differences > 0) return { outcome: "differs", ...(isElsewhere && { advice: elsewhere }) };
  if (refuted > 0) return { outcome: "refuted" };
  if (called.some(({ state }) => state === "compared")) return { outcome: "conforms" };
  const advice =
    "No operation returned a successful response, so nothing was compared. Pass requests that succeed with `--requests`.";
  return { outcome: "untested", advice: isElsewhere ? elsewhere : advice };
}

/** Describes the missing response and its fix. */
function explain(missing: NoResponse, protocol: string): string {
  return `${printNoResponse(missing)} ${adviseNoResponse(missing, protocol)}`;
}
