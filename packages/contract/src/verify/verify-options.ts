import { describeUnknownOptions } from "@shortvideo-api/document";
import type { ExploreOptions } from "./explore/create-exploration.js";
import type { ServiceFetch } from "./request/send-request.js";

/** Options of {@link verifyService}. */
export interface VerifyOptions {
  /** The address of the service, to which the paths of the document are appended. */
  readonly baseUrl: string;
  /**
   * The key, sent as the document declares it. Redirects are not followed, so that no other host receives it. Required if a called operation
   * takes one.
   */
  readonly key?: string | undefined;
  /**
   * Path of an OpenAPI 3.0, 3.1 or 3.2 document. An `openapi-monorepo.json` that names it is applied. Default: the document of the
   * short-video service.
   */
  readonly spec?: string | undefined;
  /** Paths of OpenAPI Overlay 1.0 or 1.1 files, which are applied to the document in this order. Default: none. */
  readonly overlays?: readonly string[] | undefined;
  /**
   * Requests to send, one JSON object per line: `{ "operation": "posts.get", "params": {…} }`. Default: requests created from the examples in
   * the document.
   */
  readonly requests?: string | undefined;
  /** The text of an HTTP archive (HAR), in place of `requests`. */
  readonly har?: string | undefined;
  /** Ids of the operations to call. Default: all. */
  readonly operations?: readonly string[] | undefined;
  /** Requests per second. Default 1. */
  readonly perSecond?: number | undefined;
  /**
   * The maximum number of pages to request of a list, to detect lists that repeat a page. Each request may be followed by one for the
   * second page. All requests of an operation share the pages after it. With 1, no further page is requested. Default 10.
   */
  readonly pages?: number | undefined;
  /** The maximum time for a response. Default 30,000. */
  readonly timeoutMs?: number | undefined;
  /** Returns samples of the responses. Default false. */
  readonly record?: boolean | undefined;
  /** Also explores the operations with valid and invalid requests. Default: it does not. */
  readonly explore?: ExploreOptions | undefined;
  /** Sends the requests, in place of the global `fetch`: that of a mock, for example. */
  readonly fetch?: ServiceFetch | undefined;
  /** Stops the verification early. The report then contains the results so far. */
  readonly signal?: AbortSignal | undefined;
  /** Called before each request. */
  readonly onRequest?: ((progress: Progress) => void) | undefined;
}

/** The progress of a verification. */
export interface Progress {
  /** The operationId. */
  readonly operation: string;
  /** The number of finished requests. Requests for further pages of a list do not count. */
  readonly done: number;
  /** The number of planned requests, without further pages of a list. */
  readonly total: number;
  /** The wait that the service requires before this request; absent without one. */
  readonly waitMs?: number;
}

/** Thrown for an unknown option or operation, a malformed base URL, or a key that a header cannot carry. */
export class VerifyOptionsError extends Error {
  override readonly name = "VerifyOptionsError";
}

/** Throws {@link VerifyOptionsError} for an option that does not exist. `others` are the options that a function does not take. */
export function rejectUnknown(others: object): void {
  const unknown = describeUnknownOptions(others);
  if (unknown !== undefined) throw new VerifyOptionsError(unknown);
}

/** Returns an address without a trailing slash. `name` is that of its option. Throws {@link VerifyOptionsError} for a malformed one. */
export function readBaseUrl(text: string, name = "base URL"): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === "" && url.username === "";
  if (isPlain) return url.href.replace(/\/+$/, "");
  throw new VerifyOptionsError(
    `The ${name} must be an \`http://\` or \`https://\` address without query and user name.`,
  );
}
