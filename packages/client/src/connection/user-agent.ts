import { mergeHeaders } from "../call/transport.js";
import type { ConnectionOptions } from "./connection.js";

/**
 * Adds the header `user-agent` to the headers of a client: the caller's product, then the client. Headers of the caller take precedence.
 * Browsers get none: it would be a header that needs a preflight request. Throws a TypeError for a product that no header can carry.
 */
export function addUserAgent(
  headers: ConnectionOptions["headers"],
  client: string,
  product: string | false = "",
): ConnectionOptions["headers"] {
  if (product !== false && !(typeof product === "string" && /^[ -~]*$/.test(product))) {
    throw new TypeError("`userAgent` must be text in ASCII, such as `my-app/1.2`, or `false`.");
  }
  const { userAgent = "" }: { userAgent?: string } = Object(Object(globalThis).navigator);
  if (product === false || userAgent.startsWith("Mozilla/")) return headers;
  return mergeHeaders({ "user-agent": `${product} ${client}`.trim() }, headers);
}
