import type { CallOptions } from "../call/call-options.js";
import type { Layer, OperationMetadata, ParamValues } from "../call/metadata.js";

/** Sends calls to the service. The generated functions and the classes of resources use it. */
export interface Connection {
  /**
   * Returns the body of the response, or `undefined` for a documented success without a body. Rejects with:
   * - an `ApiError` if the response is a failure
   * - a `ConnectionError` or a `CallTimeoutError` if no response arrives
   * - an `AbortError` if the signal aborts
   * - the error of a layer, a hook or a middleware
   */
  call<Data, Id extends string = string>(
    operation: OperationMetadata,
    params: ParamValues,
    options?: CallOptions,
  ): PendingResponse<Data, Id>;
}

/** The options of a connection, without its address and its credentials. */
export interface ConnectionOptions {
  /**
   * Replaces the global `fetch`. It receives an address, or a `Request` if there is middleware. It must return redirects
   * instead of following them. `init.signal` ends the request.
   */
  fetch?: ((request: string | Request, init: RequestInit) => Promise<Response>) | undefined;
  /** Sent with every request. The headers of an operation take precedence. */
  headers?: Readonly<Record<string, string>> | Headers | undefined;
  /** The layers around each call, outermost first. Default: none. */
  layers?: readonly Layer[] | undefined;
}

/** A promise of the body of a response, with access to the rest of the response. */
export interface PendingResponse<Data, Id extends string = string> extends Promise<Data> {
  /** Names the operation, such as `"posts.get"`. Exists only for the compiler, not at run time. */
  readonly operation?: Id;
  /**
   * Returns the body with status, headers and attempts. It is the same call, sent once.
   *
   * @example
   * const { data, headers } = await api.pets.get({ petId }).withResponse();
   */
  withResponse(): Promise<DetailedResponse<Data>>;
}

/** A response with its status, headers and attempts. */
export interface DetailedResponse<Data> {
  /** The body of the response. */
  readonly data: Data;
  /** HTTP status: 200–299, or the status of a documented redirect. */
  readonly status: number;
  /** Headers of the response, without cookies. */
  readonly headers: Headers;
  /**
   * The response with its unparsed body: JSON or text. Its headers have neither the key nor cookies. Each access returns a new
   * `Response`, so the body can be read again. It has no body if `data` is the body itself, such as a `Blob` or a stream.
   */
  readonly response: Response;
  /** How often the call was sent, with its retries; 0 if middleware returned the response. */
  readonly attempts: number;
}
