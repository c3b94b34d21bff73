import type { Parameter } from "../contract/operation.js";
import { splitList } from "../contract/split-list.js";
import { readParameter } from "./read-parameter.js";

/** Is what was sent of a parameter what the document takes? */
export function fitsParameter(parameter: Parameter, texts: readonly string[]): boolean {
  const { list, deep, json, acceptsLarge, accepts } = parameter;
  const isLargeRight = deep !== undefined || json || splitList(list, texts).every(acceptsLarge);
  // `tags=` is an empty list as well as a list of one empty text.
  // https://spec.openapis.org/oas/v3.1.1.html#style-examples
  const isEmptyList = list !== undefined && texts.length === 1 && texts[0] === "";
  return isLargeRight && (accepts(readParameter(parameter, texts)) || (isEmptyList && accepts([])));
}
