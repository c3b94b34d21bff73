import type { Parameter } from "../contract/operation.js";
import { readParameter } from "./read-parameter.js";

/** Is what was sent of a parameter what the document takes? */
export function fitsParameter(parameter: Parameter, texts: readonly string[]): boolean {
  const { list, deep, json, acceptsLarge, accepts } = parameter;
  const isLargeRight = deep !== undefined || json || splitList(list, texts).every(acceptsLarge);
  return isLargeRight && accepts(readParameter(parameter, texts));
}

function splitList(list: Parameter["list"], texts: readonly string[]): readonly string[] {
  return list === undefined || list === "repeated" ? texts : texts.flatMap((text) => text.split(list));
}
