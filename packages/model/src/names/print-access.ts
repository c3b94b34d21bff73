import type { PathStep } from "../api/type-ref.ts";
import { isIdentifier, printString } from "./print-key.ts";

/** Prints access to a field of a response, in which anything may be absent: `page?.data?.itemList`. */
export function printSafeAccess(root: string, path: readonly PathStep[]): string {
  return printAccess(
    root,
    path.map(({ name }) => ({ name, optional: true })),
    true,
  );
}

/** Prints access to a member of an object that has all of them: `api.users.contactMethods`. */
export function printMembers(root: string, names: readonly string[]): string {
  return printAccess(
    root,
    names.map((name) => ({ name, optional: false })),
  );
}

/** Prints access to a field: `page.data?.itemList`. Uses `?.` after a step that may be absent. */
export function printAccess(root: string, path: readonly PathStep[], isOptional = false): string {
  let text = root;
  let mayBeAbsent = isOptional;
  for (const { name, optional } of path) {
    if (isIdentifier(name)) text += mayBeAbsent ? `?.${name}` : `.${name}`;
    else text += mayBeAbsent ? `?.[${printString(name)}]` : `[${printString(name)}]`;
    mayBeAbsent = optional;
  }
  return text;
}
