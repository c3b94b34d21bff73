import type { ServiceRequest } from "./request/service-request.js";
import { adviseNoResponse, type NoResponse, printNoResponse } from "./request/no-response.js";
import type { CheckedResponse } from "./compare/check-response.js";
import type { ResponseDifference } from "./compare/response-difference.js";
import type { VerifiedOperation, VerifyReport } from "@shortvideo-api/report";

/** The state of one operation during a verification. */
export interface OperationState {
  state: VerifiedOperation["state"];
  note?: string;
  readonly statuses: { readonly status: number; count: number }[];
  /** The documented responses that occurred, by key: `"200"`, `"4XX"`. */
  readonly occurred: Map<string, number>;
  /** The service is unreachable. */
  isUnreachable: boolean;
}

/** Counts a response with this status. `key` is that of the documented response; `undefined` without one. */
export function countStatus({ statuses, occurred }: OperationState, status: number, key: string | undefined): void {
  if (key !== undefined) occurred.set(key, (occurred.get(key) ?? 0) + 1);
  const known = statuses.find((each) => each.status === status);
  if (known) known.count += 1;
  else statuses.push({ status, count: 1 });
}

/** Returns `true` when every response rejected the key. */
export function isRefused({ statuses }: Pick<OperationState, "statuses">): boolean {
  return statuses.length > 0 && statuses.every(({ status }) => status === 401 || status === 403);
}

/** Explains why an operation counts as not compared after this response. */
export function explainOpen({ response: { status }, failure, differences }: CheckedResponse): string {
  if (failure !== undefined) return `It returned a successful status with a failure in the body: ${failure}.`;
  if (differences.some(({ code }) => code === "status-undocumented"))
    return `It returned ${status}, which is not documented.`;
  if (status < 300) return `It returned ${status} without a body to compare.`;
  return `It returned ${status}${hints[status] ?? ", as documented for a failure"}.`;
}

const hints: Readonly<Record<number, string>> = {
  401: ": the service rejects the key, or the plan does not include the operation",
  403: ": the plan does not include the operation",
  404: ": the item of the example may not exist; pass a request for an existing one with `--requests`",
  429: ": the service limits the rate; send fewer requests per second with `--per-second`",
};

/** Describes a missing response as a difference. */
export function describeMissingResponse({ operation }: ServiceRequest, missing: NoResponse): ResponseDifference {
  const path = [...operation.steps, "responses"];
  const code = missing.code === "" ? "" : ` (${missing.code})`;
  const found = missing.reason === "late" ? "none in time" : `a broken connection${code}`;
  return { code: "response-missing", place: "status", path, expected: "a response", found };
}

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
    const reasons = missing.map((each) => `${printNoResponse(each)} ${adviseNoResponse(each, protocol)}`);
    return { outcome: "unreachable", advice: reasons.join(" ") };
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
