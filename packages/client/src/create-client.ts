import { callChecks } from "./layers/call-checks.js";
import type { Layer } from "./call/metadata.js";
import { checkOptions, type OptionTypes, sharedTypes } from "./call/check-options.js";
import type { ConnectionOptions } from "./connection/connection.js";
import { createConnection } from "./connection/create-connection.js";
import { type AuthOptions, authOptions } from "./generated/auth-options.js";
import { allChecks } from "./generated/param-checks.js";
import { paramChecks } from "./layers/param-checks.js";
import { type LayerOptions, standardLayers } from "./layers/standard-layers.js";
import { type ServerOptions, serverOptions } from "./generated/server-options.js";
import { service } from "./generated/service.js";
import { type Resources, createResources } from "./generated/resources.js";

/** The options of a client: the options of a connection and of the standard layers. */
export interface ClientOptions extends ServerOptions, Omit<ConnectionOptions, "layers">, AuthOptions, LayerOptions {
  /**
   * Validates the parameters of each call before it is sent. An invalid call rejects with a `ParamsError`. Default: `true`.
   */
  checkParams?: boolean | undefined;
  /** More layers, such as your own. They surround the standard layers, the first one outermost. */
  layers?: readonly Layer[] | undefined;
}

/**
 * Creates a client with a member for each resource of the API, and with all {@link standardLayers} and the checks of all params.
 *
 * Throws a TypeError for an unknown option or an invalid value, and a RangeError for an invalid limit. A call rejects with the
 * same errors for its own options.
 *
 * @example
 * const api = createClient({ baseUrl, apiKey });
 */
export function createClient(options: ClientOptions): Resources {
  checkOptions("createClient", options, types);
  const { checkParams = true, layers: added = [] } = options;
  if (!Array.isArray(added) || added.some((layer) => typeof layer !== "function"))
    throw new TypeError("`layers` must be a list of layers.");
  const checks = checkParams ? [paramChecks(allChecks)] : [];
  const layers = [callChecks, ...added, ...checks, ...standardLayers(options)];
  return createResources(createConnection({ ...options, layers }, service));
}

const types: OptionTypes<ClientOptions> = {
  ...serverOptions,
  ...authOptions,
  fetch: "function",
  headers: "object",
  ...sharedTypes,
  middleware: "",
  onDeprecated: "",
  limiter: "object",
  checkParams: "boolean",
  checkResponses: "boolean",
  successCodes: "",
  layers: "object",
};
