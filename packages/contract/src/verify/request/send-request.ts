import { readStreamKind } from "@shortvideo-api/document";
import type { ServedOperation } from "@shortvideo-api/mock/requests";
import { listKeyPlaces, type ServiceRequest, printTarget } from "./service-request.js";
import { decodeBody, type BodyEncoding } from "./read-body.js";
import { type NoResponse, toNoResponse } from "./no-response.js";

/** The response of the service. */
export interface ServiceResponse {
  readonly status: number;
  /** The media type with its parameters, as sent; `""` when the response has none. */
  readonly contentType: string;
  readonly headers: Headers;
  /** Without a byte order mark. */
  readonly text: string;
  /** The encoding of the body. */
  readonly encoding: BodyEncoding;
  /** The body is a stream that was not read to its end. Default: false. */
  readonly isCut?: boolean;
  /** Why the body is not known, as a sentence. Default: it is known. */
  readonly unread?: string | undefined;
}

/** Sends a request: the global `fetch`, or that of a mock. */
export type ServiceFetch = (url: string, init: RequestInit) => Promise<Response>;

/** The service to verify. */
export interface Service {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Redirects are not followed, so that no other host receives the key. */
  readonly key: string;
  /** The maximum time for a whole response. */
  readonly timeoutMs: number;
  /** Sends the requests. Default: the global `fetch`. */
  readonly fetch?: ServiceFetch | undefined;
}

/** The bytes after which a stream is not read further. Few streams that end are longer. */
const maxStreamBytes = 10_000_000;

/**
 * Sends a request and reads the whole response. Of a stream without an end, reads what arrives in time. Rejects only with the reason
 * of `signal`.
 */
export async function sendRequest(
  service: Service,
  request: ServiceRequest,
  signal?: AbortSignal,
): Promise<ServiceResponse | NoResponse> {
  const late = AbortSignal.timeout(service.timeoutMs);
  const { url, headers } = toRequest(service, request);
  try {
    const response = await (service.fetch ?? fetch)(url, {
      method: request.operation.method,
      headers,
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    const contentType = response.headers.get("content-type") ?? "";
    const isStream = readStreamKind(contentType) !== undefined;
    const { bytes, isCut } = isStream
      ? await readStart(response, late)
      : { bytes: new Uint8Array(await response.arrayBuffer()), isCut: false };
    return {
      status: response.status,
      contentType,
      headers: response.headers,
      isCut,
      ...decodeBody(bytes, contentType, isCut),
    };
  } catch (error) {
    signal?.throwIfAborted();
    return late.aborted ? { reason: "late", code: "" } : toNoResponse(error);
  }
}

/** Reads a stream until it ends, or is too long, or the time is over. */
async function readStart({ body }: Response, late: AbortSignal): Promise<{ bytes: Uint8Array; isCut: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxStreamBytes) return { bytes: Buffer.concat(chunks), isCut: true };
    }
  } catch (error) {
    if (!late.aborted) throw error;
    return { bytes: Buffer.concat(chunks), isCut: true };
  }
  return { bytes: Buffer.concat(chunks), isCut: false };
}

/** A key that no service has issued. */
const wrongKey = "00000000-wrong-key";

function toRequest(service: Service, request: ServiceRequest): { url: string; headers: Headers } {
  const { baseUrl } = service;
  const key = request.key === "wrong" ? wrongKey : service.key;
  const headers = new Headers({ accept: listMediaTypes(request.operation) });
  for (const [name, values = []] of Object.entries(request.given.header)) {
    for (const value of values) headers.append(name, value);
  }
  const cookies = Object.entries(request.given.cookie).flatMap(([name, values = []]) =>
    values.map((value) => [name, value] as const),
  );
  const keyQuery = new URLSearchParams();
  for (const { in: place, name, prefix } of listKeyPlaces(request)) {
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
