import { type HttpMethod, httpMethods } from "@shortvideo-api/document";
import { type OpenApi } from "./openapi.js";
import { toRequestPath } from "./to-request-path.js";

/** An operation that no request can ask for, since another one is asked for in the same way. */
export interface Shadowed {
  readonly method: HttpMethod;
  /** As in the document: `"/pets#short"`. */
  readonly path: string;
  /** The path of the other. */
  readonly by: string;
}

/** Lists operations that differ from another one only behind a `#`. One without `#` goes before, and else the first. */
export function listShadowed({ paths = {} }: OpenApi): Shadowed[] {
  const names = Object.keys(paths);
  if (!names.some((path) => path.includes("#"))) return [];
  const first = new Map<string, string>();
  const ordered = [...names.filter((path) => !path.includes("#")), ...names.filter((path) => path.includes("#"))];
  return ordered.flatMap((path) =>
    httpMethods
      .filter((method) => paths[path]?.[method])
      .flatMap((method): Shadowed[] => {
        // Names of templates are not sent either.
        const asked = `${method} ${toRequestPath(path).replaceAll(/\{[^{}]*\}/g, "{}")}`;
        const by = first.get(asked);
        if (by === undefined) first.set(asked, path);
        return by === undefined || !path.includes("#") ? [] : [{ method, path, by }];
      }),
  );
}
