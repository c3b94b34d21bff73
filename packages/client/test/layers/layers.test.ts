// The features of a connection, and of each layer, over an injected fetch.

import { inspect } from "node:util";
import { expect, test } from "vitest";
import {
  checksOfPostsGet,
  responseChecks,
  connect,
  type ConnectOptions,
  dramasExplore,
  middleware,
  paramChecks,
  postsGet,
  responseLimit,
  retries,
  standardLayers,
  timeouts,
  trendingListKeywords,
} from "../../src/functions.js";
import {
  AbortError,
  ConnectionError,
  createClient,
  InBandError,
  type Layer,
  ParamsError,
  ResponseTooLargeError,
  UnexpectedResponseError,
} from "../../src/index.js";
import { createFakeClock, useClock } from "../fake-clock.js";

const apiKey = "k-0123456789abcdef";
const videoId = "7300000000000000001";

/** Opens a connection with a new response for each request, and records the requests. */
function open(respond: () => Response | Promise<Response>, layers: ConnectOptions["layers"] = []) {
  const sent: Request[] = [];
  const fetch: ConnectOptions["fetch"] = async (input, init) => {
    sent.push(new Request(input, init));
    return respond();
  };
  return { connection: connect({ baseUrl: "https://api.example", apiKey, fetch, layers }), sent };
}

const respondBroken = (): Response =>
  new Response(
    new ReadableStream({
      pull: (controller) => controller.error(Object.assign(new TypeError("terminated"), { code: "ECONNRESET" })),
    }),
  );

const respondWithoutList = (): Response => Response.json({ hasMore: false });

test("throws the class of a failure without any layer, and sends once", async () => {
  const { connection, sent } = open(() => Response.json({ message: "Slow down" }, { status: 429 }));

  await expect(postsGet(connection, { videoId })).rejects.toMatchObject({ name: "RateLimitedError", attempts: 1 });

  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.get("x-gateway-key")).toBe(apiKey);
  await expect(postsGet(open(() => Response.json({ statusCode: 4 })).connection, { videoId })).rejects.toThrow(
    InBandError,
  );
});

test("validates the params of the operations whose checks it has", async () => {
  const { connection, sent } = open(() => Response.json({ itemInfo: {} }), [paramChecks([checksOfPostsGet])]);

  await expect(postsGet(connection, { videoId: "none" })).rejects.toThrow(ParamsError);
  expect(sent).toEqual([]);

  await dramasExplore(connection, JSON.parse('{ "count": 0 }'));
  expect(sent).toHaveLength(1);
});

test.each([
  ["of the service", []],
  ["of the service, with a limit", [responseLimit()]],
  ["of middleware", [middleware({ onResponse: respondBroken })]],
  ["of middleware, with a limit", [middleware({ onResponse: respondBroken }), responseLimit()]],
])("reports a body that breaks off as a failed connection: %s", async (_, layers) => {
  const call = postsGet(open(respondBroken, layers).connection, { videoId });

  await expect(call).rejects.toThrow(ConnectionError);
  await expect(call).rejects.toMatchObject({ code: "ECONNRESET", retryable: true });
});

test("reports the number of attempts when a body of middleware breaks off", async () => {
  const layers = standardLayers({
    middleware: [{ onResponse: respondBroken }],
    retry: { maxRetries: 2, baseDelayMs: 0 },
  });
  const { connection, sent } = open(() => Response.json({ itemInfo: {} }), layers);

  await expect(postsGet(connection, { videoId })).rejects.toMatchObject({ name: "ConnectionError", attempts: 3 });

  expect(sent).toHaveLength(3);
});

test("treats an error that `fetch` throws synchronously as a failed connection", async () => {
  const connection = connect({
    baseUrl: "https://api.example",
    fetch: () => {
      throw Object.assign(new TypeError("cannot reach https://api.example"), { code: "ENOTFOUND" });
    },
    layers: [retries({ maxRetries: 1, baseDelayMs: 0 })],
  });

  const call = postsGet(connection, { videoId });

  await expect(call).rejects.toThrow(ConnectionError);
  await expect(call).rejects.toMatchObject({ code: "ENOTFOUND", attempts: 2 });
  expect(inspect(await call.catch((error: unknown) => error), { showHidden: true })).not.toContain("api.example");
});

test("ends with the caller's signal, without any layer", async () => {
  const controller = new AbortController();
  const connection = connect({
    baseUrl: "https://api.example",
    fetch: (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted")))),
  });

  const call = postsGet(connection, { videoId }, { signal: controller.signal });
  controller.abort(new Error("enough"));

  await expect(call).rejects.toThrow(AbortError);
});

test("checks the shape of responses only with its layer", async () => {
  expect(await dramasExplore(open(respondWithoutList).connection)).toEqual({ hasMore: false });
  const call = dramasExplore(open(respondWithoutList, [responseChecks()]).connection);
  await expect(call).rejects.toThrow(UnexpectedResponseError);
  await expect(call).rejects.toMatchObject({ status: 200, body: { hasMore: false } });
});

test("adds the key after all middleware, and not to the requests that middleware sees", async () => {
  const seen: Request[] = [];
  const { connection, sent } = open(
    () => Response.json({ itemInfo: {} }),
    [
      middleware({
        onRequest: ({ request }) => void seen.push(request),
        onResponse: ({ request }) => void seen.push(request),
      }),
    ],
  );

  await postsGet(connection, { videoId });

  expect(seen.map(({ headers }) => headers.get("x-gateway-key"))).toEqual([null, null]);
  expect(sent[0]?.headers.get("x-gateway-key")).toBe(apiKey);
});

test.each<[string, (layers: ReturnType<typeof standardLayers>) => ConnectOptions["layers"]]>([
  ["in their order", (layers) => layers],
  ["in reverse order", (layers) => layers.toReversed()],
])("returns and limits responses with the standard layers %s", async (_, order) => {
  const { connection } = open(
    () => Response.json({ itemInfo: {} }),
    order(standardLayers({ maxResponseBytes: 1_000 })),
  );

  expect(await postsGet(connection, { videoId })).toEqual({ itemInfo: {} });
  await expect(postsGet(connection, { videoId }, { maxResponseBytes: 1 })).rejects.toThrow(ResponseTooLargeError);
});

test("ends a call at its limit even if `fetch` ignores the signal", async () => {
  const clock = createFakeClock();
  const connection = connect({
    baseUrl: "https://api.example",
    fetch: () => new Promise(() => {}),
    layers: [useClock(clock), timeouts({ timeoutMs: 20 })],
  });

  const { error } = await clock.settle(postsGet(connection, { videoId }));

  expect(error).toMatchObject({ name: "CallTimeoutError", limitMs: 20 });
  expect(clock.now()).toBe(20);
});

test("sends only the parameters that the caller gives", async () => {
  const { connection, sent } = open(() => Response.json({ data: null }));

  await trendingListKeywords(connection, { page: 2 });

  expect(new URL(sent[0]?.url ?? "").search).toBe("?page=2");
});

test("ends at once if a hook aborts before the wait for a retry", async () => {
  const clock = createFakeClock();
  const controller = new AbortController();
  const { connection } = open(
    () => new Response(null, { status: 503, headers: { "retry-after": "20" } }),
    [useClock(clock), ...standardLayers({ onRetry: () => controller.abort(new Error("enough")) })],
  );

  const { error } = await clock.settle(postsGet(connection, { videoId }, { signal: controller.signal }));

  expect(error).toBeInstanceOf(AbortError);
  expect([clock.now(), clock.pending()]).toEqual([0, 0]);
});

test.each(["{}", '{ "onRequest": null }', "5"])("rejects middleware that is not a list: %s", (given) => {
  expect(() => standardLayers({ middleware: JSON.parse(given) })).toThrow(TypeError);
});

test("`createClient` surrounds its own layers with those of its caller", async () => {
  const events: string[] = [];
  const watch =
    (name: string): Layer =>
    (next) =>
    async (call) => {
      events.push(`${name} ${call.operation.id}`);
      try {
        return await next(call);
      } catch (error) {
        events.push(`${name} ${String(Object(error).name)}`);
        throw error;
      }
    };
  const api = createClient({
    baseUrl: "https://api.example",
    apiKey,
    layers: [watch("first"), watch("second")],
    fetch: () => expect.fail("sent"),
  });

  await expect(api.posts.get({ videoId: "x" })).rejects.toThrow(ParamsError);

  expect(events).toEqual(["first posts.get", "second posts.get", "second ParamsError", "first ParamsError"]);
});
