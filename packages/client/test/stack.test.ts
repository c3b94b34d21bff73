// The stack of an error names the function that made the call, for every kind of call and of failure.

import type { ServerResponse } from "node:http";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import {
  allChecks,
  connect,
  type ConnectOptions,
  iteratePostsListComments,
  paramChecks,
  postsListComments,
  standardLayers,
} from "../src/functions.js";
import {
  type CallOptions,
  ClientError,
  type ClientOptions,
  createClient,
  createLimiter,
  type Middleware,
} from "../src/index.js";
import { fail } from "./fail.js";
import { serve } from "./serve.js";

const apiKey = "k-0123456789abcdef";
const videoId = "7300000000000000001";

interface Opened {
  readonly api: ReturnType<typeof createClient>;
  readonly connection: ReturnType<typeof connect>;
}

type Call = (opened: Opened, params: { videoId: string }, options: CallOptions) => Promise<unknown>;

/** All kinds of calls. The stack must show the name of the function, `caller`. */
const calls: Record<string, Call> = {
  "a method": async function caller({ api }, params, options) {
    return await api.posts.listComments(params, options);
  },
  "a function": async function caller({ connection }, params, options) {
    return await postsListComments(connection, params, options);
  },
  withResponse: async function caller({ api }, params, options) {
    return await api.posts.listComments(params, options).withResponse();
  },
  "Promise.all": async function caller({ api }, params, options) {
    return await Promise.all([api.posts.listComments(params, options), api.posts.listComments(params, options)]);
  },
  "a loop": async function caller({ api }, params, options) {
    for await (const comment of api.posts.iterateComments(params, options)) expect.fail(comment.cid);
  },
  "a loop by a function": async function caller({ connection }, params, options) {
    for await (const comment of iteratePostsListComments(connection, params, options)) expect.fail(comment.cid);
  },
  "a loop over pages": async function caller({ api }, params, options) {
    for await (const page of api.posts.iterateComments(params, options).pages()) expect.fail(String(page.cursor));
  },
  toArray: async function caller({ api }, params, options) {
    return await api.posts.iterateComments(params, options).toArray();
  },
};

/** All kinds of failures: the name of the error, the reaction of the service, and the options of the call. */
const failures: Record<string, [name: string, (response: ServerResponse) => unknown, options?: CallOptions]> = {
  "a documented failure": ["NotSubscribedError", (response) => response.writeHead(403).end('{"message":"No."}')],
  "a failure after retries": ["ApiError", (response) => response.writeHead(503).end('{"message":"No."}')],
  "a failure inside a 200": ["InBandError", (response) => response.end('{"statusCode":10204}')],
  "another shape": ["UnexpectedResponseError", (response) => response.end("[]")],
  "a body that is not JSON": ["UnexpectedResponseError", (response) => response.end("<html>")],
  "a body too large": ["ResponseTooLargeError", (response) => response.end("[]"), { maxResponseBytes: 1 }],
  "a connection that breaks": ["ConnectionError", (response) => response.socket?.destroy()],
  "a body that breaks off": [
    "ConnectionError",
    (response) => response.writeHead(200, { "content-length": "9" }).write("[", () => response.destroy()),
  ],
  "a call that takes too long": ["CallTimeoutError", () => {}, { timeoutMs: 30 }],
  "an attempt that takes too long": ["CallTimeoutError", () => {}, { attemptTimeoutMs: 20 }],
};

const observers = {
  middleware: [{ onRequest: () => undefined } satisfies Middleware],
  onRequest: () => {},
  onResponse: async () => {},
  onRetry: () => {},
};

/** The options of the client: none, or everything that can surround a call. */
const setups: Record<string, () => Partial<ClientOptions>> = {
  "as it is": () => ({}),
  "with all layers": () => ({ ...observers, limiter: createLimiter({ concurrency: 1 }) }),
};

function open(given: ConnectOptions & ClientOptions): Opened {
  const options = { ...given, apiKey, retry: { maxRetries: 1, baseDelayMs: 0 } };
  return {
    api: createClient(options),
    connection: connect({ ...options, layers: [paramChecks(allChecks), ...standardLayers(options)] }),
  };
}

beforeEach(() => {
  const { stackTraceLimit } = Error;
  // Users have the default of 10. Vitest raises the limit to 100.
  Error.stackTraceLimit = 10;
  onTestFinished(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });
});

const rows = Object.entries(setups).flatMap(([setup, layers]) =>
  Object.entries(failures).flatMap(([failure, [name, respond, options]]) =>
    Object.entries(calls).map(([kind, call]) => ({ setup, layers, failure, name, respond, options, kind, call })),
  ),
);

test.each(rows)(
  "names the caller: $failure, by $kind, $setup",
  async ({ layers, name, respond, options = {}, call }) => {
    const baseUrl = await serve((_, response) => void respond(response));

    const error = await fail(call(open({ baseUrl, ...layers() }), { videoId }, options));

    expect(error.name).toBe(name);
    expectCaller(error);
  },
);

test.each(Object.entries(calls))("names the caller of a call that was not sent: by %s", async (_, call) => {
  const error = await fail(call(open({ baseUrl: "http://127.0.0.1:9" }), { videoId: "x" }, {}));

  expect(error.name).toBe("ParamsError");
  expectCaller(error);
});

test.each(Object.entries(calls).filter(([kind]) => !/loop|toArray/.test(kind)))(
  "names the caller of a call that was aborted: by %s",
  async (_, call) => {
    const controller = new AbortController();
    const baseUrl = await serve(() => controller.abort());

    const error = await fail(call(open({ baseUrl }), { videoId }, { signal: controller.signal }));

    expect(error.name).toBe("AbortError");
    expectCaller(error);
  },
);

test("does not change the stack of an error that a hook throws", async () => {
  const mistake = new Error("The hook is wrong.");
  const { stack } = mistake;
  const baseUrl = await serve((_, response) => response.end("{}"));
  const onRequest = (): never => {
    throw mistake;
  };

  await expect(createClient({ baseUrl, apiKey, onRequest }).posts.listComments({ videoId })).rejects.toBe(mistake);
  expect(mistake.stack).toBe(stack);
});

/** Expects that the stack has the message of the error, and names the caller and its file. */
function expectCaller(error: ClientError): void {
  expect(error.stack).toMatch(/ caller .*stack\.test\.ts/);
  expect(error.stack).toContain(`${error.name}: ${error.message}\n`);
}
