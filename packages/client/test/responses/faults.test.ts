// The whole client over real connections that fail. The clock stands still; events advance it to the next limit.

import type { IncomingMessage, ServerResponse } from "node:http";
import { inspect } from "node:util";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { connect, standardLayers } from "../../src/functions.js";
import { CallTimeoutError, ClientError, type ClientOptions, ConnectionError } from "../../src/index.js";
import { createResources } from "../../src/generated/resources.js";
import { createEventClock, type EventClock } from "../event-clock.js";
import { useClock } from "../fake-clock.js";
import { serve } from "../serve.js";

type Options = Partial<ClientOptions>;
type CreateOptions = (clock: EventClock) => Options;
type Reaction = (response: ServerResponse, request: IncomingMessage) => void;

const apiKey = "k-0123456789abcdef";
const videoId = "7300000000000000001";
const hourMs = 3_600_000;
const longLimits: Options = { timeoutMs: hourMs, attemptTimeoutMs: 300_000 };

const respond: Reaction = (response) => response.end('{"comments":[],"hasMore":0,"cursor":0}');
const reset: Reaction = (response) => response.socket?.resetAndDestroy();
const silence: Reaction = () => {};
const truncate: Reaction = (response) => {
  response.writeHead(200, { "content-length": "1000" }).write('{"comments":[', () => response.destroy());
};
const drip: Reaction = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 5);
  response.on("close", () => clearInterval(timer));
};

const page: Reaction = (response, request) => {
  const cursor = Number(readCursor(request));
  response.end(`{"comments":[{"cid":"${cursor}"}],"hasMore":${cursor < 2 ? 1 : 0},"cursor":${cursor + 1}}`);
};

function readCursor({ url = "" }: IncomingMessage): string | null {
  return new URL(url, "http://service").searchParams.get("cursor");
}

function refuse(status: number, headers: Record<string, string> = {}): Reaction {
  return (response) => response.writeHead(status, headers).end(`{"message":"Not now, ${apiKey}."}`);
}

/** Opens a client that uses the clock. */
function openClient(baseUrl: string, options: Options = {}, clock = createEventClock()) {
  const all = { ...longLimits, ...options };
  const layers = [useClock(clock), ...standardLayers(all)];
  return createResources(connect({ ...all, baseUrl, apiKey, layers }));
}

/** Opens a service with one reaction for each request. It repeats the last reaction, and counts its requests. */
async function open(reactions: Reaction[], createOptions: CreateOptions = () => ({})) {
  const clock = createEventClock();
  const arrived = { count: 0 };
  const baseUrl = await serve((request, response) => {
    const react = reactions[Math.min((arrived.count += 1), reactions.length) - 1];
    react?.(response, request);
  });
  return { api: openClient(baseUrl, createOptions(clock), clock), arrived, baseUrl, clock };
}

/** Returns options that run `task` when the request of each attempt was sent. */
const onceSent = (task: () => void): Options => ({ onRequest: () => void setImmediate().then(task) });
/** Returns options that run `task` while the body of a response is read. */
const afterResponse = (task: () => void): Options => ({ onResponse: () => void setImmediate().then(task) });
/** Returns options that run `task` when the wait for a retry has begun. */
const onceWaiting = (task: () => void): Options => ({ onRetry: () => void setImmediate().then(task) });

/** Returns the error of a call. Fails if the error shows the key or the address. */
async function fail(call: Promise<unknown>, baseUrl: string): Promise<ClientError> {
  const error = await call.then(
    () => new Error("The call succeeded."),
    (reason: unknown) => reason,
  );
  const shown = `${inspect(error, { depth: Infinity, showHidden: true })} ${JSON.stringify(error)}`;
  expect(shown).not.toContain(apiKey);
  expect(shown).not.toContain(new URL(baseUrl).host);
  if (error instanceof ClientError) return error;
  throw error;
}

test.each<[string, Reaction[]]>([
  ["a reset", [reset, respond]],
  ["a truncated body", [truncate, respond]],
  ["a 408", [refuse(408), respond]],
  ["a 429 that requests a wait", [refuse(429, { "retry-after": "0" }), respond]],
  ["two 500", [refuse(500), refuse(500), respond]],
  ["a 502, a 503 and a 504", [refuse(502), refuse(503), refuse(504), respond]],
])("succeeds after %s", async (_, reactions) => {
  const { api, arrived } = await open(reactions);

  expect(await api.posts.listComments({ videoId })).toMatchObject({ comments: [] });
  expect(arrived.count).toBe(reactions.length);
});

const none: CreateOptions = () => ({});

test.each<[string, Reaction, CreateOptions, object]>([
  ["resets", reset, none, { name: "ConnectionError", code: "ECONNRESET", attempts: 4, retryable: true }],
  ["truncated bodies", truncate, none, { name: "ConnectionError", attempts: 4, retryable: true }],
  ["refusals", refuse(503), none, { name: "ApiError", status: 503, attempts: 4, retryable: true }],
  [
    "a body that arrives slowly",
    drip,
    ({ advance }) => afterResponse(advance),
    { limit: "attemptTimeoutMs", attempts: 4 },
  ],
  ["a wait too long", refuse(429, { "retry-after": "3600" }), none, { attempts: 1, retryAfterMs: hourMs }],
  ["a permanent failure", refuse(403), none, { name: "NotSubscribedError", attempts: 1, retryable: false }],
])("rejects with an error that describes the cause: %s", async (_, reaction, createOptions, expected) => {
  const { api, arrived, baseUrl } = await open([reaction], createOptions);

  const error = await fail(api.posts.listComments({ videoId }), baseUrl);

  expect(error).toMatchObject({ operation: "posts.listComments", ...expected });
  expect(arrived.count).toBe(error.attempts);
});

test.each<[string, Options, object]>([
  ["each attempt", {}, { limit: "attemptTimeoutMs", attempts: 4, retryable: true }],
  ["the call", { attemptTimeoutMs: hourMs }, { limit: "timeoutMs", attempts: 1, retryable: true }],
])("rejects with the exceeded limit when a service does not respond: the limit of %s", async (_, options, expected) => {
  const clock = createEventClock();
  const arrived = { count: 0 };
  const baseUrl = await serve(() => {
    arrived.count += 1;
    clock.advance();
  });

  const error = await fail(openClient(baseUrl, options, clock).posts.listComments({ videoId }), baseUrl);

  expect(error).toMatchObject({ operation: "posts.listComments", ...expected });
  expect(arrived.count).toBe(error.attempts);
});

test("rejects when no server listens", async () => {
  const error = await fail(openClient("http://127.0.0.1:9").posts.listComments({ videoId }), "http://127.0.0.1:9");

  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ attempts: 4 });
});

test.each<[string, Record<string, string>, number]>([
  ["milliseconds", { "retry-after-ms": "120" }, 120],
  ["seconds", { "retry-after": "0.12" }, 120],
  ["a date", { date: "Sun, 06 Nov 1994 08:49:36 GMT", "retry-after": "Sun, 06 Nov 1994 08:49:37 GMT" }, 1_000],
])("waits as long as the service requests, in %s", async (_, headers, waitMs) => {
  const { api, arrived, clock } = await open([refuse(429, headers), respond], () => ({ retry: { baseDelayMs: 0 } }));

  await api.posts.listComments({ videoId });

  expect([arrived.count, clock.waitsMs]).toEqual([2, [waitMs]]);
});

test("sends nothing to the target of a redirect, also after a retry", async () => {
  const arrived: unknown[] = [];
  const elsewhere = await serve((request, response) => {
    arrived.push(request.headers);
    response.end("{}");
  });
  const { api, arrived: here, baseUrl } = await open([refuse(503), refuse(307, { location: elsewhere })]);

  const error = await fail(api.posts.listComments({ videoId }), baseUrl);

  expect(error).toMatchObject({ name: "UnexpectedResponseError", attempts: 2, retryable: false });
  expect([here.count, arrived]).toEqual([2, []]);
});

test.each<[string, Reaction, (abort: () => void) => Options]>([
  ["a wait", refuse(503, { "retry-after": "20" }), onceWaiting],
  ["an attempt", silence, onceSent],
  ["a body", drip, afterResponse],
])("ends at once when the caller aborts during %s", async (_, reaction, createOptions) => {
  const controller = new AbortController();
  const reason = new Error("enough");
  const { api, clock } = await open([reaction], () => createOptions(() => controller.abort(reason)));

  const call = api.posts.listComments({ videoId }, { signal: controller.signal });

  await expect(call).rejects.toMatchObject({ name: "AbortError", cause: reason, attempts: 1 });
  // No limit was reached, and no wait was over.
  expect([clock.now(), clock.waitsMs]).toEqual([0, []]);
});

test("ends an attempt whose `fetch` ignores the signal", async () => {
  const clock = createEventClock();
  const fetch = (): Promise<Response> => {
    void setImmediate().then(clock.advance);
    return new Promise(() => {});
  };
  const api = openClient("https://api.example", { fetch }, clock);

  const error = await fail(api.posts.listComments({ videoId }), "https://api.example");

  expect(error).toBeInstanceOf(CallTimeoutError);
  expect(error.attempts).toBe(4);
});

test("an iteration gives each page its own attempts, and requests no page twice", async () => {
  const cursors: (string | null)[] = [];
  const record = (reaction: Reaction): Reaction => {
    return (response, request) => {
      cursors.push(readCursor(request));
      reaction(response, request);
    };
  };
  const reactions = [refuse(503), reset, refuse(500), page, page, truncate, refuse(429), refuse(503), page].map(record);
  const { api } = await open(reactions);

  const comments = await api.posts.iterateComments({ videoId }).toArray();

  expect(comments.map(({ cid }) => cid)).toEqual(["0", "1", "2"]);
  expect(cursors).toEqual([null, null, null, null, "1", "2", "2", "2", "2"]);
});

test("an iteration ends with the error of its page, after the attempts of one call", async () => {
  const { api, arrived, baseUrl } = await open([refuse(503)], () => ({ retry: { maxRetries: 2 } }));

  const error = await fail(api.posts.iterateComments({ videoId }).toArray(), baseUrl);

  expect(error).toMatchObject({ status: 503, attempts: 3 });
  expect(arrived.count).toBe(3);
});

test("many calls share one signal without a warning", async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error): void => void warnings.push(warning);
  process.on("warning", warn);
  onTestFinished(() => void process.off("warning", warn));
  const { api } = await open([respond]);
  const { signal } = new AbortController();

  await Promise.all(Array.from({ length: 50 }, () => api.posts.listComments({ videoId }, { signal })));
  // Node emits a warning before the next turn of the event loop.
  await setImmediate();

  expect(warnings).toEqual([]);
});
