import type { Parameter } from "../operation/operation.js";

/** Is it what stands before `=` in a query where this parameter is given? */
export function takesName({ name, deep, checked }: Parameter, given: string): boolean {
  if (deep === undefined) return given === name;
  return given.startsWith(`${name}[`) || (!checked && given === name);
}
