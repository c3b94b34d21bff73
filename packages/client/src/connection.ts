/** The only file that speaks HTTP, by openapi-fetch. */

import createFetchClient, { type Middleware } from "openapi-fetch";
import type { CallOptions } from "./call-options.js";
import type { Clock } from "./clock.js";
import { ConnectionError } from "./connection-error.js";
import { createRedactor } from "./create-redactor.js";
import { createSigner } from "./create-signer.js";
import { copyHeaders } from "./describe-failure.js";
import type { Fetch, Layer, Receive, Received, RunAttempt, Send, Task } from "./layer.js";
import type { OperationFacts, ParamValues } from "./operation-facts.js";
import type { AnswerWithResponse, PendingAnswer } from "./pending-answer.js";
import { readAnswer } from "./read-answer.js";
import type { ErrorClasses } from "./error-classes.js";
import { serializeScalars } from "./serialize-scalars.js";
import type { ServiceFacts } from "./service-facts.js";

/** Carries calls to the service. The generated functions take it, and so do the classes of areas. */
export interface Connection {
  /**
   * Gives what the service answered, or `undefined` for a documented success without a body. Rejects with an `ApiError`
   * when the answer is a failure, with a `ConnectionError` or a `CallTimeoutError` when there is none, and with whatever a
   * layer, a hook or a middleware throws.
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
  baseUrl: string;
  /** The caller's key. Sent with every call, to the origin of `baseUrl` only, and never shown in an error. */
  apiKey?: string | undefined;
  /**
   * Stands in for the global `fetch`: for tests and proxies. Redirects are to be handed back, not followed. `init.signal`
   * ends the request.
   */
  fetch?: Fetch | undefined;
  /** Sent with every call beside the operation's own, which take precedence. */
  headers?: Readonly<Record<string, string>> | undefined;
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
    headers: Record<string, string | null | undefined>;
    parseAs: "text" | "blob";
    middleware: readonly Middleware[] | undefined;
    fetch: (request: Request) => Promise<Response>;
  },
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Opens a connection to any service. Nothing is sent until a call. */
export function createConnection(
  options: ConnectOptions,
  { facts, errorClasses }: Service,
  /** Stands in for time and chance: for tests. */
  clock?: Clock,
): Connection {
  const { baseUrl, fetch = (request, init) => globalThis.fetch(request, init), layers = [] } = options;
  const apiKey = options.apiKey?.trim();
  const sign = createSigner(baseUrl, apiKey, facts.credential);
  const redact = createRedactor(apiKey);
  const fetchClient = createFetchClient({
    baseUrl,
    headers: { accept: "application/json, */*;q=0.5", ...options.headers },
    redirect: "manual",
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its own type wants the operations named in `paths`.
  const sendRequest = fetchClient.request as unknown as SendRequest;

  async function send(task: Task, signal: AbortSignal | undefined): Promise<Received> {
    const { attempt, operation, params } = task;
    const { id, body: way } = operation;
    const sent = (operation.serialize ?? serializeScalars)(operation, params);
    const given = way && params[way.param];
    const { contentType, ...body } = (given !== undefined && way?.serialize(given, way)) || {};
    const fail = (thrown: unknown): unknown =>
      signal?.aborted ? signal.reason : new ConnectionError(id, thrown, attempt);
    const answer = await sendRequest(operation.verb, operation.path, {
      params: { path: sent.path === undefined ? undefined : params, query: params },
      pathSerializer: () => baseUrl + sent.path,
      querySerializer: () => sent.query,
      headers: {
        ...sent.headers,
        "content-type": contentType,
      },
      parseAs: operation.answer === "binary" ? "blob" : "text",
      middleware: task.middleware,
      ...body,
      fetch: async (request) => {
        const sendOnce: Fetch = (made, how) =>
          fetch(sign(made, task.middleware !== undefined), how).catch((thrown: unknown) => {
            throw fail(thrown);
          });
        // Only some runtimes let a program see where a redirect leads, and all of them would take the key there.
        const init = { signal: signal ?? null, redirect: "manual" } as const;
        const response = await (task.wrapFetch?.(sendOnce, task) ?? sendOnce)(request, init);
        // Nobody waits for it any more; what is not read would keep the connection.
        if (signal?.aborted) void response.body?.cancel().catch(() => {});
        (task.receive ?? readWhole)(response, task, fail);
        return response;
      },
    });
    return { data: readAnswer(task, answer, errorClasses), response: answer.response, attempts: attempt };
  }

  const attempt: Send = (task) => (task.runAttempt ?? runFreely)(task, (signal) => send(task, signal));
  const carry = layers.reduceRight((next, layer) => layer(next), attempt);

  return {
    call<Answer>(operation: OperationFacts, params: ParamValues, callOptions: CallOptions = {}) {
      const begin = async (): Promise<Received> => {
        callOptions.signal?.throwIfAborted();
        return carry({ operation, params, options: callOptions, attempt: 1, clock, redact, facts });
      };
      const received = begin();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What is untyped comes in here.
      const answer = received.then(({ data }) => data as Answer);
      const withResponse = async (): Promise<AnswerWithResponse<Answer>> => {
        const data = await answer;
        const { response, attempts } = await received;
        return { data, status: response.status, headers: copyHeaders(response.headers, redact), attempts };
      };
      return Object.assign(answer, { withResponse });
    },
  };
}

/** As long as the caller's signal lets it. */
const runFreely: RunAttempt = (task, send) => send(task.options.signal);

/** As the runtime reads it. What goes wrong is told as a failure of the connection. */
const readWhole: Receive = (response, _, fail) => {
  const guard =
    <Body>(read: () => Promise<Body>) =>
    (): Promise<Body> =>
      read().catch((thrown: unknown) => {
        throw fail(thrown);
      });
  Object.assign(response, { text: guard(response.text.bind(response)), blob: guard(response.blob.bind(response)) });
};
