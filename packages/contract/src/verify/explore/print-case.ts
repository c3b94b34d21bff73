import { toRequestPath } from "@shortvideo-api/document";
import { isWholeQuery, printCurl } from "@shortvideo-api/mock/requests";
import type { Difference } from "@shortvideo-api/report";
import { isPublicValue, printTarget, type ServiceRequest } from "../request/service-request.js";

/** A request as reports show it, with a command that sends it. */
export interface PrintedRequest extends Pick<Difference, "request"> {
  /** A `curl` line, with `$SERVICE_URL` and `$SERVICE_KEY`. */
  readonly curl: string;
}

/** Stands for a value that reports do not show. */
const hidden = "…";

/**
 * Prints a request. `made` are the names of parameters whose values the exploration made. Of other parameters, values that are not in the
 * document are variables of the command, because they may identify a person.
 */
export function printCase(request: ServiceRequest, made: ReadonlySet<string>): PrintedRequest {
  const { operation, given, key } = request;
  const { method } = operation;
  const names: string[] = [];
  const show = (name: string, value: string): string => {
    if (made.has(name.replace(/\[.*$/s, "")) || made.has(name) || isPublicValue(operation, name, value)) return value;
    names.push(name);
    return hidden;
  };
  const path = toRequestPath(operation.path).replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    encodeURIComponent(show(name, given.path[name] ?? "")),
  );
  const query = given.query.map(([name, value]) => [name, show(name, value)] as const);
  const listAll = (all: ServiceRequest["given"]["header"]) =>
    Object.entries(all).flatMap(([name, values = []]) => values.map((value) => [name, show(name, value)] as const));
  const curl = printCurl(
    {
      method,
      path,
      wholeQuery: query.find(([name]) => isWholeQuery(operation, name))?.[1],
      query: query.filter(([name]) => !isWholeQuery(operation, name)),
      headers: listAll(given.header),
      cookies: listAll(given.cookie),
      credentials: key === "none" ? [] : (operation.credentials[0] ?? []),
      body: undefined,
    },
    { url: "SERVICE_URL", key: "SERVICE_KEY" },
  );
  const target = printTarget(request, (name, value) => {
    const shown = show(name, value);
    return shown === hidden ? hidden : encodeURIComponent(shown);
  });
  const variables = names.values();
  return {
    request: { method, target },
    curl: curl.replaceAll(encodeURIComponent(hidden), () => toVariable(variables.next().value ?? "value")),
  };
}

function toVariable(name: string): string {
  return `\${${name.replaceAll(/\W/g, "_").replace(/^(?=\d)/, "_")}}`;
}
