import type { Operation } from "./contract/operation.js";
import { toRequestPath } from "./contract/to-request-path.js";

/** Prints a call of the first GET that goes without parameters, with a key; `undefined` when there is none. */
export function printCurl(url: string, operations: readonly Operation[]): string | undefined {
  const operation = operations.find(
    ({ verb, parameters, spreads, exactlyOneOf }) =>
      verb === "GET" && exactlyOneOf.length === 0 && [...parameters, ...spreads].every(({ required }) => !required),
  );
  if (!operation) return undefined;
  const [credentials = []] = operation.credentials;
  const headers = credentials.flatMap(({ in: place, name, prefix }) =>
    place === "header" ? [`-H '${name}: ${prefix}any-key' `] : [],
  );
  const queries = credentials.flatMap(({ in: place, name }) => (place === "query" ? [`${name}=any-key`] : []));
  return `curl ${headers.join("")}'${url}${toRequestPath(operation.path)}${queries.length > 0 ? `?${queries.join("&")}` : ""}'`;
}
