/**
 * Sees each attempt of a call, and may change its request and its response. All functions are optional. A function that
 * returns nothing changes nothing. The form is that of openapi-fetch: https://openapi-ts.dev/openapi-fetch/middleware-auth.
 */
export interface Middleware {
  /** Runs before the key is added. Returns another request, or a response in place of the service's. */
  onRequest?(context: MiddlewareContext): MiddlewareResult<Request | Response>;
  /** Runs when the head of a response arrived. Returns another response. */
  onResponse?(context: MiddlewareContext & { readonly response: Response }): MiddlewareResult<Response>;
  /** Runs when `fetch` failed. Returns a response in its place, or another error. */
  onError?(context: MiddlewareContext & { readonly error: unknown }): MiddlewareResult<Response | Error>;
}

/** An attempt, as middleware receives it. */
export interface MiddlewareContext {
  /** Its body can be read once: read `request.clone()`. */
  readonly request: Request;
  /** The path of the document, with braces around parameters. */
  readonly schemaPath: string;
  /** The caller's params, all of them under `query`. */
  readonly params: {
    readonly query?: Readonly<Record<string, unknown>>;
    readonly path?: Readonly<Record<string, unknown>>;
  };
  /** Identifies the attempt. */
  readonly id: string;
  readonly options: { readonly baseUrl: string };
}

type MiddlewareResult<Changed> = Changed | undefined | void | Promise<Changed | undefined | void>;
