import type { RequestViolation } from "@shortvideo-api/report";
import type { Exchange } from "../exchange/exchange.js";
import { type MockResponse, toErrorResponse } from "../exchange/mock-response.js";
import type { ServedOperation } from "../operation/operation.js";
import { defaultSession, type Preference } from "../preference/preference.js";

/** A request to the service. */
export interface MockRequest {
  /** Upper case: `"GET"`. */
  readonly method: string;
  /** As sent, without a preference before the path: `"/api/post/detail?videoId=1"`. */
  readonly target: string;
  /** Base URL that the caller used, with a preference before the path, and without a trailing slash. */
  readonly baseUrl: string;
  /** The preference before the path: `"scenario=slow"`; `undefined` when there was none. */
  readonly prefix: string | undefined;
  /** Names in lower case, each with all its values. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
  /** Decoded. Empty if it could not be decoded. */
  readonly body: Uint8Array;
  /** Why the body could not be decoded; absent when it could. */
  readonly bodyViolation?: RequestViolation | undefined;
}

/** The response to a request, and the known parts of the request. */
export interface Outcome extends Pick<
  Exchange,
  "session" | "parameters" | "example" | "scenario" | "page" | "violations"
> {
  readonly response: MockResponse;
  /** `undefined` when the document has no such path or method. */
  readonly operation: ServedOperation | undefined;
  /** `undefined` when no operation was found. */
  readonly preference: Preference | undefined;
  /** Another engine than the mock's own created the body of the response. Default: `false`. */
  readonly hasUsedEngine?: boolean;
  /** Why the response of the other engine could not be used; absent when it was used, or was not needed. */
  readonly engineDifference?: string | undefined;
}

/** Returns the outcome of a request that belongs to no operation. */
export function toBareOutcome(
  response: MockResponse,
  violations: readonly RequestViolation[] = [],
  session = defaultSession,
): Outcome {
  return {
    response,
    session,
    parameters: {},
    operation: undefined,
    preference: undefined,
    ...noSelection,
    violations,
  };
}

/** Returns the outcome of a request that belongs to no operation because of a violation. */
export function refuse(
  session: string,
  status: number,
  violation: RequestViolation,
  headers: MockResponse["headers"] = {},
): Outcome {
  return toBareOutcome(toErrorResponse(status, [violation], headers), [violation], session);
}

/** The parts of an outcome that only a selected response has. */
export const noSelection = { example: undefined, scenario: undefined, page: undefined };
