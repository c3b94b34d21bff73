import type { ServedOperation } from "@shortvideo-api/mock/requests";
import { type ServiceRequest, printTarget } from "./service-request.js";
import { decodeBody, type BodyEncoding } from "./read-body.js";
import { type NoResponse, toNoResponse } from "./no-response.js";

/** The response of the service. */
export interface ServiceResponse {
  readonly status: number;
  /** In lower case, without parameters; `""` when the response has none. */
  readonly mediaType: string;
  readonly headers: Headers;
  /** Without a byte order mark. */
  readonly text: string;
  /** The encoding of the body. */
  readonly encoding: BodyEncoding;
}

/** The service to verify. */
export interface Service {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Redirects are not followed, so that no other host receives the key. */
  readonly key: string;
  /** The maximum time for a whole response. */
  readonly timeoutMs: number;
}

/** Sends a request and reads the whole response. Rejects only with the reason of `signal`. */
export async function sendRequest(
  service: Service,
  request: ServiceRequest,
  signal?: AbortSignal,
): Promise<ServiceResponse | NoResponse> {
  const late = AbortSignal.timeout(service.timeoutMs);
  const { url, headers } = toRequest(service, request);
  try {
    const response = await fetch(url, {
      method: request.operation.method,
      headers,
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    const [mediaType = ""] = (response.headers.get("content-type") ?? "").split(";");
    const body = decodeBody(new Uint8Array(await response.arrayBuffer()));
    return { status: response.status, mediaType: mediaType.trim().toLowerCase(), headers: response.headers, ...body };
  } catch (error) {
    signal?.throwIfAborted();
    return late.aborted ? { reason: "late", code: "" } : toNoResponse(error);
  }
}

function toRequest({ baseUrl, key }: Service, request: ServiceRequest): { url: string; headers: Headers } {
  const headers = new Headers({ accept: listMediaTypes(request.operation) });
  for (const [name, values = []] of Object.entries(request.given.header)) {
    for (const value of values) headers.append(name, value);
  }
  const cookies = Object.entries(request.given.cookie).flatMap(([name, values = []]) =>
    values.map((value) => [name, value] as const),
  );
  const keyQuery = new URLSearchParams();
  for (const { in: place, name, prefix } of request.operation.credentials[0] ?? []) {
    if (place === "header") headers.set(name, prefix + key);
    else if (place === "query") keyQuery.set(name, prefix + key);
    else cookies.push([name, prefix + key]);
  }
  if (cookies.length > 0) headers.set("cookie", cookies.map((pair) => pair.join("=")).join("; "));
  const target = printTarget(request);
  const separator = target.includes("?") ? "&" : "?";
  const url = baseUrl + target + (keyQuery.size === 0 ? "" : `${separator}${keyQuery}`);
  return { url, headers };
}

function listMediaTypes({ responses }: ServedOperation): string {
  const types = new Set([...responses.values()].flatMap(({ mediaTypes }) => mediaTypes));
  return types.size === 0 ? "*/*" : [...types].join(", ");
}
