import { isToken } from "@shortvideo-api/document";
import type { MockRequest } from "../respond/outcome.js";
import type { RequestSource } from "../respond/response-source.js";
import { listMethods } from "../request/choose-operation.js";
import { readTarget } from "../request/read-target.js";
import type { MockResponse } from "../exchange/mock-response.js";

/**
 * Lets any website read a response of the service, because it contains no user's data. The page of a browser may send cookies, too. It needs
 * these headers even where the document describes others. https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export function openToPages(response: MockResponse, [origin]: readonly string[] = []): MockResponse {
  const { headers } = response;
  if (origin === undefined) return { ...response, headers: { ...openHeaders, ...headers } };
  const cors = {
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    // With credentials, `*` is the name of a header.
    "access-control-expose-headers": Object.keys(headers).join(", "),
    vary: [headers["vary"] ?? [], "origin"].flat().join(", "),
  };
  return { ...response, headers: { ...headers, ...cors } };
}

const openHeaders = { "access-control-allow-origin": "*", "access-control-expose-headers": "*" };

/**
 * Responds to OPTIONS. Returns `undefined` if the document has no such path, or has an OPTIONS operation for it, unless a browser asks whether
 * another request is allowed. It always is: a page sees no response to a request that was not sent.
 * https://fetch.spec.whatwg.org/#cors-preflight-request
 */
export function respondToOptions(
  { router }: Pick<RequestSource, "router">,
  { target: address, headers }: MockRequest,
): MockResponse | undefined {
  const requested = headers["access-control-request-headers"]?.join(", ") ?? "";
  if (address === "*") return toOptionsResponse(["GET", "HEAD", "OPTIONS"], requested);
  const target = readTarget(address);
  const routes = "code" in target ? [] : router.find(target.segments);
  const [method] = headers["origin"] === undefined ? [] : (headers["access-control-request-method"] ?? []);
  if (method !== undefined) return toOptionsResponse([...new Set([...listMethods(routes), method])], requested);
  const isDocumented = routes.some(({ byMethod }) => byMethod.has("OPTIONS"));
  return routes.length === 0 || isDocumented ? undefined : toOptionsResponse(listMethods(routes), requested);
}

function toOptionsResponse(allowed: readonly string[], requestedHeaders: string): MockResponse {
  const names = requestedHeaders.split(",").map((name) => name.trim());
  // `*` does not cover `authorization`, and older browsers do not support it.
  const headers = names.filter((name) => isToken(name)).join(", ");
  return {
    status: 204,
    headers: {
      allow: allowed.join(", "),
      "access-control-allow-methods": allowed.join(", "),
      "access-control-max-age": "600",
      ...(headers === "" ? {} : { "access-control-allow-headers": headers }),
    },
    text: "",
  };
}
