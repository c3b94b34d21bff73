// Whenever a caller aborts, the call ends at once, and in one way. Time is a fake clock, so a call that continues is noticed.

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
import { createFakeClock, goBy } from "../fake-clock.js";

const videoId = "7300000000000000001";
const reason = new Error("enough");

type Fetch = NonNullable<ConnectOptions["fetch"]>;

/** As runtimes do: it rejects when its signal aborts, with an error of its own. */
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

/** When the signal aborts: after each first response, and before each limit and each wait that a service asks for. */
const abortAtMs = 30;

/** Begins a call whose signal aborts when `abort` is called, or else at `abortAtMs`. Returns what the call ends in. */
async function leave(
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
    layers: [goBy(clock), ...layers(abort, controller.signal)],
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

test.each<[when: string, attempts: number, fetch: Fetch, layers: Parameters<typeof leave>[1]]>([
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
  const error = await leave(fetch, layers);

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

test.each<[who: string, layers: (abort: () => void) => readonly Layer[], abortsBefore: boolean]>([
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
])("waits for no turn when the signal aborted %s", async (_, layers, abortsBefore) => {
  const controller = new AbortController();
  const abort = (): void => controller.abort(reason);
  const clock = createFakeClock();
  const connection = connect({
    baseUrl: "https://api.example",
    fetch: respond,
    layers: [goBy(clock), ...layers(abort)],
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

test("counts all requests that were sent before", async () => {
  const sent: number[] = [];
  const error = await leave(
    () =>
      sent.push(1) < 3
        ? Promise.resolve(new Response(null, { status: 503 }))
        : fetchWithoutEnd(new Request("https://a.example"), {}),
    () => standardLayers({ retry: { baseDelayMs: 1 } }),
  );

  expect(error).toMatchObject({ name: "AbortError", attempts: 3, message: "posts.get was aborted. (3 attempts)" });
});

test("distinguishes its own abort from the failure of another call that is the reason", async () => {
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
