import { rejectOption } from "../call/check-limit.js";
import type { Layer } from "../call/metadata.js";

/**
 * Creates a layer that sets the codes in the body that mean success, in place of the codes of the document. Upper and lower case are
 * the same, and so are 0 and `"0"`. A 200 with another code rejects with an `InBandError`.
 *
 * Throws a RangeError for a value that is not a list of codes.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [successCodes([0, 200, "OK"]), retries()] });
 */
export function successCodes(codes: readonly (number | string)[]): Layer {
  if (!Array.isArray(codes) || codes.length === 0 || !codes.every(isCode)) {
    rejectOption("successCodes", codes, "a list of numbers and texts");
  }
  return (next) => (call) => next({ ...call, service: { ...call.service, success: codes } });
}

function isCode(code: unknown): boolean {
  return typeof code === "number" || typeof code === "string";
}
