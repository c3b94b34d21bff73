import type { CheckedResponse } from "../compare/check-response.js";
import type { ResponseDifference } from "../compare/response-difference.js";
import { describeChange, type ExploreCase } from "./explore-case.js";

/**
 * The result of a case. `"kept"`: the service does what the document says. `"open"`: the response depends on rights, rates or data, so
 * it shows nothing about the rule. Otherwise, the response contradicts the rule.
 */
export type CaseResult = "kept" | "open" | Pick<ResponseDifference, "code" | "found">;

/** Statuses that say that a request itself is wrong. Others may be about rights, rates, or items that do not exist. */
const refusals = new Set([400, 422]);

/** Statuses that are about rights or rates, not about the parameters. */
const unrelated = new Set([401, 403, 407, 408, 425, 429]);

/** Compares the response to a case with what the document says about its request. */
export function classifyResponse(tested: ExploreCase, checked: CheckedResponse): CaseResult {
  const { response, failure } = checked;
  const { status, headers } = response;
  // Unlike `checked.isSuccess`: also without a documented body, but not for a redirect.
  const isAccepted = status >= 200 && status < 300 && failure === undefined;
  const isFailure = failure !== undefined || (status >= 400 && status < 500);
  const what = describeChange(tested);
  // A busy service says when to ask again.
  if (status === 503 && headers.has("retry-after")) return "open";
  if (status >= 500 && status !== 501) return { code: "server-failed", found: `\`${status}\` for ${what}` };
  if (tested.key === "none") {
    if (isAccepted) return { code: "key-ignored", found: `${what} was accepted with \`${status}\`` };
    return isFailure && status !== 429 ? "kept" : "open";
  }
  if (tested.expects === "refusal") {
    if (isAccepted) return { code: "invalid-accepted", found: `${what} was accepted with \`${status}\`` };
    return isFailure && !unrelated.has(status) ? "kept" : "open";
  }
  // A redirect may also lead to a login, or to a page about a mistake.
  if (isAccepted || checked.isSuccess) return "kept";
  if (tested.expects === "success" && refusals.has(status)) {
    return { code: "valid-refused", found: `${what} was refused with \`${status}\`` };
  }
  return "open";
}
