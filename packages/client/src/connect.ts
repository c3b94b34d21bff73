import type { Connection, ConnectionOptions } from "./connection/connection.js";
import { createConnection } from "./connection/create-connection.js";
import type { AuthOptions } from "./generated/auth-options.js";
import type { ServerOptions } from "./generated/server-options.js";
import { service } from "./generated/service.js";

/** The options of a connection, its address and its credentials. */
export interface ConnectOptions extends ServerOptions, ConnectionOptions, AuthOptions {}

/**
 * Opens a connection to the API, for the functions of operations. A bundle contains only the operations that you call and the
 * layers that you name. Throws a TypeError for an invalid address or credential.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [paramChecks(), retries()] });
 */
export function connect(options: ConnectOptions): Connection {
  return createConnection(options, service);
}
