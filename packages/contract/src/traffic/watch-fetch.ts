import { readStreamKind } from "@shortvideo-api/document";
import { listSentHeaders } from "@shortvideo-api/mock/requests";
import { toNoResponse } from "../verify/request/no-response.js";
import { readBaseUrl } from "../verify/verify-options.js";
import { defaultMaxBodyBytes, type ExchangeChecker } from "./create-exchange-checker.js";
import { type BodyKeeper, createBodyKeeper } from "./keep-body.js";
import { createTargetReader } from "./read-target.js";
import type { ExchangeRequest, ServiceExchange } from "./service-exchange.js";

/** A function such as the global `fetch`. */
export type WatchedFetch = (request: string | Request, init?: RequestInit) => Promise<Response>;

/** Options of {@link watchFetch}. */
export interface WatchFetchOptions {
  /** The address of the service. Default: every address whose path ends with a path of the document belongs to it. */
  readonly baseUrl?: string | undefined;
  /** Sends the requests. Default: the global `fetch`. */
  readonly fetch?: WatchedFetch | undefined;
}

/**
 * Creates a `fetch` for clients, whose exchanges a checker checks. A response counts when its body has ended, or when the client stops
 * reading it. Requests to other addresses are passed on unchecked.
 *
 * Throws `VerifyOptionsError` for a malformed address.
 *
 * @example
 * const checker = await createExchangeChecker({ spec: "api.yaml" });
 * const api = createClient({ baseUrl, fetch: watchFetch(checker, { baseUrl }) });
 */
export function watchFetch(checker: ExchangeChecker, options: WatchFetchOptions = {}): WatchedFetch {
  const { fetch = globalThis.fetch } = options;
  const baseUrl = options.baseUrl === undefined ? undefined : readBaseUrl(options.baseUrl);
  const readTarget = createTargetReader(checker.operations, baseUrl);
  const room = { left: Infinity };

  return async (input, init) => {
    const startedAt = performance.now();
    const request = new Request(input, init);
    const address = readTarget(request.url);
    if (!address) return fetch(request);
    const sent = await readRequest(request.clone(), address.target);
    const check = (response: ServiceExchange["response"]) =>
      void checker.check({
        request: sent,
        response,
        baseUrl: address.baseUrl,
        durationMs: performance.now() - startedAt,
      });
    const response = await fetch(request).catch((error: unknown) => {
      // A caller that has gone is no fault of the service.
      check(request.signal.aborted ? undefined : toNoResponse(error));
      throw error;
    });
    const { status, headers } = response;
    const isStream = readStreamKind(headers.get("content-type") ?? "") !== undefined;
    const keeper = createBodyKeeper(room, defaultMaxBodyBytes, isStream);
    return watchBody(response, keeper, (isEnded) => {
      const { bytes, isCut, unread } = keeper.read();
      check({ status, headers: [...headers], body: bytes, isDecoded: true, isCut: isCut || !isEnded, unread });
      keeper.release();
    });
  };
}

async function readRequest(request: Request, target: string): Promise<ExchangeRequest> {
  const body = new Uint8Array(await request.arrayBuffer());
  return { method: request.method, target, headers: [...listSentHeaders(request, body.length)], body };
}

/** Returns a response whose body goes through a keeper. `onEnd` is called once, with `false` if the body did not arrive as a whole. */
function watchBody(response: Response, keeper: BodyKeeper, onEnd: (isEnded: boolean) => void): Response {
  const reader = response.body?.getReader();
  if (!reader) {
    onEnd(true);
    return response;
  }
  let hasEnded = false;
  const end = (isEnded: boolean): void => {
    if (!hasEnded) onEnd(isEnded);
    hasEnded = true;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (value) {
            keeper.add(value);
            controller.enqueue(value);
          }
          if (!done) return;
          end(true);
          controller.close();
        } catch (error) {
          end(false);
          controller.error(error);
        }
      },
      async cancel(reason) {
        end(false);
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  const { status, statusText, headers, url } = response;
  const watched = new Response(body, { status, statusText, headers });
  return Object.defineProperty(watched, "url", { value: url });
}
