import type { Parameter } from "../operation/operation.js";
import { holdsLongNumber, sides } from "../operation/round-number.js";
import { readParameter } from "./read-parameter.js";

/** Returns whether the texts of a parameter are valid. */
export function fitsParameter(parameter: Parameter, texts: readonly string[]): boolean {
  const { list, accepts } = parameter;
  // `tags=` is an empty list as well as a list of one empty text.
  // https://spec.openapis.org/oas/v3.1.1.html#style-examples
  if (list !== undefined && texts.length === 1 && texts[0] === "" && accepts([])) return true;
  if (!texts.some(holdsLongNumber)) return accepts(readParameter(parameter, texts));
  return sides.every((side) => accepts(readParameter(parameter, texts, side)));
}
