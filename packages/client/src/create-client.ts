import { callChecks } from "./layers/call-checks.js";
import type { Layer } from "./call/metadata.js";
import { checkOptions, type OptionTypes, sharedTypes } from "./call/check-options.js";
import type { ConnectionOptions } from "./connection/connection.js";
import { createConnection } from "./connection/create-connection.js";
import { readEnvironment, readVariable } from "./connection/environment.js";
import { addUserAgent } from "./connection/user-agent.js";
import { type AuthOptions, authOptions } from "./generated/auth-options.js";
import { allChecks } from "./generated/param-checks.js";
import { paramChecks } from "./layers/param-checks.js";
import { clientDefaults, type ServerDefaults } from "./generated/client-defaults.js";
import { checkLevel, logging, type Logger, type LogLevel } from "./layers/logging.js";
import { type LayerOptions, standardLayers } from "./layers/standard-layers.js";
import { serverOptions } from "./generated/server-options.js";
import { service } from "./generated/service.js";
import { type Resources, createResources } from "./generated/resources.js";

/** The options of a client: the options of a connection and of the standard layers. */
export interface ClientOptions extends ServerDefaults, Omit<ConnectionOptions, "layers">, AuthOptions, LayerOptions {
  /**
   * Validates the parameters of each call before it is sent. An invalid call rejects with a `ParamsError`. Default: `true`.
   */
  checkParams?: boolean | undefined;
  /** More layers, such as your own. They surround the standard layers, the first one outermost. */
  layers?: readonly Layer[] | undefined;
  /**
   * Your product and its version, such as `"my-app/1.2"`. The header `user-agent` contains it before the name of the client. `false`
   * sends the header of the runtime. Browsers always send their own.
   */
  userAgent?: string | false | undefined;
  /** Logs calls, without the key: `console`, or a logger of the same form. Default: `console`, if there is a level. */
  logger?: Logger | undefined;
  /**
   * The lowest level of the lines that are logged. Default: that of the environment variable that the document names, otherwise
   * `"warn"` if there is a logger, and `"off"` without one.
   */
  logLevel?: LogLevel | undefined;
}

/**
 * Creates a client with a member for each resource of the API, and with all {@link standardLayers} and the checks of all params. If the
 * document names environment variables, they are the defaults of the address and the credentials.
 *
 * Throws a TypeError for an unknown option or an invalid value, and a RangeError for an invalid limit. A call rejects with the
 * same errors for its own options.
 *
 * @example
 * const api = createClient({ baseUrl, apiKey });
 */
export function createClient(
  ...[options]: {} extends ClientOptions ? [options?: ClientOptions] : [options: ClientOptions]
): Resources {
  const given: Partial<ClientOptions> = options ?? {};
  checkOptions("createClient", given, types);
  const { checkParams = true, headers, layers: added = [], userAgent } = given;
  if (!Array.isArray(added) || added.some((layer) => typeof layer !== "function")) {
    throw new TypeError("`layers` must be a list of layers.");
  }
  const checks = checkParams ? [paramChecks(allChecks)] : [];
  const { environment, layers = [], userAgent: client } = clientDefaults;
  const { logger, logLevel = readLevel(environment?.log) } = given;
  const logs = (logger ?? logLevel) ? [logging(logger ?? console, logLevel)] : [];
  const connectionOptions = {
    ...given,
    ...readEnvironment(given, environment),
    headers: addUserAgent(headers, client, userAgent),
    layers: [callChecks, ...logs, ...added, ...checks, ...layers, ...standardLayers(given)],
  };
  if (environment && connectionOptions.baseUrl === undefined && !service.createLocator) {
    throw new TypeError(`createClient needs \`baseUrl\`, or the environment variable \`${environment.baseUrl}\`.`);
  }
  return createResources(createConnection(connectionOptions, service));
}

/** Reads a level from an environment variable. */
function readLevel(variable = ""): LogLevel | undefined {
  const level = readVariable(variable)?.toLowerCase();
  return level === undefined ? undefined : checkLevel(variable, level);
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
  userAgent: "",
  logger: "object",
  logLevel: "",
};
