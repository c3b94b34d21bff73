import { isRecord } from "@shortvideo-api/document";
import {
  chooseOperation,
  type ChosenOperation,
  createRouter,
  findParameterViolations,
  type GivenParameters,
  type ServedOperation,
  readLeniently,
  readQuery,
  type Router,
  takesName,
} from "@shortvideo-api/mock/requests";
import { isHeaderText, type ServiceRequest, printTarget } from "./service-request.js";
import { RequestsError } from "./read-request-lines.js";

/**
 * Reads the valid requests of an HTTP archive (HAR 1.2), each once. A path may have any prefix, such as that of a proxy. Takes only
 * the values of declared parameters from the archive: no key, no cookie, no address. Throws {@link RequestsError} when the text is
 * not an archive.
 */
export function readHar(text: string, operations: readonly ServedOperation[]): ServiceRequest[] {
  const router = createRouter(operations);
  const requests = new Map<string, ServiceRequest>();
  for (const { url, method, request } of listEntries(text)) {
    const { segments, ...target } = readLeniently(url);
    const headers = readHarPairs(request["headers"]).map(([name, value]) => [name.toLowerCase(), [value]] as const);
    // Of a repeated header, takes the last value.
    const header = Object.fromEntries(headers);
    const start = findPathStart(router, segments);
    const routes = start === undefined ? [] : router.find(segments.slice(start));
    const chosen = chooseOperation(routes, method, { query: target.query, header });
    // The router serves HEAD with the GET operation, but its response has no body to compare.
    if (chosen?.operation.method !== method) continue;
    const { operation } = chosen;
    const serviceRequest = toServiceRequest(chosen, readQuery(chosen.operation, target), header);
    const isSendable = Object.values(serviceRequest.given.header)
      .flat()
      .every((value = "") => isHeaderText(value));
    if (!isSendable || findParameterViolations(operation, serviceRequest.given).length > 0) continue;
    requests.set(
      `${operation.method} ${printTarget(serviceRequest)} ${JSON.stringify(serviceRequest.given.header)}`,
      serviceRequest,
    );
  }
  return [...requests.values()];
}

/** An entry of an HTTP archive. */
export interface HarEntry {
  readonly entry: Readonly<Record<string, unknown>>;
  /** Empty if the entry has none. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The address without its fragment; `""` if the entry has none. */
  readonly url: string;
  /** In upper case. */
  readonly method: string;
}

/** Lists the entries of an HTTP archive. Throws {@link RequestsError} when the text is none. */
export function listEntries(text: string): HarEntry[] {
  let archive: unknown;
  try {
    archive = JSON.parse(text);
  } catch {
    throw new RequestsError("The archive is not JSON. Export it as HAR 1.2.");
  }
  const log = isRecord(archive) ? archive["log"] : undefined;
  const entries = isRecord(log) ? log["entries"] : undefined;
  if (!Array.isArray(entries)) throw new RequestsError("The archive has no `log.entries`. Export it as HAR 1.2.");
  return entries.filter(isRecord).map((entry) => {
    const request = isRecord(entry["request"]) ? entry["request"] : {};
    const url = readText(request["url"]).replace(/#.*$/s, "");
    return { entry, request, url, method: String(request["method"]).toUpperCase() };
  });
}

/** Returns a text as it is, and any other value of an archive as `""`. */
export function readText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Reads the headers or cookies of an archive. Leaves out the pseudo-headers of HTTP/2. */
export function readHarPairs(pairs: unknown): (readonly [name: string, value: string])[] {
  return (Array.isArray(pairs) ? pairs : []).flatMap((each: unknown) => {
    if (!isRecord(each) || typeof each["name"] !== "string" || typeof each["value"] !== "string") return [];
    return each["name"].startsWith(":") ? [] : [[each["name"], each["value"]] as const];
  });
}

/** Returns the index of the segment with which a path of the document begins; `undefined` if none does. */
export function findPathStart(router: Router, segments: readonly string[]): number | undefined {
  return [...segments.keys()].find((index) => router.find(segments.slice(index)).length > 0);
}

function toServiceRequest(
  { operation, pathValues }: ChosenOperation,
  query: GivenParameters["query"],
  header: GivenParameters["header"],
): ServiceRequest {
  const isDeclared = (name: string) =>
    operation.parameters.some((each) => each.in === "query" && takesName(each, name));
  const takesHeader = (name: string) =>
    operation.parameters.some((each) => each.in === "header" && each.name.toLowerCase() === name);
  const given = {
    path: pathValues,
    query: query.filter(([name]) => isDeclared(name)),
    header: Object.fromEntries(Object.entries(header).filter(([name]) => takesHeader(name))),
    cookie: {},
  };
  return { operation, given };
}
