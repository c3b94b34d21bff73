import { callChecks } from "./layers/call-checks.js";
import { checkOptions, type OptionTypes, sharedTypes } from "./layers/check-options.js";
import type { ConnectOptions } from "./connection/connection.js";
import { createConnection } from "./connection/create-connection.js";
import { type Resources, createResources } from "./generated/resources.js";
import { service } from "./generated/service.js";
import { type LayerOptions, standardLayers } from "./layers/standard-layers.js";

/** How a client is opened: a connection with the standard layers. */
export interface ClientOptions extends Omit<ConnectOptions, "layers">, LayerOptions {}

/**
 * Opens the API, with a member for each area: a connection with {@link standardLayers}, in classes. Nothing is sent until a
 * method is called. Throws a TypeError for an option that does not exist or has a value of no use, a RangeError for a limit
 * of no use. A call rejects with a TypeError for such an option of its own.
 *
 * @example
 * const api = createClient({ baseUrl, apiKey });
 */
export function createClient(options: ClientOptions): Resources {
  checkOptions("createClient", options, types);
  const layers = [callChecks, ...standardLayers(options)];
  return createResources(createConnection({ ...options, layers }, service));
}

const types: OptionTypes<ClientOptions> = {
  baseUrl: "",
  apiKey: "string",
  fetch: "function",
  headers: "object",
  ...sharedTypes,
  middleware: "",
  onDeprecated: "",
  limiter: "object",
  checkParams: "boolean",
  checkResponses: "boolean",
  successCodes: "",
};
