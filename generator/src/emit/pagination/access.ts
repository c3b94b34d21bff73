import type { PathStep } from "../../model/api/model.ts";
import { isIdentifier, printString } from "../print/literal.ts";

/** Prints how code reaches a field of what a service sent, where anything may be missing: `page?.data?.itemList`. */
export function printSafeAccess(root: string, path: readonly PathStep[]): string {
  return printAccess(
    root,
    path.map(({ name }) => ({ name, optional: true })),
    true,
  );
}

/** How code reaches a field: `page.data?.itemList`. A step after one that may be absent is taken with `?.`. */
export function printAccess(root: string, path: readonly PathStep[], isOptional = false): string {
  let text = root;
  let absent = isOptional;
  for (const { name, optional } of path) {
    if (isIdentifier(name)) text += absent ? `?.${name}` : `.${name}`;
    else text += absent ? `?.[${printString(name)}]` : `[${printString(name)}]`;
    absent = optional;
  }
  return text;
}
