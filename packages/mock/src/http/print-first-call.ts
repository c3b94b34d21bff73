import { toRequestPath } from "@shortvideo-api/document";
import type { ServedOperation } from "../operation/operation.js";

/** Prints a `curl` line with a key for the first GET without required parameters; `undefined` if none exists. */
export function printFirstCall(url: string, operations: readonly ServedOperation[]): string | undefined {
  const operation = operations.find(
    ({ method, parameters, explodedObjects, exactlyOneOf }) =>
      method === "GET" &&
      exactlyOneOf.length === 0 &&
      [...parameters, ...explodedObjects].every(({ required }) => !required),
  );
  if (!operation) return undefined;
  const [credentials = []] = operation.credentials;
  const keys = credentials.flatMap(({ in: place, name, prefix }) => {
    if (place === "header") return [`-H '${name}: ${prefix}any-key' `];
    return place === "cookie" ? [`-b '${name}=any-key' `] : [];
  });
  const queries = credentials.flatMap(({ in: place, name }) => (place === "query" ? [`${name}=any-key`] : []));
  const query = queries.length > 0 ? `?${queries.join("&")}` : "";
  return `curl ${keys.join("")}'${url}${toRequestPath(operation.path)}${query}'`;
}
