import { isToken } from "@shortvideo-api/document";
import type { MockRequest } from "../respond/outcome.js";
import type { RequestSource } from "../respond/response-source.js";
import { listMethods } from "../request/choose-operation.js";
import { readTarget } from "../request/read-target.js";
import type { MockResponse } from "../exchange/mock-response.js";

/** Headers of every response of the service. Any website may read it, because it contains no user's data. */
export const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "*",
} as const;

/**
 * Responds to OPTIONS. Returns `undefined` if the document has no such path. Also returns `undefined` if it has an OPTIONS operation for
 * the path, unless a browser asks whether another request is allowed: https://fetch.spec.whatwg.org/#cors-preflight-request
 */
export function respondToOptions(
  { router }: Pick<RequestSource, "router">,
  { target: address, headers }: MockRequest,
): MockResponse | undefined {
  const requested = headers["access-control-request-headers"]?.join(", ") ?? "";
  if (address === "*") return toOptionsResponse(["GET", "HEAD", "OPTIONS"], requested);
  const target = readTarget(address);
  const routes = "code" in target ? [] : router.find(target.segments);
  const isPreflight = headers["origin"] !== undefined && headers["access-control-request-method"] !== undefined;
  const isDocumented = routes.some(({ byMethod }) => byMethod.has("OPTIONS"));
  if (routes.length === 0 || (isDocumented && !isPreflight)) return undefined;
  return toOptionsResponse(listMethods(routes), requested);
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
