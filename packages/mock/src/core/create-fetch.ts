import { bodylessStatuses } from "@shortvideo-api/document";
import { STATUS_CODES } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { MockResponse } from "../exchange/mock-response.js";
import type { ObservedConnection } from "../detect/observation.js";
import { type Core, maxBodyLength } from "./create-core.js";
import { listSentHeaders } from "./list-sent-headers.js";
import { type DeliveryPlan, planDelivery, toLengthHeader } from "./plan-delivery.js";

/** A function with the signature of the global `fetch`, so that it can replace `fetch`. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * Creates a `fetch` that returns the responses of a core. It opens no socket and ignores the host of the address.
 *
 * It behaves like the global `fetch` with a server of the same core. A reset connection rejects with a `TypeError`, a truncated body
 * fails when it is read, and `signal` aborts.
 */
export function createFetch(core: Core): Fetch {
  const respond = createResponder(core);
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await respond(request);
    // A constructed `Response` has no `url`. One that `fetch` returns has it.
    return Object.defineProperty(response, "url", { value: request.url.replace(/#.*$/s, "") });
  };
}

/**
 * Creates a function that responds to requests as a server of the core does. It ignores the host of the address. `basePath` stands before
 * the paths of the document, and has no slash at its end.
 */
export function createResponder(core: Core): (request: Request, basePath?: string) => Promise<Response> {
  let count = 0;
  return async (request, basePath = "") => {
    const { method, headers, signal } = request;
    signal.throwIfAborted();
    // Each call is its own connection, counted down from -1. The server counts its connections up from 1.
    const connection: ObservedConnection = { id: --count, since: performance.now(), closedAt: undefined };
    const { pathname, search, origin, host } = new URL(request.url);
    const { source } = core;
    const bytes = Buffer.from(await request.arrayBuffer());
    const sent = listSentHeaders(request, bytes.length);
    const { response, conclude } = await core.respond(
      {
        method,
        target: `${pathname.slice(basePath.length)}${search}`,
        headers: Object.fromEntries([...sent].map(([name, value]) => [name, [value]])),
        body: bytes.length > maxBodyLength ? "too-large" : bytes,
        baseUrl: `${origin}${basePath}`,
        connection,
        caller: { host, origin: headers.get("origin") ?? undefined, localAddress: undefined },
      },
      source,
    );
    try {
      const delivered = await toResponse(response, request);
      conclude(true);
      connection.closedAt = performance.now();
      return delivered;
    } catch (error) {
      conclude(!signal.aborted);
      throw signal.aborted ? signal.reason : error;
    }
  };
}

/** Converts a response of the mock to a `Response`. Throws if its connection is reset before the headers. */
async function toResponse(response: MockResponse, { method, signal }: Request): Promise<Response> {
  const { status, text } = response;
  const plan = planDelivery(response);
  if (plan.delayMs > 0) await wait(plan.delayMs, undefined, { signal });
  signal.throwIfAborted();
  if (plan.end === "unsent") throw new TypeError("fetch failed", { cause: toResetError() });
  const isBodiless = method === "HEAD" || bodylessStatuses.has(status) || text === "";
  return new Response(isBodiless ? null : toBody(plan, signal), {
    status,
    statusText: STATUS_CODES[status] ?? "",
    headers: toHeaders(response),
  });
}

function toHeaders(response: MockResponse): [name: string, value: string][] {
  const all = Object.entries({ ...response.headers, ...toLengthHeader(response) });
  return all.flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, each]));
}

/** Creates the body of a `Response`. It is no string, because `Response` adds a `content-type` to a string. */
function toBody(
  { pieces, pauseMs, end }: DeliveryPlan,
  signal: AbortSignal,
): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  const [whole] = pieces;
  if (whole && pieces.length === 1 && end === "complete") return new Uint8Array(whole);
  let index = 0;
  return new ReadableStream({
    async pull(controller) {
      if (index > 0 && index < pieces.length) await wait(pauseMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return controller.error(signal.reason);
      const piece = pieces[index++];
      if (piece) controller.enqueue(new Uint8Array(piece));
      // An error would discard the bytes that are not read yet, so it waits for the next `pull`.
      if (index < pieces.length || (piece && end !== "complete")) return;
      if (end === "complete") controller.close();
      else controller.error(new TypeError("terminated", { cause: toResetError() }));
    },
  });
}

function toResetError(): Error {
  return Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET", syscall: "read" });
}
