import type { Connection, ConnectOptions } from "./connection/connection.js";
import { createConnection } from "./connection/create-connection.js";
import { service } from "./generated/service.js";

/**
 * Opens a connection to the API, for the functions of operations. A bundle contains only the operations that you call and the
 * layers that you name. Throws a TypeError for an invalid `baseUrl` or `apiKey`.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [paramChecks(), retries()] });
 */
export function connect(options: ConnectOptions): Connection {
  return createConnection(options, service);
}
