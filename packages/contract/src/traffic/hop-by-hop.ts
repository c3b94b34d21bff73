import type { HeaderPairs } from "./service-exchange.js";

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
