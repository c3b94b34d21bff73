// Wrong options of callers in JavaScript: each has an error message of one sentence, without the key.

import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { connect, postsGet, quota } from "../src/functions.js";
import { type ClientOptions, createClient, createLimiter } from "../src/index.js";

const baseUrl = "https://api.example";
const key = "k-0123456789abcdef";
const videoId = "7300000000000000001";

/** Returns options as untyped code passes them. */
function untyped(options: unknown): ClientOptions {
  return Object(options);
}

/** Returns the error that `create` throws. */
function catchFrom(create: () => unknown): Error {
  try {
    create();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("Nothing was thrown.");
}

const list =
  "Its options: baseUrl, apiKey, fetch, headers, timeoutMs, attemptTimeoutMs, retry, maxResponseBytes, onRequest, " +
  "onResponse, onRetry, middleware, onDeprecated, limiter, checkParams, checkResponses, successCodes, layers, userAgent, logger, logLevel.";

test.each<[options: object, message: string]>([
  [{ apiKey: 123 }, "createClient: `apiKey` must be of type `string`, got a value of type `number`."],
  [{ apiKey: { key } }, "createClient: `apiKey` must be of type `string`, got a value of type `object`."],
  [{ apiKey: [key] }, "createClient: `apiKey` must be of type `string`, got a list."],
  [{ apiKey: null }, "createClient: `apiKey` must be of type `string`, got `null`."],
  [{ fetch: key }, "createClient: `fetch` must be of type `function`, got a value of type `string`."],
  [{ headers: key }, "createClient: `headers` must be of type `object`, got a value of type `string`."],
  [{ onRequest: key }, "createClient: `onRequest` must be of type `function`, got a value of type `string`."],
  [{ onRetry: {} }, "createClient: `onRetry` must be of type `function`, got a value of type `object`."],
  [{ checkParams: "false" }, "createClient: `checkParams` must be of type `boolean`, got a value of type `string`."],
  [{ limiter: 10 }, "createClient: `limiter` must be of type `object`, got a value of type `number`."],
  [{ limiter: { perSecond: 10 } }, "`limiter` must come from `createLimiter`."],
  [{ middleware: { onRequest: () => {} } }, "`middleware` must be a list."],
  [{ layers: {} }, "`layers` must be a list of layers."],
  [{ logger: {} }, "`logger` must have the functions `debug`, `info`, `warn` and `error`."],
  [{ layers: [5] }, "`layers` must be a list of layers."],
  [{ onDeprecated: true }, "`onDeprecated` must be a function, or `false`."],
  [{ timeout: 5 }, `createClient has no option \`timeout\`. ${list}`],
  [{ timeout: 5, retries: 2, key: undefined }, `createClient has no option \`timeout\`, \`retries\`. ${list}`],
  [{ timeout_ms: 5 }, `createClient has no option \`timeout_ms\`. ${list}`],
  [{ baseURL: baseUrl }, `createClient has no option \`baseURL\`. ${list}`],
  [{ base_url: baseUrl }, `createClient has no option \`base_url\`. ${list}`],
  [{ apikey: key }, `createClient has no option \`apikey\`. ${list}`],
  [{ maxRetries: 1 }, `createClient has no option \`maxRetries\`. ${list}`],
  [{ onResponce: () => {} }, `createClient has no option \`onResponce\`. ${list}`],
  [{ toString: 1 }, `createClient has no option \`toString\`. ${list}`],
  [{ token: key }, `createClient has no option \`token\`. ${list}`],
])("createClient rejects %o with one sentence", (options, message) => {
  const error = catchFrom(() => createClient(untyped({ baseUrl, ...options })));

  expect(error).toBeInstanceOf(TypeError);
  expect(error.message).toBe(message);
  expect(inspect(error)).not.toContain(key);
});

test.each([
  [undefined, "createClient needs `baseUrl`, or the environment variable `SHORTVIDEO_API_BASE_URL`."],
  [null, "createClient needs `baseUrl`, or the environment variable `SHORTVIDEO_API_BASE_URL`."],
  [key, "createClient takes an object of options, got a value of type `string`."],
  [[key], "createClient takes an object of options, got a list."],
])("createClient rejects %o in place of options", (options, message) => {
  const create: (options: never) => unknown = createClient;
  const error = catchFrom(() => Reflect.apply(create, undefined, [options]));

  expect(error).toBeInstanceOf(TypeError);
  expect(error.message).toBe(message);
});

const addressMessage = "`baseUrl` takes an http(s) address without password, query and fragment.";
const keyMessage = "`apiKey` must be non-blank text that a header can carry.";

test.each([
  [undefined, addressMessage],
  [null, addressMessage],
  [{ base_url: baseUrl }, addressMessage],
  [{ baseURL: baseUrl }, addressMessage],
  [{ baseUrl, apiKey: 123 }, keyMessage],
  [{ baseUrl, apiKey: [key] }, keyMessage],
  [{ baseUrl, apiKey: { key } }, keyMessage],
  [{ baseUrl, apiKey: null }, keyMessage],
  [{ baseUrl, apiKey: "" }, keyMessage],
  [{ baseUrl, apiKey: " \n" }, keyMessage],
])("connect rejects %o with one sentence", (options, message) => {
  const error = catchFrom(() => Reflect.apply(connect, undefined, [options]));

  expect(error).toBeInstanceOf(TypeError);
  expect(error.message).toBe(message);
});

async function fetch(): Promise<Response> {
  return Response.json({ itemInfo: {} });
}

test("treats options that are `undefined` as absent", async () => {
  const nothing = Object.fromEntries(readNames(list).map((name) => [name, undefined]));
  const api = createClient({ ...nothing, baseUrl, fetch });
  const connection = connect({ baseUrl, fetch, apiKey: undefined, headers: undefined, layers: undefined });

  const options = Object.fromEntries(readNames(callList).map((name) => [name, undefined]));
  expect(await api.posts.get({ videoId }, options)).toEqual({ itemInfo: {} });
  expect(await api.posts.get({ videoId }, JSON.parse("null"))).toEqual({ itemInfo: {} });
  expect(await api.posts.get({ videoId }, JSON.parse('{ "signal": null }'))).toEqual({ itemInfo: {} });
  expect(await postsGet(connection, { videoId }, options)).toEqual({ itemInfo: {} });
  expect(() => createClient(untyped({ baseUrl, misspelt: undefined }))).not.toThrow();
});

const callList =
  "Its options: signal, timeoutMs, attemptTimeoutMs, retry, maxResponseBytes, onRequest, onResponse, onRetry, repeatable, headers, " +
  "query, maxItems, maxPages, prefetch, resumeFrom.";

test.each<[options: unknown, message: string]>([
  [{ timeout: 5 }, `posts.get has no option \`timeout\`. ${callList}`],
  [{ maxItem: 5 }, `posts.get has no option \`maxItem\`. ${callList}`],
  [{ maxRetries: 5 }, `posts.get has no option \`maxRetries\`. ${callList}`],
  [{ signal: "x" }, "posts.get: `signal` must be of type `object`, got a value of type `string`."],
  [{ signal: {} }, "posts.get: `signal` must be an `AbortSignal`."],
  [{ signal: new AbortController() }, "posts.get: `signal` must be an `AbortSignal`."],
  [{ onRequest: "x" }, "posts.get: `onRequest` must be of type `function`, got a value of type `string`."],
  [{ headers: "x" }, "posts.get: `headers` must be of type `object`, got a value of type `string`."],
  [{ query: "x" }, "posts.get: `query` must be of type `object`, got a value of type `string`."],
  [{ repeatable: 1 }, "posts.get: `repeatable` must be of type `boolean`, got a value of type `number`."],
  [{ retry: { maxRetries: 1.5 } }, "`retry.maxRetries` must be an integer of at least 0, got `1.5`."],
  [{ retry: { maxRetries: Number.NaN } }, "`retry.maxRetries` must be an integer of at least 0, got `NaN`."],
  [{ retry: { maxRetries: -1 } }, "`retry.maxRetries` must be an integer of at least 0, got `-1`."],
  [{ timeoutMs: "5" }, '`timeoutMs` must be a number of at least 1, got `"5"`.'],
  [[], "posts.get takes an object of options, got a list."],
  [() => {}, "posts.get takes an object of options, got a value of type `function`."],
])("a call rejects the options %o with one sentence, and sends nothing", async (options, message) => {
  const sent: unknown[] = [];
  const api = createClient({
    baseUrl,
    apiKey: key,
    fetch: async (request) => {
      sent.push(request);
      return Response.json({});
    },
  });

  const call = api.posts.get({ videoId }, Object(options));

  await expect(call).rejects.toMatchObject({ message });
  expect(sent).toEqual([]);
});

test("an iterator rejects a misspelt option with one sentence", async () => {
  const api = createClient({ baseUrl, fetch: () => expect.fail("sent") });
  const options: object = { maxItem: 5 };

  await expect(api.posts.iterateComments({ videoId }, options).toArray()).rejects.toThrow(
    `posts.listComments has no option \`maxItem\`. ${callList}`,
  );
});

test.each([["x"], [new AbortController()], [{}]])(
  "an iterator rejects %o as a signal with one sentence",
  async (signal) => {
    const api = createClient({ baseUrl, fetch: () => expect.fail("sent") });
    const comments = api.posts.iterateComments({ videoId }, Object({ signal }));

    for (const pending of [comments.toArray(), comments.pages()[Symbol.asyncIterator]().next()]) {
      await expect(pending).rejects.toThrow(
        /^posts\.listComments: `signal` must be (an `AbortSignal`\.|of type `object`)/,
      );
    }
  },
);

test.each([undefined, null, {}, "{}", 5])(
  "reports that `fetch` must return a `Response` when it returns %o",
  async (found) => {
    const sent: unknown[] = [];
    const fetchBadly = (request: string | Request): Promise<Response> => {
      sent.push(request);
      return Object(Promise.resolve(found));
    };

    const calls = [
      createClient({ baseUrl, apiKey: key, fetch: fetchBadly }).posts.get({ videoId }),
      postsGet(connect({ baseUrl, apiKey: key, fetch: fetchBadly }), { videoId }),
    ];

    for (const call of calls) {
      await expect(call).rejects.toThrow(TypeError);
      await expect(call).rejects.toThrow(/^`fetch` must return a `Response`\.$/);
    }
    // A mistake of the program is not repeated.
    expect(sent).toHaveLength(2);
  },
);

test("accepts a `fetch` that returns no promise", async () => {
  const api = createClient({ baseUrl, fetch: () => Object(Response.json({ itemInfo: {} })) });

  expect(await api.posts.get({ videoId })).toEqual({ itemInfo: {} });
});

test("`quota` rejects a value that is not a limiter", () => {
  for (const found of [undefined, null, {}, 10]) {
    expect(() => Reflect.apply(quota, undefined, [found])).toThrow("`limiter` must come from `createLimiter`.");
  }
  expect(() => quota(createLimiter({ perSecond: 1 }))).not.toThrow();
});

test("the READMEs describe each option", () => {
  const readme = readText("../README.md");
  const [table = ""] = /\n\| option \| \|\n(?:\|.*\n)+/.exec(readme) ?? [];
  const described = [...table.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, names = ""]) => names.match(/\w+/g) ?? []);
  const all = readme + readText("../../pagination/README.md");

  expect(described.toSorted()).toEqual(readNames(list).toSorted());
  expect(readNames(callList).filter((name) => !new RegExp(`\`${name}\\b`).test(all))).toEqual([]);
});

function readText(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

/** Reads the names of a list of options. */
function readNames(options: string): readonly string[] {
  const names = options.replace("Its options: ", "").match(/\w+/g) ?? [];
  expect(names.length).toBeGreaterThan(10);
  return names;
}
