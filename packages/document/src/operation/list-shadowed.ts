import { readChoices } from "../view/read-choices.ts";
import { toRequestPath } from "../openapi/http.ts";
import type { DocumentedOperation } from "./read-operations.ts";

/** An operation that no request can reach, because another operation receives its requests. */
export interface Shadowed {
  readonly operation: DocumentedOperation;
  /** The path of the other operation. */
  readonly by: string;
}

/**
 * Lists operations whose path differs from another one only after `#` or in the query, if they require the same parameters. A path that is
 * sent as it is has priority, then the first in the document.
 */
export function listShadowed(operations: readonly DocumentedOperation[]): Shadowed[] {
  const selected = operations.filter(hasMore);
  if (selected.length === 0) return [];
  /** The first path of each request line. */
  const receivers = new Map<string, string>();
  return [...operations.filter((each) => !hasMore(each)), ...selected].flatMap((operation): Shadowed[] => {
    const { method, path } = operation;
    // Requests do not contain the names of placeholders either.
    const requestLine = `${method} ${toRequestPath(path).replaceAll(/\{[^{}]*\}/g, "{}")}`;
    const key = requestLine + printSelectors(operation);
    const by = receivers.get(key);
    if (by === undefined) receivers.set(key, path);
    // A path that is sent as it is also receives the requests without parameters that select another one.
    if (!hasMore(operation)) receivers.set(requestLine, path);
    return by === undefined || !hasMore(operation) ? [] : [{ operation, by }];
  });
}

/** Returns whether a path contains more than the path of its requests. */
function hasMore({ path }: DocumentedOperation): boolean {
  return path !== toRequestPath(path);
}

/** Prints the parameters by which requests differ: those of the query and the headers that an operation requires, with listed values. */
function printSelectors({ parameters }: DocumentedOperation): string {
  return parameters
    .filter(({ in: place, required }) => required && (place === "query" || place === "header"))
    .map(({ in: place, name, view }) => ` ${JSON.stringify([place, name, readChoices(view)])}`)
    .toSorted()
    .join("");
}
