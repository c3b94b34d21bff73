import { type RequestPlace, toRequestPath } from "@shortvideo-api/document";
import {
  type SentParameter,
  type GivenParameters,
  isWholeQuery,
  type ServedOperation,
  type Parameter,
  toPairs,
} from "@shortvideo-api/mock/requests";

/** A request to an operation, without the key. */
export interface ServiceRequest {
  readonly operation: ServedOperation;
  readonly given: GivenParameters;
  /** `"none"`: without the key. `"wrong"`: with a wrong one. Default: with the right one. */
  readonly key?: "none" | "wrong";
}

/** Creates a request from parameter values. */
export function createRequest(operation: ServedOperation, given: readonly SentParameter[]): ServiceRequest {
  const listPairs = (place: Parameter["in"]) =>
    given
      .filter(({ parameter }) => parameter.in === place)
      .flatMap(({ parameter, texts }) => toPairs(parameter, texts));
  const cookies = listPairs("cookie");
  const headers = listPairs("header").map(([name, value]) => [name.toLowerCase(), [value]] as const);
  return {
    operation,
    given: {
      path: Object.fromEntries(listPairs("path")),
      query: listPairs("query"),
      header: Object.fromEntries(headers),
      cookie: Object.fromEntries(cookies.map(([name]) => [name, listValues(cookies, name)])),
    },
  };
}

function listValues(pairs: readonly (readonly [name: string, value: string])[], name: string): string[] {
  return pairs.filter((pair) => pair[0] === name).map(([, value]) => value);
}

/** Returns the value at the place of a position; `undefined` if the request has none. */
export function readPosition({ given }: ServiceRequest, { in: part, name }: RequestPlace): string | undefined {
  return part === "header" ? given.header[name.toLowerCase()]?.[0] : given.query.find(([each]) => each === name)?.[1];
}

/** Returns a copy of the request with another position. */
export function withPosition(
  { operation, given }: ServiceRequest,
  { in: part, name }: RequestPlace,
  value: string,
): ServiceRequest {
  if (part === "header") {
    return { operation, given: { ...given, header: { ...given.header, [name.toLowerCase()]: [value] } } };
  }
  const query = [...given.query.filter(([each]) => each !== name), [name, value] as const];
  return { operation, given: { ...given, query } };
}

/** Prints the encoded path and query. `show` prints a value, and may hide it. */
export function printTarget(
  { operation, given }: ServiceRequest,
  show: (name: string, value: string) => string = (_, value) => encodeURIComponent(value),
): string {
  const path = toRequestPath(operation.path).replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    show(name, given.path[name] ?? ""),
  );
  const query = given.query
    .map(([name, value]) => (isWholeQuery(operation, name) ? "" : `${encodeURIComponent(name)}=`) + show(name, value))
    .join("&");
  return query === "" ? path : `${path}?${query}`;
}

/** Prints the path and query without values that are not in the document: they may identify a person. */
export function printPublicTarget(request: ServiceRequest): string {
  return printTarget(request, (name, value) =>
    isPublicValue(request.operation, name, value) ? encodeURIComponent(value) : "…",
  );
}

/** Returns whether a value of a parameter is in the document. Others may identify a person. */
export function isPublicValue({ parameters }: ServedOperation, name: string, value: string): boolean {
  const parameter = parameters.find((each) => each.name === name);
  const samples = parameter?.samples.flatMap((texts) => toPairs(parameter, texts).map(([, text]) => text)) ?? [];
  return [...samples, ...(parameter?.choices ?? [])].includes(value);
}
