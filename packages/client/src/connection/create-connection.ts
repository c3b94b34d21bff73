/** The only file that speaks HTTP, by openapi-fetch. */

import createFetchClient, { mergeHeaders, type Middleware } from "openapi-fetch";
import type { CallOptions } from "../call/call-options.js";
import type { Received, Send, SendOnce } from "../call/call-plan.js";
import type { OperationMetadata, ParamValues, Serialized } from "../call/metadata.js";
import { draft } from "../call/outgoing.js";
import { AbortError, ClientError } from "../errors/client-error.js";
import { ConnectionError } from "../errors/connection-error.js";
import { copyHeaders } from "../responses/describe-failure.js";
import { readResponse } from "../responses/read-response.js";
import { serializeScalars } from "../serialize/serialize-scalars.js";
import { joinAddress, readBaseUrl } from "./address.js";
import type { Connection, ConnectOptions, DetailedResponse, PendingResponse, Service } from "./connection.js";
import { createRedactor } from "./create-redactor.js";
import { createSigner } from "./create-signer.js";

/** What is used of openapi-fetch, without the inference from `paths`: generated functions name their types outright. */
type SendRequest = (
  method: string,
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
export function createConnection(options: ConnectOptions, { metadata, errorClasses }: Service): Connection {
  // Callers in JavaScript may give no options at all.
  const baseUrl = readBaseUrl(options?.baseUrl);
  const { fetch = (request, init) => globalThis.fetch(request, init), layers = [] } = options;
  const sign = createSigner(baseUrl, options.apiKey, metadata.credential);
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
    const { response } = await sendRequest(operation.method, operation.path, {
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
    return { data: readResponse(task, response, received, errorClasses), response, body: received, attempts: attempt };
  };

  const carry = layers.reduceRight<Send>(
    (next, layer) => layer(next),
    (task) => (task.makeAttempts?.(send) ?? send)(task),
  );

  function call<Answer>(
    operation: OperationMetadata,
    params: ParamValues,
    given?: CallOptions,
  ): PendingResponse<Answer> {
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
          facts: metadata,
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
    const withResponse = async (): Promise<DetailedResponse<Answer>> => {
      const data = await answer;
      const { status, headers } = received.response;
      return { data, status, headers: copyHeaders(headers, redact), ...sent };
    };
    return Object.assign(answer, { withResponse });
  }

  return { call };
}
