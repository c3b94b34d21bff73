/** The only file that speaks HTTP, by openapi-fetch. */

import createFetchClient, { mergeHeaders, type Middleware } from "openapi-fetch";
import { AbortError } from "./abort-error.js";
import type { CallOptions } from "./call-options.js";
import { ClientError } from "./client-error.js";
import { ConnectionError } from "./connection-error.js";
import { createRedactor } from "./create-redactor.js";
import { createSigner } from "./create-signer.js";
import { copyHeaders } from "./describe-failure.js";
import type { ErrorClasses } from "./error-classes.js";
import { joinAddress } from "./join-address.js";
import type { Layer, Received, Send, SendOnce } from "./layer.js";
import type { OperationFacts, ParamValues, Serialized } from "./operation-facts.js";
import { draft } from "./outgoing.js";
import type { AnswerWithResponse, PendingAnswer } from "./pending-answer.js";
import { readAnswer } from "./read-answer.js";
import { readBaseUrl } from "./read-base-url.js";
import { serializeScalars } from "./serialize-scalars.js";
import type { ServiceFacts } from "./service-facts.js";

/** Carries calls to the service. The generated functions take it, and so do the classes of areas. */
export interface Connection {
  /**
   * Gives what the service answered, or `undefined` for a documented success without a body. Rejects with an `ApiError`
   * when the answer is a failure, with a `ConnectionError` or a `CallTimeoutError` when there is none, with an `AbortError`
   * when the signal aborts, and with whatever a layer, a hook or a middleware throws.
   */
  call<Answer>(operation: OperationFacts, params: ParamValues, options?: CallOptions): PendingAnswer<Answer>;
}

/** What the API's document says of the service. */
export interface Service {
  readonly facts: ServiceFacts;
  readonly errorClasses: ErrorClasses;
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

/** What is used of openapi-fetch, without the inference from `paths`: generated functions name their types outright. */
type SendRequest = (
  verb: string,
  path: string,
  init: {
    params: { path: ParamValues; query: ParamValues };
    pathSerializer: () => string;
    querySerializer: () => string;
    headers?: Serialized["headers"];
    parseAs: "text" | "blob";
    middleware: readonly Middleware[] | undefined;
    Request: typeof draft | undefined;
    signal: AbortSignal | null;
    redirect: "manual";
    fetch: SendOnce;
  },
) => Promise<{ response: Response }>;

/** Opens a connection to any service. Nothing is sent until a call. */
export function createConnection(options: ConnectOptions, { facts, errorClasses }: Service): Connection {
  // Callers in JavaScript may give no options at all.
  const baseUrl = readBaseUrl(options?.baseUrl);
  const { fetch = (request, init) => globalThis.fetch(request, init), layers = [] } = options;
  const sign = createSigner(baseUrl, options.apiKey, facts.credential);
  const redact = createRedactor(options.apiKey?.trim());
  const fetchClient = createFetchClient({
    baseUrl,
    headers: mergeHeaders({ accept: "application/json, */*;q=0.5" }, options.headers),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its own type wants the operations named in `paths`.
  const sendRequest = fetchClient.request as unknown as SendRequest;

  const send: Send = async (task) => {
    const { attempt, middleware, operation, params, signal = null } = task;
    const { id } = operation;
    const parseAs = operation.isBinary ? "blob" : "text";
    const { path = operation.path, query, ...sent } = (operation.serialize ?? serializeScalars)(operation, params);
    const address = joinAddress(id, baseUrl, path);
    const init = {
      signal,
      // Only some runtimes let a program see where a redirect leads, and all of them would take the key there.
      redirect: "manual",
    } as const;
    /** What breaks off is a failure of the connection. */
    const fail = (thrown: unknown): never => {
      throw thrown instanceof ClientError ? thrown : new ConnectionError(id, thrown, attempt);
    };
    /** The body as it came: openapi-fetch reads JSON of failures by `JSON.parse`, which rounds. */
    let received: string | Blob | undefined;
    const sendOnce: SendOnce = async (outgoing) => {
      let response: Response | undefined;
      try {
        signal?.throwIfAborted();
        task.sent.attempts += 1;
        const signed = sign(outgoing);
        response = await ("clone" in signed ? fetch(signed, init) : fetch(signed.url, signed));
      } catch (thrown) {
        return fail(thrown);
      }
      if (typeof response?.text === "function") return response;
      throw new TypeError("`fetch` must return a `Response`.");
    };
    const receive = (response: Response): Response => {
      const as = response.ok ? parseAs : "text";
      const read: () => Promise<string | Blob> = response[as];
      return Object.assign(response, {
        [as]: () =>
          (task.readBody?.(response, task, as) ?? read.call(response)).then((came) => (received = came), fail),
      });
    };
    const { response } = await sendRequest(operation.verb, operation.path, {
      // Also a path without parameters is written by the serializer, which has checked it.
      params: { path: {}, query: params },
      pathSerializer: () => address,
      querySerializer: () => query,
      parseAs,
      // The first is told of the answer last: it may be one that another has made.
      middleware: middleware?.(receive),
      ...sent,
      Request: middleware ? undefined : draft,
      ...init,
      fetch: (outgoing) => (task.wrapFetch?.(sendOnce, task) ?? sendOnce)(outgoing).then(receive),
    });
    return { data: readAnswer(task, response, received, errorClasses), response, body: received, attempts: attempt };
  };

  const carry = layers.reduceRight<Send>(
    (next, layer) => layer(next),
    (task) => (task.makeAttempts?.(send) ?? send)(task),
  );

  function call<Answer>(operation: OperationFacts, params: ParamValues, given?: CallOptions): PendingAnswer<Answer> {
    // Callers in JavaScript write null.
    const callOptions = given ?? {};
    const { signal } = callOptions;
    let received: Received;
    const sent = { attempts: 0 };
    const begin = async (): Promise<Answer> => {
      try {
        received = await carry({
          operation,
          // Callers in JavaScript may leave out what is required.
          params: params ?? {},
          options: callOptions,
          signal,
          attempt: 1,
          sent,
          redact,
          facts,
        });
      } catch (thrown) {
        const error = signal?.aborted ? new AbortError(operation.id, sent.attempts, signal.reason) : thrown;
        // Where an error is made, in a timer or behind the network, the runtime often no longer knows who called. The caller waits for
        // this function.
        if (error instanceof ClientError) Error.captureStackTrace?.(error);
        throw error;
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What is untyped comes in here.
      return received.data as Answer;
    };
    const answer = begin();
    const withResponse = async (): Promise<AnswerWithResponse<Answer>> => {
      const data = await answer;
      const { status, headers } = received.response;
      return { data, status, headers: copyHeaders(headers, redact), ...sent };
    };
    return Object.assign(answer, { withResponse });
  }

  return { call };
}
