import { readChoices } from "../view/read-choices.ts";
import type { DocumentedOperation } from "./documented-operation.ts";

/** An operation that no request can reach, because another operation receives its requests. */
export interface Shadowed {
  readonly operation: DocumentedOperation;
  /** The path of the other operation. */
  readonly by: string;
}

/**
 * Lists operations whose path differs from another one only after a `#`, and that require the same parameters of the query and headers. A
 * path without `#` has priority, then the first in the document.
 */
export function listShadowed(operations: readonly DocumentedOperation[]): Shadowed[] {
  const fragments = operations.filter(hasFragment);
  if (fragments.length === 0) return [];
  /** The first path of each request line. */
  const receivers = new Map<string, string>();
  return [...operations.filter((each) => !hasFragment(each)), ...fragments].flatMap((operation): Shadowed[] => {
    const { method, path } = operation;
    // Requests do not contain the names of placeholders either.
    const requestLine = `${method} ${toRequestPath(path).replaceAll(/\{[^{}]*\}/g, "{}")}`;
    const key = hasFragment(operation) ? requestLine + printSelectors(operation) : requestLine;
    const by = receivers.get(key);
    if (by === undefined) receivers.set(key, path);
    return by === undefined || !hasFragment(operation) ? [] : [{ operation, by }];
  });
}

function hasFragment({ path }: DocumentedOperation): boolean {
  return path.includes("#");
}

/** Prints the parameters by which requests differ: those of the query and the headers that an operation requires, with listed values. */
function printSelectors({ parameters }: DocumentedOperation): string {
  return parameters
    .filter(({ in: place, required }) => required && (place === "query" || place === "header"))
    .map(({ in: place, name, view }) => ` ${JSON.stringify([place, name, readChoices(view)])}`)
    .toSorted()
    .join("");
}

/** Returns a path as a request sends it, without the part after `#`. https://www.rfc-editor.org/rfc/rfc9110#section-4.2.5 */
export function toRequestPath(path: string): string {
  const [sent = ""] = path.split("#", 1);
  return sent;
}
