import { type Areas, createAreas } from "./generated/areas.js";
import { errorClasses } from "./generated/errors.js";
import { service } from "./generated/service.js";
import { createHttpClient } from "./http.js";
import type { Limiter } from "./limiter.js";
import type { LimitOptions } from "./limits.js";

/** How a client is opened. Timeouts and retries hold for every call that does not bring its own. */
export interface ClientOptions extends LimitOptions {
  /** Where the service lives: an absolute address of http or https. */
  baseUrl: string;
  /** The caller's key. Sent with every call, to `baseUrl` only, and never shown in an error. */
  apiKey?: string | undefined;
  /** Stands in for the global `fetch`: for tests and proxies. Redirects are to be handed back, not followed. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Sent with every call beside the operation's own, which take precedence. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Holds the parameters of each call against the API's document before it is sent; a call that breaks it rejects with
   * a `ParamsError`. Default: `true`.
   */
  checkParams?: boolean | undefined;
  /** Keeps the quota of a plan: made by `createLimiter`, and shared by all clients of one key. Default: no limit. */
  limiter?: Limiter | undefined;
}

/**
 * Opens the API. Nothing is sent until a method is called. Throws a TypeError for an address or a key of no use, a
 * RangeError for a limit of no use.
 */
export function createClient({ baseUrl, ...options }: ClientOptions): Areas {
  return createAreas(createHttpClient({ ...options, baseUrl: readBaseUrl(baseUrl), facts: service, errorClasses }));
}

function readBaseUrl(baseUrl: string): string {
  // Neither is shown in the error: an address may hold a name and a password.
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (isPlain) return baseUrl.replace(/\/+$/, "");
  throw new TypeError("`baseUrl` is no absolute address of http or https, or holds a password, a query or a fragment.");
}
