import type { PathStep } from "../../model/model.ts";
import { isIdentifier, printString } from "./literal.ts";

/** How code reaches a field: `page.data?.itemList`. A step after one that may be absent is taken with `?.`. */
export function printAccess(root: string, path: readonly PathStep[]): string {
  let text = root;
  let absent = false;
  for (const { name, optional } of path) {
    if (isIdentifier(name)) text += absent ? `?.${name}` : `.${name}`;
    else text += absent ? `?.[${printString(name)}]` : `[${printString(name)}]`;
    absent = optional;
  }
  return text;
}
