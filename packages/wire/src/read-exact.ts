import { toDecimal } from "./decimal.js";
import type { Exact } from "./exact.js";
import { readJson } from "./read-json.js";
import { replaceMarked } from "./replace-marked.js";

/**
 * Reads JSON in which `exact` marks 64-bit numbers, as `parseExact` does, but throws the runtime's own SyntaxError: for
 * bundles that do not need to know where and why a text is not JSON.
 *
 * @example
 * readExact('{"id":7300000000000000001}', { fields: { id: int64 } }); // { id: "7300000000000000001" }
 */
export function readExact(text: string, exact: Exact = {}): unknown {
  // What a double does not keep is a string already. A number beyond the range of doubles is not a 64-bit number.
  return replaceMarked(readJson(text, toDecimal), exact, (met) =>
    typeof met === "number" && Number.isFinite(met) ? toDecimal(String(met)) : met,
  );
}
