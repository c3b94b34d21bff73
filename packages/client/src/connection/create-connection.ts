import type { CallOptions } from "../call/call-options.js";
import type {
  CallResult,
  ConnectionCredentials,
  OperationMetadata,
  ParamValues,
  ReadSuccess,
  Send,
  ServiceMetadata,
} from "../call/metadata.js";
import { makeAttempts } from "../call/make-attempts.js";
import type { Draft, SendOnce } from "../call/outgoing.js";
import type { AddressOptions } from "../call/locator.js";
import type { Connection, ConnectionOptions, DetailedResponse, PendingResponse } from "./connection.js";
import { AbortError, ClientError } from "../errors/client-error.js";
import { ConnectionError } from "../errors/connection-error.js";
import { copyHeaders } from "../responses/describe-failure.js";
import { pickStatus } from "../responses/pick-by-status.js";
import { readResponse } from "../responses/read-response.js";
import { serializeScalars } from "../serialize/serialize-scalars.js";
import { checkPath, readBaseUrl } from "./address.js";
import { mergeHeaders, sendDraft } from "../call/transport.js";

/** Opens a connection to any service. It sends nothing until a call. */
export function createConnection(
  options: ConnectionOptions & AddressOptions & ConnectionCredentials,
  service: ServiceMetadata,
): Connection {
  // Callers in JavaScript may give no options at all.
  const address = service.createLocator?.(options) ?? readBaseUrl(options?.baseUrl);
  const { fetch = (request, init) => globalThis.fetch(request, init) } = options;
  const { layers = [] } = options;
  const { functions, redact, sign } = service.createSigner(options);

  /** Makes one attempt. */
  const send: Send = async (call) => {
    const { attempt, operation, params, plan } = call;
    const { signal = null } = attempt;
    const baseUrl = typeof address === "function" ? address(operation) : address;
    const serialized = (operation.serialize ?? serializeScalars)(operation, params);
    const { path = operation.path, query, headers, ...content } = serialized;
    // `fetch` would send the key to the target of a redirect, and only some runtimes show the target.
    const init = { signal, redirect: "manual" } as const;
    let body: string | object | undefined;

    const fail = (thrown: unknown): never => {
      throw thrown instanceof ClientError ? thrown : new ConnectionError(operation.id, thrown, attempt.number);
    };

    const sendOnce: SendOnce = async (outgoing) => {
      let response: Response | undefined;
      try {
        signal?.throwIfAborted();
        // Middleware may have changed the address: no credential goes elsewhere.
        const signed =
          outgoing.url === draft.url || outgoing.url.split("/", 3).join("/") === baseUrl.split("/", 3).join("/")
            ? sign(outgoing, operation, call.credentials)
            : outgoing;
        call.sent.attempts += 1;
        response = await ("clone" in signed ? fetch(signed, init) : fetch(signed.url, signed));
      } catch (thrown) {
        return fail(thrown);
      }
      if (typeof response?.text === "function") return response;
      throw new TypeError("`fetch` must return a `Response`.");
    };

    /** Stores the body as it arrives, because openapi-fetch reads the JSON of failures with `JSON.parse`, which rounds numbers. */
    const prepare = (response: Response): Response => {
      const own = pickStatus(call, response);
      // oxlint-disable-next-line typescript/unbound-method -- It is called on the response.
      const read: ReadSuccess = (response.ok && own.operation.read) || plan.readBody || response.text;
      return Object.assign(response, {
        text: () => read.call(response, response, own).then((arrived) => (body = arrived), fail),
      });
    };

    const draft: Draft = {
      ...content,
      ...init,
      method: operation.method,
      url: baseUrl + checkPath(operation.id, path) + (query && `?${query}`),
      headers: mergeHeaders({ accept: "application/json, */*;q=0.5" }, options.headers, headers),
    };
    const response = await (plan.transport ?? sendDraft)(
      draft,
      (outgoing) => (plan.wrapFetch?.(sendOnce, call) ?? sendOnce)(outgoing).then(prepare),
      // The first middleware of this list prepares responses that other middleware made: openapi-fetch calls its `onResponse` last.
      { baseUrl, middleware: plan.middleware?.(prepare) },
    );
    return { data: readResponse(pickStatus(call, response), response, body), response, body, attempts: attempt.number };
  };

  const sendThroughLayers = layers.reduceRight((next, layer) => layer(next), makeAttempts(send));

  function start<Data>(operation: OperationMetadata, params: ParamValues, given?: CallOptions): PendingResponse<Data> {
    // Callers in JavaScript write null, and leave out what is required.
    const callOptions = given ?? {};
    const { signal } = callOptions;
    const sent = { attempts: 0 };
    let result: CallResult;
    const begin = async (): Promise<Data> => {
      try {
        result = await sendThroughLayers({
          operation,
          params: params ?? {},
          options: callOptions,
          ...operation.choose?.(operation, callOptions),
          start,
          plan: {},
          attempt: { number: 1, signal },
          sent,
          service,
          redact,
          functions,
        });
      } catch (thrown) {
        const error = signal?.aborted
          ? new AbortError(operation.id, sent.attempts, signal.reason)
          : // Bundles whose serializers throw no `UnwritableError` do not contain its class.
            (Object(thrown).toParamsError?.(operation.id) ?? thrown);
        // After a timer or a response, the stack of an error often lacks the caller. Here it has the caller, who awaits this function.
        if (error instanceof ClientError) Object(Error).captureStackTrace?.(error);
        throw error;
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The body is untyped.
      return result.data as Data;
    };
    const data = begin();
    const withResponse = async (): Promise<DetailedResponse<Data>> => {
      const parsed = await data;
      const { body, response } = result;
      const init = { status: response.status, headers: copyHeaders(response.headers, redact) };
      return {
        data: parsed,
        ...init,
        get response() {
          // The other bodies are the data themselves.
          return new Response(typeof body === "string" ? body : null, init);
        },
        ...sent,
      };
    };
    return Object.assign(data, { withResponse });
  }

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Generated callers state the types of the operation.
  return { call: start as Connection["call"] };
}
