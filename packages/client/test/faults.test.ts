// The whole client over a real connection that fails in every way, in real time kept short.

import type { IncomingMessage, ServerResponse } from "node:http";
import { inspect } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { CallTimeoutError, ClientError, ConnectionError, type CallOptions, createClient } from "../src/index.js";
import { serve } from "./serve.js";

type Options = Pick<CallOptions, "timeout_ms" | "attemptTimeout_ms" | "retry">;
type Fate = (response: ServerResponse, request: IncomingMessage) => void;

const apiKey = "k-0123456789abcdef";
const videoId = "7300000000000000001";
const quick: Options = { timeout_ms: 5_000, attemptTimeout_ms: 2_000, retry: { baseDelay_ms: 2 } };

const answer: Fate = (response) => response.end('{"comments":[],"hasMore":0,"cursor":0}');
const reset: Fate = (response) => response.socket?.resetAndDestroy();
const silence: Fate = () => {};
const truncate: Fate = (response) => {
  response.writeHead(200, { "content-length": "1000" }).write('{"comments":[');
  setTimeout(() => response.destroy(), 5);
};
const drip: Fate = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 5);
  response.on("close", () => clearInterval(timer));
};

const page: Fate = (response, request) => {
  const cursor = Number(readCursor(request));
  response.end(`{"comments":[{"cid":"${cursor}"}],"hasMore":${cursor < 2 ? 1 : 0},"cursor":${cursor + 1}}`);
};

function hang(): Promise<Response> {
  return new Promise(() => {});
}

function readCursor({ url = "" }: IncomingMessage): string | null {
  return new URL(url, "http://service").searchParams.get("cursor");
}

function refuse(status: number, headers: Record<string, string> = {}): Fate {
  return (response) => response.writeHead(status, headers).end(`{"message":"Not now, ${apiKey}."}`);
}

/** Opens a service to which one thing after the other happens; the last goes on. Keeps when each request came. */
async function open(fates: Fate[], options: Options = {}) {
  const arrivedAt: number[] = [];
  const baseUrl = await serve((request, response) => {
    const fate = fates[Math.min(arrivedAt.push(performance.now()), fates.length) - 1];
    fate?.(response, request);
  });
  return { api: createClient({ baseUrl, apiKey, ...quick, ...options }), arrivedAt, baseUrl };
}

/** The error of a call, after looking whether it shows what it must not. */
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

test.each<[string, Fate[]]>([
  ["a reset", [reset, answer]],
  ["a truncated body", [truncate, answer]],
  ["a 408", [refuse(408), answer]],
  ["a 429 that says when", [refuse(429, { "retry-after": "0" }), answer]],
  ["two 500", [refuse(500), refuse(500), answer]],
  ["a 502, a 503 and a 504", [refuse(502), refuse(503), refuse(504), answer]],
])("succeeds after %s", async (_, fates) => {
  const { api, arrivedAt } = await open(fates);

  expect(await api.posts.listComments({ videoId })).toMatchObject({ comments: [] });
  expect(arrivedAt).toHaveLength(fates.length);
});

test.each<[string, Fate, Options, object]>([
  ["resets", reset, {}, { name: "ConnectionError", code: "ECONNRESET", attempts: 4, retryable: true }],
  ["truncated bodies", truncate, {}, { name: "ConnectionError", attempts: 4, retryable: true }],
  ["refusals", refuse(503), {}, { name: "ApiError", status: 503, attempts: 4, retryable: true }],
  ["silence", silence, { attemptTimeout_ms: 50 }, { limit: "attemptTimeout_ms", attempts: 4, retryable: true }],
  ["a slow drip", drip, { attemptTimeout_ms: 50 }, { limit: "attemptTimeout_ms", attempts: 4, retryable: true }],
  ["silence to the end", silence, { timeout_ms: 50 }, { limit: "timeout_ms", attempts: 1, retryable: true }],
  ["a wait too long", refuse(429, { "retry-after": "3600" }), {}, { attempts: 1, retryAfter_ms: 3_600_000 }],
  ["what stays", refuse(403), {}, { name: "NotSubscribedError", attempts: 1, retryable: false }],
])("ends in an error that says what happened: %s", async (_, fate, options, told) => {
  const { api, arrivedAt, baseUrl } = await open([fate], options);

  const error = await fail(api.posts.listComments({ videoId }, options), baseUrl);

  expect(error).toMatchObject({ operation: "posts.listComments", ...told });
  expect(arrivedAt).toHaveLength(error.attempts);
});

test("tells when nobody listens", async () => {
  const api = createClient({ baseUrl: "http://127.0.0.1:9", apiKey, ...quick });

  const error = await fail(api.posts.listComments({ videoId }), "http://127.0.0.1:9");

  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ attempts: 4 });
});

test.each<[string, Record<string, string>]>([
  ["milliseconds", { "retry-after-ms": "120" }],
  ["seconds", { "retry-after": "0.12" }],
  ["a date", { date: "Sun, 06 Nov 1994 08:49:36 GMT", "retry-after": "Sun, 06 Nov 1994 08:49:37 GMT" }],
])("waits as long as it is asked to, in %s", async (_, headers) => {
  const { api, arrivedAt } = await open([refuse(429, headers), answer]);

  await api.posts.listComments({ videoId });

  expect((arrivedAt[1] ?? 0) - (arrivedAt[0] ?? 0)).toBeGreaterThan(110);
});

test("sends nothing to where a retried call is redirected", async () => {
  const arrived: unknown[] = [];
  const elsewhere = await serve((request, response) => {
    arrived.push(request.headers);
    response.end("{}");
  });
  const { api, arrivedAt, baseUrl } = await open([refuse(503), refuse(307, { location: elsewhere })]);

  const error = await fail(api.posts.listComments({ videoId }), baseUrl);

  expect(error).toMatchObject({ name: "UnexpectedAnswerError", attempts: 2, retryable: false });
  expect([arrivedAt.length, arrived]).toEqual([2, []]);
});

test.each<[string, Fate, Options]>([
  ["a wait", refuse(503, { "retry-after": "20" }), { timeout_ms: 60_000 }],
  ["an attempt", silence, {}],
  ["a body", drip, {}],
])("is left at once by an abort during %s", async (_, fate, options) => {
  const { api, arrivedAt } = await open([fate], options);
  const controller = new AbortController();
  const reason = new Error("enough");
  const call = api.posts.listComments({ videoId }, { signal: controller.signal });
  setTimeout(() => controller.abort(reason), 100);
  const start = performance.now();

  await expect(call).rejects.toMatchObject({ name: "AbortError", cause: reason });

  // What it leaves would take 20 seconds and more.
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(arrivedAt).toHaveLength(1);
});

test("cuts a fetch short that minds no signal", async () => {
  const api = createClient({ baseUrl: "https://api.example", fetch: hang, ...quick, attemptTimeout_ms: 20 });

  const error = await fail(api.posts.listComments({ videoId }), "https://api.example");

  expect(error).toBeInstanceOf(CallTimeoutError);
  expect(error.attempts).toBe(4);
});

test("a walk gives each page its own attempts, and asks for none again that it has", async () => {
  const cursors: (string | null)[] = [];
  const keep = (fate: Fate): Fate => {
    return (response, request) => {
      cursors.push(readCursor(request));
      fate(response, request);
    };
  };
  const fates = [refuse(503), reset, refuse(500), page, page, truncate, refuse(429), refuse(503), page].map(keep);
  const { api } = await open(fates);

  const comments = await api.posts.iterateComments({ videoId }).toArray();

  expect(comments.map(({ cid }) => cid)).toEqual(["0", "1", "2"]);
  expect(cursors).toEqual([null, null, null, null, "1", "2", "2", "2", "2"]);
});

test("a walk ends with the error of its page, after the attempts of one call", async () => {
  const { api, arrivedAt, baseUrl } = await open([refuse(503)], { retry: { maxRetries: 2, baseDelay_ms: 1 } });

  const error = await fail(api.posts.iterateComments({ videoId }).toArray(), baseUrl);

  expect(error).toMatchObject({ status: 503, attempts: 3 });
  expect(arrivedAt).toHaveLength(3);
});

test("many calls share one signal without a warning", async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error): void => void warnings.push(warning);
  process.on("warning", warn);
  onTestFinished(() => void process.off("warning", warn));
  const { api } = await open([answer]);
  const { signal } = new AbortController();

  await Promise.all(Array.from({ length: 50 }, () => api.posts.listComments({ videoId }, { signal })));
  await new Promise((resolve) => setTimeout(resolve, 10));

  expect(warnings).toEqual([]);
});
