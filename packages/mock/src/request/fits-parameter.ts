import type { Parameter } from "../contract/operation.js";
import { splitList } from "../contract/split-list.js";
import { readParameter } from "./read-parameter.js";

/** Is what was sent of a parameter what the document takes? */
export function fitsParameter(parameter: Parameter, texts: readonly string[]): boolean {
  const { list, deep, json, acceptsLarge, accepts } = parameter;
  const isLargeRight = deep !== undefined || json || splitList(list, texts).every(acceptsLarge);
  return isLargeRight && accepts(readParameter(parameter, texts));
}
