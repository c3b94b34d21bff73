import type { Parameter } from "../operation/operation.js";

/** Returns whether a name in a query belongs to this parameter. */
export function takesName({ name, deep, checked }: Parameter, given: string): boolean {
  if (deep === undefined) return given === name;
  return given.startsWith(`${name}[`) || (!checked && given === name);
}
