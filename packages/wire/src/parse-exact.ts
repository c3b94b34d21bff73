import type { Exact } from "./exact.js";
import { MalformedJsonError } from "./malformed-json-error.js";
import { readExact } from "./read-exact.js";

/**
 * Reads JSON without losing a digit. Where `exact` marks a 64-bit number, the number arrives as a decimal string. So does any
 * other number that a double does not keep, such as an integer beyond 2^53 - 1. Everything else is as `JSON.parse` has it.
 * Throws {@link MalformedJsonError} when the text is not JSON.
 *
 * @example
 * const { id } = parseExact<{ id: string }>('{"id":7300000000000000001}', { fields: { id: int64 } }); // "7300000000000000001"
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- What is untyped comes in here.
export function parseExact<T = unknown>(text: string, exact?: Exact): T {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Likewise.
    return readExact(text, exact) as T;
  } catch (error) {
    if (error instanceof SyntaxError) throw new MalformedJsonError(text, { cause: error });
    throw error;
  }
}
