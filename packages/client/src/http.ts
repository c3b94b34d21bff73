/** The only file that speaks HTTP, by openapi-fetch: every generated method goes through `HttpClient`. */

import createFetchClient from "openapi-fetch";
import type { Call } from "./call.js";
import { checkParams } from "./check-params.js";
import { type Clock, systemClock } from "./clock.js";
import { ConnectionError } from "./connection-error.js";
import { createRedactor } from "./create-redactor.js";
import type { ErrorClasses } from "./error-classes.js";
import type { Limiter } from "./limiter.js";
import { defaultLimits, type LimitOptions, readLimits } from "./limits.js";
import { readAnswer } from "./read-answer.js";
import { retryCall } from "./retry.js";
import { serializeBody } from "./serialize-body.js";
import {
  checkHeader,
  expandPath,
  type ParamValues,
  serializeCookies,
  serializeHeaders,
  serializeQuery,
} from "./serialize-params.js";
import type { ServiceFacts } from "./service-facts.js";

/** What every call takes beside its parameters. */
export interface CallOptions extends LimitOptions {
  /** Ends the call early, also while it waits for a retry; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /**
   * Sending this call twice does no harm, so that it may be retried. GET and HEAD need no word; for other verbs the
   * default is `false`. A body that is a stream can be sent only once, and is never retried.
   */
  repeatable?: boolean | undefined;
}

/** Carries the calls of the generated methods. */
export interface HttpClient {
  /**
   * Gives what the service answered, or `undefined` for a documented success without a body. Throws an `ApiError` when
   * the answer is a failure, a `ConnectionError` or a `CallTimeoutError` when there is none.
   */
  call<Answer>(call: Call, options?: CallOptions): Promise<Answer>;
}

export interface HttpOptions extends LimitOptions {
  baseUrl: string;
  apiKey?: string | undefined;
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Default: `true`. */
  checkParams?: boolean | undefined;
  limiter?: Limiter | undefined;
  facts: ServiceFacts;
  /** Classes of documented failures. */
  errorClasses: ErrorClasses;
  /** Stands in for time and chance: for tests. */
  clock?: Clock | undefined;
}

/** What is used of openapi-fetch, without the inference from `paths`: generated methods name their types outright. */
type Send = (
  verb: string,
  path: string,
  init: Omit<RequestInit, "headers" | "body"> & {
    params: { path: ParamValues | undefined; query: ParamValues };
    pathSerializer: (path: string, values: ParamValues) => string;
    querySerializer: (values: ParamValues) => string;
    bodySerializer: (body: unknown) => unknown;
    headers: Record<string, string | null | undefined>;
    body: unknown;
    parseAs: "text" | "blob";
    duplex?: "half";
    fetch: (request: Request) => Promise<Response>;
  },
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Opens the service. Nothing is sent until a call. */
export function createHttpClient(options: HttpOptions): HttpClient {
  const { facts, errorClasses, clock = systemClock } = options;
  const apiKey = options.apiKey?.trim();
  const { fetch = (request: Request) => globalThis.fetch(request) } = options;
  const credential = apiKey === undefined ? undefined : readCredential(apiKey, facts);
  const clientLimits = readLimits(options, defaultLimits);
  const service = { facts, errorClasses, redact: createRedactor(apiKey) };
  const fetchClient = createFetchClient({
    baseUrl: options.baseUrl,
    headers: { accept: "application/json, */*;q=0.5", ...options.headers, ...credential?.header },
    // Only some runtimes let a program see where a redirect leads, and all of them would take the key there.
    redirect: "manual",
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its own type wants the operations named in `paths`.
  const sendRequest = fetchClient.request as unknown as Send;

  return {
    async call<Answer>(call: Call, callOptions: CallOptions = {}): Promise<Answer> {
      const { signal, repeatable = false } = callOptions;
      signal?.throwIfAborted();
      const limits = readLimits(callOptions, clientLimits);
      if (options.checkParams !== false) checkParams(call, service.redact);
      const { operation, styles, mediaType = "application/json" } = call;
      const { body, contentType } = call.body === undefined ? {} : serializeBody(call.body, mediaType, call.bodyExact);
      const cookie = serializeCookies({ ...call.cookies, ...credential?.cookie }, styles);

      const send = async (attemptSignal: AbortSignal, attempts: number): Promise<Answer> => {
        let isSent = false;
        const answer = await sendRequest(call.verb, call.path, {
          params: { path: call.pathParams, query: { ...call.query, ...credential?.query } },
          pathSerializer: (path, values) => expandPath(path, values, styles),
          querySerializer: (values) => serializeQuery(values, styles),
          bodySerializer: (ready) => ready,
          headers: {
            ...serializeHeaders(call.headers ?? {}, styles),
            cookie: cookie === "" ? undefined : cookie,
            "content-type": contentType,
          },
          body,
          parseAs: call.answer === "binary" ? "blob" : "text",
          signal: attemptSignal,
          // A stream cannot be sent without it: https://fetch.spec.whatwg.org/#ref-for-dom-requestinit-duplex
          ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
          fetch: (request) => {
            isSent = true;
            return fetch(request);
          },
        }).catch((error: unknown) => {
          // What is thrown before is about the parameters, and would be thrown again.
          throw isSent ? new ConnectionError(operation, error, attempts) : error;
        });
        const attempt = { attempts, statuses: limits.retry.statuses, now_ms: clock.now() };
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What is untyped comes in here.
        return readAnswer(call, answer, service, attempt) as Answer;
      };

      const isSafe = call.verb === "GET" || call.verb === "HEAD";
      const isRepeatable = (isSafe || repeatable) && !(body instanceof ReadableStream);
      return retryCall({ operation, limits, isRepeatable, signal, clock, limiter: options.limiter, send });
    },
  };
}

/** Places the key where the document wants it. */
function readCredential(apiKey: string, { credential }: ServiceFacts): Partial<Record<Place, Record<string, string>>> {
  if (credential === undefined) return {};
  const value = (credential.prefix ?? "") + apiKey;
  return { [credential.in]: { [credential.name]: credential.in === "header" ? checkHeader("apiKey", value) : value } };
}

type Place = NonNullable<ServiceFacts["credential"]>["in"];
