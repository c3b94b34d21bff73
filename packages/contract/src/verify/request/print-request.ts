import { toRequestPath } from "@shortvideo-api/document";
import { type CurlText, isWholeQuery, printCurl } from "@shortvideo-api/mock/requests";
import type { Difference } from "@shortvideo-api/report";
import { isPublicValue, listKeyPlaces, printTarget, type ServiceRequest } from "./service-request.js";

/** A request as reports show it. `curl` sends it, with `$SERVICE_URL` and `$SERVICE_KEY`. */
export type PrintedRequest = Pick<Difference, "request" | "curl">;

/**
 * Prints a request. Shows only values that are in the document, or that an exploration made: others may identify a person.
 */
export function printRequest(request: ServiceRequest): PrintedRequest {
  const { method } = request.operation;
  return { request: { method, target: printTarget(request, (name, value) => isShown(request, name, value)) } };
}

/** Prints a request with the command that sends it. Variables of the shell stand for hidden values. */
export function printRequestWithCurl(request: ServiceRequest): PrintedRequest {
  const { operation, given } = request;
  const print = (name: string, value: string): CurlText =>
    isShown(request, name, value) ? value : { variable: toVariable(name) };
  const path = toRequestPath(operation.path)
    .split(/\{([^{}]+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : printSegment(print(part, given.path[part] ?? ""))));
  const query = given.query.map(([name, value]) => [name, print(name, value)] as const);
  const listAll = (all: ServiceRequest["given"]["header"]) =>
    Object.entries(all).flatMap(([name, values = []]) => values.map((value) => [name, print(name, value)] as const));
  const curl = printCurl(
    {
      method: operation.method,
      path,
      wholeQuery: query.find(([name]) => isWholeQuery(operation, name))?.[1],
      query: query.filter(([name]) => !isWholeQuery(operation, name)),
      headers: listAll(given.header),
      cookies: listAll(given.cookie),
      credentials: listKeyPlaces(request),
      body: undefined,
    },
    { url: "SERVICE_URL", key: "SERVICE_KEY" },
  );
  return { ...printRequest(request), curl };
}

function printSegment(value: CurlText): CurlText {
  return typeof value === "string" ? encodeURIComponent(value) : value;
}

function isShown({ operation, made }: ServiceRequest, name: string, value: string): boolean {
  // A parameter `filter` is sent as `filter[name]`, too.
  const isMade = made?.has(name) || made?.has(name.replace(/\[.*$/s, ""));
  return isMade || isPublicValue(operation, name, value);
}

function toVariable(name: string): string {
  return name.replaceAll(/\W/g, "_").replace(/^(?=\d)/, "_");
}
