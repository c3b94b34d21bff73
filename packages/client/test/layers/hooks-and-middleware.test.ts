// Hooks, middleware, deprecation warnings and `withResponse`, over an injected fetch.

import { setImmediate } from "node:timers/promises";
import { inspect } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { connect, postsGet } from "../../src/functions.js";
import {
  ApiError,
  type DeprecationWarning,
  type Hooks,
  readDeprecation,
  readRateLimit,
  type RequestEvent,
  type ResponseEvent,
  resultOf,
} from "../../src/index.js";
import { apiKey, baseUrl, open } from "../open-client.js";

const videoId = "7300000000000000001";

const respondWithSongs = (): Response => Response.json({ data: { sound_list: [] } });
const respondWell = (): Response => Response.json({ comments: [], cursor: 0, hasMore: 0 });

test("returns the data with status, headers and attempts of one call", async () => {
  const responses = [
    new Response(null, { status: 503 }),
    Response.json({ comments: [] }, { headers: { "x-request-id": `id-${apiKey}`, "set-cookie": "session=1" } }),
  ];
  const { api, sent } = open(() => responses.shift() ?? respondWell());

  const { data, status, headers, attempts } = await api.posts.listComments({ videoId }).withResponse();

  expect([data, status, attempts]).toEqual([{ comments: [] }, 200, 2]);
  expect(Object.fromEntries(headers)).toEqual({ "content-type": "application/json", "x-request-id": "id-[redacted]" });
  expect(sent).toHaveLength(2);
});

test("shows hooks the rate limit and the deprecation that the service reports", async () => {
  const read: unknown[] = [];
  const headers = {
    "x-ratelimit-remaining": "3",
    ratelimit: '"day";r=2;t=9',
    deprecation: "@0",
    sunset: "Sun, 06 Nov 1994 08:49:37 GMT",
  };
  const { api } = open(() => Response.json({ itemInfo: {} }, { headers }), {
    onResponse: (event) => {
      const shown = event.headers();
      read.push(shown["x-ratelimit-remaining"], readRateLimit(shown), readDeprecation(shown));
    },
  });

  await api.posts.get({ videoId });

  expect(read).toEqual([
    "3",
    { limit: undefined, remaining: 2, resetMs: 9_000 },
    { since: new Date(0), sunset: new Date("1994-11-06T08:49:37Z") },
  ]);
});

test("returns the response with its unparsed body, which can be read again", async () => {
  const body = '{ "comments": [], "total": 90071992547409931 }';
  const { api } = open(() => new Response(body, { headers: { "x-quote": `key ${apiKey}` } }));

  const result = await api.posts.listComments({ videoId }).withResponse();
  const outcome = await resultOf(api.posts.listComments({ videoId }));

  const { response } = result;
  expect([response.status, response.ok]).toEqual([200, true]);
  expect(response.headers.get("x-quote")).toBe("key [redacted]");
  expect(await response.text()).toBe(body);
  expect(await result.response.text()).toBe(body);
  expect(outcome).toMatchObject({ ok: true, data: { comments: [] } });
  expect(outcome.ok && (await outcome.response.text())).toBe(body);
});

test.each<[string, number, (call: { withResponse: () => Promise<unknown> } & Promise<unknown>) => unknown]>([
  ["the call is not awaited", 1, () => undefined],
  ["only `withResponse` is called, and awaited", 0, (call) => call.withResponse().catch(() => {})],
  ["only `withResponse` is called, and not awaited", 1, (call) => void call.withResponse()],
  ["both are awaited", 0, (call) => Promise.allSettled([call, call.withResponse()])],
])("reports a rejection once when it is not handled: %s", async (_, reports, wait) => {
  const report = vi.fn<(reason: unknown) => void>();
  const firstReport = new Promise<void>((resolve) => report.mockImplementation(() => resolve()));
  const others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection").on("unhandledRejection", report);
  onTestFinished(() => {
    process.removeAllListeners("unhandledRejection");
    for (const other of others) process.on("unhandledRejection", other);
  });
  const { api } = open(() => new Response(null, { status: 403 }));

  const settled = wait(api.posts.get({ videoId }));
  await (reports > 0 ? firstReport : settled);
  // Node reports all rejections of one turn of the event loop before the next turn.
  await setImmediate();

  expect(report).toHaveBeenCalledTimes(reports);
});

test("calls the hooks of the client, then those of the call, without secrets", async () => {
  const events: unknown[] = [];
  const createHooks = (owner: string) => ({
    onRequest: (event: RequestEvent) => void events.push([owner, "request", { ...event, headers: event.headers() }]),
    onResponse: (event: ResponseEvent) => void events.push([owner, "response", { ...event, headers: event.headers() }]),
    onRetry: (event: object) => void events.push([owner, "retry", event]),
  });
  const responses = [
    new Response(null, { status: 503, headers: { "x-trace": "t", "retry-after": "0" } }),
    respondWell(),
  ];
  const { api } = open(() => responses.shift() ?? respondWell(), {
    ...createHooks("client"),
    headers: { cookie: "a=b" },
  });

  await api.posts.listComments({ videoId }, createHooks("call"));

  const call = { operation: "posts.listComments" };
  const request = { method: "GET", path: "/api/post/comments" };
  expect(events.map((entry) => (entry as string[]).slice(0, 2).join(" "))).toEqual([
    "client request",
    "call request",
    "client response",
    "call response",
    "client retry",
    "call retry",
    "client request",
    "call request",
    "client response",
    "call response",
  ]);
  expect(events[0]).toMatchObject([
    "client",
    "request",
    { ...call, ...request, attempt: 1, headers: { cookie: "[redacted]" } },
  ]);
  expect(events[2]).toMatchObject([
    "client",
    "response",
    { ...call, attempt: 1, status: 503, headers: { "x-trace": "[redacted]", "retry-after": "0" } },
  ]);
  expect(events[4]).toMatchObject(["client", "retry", { ...call, attempt: 1, error: { status: 503 } }]);
  expect(events[8]).toMatchObject(["client", "response", { attempt: 2, status: 200 }]);
  const shown = inspect(events, { depth: Infinity, showHidden: true }) + JSON.stringify(events);
  expect(shown).not.toContain(apiKey);
  expect(shown).not.toContain("api.example");
  expect(shown).not.toContain(videoId);
});

/** All hooks: the compiler finds a missing one. */
const allHooks: Readonly<Record<keyof Hooks, true>> = { onRequest: true, onResponse: true, onRetry: true };

test("calls each hook", async () => {
  const called = new Set<string>();
  const watched = Object.fromEntries(Object.keys(allHooks).map((name) => [name, () => void called.add(name)]));
  const { api } = open(() => new Response(null, { status: 503 }), { ...watched, retry: { baseDelayMs: 0 } });

  await expect(api.posts.get({ videoId })).rejects.toThrow(ApiError);

  expect([...called]).toEqual(Object.keys(allHooks));
});

test.each(
  Object.keys(allHooks).flatMap((hook): [string, string, () => Promise<void>][] => [
    [hook, "throws", throwMistake],
    [hook, "rejects with", async () => throwMistake()],
  ]),
)("rejects at once with the error that %s %s", async (hook, _, run) => {
  const { api, sent } = open(() => new Response(null, { status: 503 }), { [hook]: run });

  await expect(api.posts.get({ videoId })).rejects.toThrow("A mistake in the hook.");

  expect(sent).toHaveLength(hook === "onRequest" ? 0 : 1);
});

function throwMistake(): never {
  throw new Error("A mistake in the hook.");
}

test("waits for a hook that returns a promise", async () => {
  const events: string[] = [];
  const createHook = (what: string) => async (): Promise<void> => {
    await setImmediate();
    events.push(what);
  };
  const { api } = open(
    () => {
      events.push("sent");
      return respondWell();
    },
    { onRequest: createHook("request"), onResponse: createHook("response") },
  );

  await api.posts.listComments({ videoId });

  expect(events).toEqual(["request", "sent", "response"]);
});

test("lets middleware change requests and responses", async () => {
  const { api, sent } = open(respondWell, {
    middleware: [
      {
        onRequest: ({ request }) => request.headers.set("x-signature", "s"),
        onResponse: () => Response.json({ comments: [], total: 7 }),
      },
    ],
  });

  expect(await api.posts.listComments({ videoId })).toEqual({ comments: [], total: 7 });
  expect(sent[0]?.headers.get("x-signature")).toBe("s");
  expect(sent[0]?.headers.get("x-gateway-key")).toBe(apiKey);
});

test("sends no key to another address that middleware chose", async () => {
  const { api, sent } = open(respondWell, {
    middleware: [{ onRequest: ({ request }) => new Request("https://b.example/", request) }],
  });

  await api.posts.listComments({ videoId });

  expect(sent[0]?.url).toBe("https://b.example/");
  expect([...(sent[0]?.headers.values() ?? [])].join()).not.toContain(apiKey);
});

test("does not report an error of middleware as a failed connection", async () => {
  const mistake = new Error("A mistake in the middleware.");
  const { api, sent } = open(respondWell, { middleware: [{ onRequest: () => Promise.reject(mistake) }] });

  await expect(api.posts.get({ videoId })).rejects.toBe(mistake);

  expect(sent).toEqual([]);
});

test("asks fetch to follow no redirect of a request that middleware made", async () => {
  const init: RequestInit[] = [];
  const { api } = open(respondWell, {
    middleware: [{ onRequest: ({ request }) => new Request(request.url) }],
    fetch: async (_, given) => {
      init.push(given);
      return respondWell();
    },
  });

  await api.posts.listComments({ videoId });

  expect(init).toMatchObject([{ redirect: "manual" }]);
});

test("warns once for each deprecated operation, and for no other", async () => {
  const onDeprecated = vi.fn<(warning: DeprecationWarning) => void>();
  const { api } = open(respondWithSongs, { onDeprecated });

  await api.trending.listSongs();
  await api.trending.listSongs();
  await api.posts.get({ videoId }).catch(() => {});

  expect(onDeprecated).toHaveBeenCalledOnce();
  expect(onDeprecated).toHaveBeenCalledWith({
    operation: "trending.listSongs",
    message: expect.stringMatching(/^trending\.listSongs is deprecated\. Since 1\.0\.0\. /),
  });
});

test("warns with `console.warn` by default", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  await open(respondWithSongs, { onDeprecated: false }).api.trending.listSongs();
  expect(warn).not.toHaveBeenCalled();
  await open(respondWithSongs).api.trending.listSongs();
  expect(warn).toHaveBeenCalledOnce();
});

test("shows the key in no connection and in no client", async () => {
  const connection = connect({ baseUrl, apiKey, fetch: async () => respondWell() });
  const { api } = open(respondWell);
  const call = postsGet(connection, { videoId });
  await call.catch(() => {});

  for (const shown of [connection, api, call]) {
    expect(inspect(shown, { depth: Infinity, showHidden: true })).not.toContain(apiKey);
    expect(JSON.stringify(shown)).not.toContain(apiKey);
  }
});

test.each([
  ["a success", () => Response.json({ itemInfo: { id: 1 } }), { data: { itemInfo: { id: 1 } } }],
  ["a failure", () => Response.json({ message: "No." }, { status: 403 }), { name: "NotSubscribedError", status: 403 }],
  [
    "a long number",
    () => new Response('{"message":"","id":7300000000000000001}', { status: 418 }),
    { body: { id: "7300000000000000001" } },
  ],
])("lets middleware return a response in place of the service: %s", async (_, onRequest, expected) => {
  const { api, sent } = open(() => expect.fail("sent"), { middleware: [{ onRequest }] });

  const outcome: unknown = await api.posts
    .get({ videoId })
    .withResponse()
    .catch((error: unknown) => error);

  expect(outcome).toMatchObject(expected);
  expect(sent).toEqual([]);
});

test("limits the size of a response that middleware returns", async () => {
  const { api } = open(() => expect.fail("sent"), {
    middleware: [{ onRequest: () => Response.json({ itemInfo: "x".repeat(100) }) }],
    maxResponseBytes: 50,
  });

  await expect(api.posts.get({ videoId })).rejects.toMatchObject({ name: "ResponseTooLargeError" });
});
