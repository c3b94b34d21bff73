import { groupEntries, printCount, readStreamKind } from "@shortvideo-api/document";
import { decodeContent, type RecordedRequest, type RecordedResponse } from "@shortvideo-api/mock/requests";
import type { NoResponse } from "../verify/request/no-response.js";
import { decodeBody } from "../verify/request/read-body.js";
import type { ServiceResponse } from "../verify/request/send-request.js";
import { type ExchangeResponse, type HeaderPairs, readHeaderValue, type ServiceExchange } from "./service-exchange.js";

/** Describes a request for the checks of the mock. Names of headers are in lower case. */
export function toRecordedRequest({ request }: ServiceExchange): RecordedRequest {
  const { method, target, headers, body, connection = 0 } = request;
  const byName = groupEntries(headers.map(([name, value]) => [name.toLowerCase(), value] as const));
  return { method: method.toUpperCase(), target, headers: Object.fromEntries(byName), body, connection };
}

/** Decodes the response of an exchange. Of a stream that was cut, keeps what has arrived. */
export function readResponse(
  { request: { method }, response }: ServiceExchange,
  maxBodyBytes: number,
): ServiceResponse | NoResponse | undefined {
  if (!response || "reason" in response) return response;
  const { status, headers, isCut = false } = response;
  const contentType = readHeaderValue(headers, "content-type");
  const known = { status, contentType, headers: toHeaders(headers) };
  const { bytes, unread } =
    method === "HEAD" ? { bytes: undefined, unread: headHasNoBody } : decode(response, maxBodyBytes);
  if (bytes && isCut && readStreamKind(contentType) === undefined) {
    return { ...known, text: "", encoding: "utf-8", unread: "Only the beginning of the body is known." };
  }
  if (!bytes) return { ...known, text: "", encoding: "utf-8", unread };
  return { ...known, isCut, ...decodeBody(bytes, contentType, isCut) };
}

const headHasNoBody = "A response to HEAD has no body.";

/** Decodes the body of a response by its `content-encoding`. Returns the reason, as a sentence, if that is not possible. */
function decode(
  { headers, body, isDecoded = false, isCut = false, unread }: ExchangeResponse,
  maxBodyBytes: number,
): { readonly bytes: Uint8Array | undefined; readonly unread?: string } {
  if (unread !== undefined) return { bytes: undefined, unread };
  const coding = readHeaderValue(headers, "content-encoding");
  if (isDecoded || coding === "" || body.length === 0) return { bytes: body };
  if (isCut) return { bytes: undefined, unread: "The body is compressed, and its end is not known." };
  const decoded = decodeContent(body, [coding], maxBodyBytes);
  if (!("code" in decoded)) return { bytes: decoded };
  const reasons: Readonly<Record<string, string>> = {
    "body-too-large": `The body has more than ${printCount(maxBodyBytes, "byte")}.`,
    "body-malformed": "The body does not have the coding of its `content-encoding`.",
  };
  return { bytes: undefined, unread: reasons[decoded.code] ?? "The `content-encoding` is not known here." };
}

/** Creates headers. Leaves out those that `fetch` would reject. */
function toHeaders(pairs: HeaderPairs): Headers {
  const headers = new Headers();
  for (const [name, value] of pairs) {
    try {
      headers.append(name, value);
    } catch {
      // An archive may contain anything, such as the pseudo-header `:status` of HTTP/2.
    }
  }
  return headers;
}

/** Describes a response for coverage and warnings. */
export function toRecordedResponse(
  { status, headers, text, isCut = false }: ServiceResponse,
  page: RecordedResponse["page"],
): RecordedResponse {
  return { status, headers: Object.fromEntries(headers), text: isCut ? "" : text, page };
}
