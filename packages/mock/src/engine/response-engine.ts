/**
 * An engine in addition to the built-in one. It validates each request to the service, and creates the body of responses that are neither a
 * page of a list nor a scenario. `prismEngine()` of `@shortvideo-api/prism` is one.
 */
export interface ResponseEngine {
  /** Its name in reports: `"prism"`. */
  readonly name: string;
  /**
   * Prepares the engine for an OpenAPI 3.1 document that has the fixtures as named examples. The mock calls it at the start and on each
   * `replace`. It must not change the document. Rejects when the engine cannot read it.
   */
  load(document: object): Promise<LoadedEngine>;
}

/** An engine that has read a document. */
export interface LoadedEngine {
  /** Sentences about the parts of the document that the engine does not check. */
  readonly warnings: readonly string[];
  /** Validates a request, and creates a response to a valid one. Never rejects. */
  respond(request: EngineRequest): Promise<EngineVerdict>;
}

/** A request with the documented response that it prefers. */
export interface EngineRequest {
  /** Upper case: `"GET"`. */
  readonly method: string;
  /** Path and query as sent, without a preference: `"/api/post/detail?videoId=1"`. */
  readonly target: string;
  /** Names in lower case, each with all its values. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
  /** As sent; empty if none exists. */
  readonly body: Uint8Array;
  /** A documented status; `undefined` for the usual one. */
  readonly status: number | undefined;
  /** Name of an example; `undefined` for the first one. */
  readonly example: string | undefined;
}

/** The engine's verdict on a request. */
export interface EngineVerdict {
  /** `"failed"` when the engine threw an error or did not finish. */
  readonly kind: "accepted" | "rejected" | "failed";
  /** Why the engine rejects the request, or how it failed. Empty for `"accepted"`. Contains no key and no value. */
  readonly reasons: readonly string[];
  /** The created response; absent when the engine has none. */
  readonly response?: CreatedResponse;
}

/** A response that an engine created. */
export interface CreatedResponse {
  /** The HTTP status. */
  readonly status: number;
  /** `undefined` when there is no body. */
  readonly mediaType: string | undefined;
  /** The parsed body. */
  readonly body: unknown;
}
