import { type Credential, credentialForms, toRequestPath } from "@shortvideo-api/document";
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
  const listPairs = (place: Credential["in"], separator: string): string[] =>
    credentials
      .filter((credential) => credential.in === place)
      .map(({ form, name, prefix }) => name + separator + prefix + credentialForms[form].written);
  const keys = [
    ...listPairs("header", ": ").map((header) => `-H '${header}' `),
    ...listPairs("cookie", "=").map((cookie) => `-b '${cookie}' `),
  ];
  const queries = listPairs("query", "=");
  const query = queries.length > 0 ? `?${queries.join("&")}` : "";
  return `curl ${keys.join("")}'${url}${toRequestPath(operation.path)}${query}'`;
}
