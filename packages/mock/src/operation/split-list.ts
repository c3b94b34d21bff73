import type { Parameter } from "./operation.js";

/** Parts the texts of a parameter into those of its items; of one that is no list, into itself. */
export function splitList(list: Parameter["list"], texts: readonly string[]): readonly string[] {
  return list === undefined || list === "repeated" ? texts : texts.flatMap((text) => text.split(list));
}
