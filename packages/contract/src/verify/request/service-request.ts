import { type Credential, fillPath, groupEntries, type RequestPlace, toRequestPath } from "@shortvideo-api/document";
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
  /** The names of the parameters whose values an exploration made. Default: none. */
  readonly made?: ReadonlySet<string>;
}

/** Creates a request from parameter values. */
export function createRequest(operation: ServedOperation, given: readonly SentParameter[]): ServiceRequest {
  const listPairs = (place: Parameter["in"]) =>
    given
      .filter(({ parameter }) => parameter.in === place)
      .flatMap(({ parameter, texts }) => toPairs(parameter, texts));
  const headers = listPairs("header").map(([name, value]) => [name.toLowerCase(), [value]] as const);
  return {
    operation,
    given: {
      path: Object.fromEntries(listPairs("path")),
      query: listPairs("query"),
      header: Object.fromEntries(headers),
      cookie: Object.fromEntries(groupEntries(listPairs("cookie"))),
    },
  };
}

/** Returns the credentials that are made of the key; `undefined` if each alternative has a credential that depends on the request. */
export function findKeyPlaces({ credentials }: ServedOperation): readonly Credential[] | undefined {
  if (credentials.length === 0) return [];
  return credentials.find((alternative) => alternative.every(({ lifetime }) => lifetime !== "one-request"));
}

/** Lists the credentials of a request that are made of the key. */
export function listKeyPlaces({ operation, key }: ServiceRequest): readonly Credential[] {
  return key === "none" ? [] : (findKeyPlaces(operation) ?? []);
}

/** Returns the value at the place of a position; `undefined` if the request has none. */
export function readPosition({ given }: ServiceRequest, { in: part, name }: RequestPlace): string | undefined {
  return part === "header" ? given.header[name.toLowerCase()]?.[0] : given.query.find(([each]) => each === name)?.[1];
}

/** Returns a copy of the request with another position. */
export function withPosition(request: ServiceRequest, { in: part, name }: RequestPlace, value: string): ServiceRequest {
  const { given } = request;
  if (part === "header") {
    return { ...request, given: { ...given, header: { ...given.header, [name.toLowerCase()]: [value] } } };
  }
  const query = [...given.query.filter(([each]) => each !== name), [name, value] as const];
  return { ...request, given: { ...given, query } };
}

/** Prints the encoded path and query. Hides the values that `isShown` rejects. Default: shows all. */
export function printTarget(
  { operation, given }: ServiceRequest,
  isShown: (name: string, value: string) => boolean = () => true,
): string {
  const print = (name: string, value: string) => (isShown(name, value) ? encodeURIComponent(value) : "…");
  const path = fillPath(toRequestPath(operation.path), (name) => print(name, given.path[name] ?? ""));
  const query = given.query
    .map(([name, value]) => (isWholeQuery(operation, name) ? "" : `${encodeURIComponent(name)}=`) + print(name, value))
    .join("&");
  return query === "" ? path : `${path}?${query}`;
}

/** Returns whether `fetch` sends a text as a header: Latin-1 without control characters. RFC 9110, section 5.5. Drops spaces around it. */
export function isHeaderText(text: string): boolean {
  return /^[\t\x20-\x7E\x80-\xFF]*$/.test(text.trim());
}

/** Returns whether a value of a parameter is in the document. Others may identify a person. */
export function isPublicValue({ parameters }: ServedOperation, name: string, value: string): boolean {
  const parameter = parameters.find((each) => each.name === name);
  const samples = parameter?.samples.flatMap((texts) => toPairs(parameter, texts).map(([, text]) => text)) ?? [];
  return [...samples, ...(parameter?.choices ?? [])].includes(value);
}
