import type { Connection, ConnectOptions } from "./connection/connection.js";
import { createConnection } from "./connection/create-connection.js";
import { service } from "./generated/service.js";

/**
 * Opens a connection to the API for the functions, one for each operation: what is not called and not named in `layers`
 * stays out of a bundle. Nothing is sent until a call. Throws a TypeError for a `baseUrl` or
 * an `apiKey` of no use.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [paramChecks(), retries()] });
 */
export function connect(options: ConnectOptions): Connection {
  return createConnection(options, service);
}
