import type { Middleware } from "../call/middleware.js";
import type { ResponseLimitOptions, RetryOptions, TimeoutOptions } from "../call/call-options.js";
import type { Layer } from "../call/metadata.js";
import type { Hooks } from "../call/hook-events.js";
import { quota } from "./quota.js";
import { extraParams } from "./extra-params.js";
import { hooks } from "./hooks.js";
import type { Limiter } from "../call/limiter.js";
import { middleware } from "./middleware.js";
import { successCodes } from "./success-codes.js";
import { responseChecks } from "./response-checks.js";
import { type DeprecationWarning, deprecationWarnings } from "./deprecation-warnings.js";
import { retries } from "./retries.js";
import { responseLimit } from "./response-limit.js";
import { timeouts } from "./timeouts.js";

/** The options of the standard layers. Options of a call take precedence over limits, retries and hooks. */
export interface LayerOptions extends TimeoutOptions, ResponseLimitOptions, Hooks {
  /** When a failed call is repeated; `{ maxRetries: 0 }` turns retries off. */
  retry?: RetryOptions | undefined;
  /**
   * Checks the outermost shape of each response. For another shape, the call rejects with an `UnexpectedResponseError`. `false`
   * returns any JSON, whatever its type says. Default: `true`.
   */
  checkResponses?: boolean | undefined;
  /**
   * Codes in the body that mean success, such as `[0, 200, "OK"]`. They replace the codes of the document. Upper and lower case
   * are the same, and so are 0 and `"0"`. A 200 with another code rejects with an `InBandError`.
   */
  successCodes?: readonly (number | string)[] | undefined;
  /**
   * Called once for each deprecated operation that is used; `false` turns it off. Default: `console.warn` of the message.
   */
  onDeprecated?: ((warning: DeprecationWarning) => void) | false | undefined;
  /** Keeps the quota of a plan. `createLimiter` creates it; all clients of a key share it. Default: no limit. */
  limiter?: Limiter | undefined;
  /**
   * Changes requests and responses. It sees each attempt before the key is added; a request for another origin goes without
   * the key.
   */
  middleware?: readonly Middleware[] | undefined;
}

/**
 * Returns the layers of `createClient`, without `paramChecks`, which needs the checks of your operations. Throws a TypeError for middleware that is not a list, and a RangeError for an invalid
 * limit.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: standardLayers({ timeoutMs: 10_000 }) });
 */
export function standardLayers(options: LayerOptions = {}): Layer[] {
  const { checkResponses = true, limiter, onDeprecated, middleware: changes = [] } = options;
  if (!Array.isArray(changes)) throw new TypeError("`middleware` must be a list.");
  return [
    extraParams(),
    onDeprecated !== false && deprecationWarnings(onDeprecated),
    changes.length > 0 && middleware(...changes),
    options.successCodes !== undefined && successCodes(options.successCodes),
    checkResponses && responseChecks(),
    hooks(options),
    timeouts(options),
    responseLimit(options),
    retries(options.retry),
    limiter && quota(limiter),
  ].filter((layer) => !!layer);
}
