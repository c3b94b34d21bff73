/** The only file that speaks HTTP, by openapi-fetch. */

import createFetchClient, { type Middleware } from "openapi-fetch";
import type { CallOptions } from "./call-options.js";
import { type Clock, systemClock } from "./clock.js";
import { ConnectionError } from "./connection-error.js";
import { createRedactor } from "./create-redactor.js";
import { copyHeaders, describeFailure } from "./describe-failure.js";
import type { Hooks } from "./hooks.js";
import type { Layer, Received, Send, Task } from "./layer.js";
import { limitBody } from "./limit-body.js";
import { defaultLimits, type LimitOptions, readLimits } from "./limits.js";
import type { OperationFacts, ParamValues } from "./operation-facts.js";
import type { PendingAnswer } from "./pending-answer.js";
import { readAnswer, type Service } from "./read-answer.js";
import { readCredential, stripKey } from "./read-credential.js";
import { ResponseTooLargeError } from "./response-too-large-error.js";
import { defaultRetry } from "./retry-options.js";
import { runAttempt } from "./run-attempt.js";
import { serializeScalars } from "./serialize-scalars.js";
import { showHeaders } from "./show-headers.js";

/** Carries calls to the service. The generated functions take it, and so do the classes of areas. */
export interface Connection {
  /**
   * Gives what the service answered, or `undefined` for a documented success without a body. Rejects with an `ApiError`
   * when the answer is a failure, with a `ConnectionError` or a `CallTimeoutError` when there is none, and with whatever a
   * layer, a hook or a middleware throws.
   */
  call<Answer>(operation: OperationFacts, params: ParamValues, options?: CallOptions): PendingAnswer<Answer>;
}

/** How a connection is opened. Limits hold for every call that does not bring its own. */
export interface ConnectOptions extends LimitOptions, Hooks {
  /** Where the service lives: an absolute address of http or https. */
  baseUrl: string;
  /** The caller's key. Sent with every call, to the origin of `baseUrl` only, and never shown in an error. */
  apiKey?: string | undefined;
  /**
   * Stands in for the global `fetch`: for tests and proxies. Redirects are to be handed back, not followed. `init.signal`
   * ends the request; a `fetch` that does not mind it delays nothing.
   */
  fetch?: ((request: Request, init: RequestInit) => Promise<Response>) | undefined;
  /** Sent with every call beside the operation's own, which take precedence. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * May change requests and answers, in the form of openapi-fetch: https://openapi-ts.dev/openapi-fetch/middleware-auth.
   * It sees each attempt with the caller's key. A request that it sends to another origin goes without the key.
   */
  middleware?: readonly Middleware[] | undefined;
  /** What is laid around each call, outermost first. Default: none. */
  layers?: readonly Layer[] | undefined;
}

/** What is used of openapi-fetch, without the inference from `paths`: generated functions name their types outright. */
type SendRequest = (
  verb: string,
  path: string,
  init: {
    params: { path: ParamValues | undefined; query: ParamValues };
    pathSerializer: () => string;
    querySerializer: () => string;
    bodySerializer: (body: unknown) => unknown;
    headers: Record<string, string | null | undefined>;
    body: BodyInit | undefined;
    parseAs: "text" | "blob";
    middleware: readonly Middleware[];
    duplex?: "half";
    fetch: (request: Request) => Promise<Response>;
  },
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Opens a connection to any service. Nothing is sent until a call. */
export function createConnection(
  options: ConnectOptions,
  service: Service,
  /** Stands in for time and chance: for tests. */
  clock: Clock = systemClock,
): Connection {
  const { baseUrl, fetch = (request, init) => globalThis.fetch(request, init), layers = [], middleware = [] } = options;
  const apiKey = options.apiKey?.trim();
  const credential = readCredential(apiKey, service.facts);
  const redact = createRedactor(apiKey);
  const clientLimits = readLimits(options, defaultLimits);
  const { origin } = new URL(baseUrl);
  const fetchClient = createFetchClient({
    baseUrl,
    headers: { accept: "application/json, */*;q=0.5", ...options.headers, ...credential.headers },
    redirect: "manual",
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its own type wants the operations named in `paths`.
  const sendRequest = fetchClient.request as unknown as SendRequest;

  async function send(task: Task, signal: AbortSignal): Promise<Received> {
    const { attempt, hooks, limits, operation, params } = task;
    const { id, verb } = operation;
    const sent = (operation.serialize ?? serializeScalars)(operation, params);
    const given = operation.body && params[operation.body.param];
    const body = given === undefined ? undefined : operation.body?.serialize(given, operation.body);
    const failConnection = (thrown: unknown): ConnectionError => new ConnectionError(id, thrown, attempt);
    const limit = (response: Response): void =>
      limitBody(
        response,
        limits.maxResponse_bytes,
        () =>
          new ResponseTooLargeError(
            id,
            describeFailure(task, response, undefined, service.facts),
            limits.maxResponse_bytes,
          ),
        failConnection,
      );

    const fetchOnce = async (made: Request): Promise<Response> => {
      const isElsewhere = middleware.length > 0 && new URL(made.url).origin !== origin;
      const request = isElsewhere ? stripKey(made, service.facts) : made;
      for (const hook of hooks) {
        const headers = hook.onRequest && showHeaders(request.headers, redact);
        if (headers) hook.onRequest?.({ operation: id, attempt, verb, path: operation.path, headers });
      }
      const start_ms = clock.now();
      let response: Response;
      try {
        // Only some runtimes let a program see where a redirect leads, and all of them would take the key there.
        response = await fetch(request, { signal, redirect: "manual" });
      } catch (thrown) {
        throw failConnection(thrown);
      }
      if (signal.aborted) {
        response.body?.cancel().catch(() => {});
        throw signal.reason;
      }
      const { status } = response;
      const duration_ms = clock.now() - start_ms;
      for (const hook of hooks) {
        const headers = hook.onResponse && showHeaders(response.headers, redact);
        if (headers) hook.onResponse?.({ operation: id, attempt, status, headers, duration_ms });
      }
      if (middleware.length === 0) limit(response);
      return response;
    };

    const answer = await sendRequest(verb, operation.path, {
      params: { path: sent.path === undefined ? undefined : params, query: params },
      pathSerializer: () => baseUrl + sent.path,
      querySerializer: () => join([sent.query, credential.query], "&") ?? "",
      bodySerializer: (ready) => ready,
      headers: {
        ...sent.headers,
        cookie: join([sent.cookie, credential.cookie], "; "),
        "content-type": body?.contentType,
      },
      body: body?.body,
      parseAs: operation.answer === "binary" ? "blob" : "text",
      // A stream cannot be sent without it: https://fetch.spec.whatwg.org/#ref-for-dom-requestinit-duplex
      ...(given instanceof ReadableStream ? { duplex: "half" } : {}),
      // The first is told of the answer last: it may be one that another has made.
      middleware: middleware.length === 0 ? [] : [{ onResponse: ({ response }) => limit(response) }, ...middleware],
      fetch: fetchOnce,
    });
    return { data: readAnswer(task, answer, service), response: answer.response, attempts: attempt };
  }

  const attempt: Send = (task) => runAttempt(task, (signal) => send(task, signal));
  const carry = layers.reduceRight((next, layer) => layer(next), attempt);

  return {
    call<Answer>(operation: OperationFacts, params: ParamValues, callOptions: CallOptions = {}) {
      let received: Received | undefined;
      const begin = async (): Promise<Answer> => {
        callOptions.signal?.throwIfAborted();
        const limits = readLimits(callOptions, clientLimits);
        received = await carry({
          operation,
          params,
          options: callOptions,
          limits,
          attempt: 1,
          cause: undefined,
          retry: defaultRetry,
          end_ms: clock.now() + limits.timeout_ms,
          clock,
          hooks: [options, callOptions],
          redact,
        });
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What is untyped comes in here.
        return received.data as Answer;
      };
      const answer = begin();
      return Object.assign(answer, {
        withResponse: async () => {
          const data = await answer;
          const { response, attempts = 1 } = received ?? {};
          return { data, status: response?.status ?? 0, headers: copyHeaders(response?.headers, redact), attempts };
        },
      });
    },
  };
}

/** Joins the texts that there are; `undefined` when there is none. */
function join(texts: readonly (string | undefined)[], mark: string): string | undefined {
  return texts.filter(Boolean).join(mark) || undefined;
}
