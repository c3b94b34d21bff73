import type { OpenApi, OperationObject, PathItem } from "../openapi/openapi.ts";
import { readChoices } from "../view/read-choices.ts";
import { viewSchema } from "../view/view-schema.ts";
import { listOperations } from "./list-operations.ts";
import { listParameters } from "./list-parameters.ts";

/** Lists the paths of a document. Leaves out extensions, which may contain anything. */
export function listPaths({ paths }: OpenApi): [path: string, item: PathItem][] {
  return Object.entries(paths).filter(([path]) => !path.startsWith("x-"));
}

/** An operation that no request can reach, because another operation receives its requests. */
export interface Shadowed {
  /** As a request sends it: `"GET"`. */
  readonly method: string;
  /** As in the document: `"/pets#short"`. */
  readonly path: string;
  /** The path of the other operation. */
  readonly by: string;
}

/**
 * Lists operations whose path differs from another one only after a `#`, and that require the same parameters of the query and headers. A
 * path without `#` has priority, then the first in the document.
 */
export function listShadowed(document: OpenApi): Shadowed[] {
  const { paths } = document;
  const names = Object.keys(paths);
  if (!names.some((path) => path.includes("#"))) return [];
  /** The first path of each request line. */
  const receivers = new Map<string, string>();
  const ordered = [...names.filter((path) => !path.includes("#")), ...names.filter((path) => path.includes("#"))];
  return ordered.flatMap((path) =>
    listOperations(paths[path]).flatMap(({ method, operation }): Shadowed[] => {
      // Requests do not contain the names of placeholders either.
      const requestLine = `${method} ${toRequestPath(path).replaceAll(/\{[^{}]*\}/g, "{}")}`;
      const key = path.includes("#")
        ? requestLine + printSelectors(document, paths[path] ?? {}, operation)
        : requestLine;
      const by = receivers.get(key);
      if (by === undefined) receivers.set(key, path);
      return by === undefined || !path.includes("#") ? [] : [{ method, path, by }];
    }),
  );
}

/** Prints the parameters by which requests differ: those of the query and the headers that an operation requires, with listed values. */
function printSelectors(document: OpenApi, item: PathItem, operation: OperationObject): string {
  return listParameters(document, item, operation)
    .filter(({ in: place, required }) => required === true && (place === "query" || place === "header"))
    .map(
      ({ in: place, name, schema = true }) =>
        ` ${JSON.stringify([place, name, readChoices(viewSchema(document, schema))])}`,
    )
    .toSorted()
    .join("");
}

/** Returns a path as a request sends it, without the part after `#`. https://www.rfc-editor.org/rfc/rfc9110#section-4.2.5 */
export function toRequestPath(path: string): string {
  const [sent = ""] = path.split("#", 1);
  return sent;
}
