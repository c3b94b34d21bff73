import type { NoResponse } from "../verify/request/no-response.js";

/** Names and values of headers in the order sent. A name may occur several times. */
export type HeaderPairs = readonly (readonly [name: string, value: string])[];

/** A request, and the response of a service or a handler. Plain data. */
export interface ServiceExchange {
  readonly request: ExchangeRequest;
  /** `undefined` when the caller was gone before a response. */
  readonly response: ExchangeResponse | NoResponse | undefined;
  /** The address of the service, on which further pages of lists must be. Default: that of the checker. */
  readonly baseUrl?: string | undefined;
  /** The mock responded, because the service has returned this status. Default: the service responded. */
  readonly mockedStatus?: number | undefined;
  /** The lack of a response is meant, so it is no difference. Default: `false`. */
  readonly isMeantToFail?: boolean | undefined;
  /** From the request to the response. Default: 0. */
  readonly durationMs?: number | undefined;
}

/** A request as it was sent. */
export interface ExchangeRequest {
  /** `"GET"`. */
  readonly method: string;
  /** Path and query as the document names them, without the base path of a server: `"/api/post/detail?videoId=1"`. */
  readonly target: string;
  readonly headers: HeaderPairs;
  /** The bytes as sent, with their `content-encoding`. `undefined` if they are not known. */
  readonly body: Uint8Array | undefined;
  /** Identifies the connection of the caller. Default: 0. */
  readonly connection?: number | undefined;
}

/** A response as it was received. */
export interface ExchangeResponse {
  readonly status: number;
  readonly headers: HeaderPairs;
  /** The bytes as received, with their `content-encoding`. Empty if they are not known. */
  readonly body: Uint8Array;
  /** The bytes are decoded, although the headers have a `content-encoding`. Default: `false`. */
  readonly isDecoded?: boolean | undefined;
  /** The bytes are only the first ones. Default: `false`. */
  readonly isCut?: boolean | undefined;
  /** Why the bytes are not known, as a sentence. Default: they are known. */
  readonly unread?: string | undefined;
}

/** Statuses with which a service says that it lacks an operation. */
export const lackingStatuses: readonly number[] = [404, 405, 501];

/** Returns the value of a header; `""` without one. `name` is in lower case. */
export function readHeaderValue(headers: HeaderPairs, name: string): string {
  return headers
    .filter(([each]) => each.toLowerCase() === name)
    .map(([, value]) => value)
    .join(", ");
}

/** Headers of one connection, which a proxy does not pass on. https://www.rfc-editor.org/rfc/rfc9110#section-7.6.1 */
const ofConnection: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Pairs the names and values that Node lists in one array, in the order sent. */
export function toPairs(raw: readonly string[]): HeaderPairs {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ""] as const] : []));
}

/** Leaves out the headers that concern only the connection on which they came. `others` are further names in lower case. */
export function passHeaders(headers: HeaderPairs, others: readonly string[] = []): HeaderPairs {
  const named = headers
    .filter(([name]) => name.toLowerCase() === "connection")
    .flatMap(([, value]) => value.split(",").map((each) => each.trim().toLowerCase()));
  const dropped = new Set([...named, ...others]);
  return headers.filter(([name]) => !ofConnection.has(name.toLowerCase()) && !dropped.has(name.toLowerCase()));
}
