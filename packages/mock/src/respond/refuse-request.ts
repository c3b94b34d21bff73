import { type MockResponse, toErrorResponse, toViolationHeaders } from "../exchange/mock-response.js";
import type { ServedOperation } from "../operation/operation.js";
import { acceptedCodings } from "../request/decode-body.js";
import { chooseStatus } from "../response/choose-response.js";
import { ifPossible } from "../response/engine.js";
import type { RequestFailure } from "./check-request.js";
import { noSelection, type Outcome } from "./outcome.js";
import type { ReadRequest } from "./read-request.js";
import type { ResponseSource } from "./response-source.js";
import { writeResponse } from "./write-response.js";

/** Responds with the documented body for a failure, or with that of the mock if the operation documents none. */
export function refuseRequest(
  source: ResponseSource,
  { operation, preference, parameters }: ReadRequest,
  { status, violations }: RequestFailure,
): Outcome {
  const response = writeFailure(source, operation, status) ?? toErrorResponse(status, violations);
  const isCodingUnknown = violations.some(({ code }) => code === "content-encoding-unknown");
  const headers = {
    ...response.headers,
    ...(isCodingUnknown ? { "accept-encoding": acceptedCodings } : {}),
    ...toViolationHeaders(violations),
  };
  const known = { session: preference.session, operation, preference, parameters };
  return { ...known, ...noSelection, response: { ...response, headers }, violations };
}

/** Writes the documented response of a status. Returns `undefined` if there is none, or if no body fits its schema. */
function writeFailure(source: ResponseSource, operation: ServedOperation, status: number): MockResponse | undefined {
  const selection = chooseStatus(operation, status);
  return selection && ifPossible(() => writeResponse(source, operation, selection));
}
