// In any phase of a call, an abort ends it at once, with the same error. A fake clock shows whether the call goes on.

import { expect, onTestFinished, test, vi } from "vitest";
import {
  connect,
  type ConnectOptions,
  hooks,
  type Layer,
  middleware,
  postsGet,
  quota,
  retries,
  standardLayers,
} from "../../src/functions.js";
import { AbortError, type CallOptions, ClientError, ConnectionError, createLimiter } from "../../src/index.js";
import { createFakeClock, useClock } from "../fake-clock.js";

const videoId = "7300000000000000001";
const reason = new Error("enough");

type Fetch = NonNullable<ConnectOptions["fetch"]>;

/** Rejects with an error of its own when the signal aborts, as runtimes do. */
const fetchUntilAborted: Fetch = (_, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new TypeError("fetch failed"))));
const fetchWithoutEnd: Fetch = () => new Promise(() => {});
const respond: Fetch = async () => Response.json({ itemInfo: {} });
const refuse: Fetch = async () => new Response(null, { status: 503, headers: { "retry-after": "20" } });
const refuseOnce: Fetch = async () => new Response(null, { status: 503 });
const respondWithHead: Fetch = async (_, { signal }) =>
  new Response(
    new ReadableStream({ start: (body) => signal?.addEventListener("abort", () => body.error(signal.reason)) }),
  );

/** The time of the abort: after the first response, and before any limit and the end of any wait. */
const abortAtMs = 30;

/** Starts a call whose signal aborts when `abort` is called, or else at `abortAtMs`. Returns its error or its result. */
async function abortCall(
  fetch: Fetch,
  layers: (abort: () => void, signal: AbortSignal) => readonly Layer[],
  options: CallOptions = {},
): Promise<unknown> {
  const clock = createFakeClock();
  const controller = new AbortController();
  const abort = (): void => controller.abort(reason);
  const connection = connect({
    baseUrl: "https://api.example",
    fetch,
    layers: [useClock(clock), ...layers(abort, controller.signal)],
  });
  clock.schedule(abort, abortAtMs);
  const { value, error } = await clock.settle(
    postsGet(connection, { videoId }, { ...options, signal: controller.signal }),
  );
  expect(clock.now()).toBeLessThanOrEqual(abortAtMs);
  return error ?? value;
}

const busy = createLimiter({ concurrency: 1 });
void busy.run({ signal: undefined, maxRetryAfterMs: 0, send: () => new Promise(() => {}) });

test.each<[when: string, attempts: number, fetch: Fetch, layers: Parameters<typeof abortCall>[1]]>([
  ["during a request", 1, fetchUntilAborted, () => []],
  ["during a request, with all layers", 1, fetchUntilAborted, () => standardLayers()],
  ["during a request that ignores its signal", 1, fetchWithoutEnd, () => standardLayers()],
  ["during a body", 1, respondWithHead, () => []],
  ["during a body, with all layers", 1, respondWithHead, () => standardLayers()],
  ["during a wait for a retry", 1, refuse, () => [retries()]],
  ["during a wait for a retry, with all layers", 1, refuse, () => standardLayers()],
  ["during a wait for a turn", 0, respond, () => [quota(busy)]],
  ["during a wait for a turn, with all layers", 0, respond, () => standardLayers({ limiter: busy })],
  ["in a hook, before the request", 0, respond, (abort) => [hooks({ onRequest: abort })]],
  ["in a hook, before a wait", 1, refuse, (abort) => [retries(), hooks({ onRetry: abort })]],
  ["while a hook waits", 0, respond, () => standardLayers({ onRequest: () => new Promise(() => {}) })],
  [
    "while a middleware waits",
    0,
    respond,
    () => standardLayers({ middleware: [{ onRequest: () => new Promise(() => {}) }] }),
  ],
  [
    "in a middleware that obeys the signal",
    0,
    respond,
    (abort, signal) => [
      middleware({
        onRequest: () => {
          abort();
          signal.throwIfAborted();
        },
      }),
    ],
  ],
  [
    "in a layer that obeys the signal",
    0,
    respond,
    (abort, signal) => [
      () => async () => {
        abort();
        throw signal.reason;
      },
    ],
  ],
])("ends in an AbortError: %s", async (_, attempts, fetch, layers) => {
  const error = await abortCall(fetch, layers);

  expect(error).toBeInstanceOf(AbortError);
  expect(error).toBeInstanceOf(ClientError);
  expect(error).toMatchObject({ name: "AbortError", operation: "posts.get", attempts, retryable: false });
  expect((error as AbortError).cause).toBe(reason);
});

test("sends nothing when the signal has aborted before", async () => {
  const connection = connect({ baseUrl: "https://api.example", fetch: () => expect.fail("sent") });

  const call = postsGet(connection, { videoId }, { signal: AbortSignal.abort(reason) });

  await expect(call).rejects.toMatchObject({ name: "AbortError", attempts: 0, cause: reason });
});

test.each<[when: string, layers: (abort: () => void) => readonly Layer[], abortsBefore: boolean]>([
  ["before the call", () => [quota(busy)], true],
  ["before the call, with all layers", () => standardLayers({ limiter: busy }), true],
  [
    "in a layer",
    (abort) => [
      (next) => async (task) => {
        abort();
        return next(task);
      },
      quota(busy),
    ],
    false,
  ],
])("does not wait for its turn if the signal aborted %s", async (_, layers, abortsBefore) => {
  const controller = new AbortController();
  const abort = (): void => controller.abort(reason);
  const clock = createFakeClock();
  const connection = connect({
    baseUrl: "https://api.example",
    fetch: respond,
    layers: [useClock(clock), ...layers(abort)],
  });
  if (abortsBefore) abort();

  const { error } = await clock.settle(postsGet(connection, { videoId }, { signal: controller.signal }));

  expect(error).toMatchObject({ name: "AbortError", attempts: 0, cause: reason });
  expect(clock.now()).toBe(0);
});

test("treats null as no signal, as `fetch` does", async () => {
  const options: CallOptions = JSON.parse('{ "signal": null }');
  const layers = standardLayers({ limiter: createLimiter({ concurrency: 1 }), retry: { baseDelayMs: 1 } });
  const sent: number[] = [];
  const fetch: Fetch = (...request) => (sent.push(1) === 1 ? refuseOnce(...request) : respond(...request));
  const connection = connect({ baseUrl: "https://api.example", fetch, layers });

  await expect(postsGet(connection, { videoId }, options)).resolves.toEqual({ itemInfo: {} });
  expect(sent).toHaveLength(2);
});

test("leaves no timer behind when the signal is invalid", async () => {
  const options: CallOptions = JSON.parse('{ "signal": { "aborted": false } }');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const layers = standardLayers({ limiter: createLimiter({ concurrency: 1 }) });
  const connection = connect({ baseUrl: "https://api.example", fetch: respond, layers });

  await expect(postsGet(connection, { videoId }, options)).rejects.toThrow("signal");
  expect(vi.getTimerCount()).toBe(0);
});

test("counts all requests that were sent before the abort", async () => {
  const sent: number[] = [];
  const error = await abortCall(
    () =>
      sent.push(1) < 3
        ? Promise.resolve(new Response(null, { status: 503 }))
        : fetchWithoutEnd(new Request("https://a.example"), {}),
    () => standardLayers({ retry: { baseDelayMs: 1 } }),
  );

  expect(error).toMatchObject({ name: "AbortError", attempts: 3, message: "posts.get was aborted. (3 attempts)" });
});

test("rejects with its own AbortError if the reason is the error of another call", async () => {
  const other = new ConnectionError("posts.listComments", undefined, 1);
  const connection = connect({ baseUrl: "https://api.example", fetch: respond, layers: standardLayers() });

  const call = postsGet(connection, { videoId }, { signal: AbortSignal.abort(other) });

  await expect(call).rejects.toMatchObject({ name: "AbortError", operation: "posts.get", cause: other });
});

test("reports the reason of a signal that is a timeout", async () => {
  const connection = connect({ baseUrl: "https://api.example", fetch: fetchUntilAborted });

  const call = postsGet(connection, { videoId }, { signal: AbortSignal.timeout(5) });

  await expect(call).rejects.toMatchObject({ name: "AbortError", cause: { name: "TimeoutError" } });
});
