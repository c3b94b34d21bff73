import { type Connection, type ConnectOptions, createConnection } from "./connection.js";
import { errorClasses } from "./generated/errors.js";
import { service } from "./generated/service.js";

/**
 * Opens a connection to the API for the functions, one for each operation: what is not called and not named in `layers`
 * stays out of a bundle. Nothing is sent until a call. Throws a TypeError for an address or a key of no use, a RangeError
 * for a limit of no use.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [paramChecks(), retries()] });
 */
export function connect({ baseUrl, ...options }: ConnectOptions): Connection {
  return createConnection({ ...options, baseUrl: readBaseUrl(baseUrl) }, { facts: service, errorClasses });
}

function readBaseUrl(baseUrl: string): string {
  // Neither is shown in the error: an address may hold a name and a password.
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (isPlain) return baseUrl.replace(/\/+$/, "");
  throw new TypeError("`baseUrl` is no absolute address of http or https, or holds a password, a query or a fragment.");
}
