import type { Call } from "./metadata.js";

/** Returns the call with its operation as the document describes it for the status of a response. */
export function pickStatus(call: Call, response: Response): Call {
  return call.operation.pick?.(call, response) ?? call;
}
