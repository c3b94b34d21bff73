import { connect } from "./connect.js";
import type { ConnectOptions } from "./connection.js";
import { type DeprecationWarning, deprecationWarnings } from "./deprecation-warnings.js";
import { type Areas, createAreas } from "./generated/areas.js";
import type { Limiter } from "./limiter.js";
import { paramChecks } from "./param-checks.js";
import { quota } from "./quota.js";
import { retries } from "./retries.js";
import type { RetryOptions } from "./retry-options.js";

/** How a client is opened. Limits and retries hold for every call that does not bring its own. */
export interface ClientOptions extends Omit<ConnectOptions, "layers"> {
  /** When a failed call is sent again; `{ maxRetries: 0 }` turns that off. */
  retry?: RetryOptions | undefined;
  /**
   * Holds the parameters of each call against the API's document before it is sent; a call that breaks it rejects with
   * a `ParamsError`. Default: `true`.
   */
  checkParams?: boolean | undefined;
  /**
   * Is told, once for each deprecated operation, that it is called; `false` tells nobody. Default: `console.warn` of the
   * message.
   */
  onDeprecated?: ((warning: DeprecationWarning) => void) | false | undefined;
  /** Keeps the quota of a plan: made by `createLimiter`, and shared by all clients of one key. Default: no limit. */
  limiter?: Limiter | undefined;
}

/**
 * Opens the API, with a member for each area: {@link connect} with all layers, in classes. Nothing is sent until a method
 * is called. Throws a TypeError for an address or a key of no use, a RangeError for a limit of no use.
 */
export function createClient({ checkParams, limiter, onDeprecated, retry, ...options }: ClientOptions): Areas {
  const layers = [
    ...(checkParams === false ? [] : [paramChecks()]),
    ...(onDeprecated === false ? [] : [deprecationWarnings(onDeprecated)]),
    retries(retry),
    ...(limiter ? [quota(limiter)] : []),
  ];
  return createAreas(connect({ ...options, layers }));
}
