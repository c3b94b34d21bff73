import type { CallOptions } from "../call/call-options.js";
import type { Layer } from "../call/call-plan.js";
import type { OperationMetadata, ParamValues } from "../call/metadata.js";

/** Carries calls to the service. The generated functions take it, and so do the classes of areas. */
export interface Connection {
  /**
   * Gives what the service answered, or `undefined` for a documented success without a body. Rejects with an `ApiError`
   * when the answer is a failure, with a `ConnectionError` or a `CallTimeoutError` when there is none, with an `AbortError`
   * when the signal aborts, and with whatever a layer, a hook or a middleware throws.
   */
  call<Answer>(operation: OperationMetadata, params: ParamValues, options?: CallOptions): PendingResponse<Answer>;
}

/** How a connection is opened. */
export interface ConnectOptions {
  /** Where the service lives: an absolute address of http or https. */
  baseUrl: string | URL;
  /** The caller's key. Sent with every call, to the origin of `baseUrl` only, and never shown in an error. */
  apiKey?: string | undefined;
  /**
   * Stands in for the global `fetch`, and is called like it: with an address, or with a `Request` where there is
   * middleware. Redirects are to be handed back, not followed. `init.signal` ends the request.
   */
  fetch?: ((request: string | Request, init: RequestInit) => Promise<Response>) | undefined;
  /** Sent with every call beside the operation's own, which take precedence. */
  headers?: Readonly<Record<string, string>> | Headers | undefined;
  /** What is laid around each call, outermost first. Default: none. */
  layers?: readonly Layer[] | undefined;
}

/** An answer on its way: a promise of it, which gives more when it is asked to. */
export interface PendingResponse<Answer> extends Promise<Answer> {
  /**
   * Gives the answer with what HTTP said beside it. It is the same call, sent once.
   *
   * @example
   * const { data, headers } = await api.pets.get({ petId }).withResponse();
   */
  withResponse(): Promise<DetailedResponse<Answer>>;
}

/** An answer, and what HTTP said beside it. */
export interface DetailedResponse<Answer> {
  readonly data: Answer;
  /** HTTP status, 200–299. */
  readonly status: number;
  /** Headers of the answer, without cookies. */
  readonly headers: Headers;
  /** Times that the call was sent, the retries included; 0 where middleware answered in place of the service. */
  readonly attempts: number;
}
