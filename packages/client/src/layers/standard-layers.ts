import type { Middleware } from "../call/middleware.js";
import type { ResponseLimitOptions, TimeoutOptions } from "../call/call-options.js";
import type { Layer } from "../call/call-plan.js";
import type { Hooks } from "../call/hook-events.js";
import { type DeprecationWarning, deprecationWarnings } from "./deprecation-warnings.js";
import { hooks } from "./hooks.js";
import type { Limiter } from "../call/limiter.js";
import { middleware } from "./middleware.js";
import { paramChecks } from "./param-checks.js";
import { quota } from "./quota.js";
import { responseChecks } from "./response-checks.js";
import { responseLimit } from "./response-limit.js";
import { retries } from "./retries.js";
import type { RetryOptions } from "../call/call-options.js";
import { successCodes } from "./success-codes.js";
import { timeouts } from "./timeouts.js";

/** What the standard layers are told. Limits, retries and hooks hold for every call that does not bring its own. */
export interface LayerOptions extends TimeoutOptions, ResponseLimitOptions, Hooks {
  /** When a failed call is sent again; `{ maxRetries: 0 }` turns that off. */
  retry?: RetryOptions | undefined;
  /**
   * Holds the parameters of each call against the API's document before it is sent; a call that breaks it rejects with
   * a `ParamsError`. Default: `true`.
   */
  checkParams?: boolean | undefined;
  /**
   * Holds the shape of each response against the API's document; one of another shape rejects with an
   * `UnexpectedResponseError`. `false` returns any JSON that came, whatever its type says. Default: `true`.
   */
  checkResponses?: boolean | undefined;
  /**
   * Codes in the body that mean success, in place of those in the API's document, such as `[0, 200, "OK"]`. Letters count in
   * either case, and 0 is the same as `"0"`. A 200 with another code rejects with an `InBandError`.
   */
  successCodes?: readonly (number | string)[] | undefined;
  /**
   * Is told, once for each deprecated operation, that it is called; `false` tells nobody. Default: `console.warn` of the
   * message.
   */
  onDeprecated?: ((warning: DeprecationWarning) => void) | false | undefined;
  /** Keeps the quota of a plan: made by `createLimiter`, and shared by all clients of one key. Default: no limit. */
  limiter?: Limiter | undefined;
  /**
   * May change requests and answers, in the form of openapi-fetch: https://openapi-ts.dev/openapi-fetch/middleware-auth.
   * It sees each attempt before the caller's key is put in; a request that it sends to another origin goes without the key.
   */
  middleware?: readonly Middleware[] | undefined;
}

/**
 * The layers of `createClient`, in their order. Throws a TypeError for middleware that is no list, a RangeError for a limit
 * of no use.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: standardLayers({ timeoutMs: 10_000 }) });
 */
export function standardLayers(options: LayerOptions = {}): Layer[] {
  const { checkParams = true, checkResponses = true, limiter, onDeprecated, middleware: changes = [] } = options;
  if (!Array.isArray(changes)) throw new TypeError("`middleware` must be a list.");
  return [
    checkParams && paramChecks(),
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
