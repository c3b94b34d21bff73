// The order of the standard layers does not matter, and some layers of one kind add up.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import {
  allChecks,
  connect,
  type ConnectOptions,
  hooks,
  type Layer,
  type LayerOptions,
  middleware,
  paramChecks,
  postsGet,
  quota,
  responseLimit,
  retries,
  standardLayers,
  timeouts,
} from "../../src/functions.js";
import {
  type CallOptions,
  createLimiter,
  type Hooks,
  type Limiter,
  ParamsError,
  ResponseTooLargeError,
} from "../../src/index.js";
import { createConnection } from "../../src/connection/create-connection.js";
import { createFakeClock, useClock } from "../fake-clock.js";
import { plainMetadata } from "../open-pets.js";

const videoId = "7300000000000000001";

type Fetch = NonNullable<ConnectOptions["fetch"]>;

const respond: Fetch = async () => Response.json({ itemInfo: {} });
const refuse: Fetch = async () => new Response(null, { status: 503 });
const ignore: Fetch = () => new Promise(() => {});

/** Makes a call through these layers with a fake clock, and counts its requests. */
async function call(fetch: Fetch, layers: readonly Layer[], options?: CallOptions) {
  const clock = createFakeClock();
  let sent = 0;
  const connection = connect({
    baseUrl: "https://api.example",
    fetch: (request, init) => {
      sent += 1;
      return fetch(request, init);
    },
    layers: [useClock(clock), ...layers],
  });
  const { value, error } = await clock.settle(postsGet(connection, { videoId }, options));
  return { ended: error ?? value, sent };
}

/** Creates a limiter that starts each attempt at once, and counts the attempts. */
function createCounter(): Limiter & { turns: number } {
  return {
    turns: 0,
    run({ send }) {
      this.turns += 1;
      return send();
    },
  };
}

/** Runs a check with the standard layers and the checks of params, in many orders. */
async function inAnyOrder(options: LayerOptions, check: (layers: readonly Layer[]) => Promise<void>): Promise<void> {
  const layers = [paramChecks(allChecks), ...standardLayers(options)];
  const anyOrder = fc.shuffledSubarray(layers, { minLength: layers.length });
  await fc.assert(fc.asyncProperty(anyOrder, check), { numRuns: inCI(60, 20) });
}

test("calls hooks for each attempt and each retry, in any order", async () => {
  let seen: string[] = [];
  const report = (what: string) => (event: { attempt: number }) => void seen.push(`${what} ${event.attempt}`);
  const watched: Hooks = { onRequest: report("request"), onResponse: report("response"), onRetry: report("retry") };

  await inAnyOrder({ ...watched, retry: { maxRetries: 1, baseDelayMs: 0 } }, async (layers) => {
    seen = [];
    await call(refuse, layers);

    expect(seen).toEqual(["request 1", "response 1", "retry 1", "request 2", "response 2"]);
  });
});

test("lets each retry wait for its turn, in any order", async () => {
  const limiter = createCounter();

  await inAnyOrder({ limiter, retry: { maxRetries: 2, baseDelayMs: 0 } }, async (layers) => {
    limiter.turns = 0;
    await call(refuse, layers);

    expect(limiter.turns).toBe(3);
  });
});

test("ends the whole call in time, in any order", async () => {
  const limits = { timeoutMs: 25_000, attemptTimeoutMs: 10_000, retry: { maxRetries: 9 } };

  await inAnyOrder({ ...limits, limiter: createCounter() }, async (layers) => {
    const clock = createFakeClock(() => 0);
    const service = plainMetadata;
    const connection = createConnection(
      { baseUrl: "https://api.example", fetch: ignore, layers: [useClock(clock), ...layers] },
      service,
    );

    const { error } = await clock.settle(connection.call({ id: "pets.get", method: "GET", path: "/pets" }, {}));

    expect(error).toMatchObject({ name: "CallTimeoutError", limit: "timeoutMs", attempts: 3 });
    expect(clock.now()).toBe(25_000);
  });
});

test("uses no quota for invalid parameters, in any order", async () => {
  const limiter = createCounter();

  await inAnyOrder({ limiter }, async (layers) => {
    const connection = connect({ baseUrl: "https://api.example", fetch: respond, layers });
    await expect(postsGet(connection, { videoId: "none" })).rejects.toThrow(ParamsError);

    expect(limiter.turns).toBe(0);
  });
});

test("limits the size of a response that middleware changed, in any order", async () => {
  const enlarge = [{ onResponse: () => new Response("x".repeat(100)) }];

  await inAnyOrder({ middleware: enlarge, maxResponseBytes: 50 }, async (layers) => {
    expect((await call(respond, layers)).ended).toBeInstanceOf(ResponseTooLargeError);
  });
});

test("calls the hooks of all layers, and those of the call once and last", async () => {
  const seen: string[] = [];
  const report = (who: string): Hooks => ({
    onRequest: () => void seen.push(`${who} request`),
    onRetry: () => void seen.push(`${who} retry`),
  });
  const layers = [hooks(report("first")), retries({ maxRetries: 1, baseDelayMs: 0 }), hooks(), hooks(report("second"))];

  await call(refuse, layers, report("call"));

  const who = ["first", "second", "call"];
  expect(seen).toEqual(["request", "retry", "request"].flatMap((what) => who.map((name) => `${name} ${what}`)));
});

test("runs the middleware of all layers", async () => {
  const seen: string[] = [];
  const note = (name: string) =>
    middleware({ onRequest: () => void seen.push(`> ${name}`), onResponse: () => void seen.push(`< ${name}`) });

  await call(respond, [note("first"), responseLimit(), note("second")]);

  expect(seen).toEqual(["> first", "> second", "< second", "< first"]);
});

test("waits for a turn of each limiter", async () => {
  const limiters = [createCounter(), createCounter(), createLimiter({ concurrency: 1 })] as const;

  await call(refuse, [...limiters.map((limiter) => quota(limiter)), retries({ maxRetries: 1, baseDelayMs: 0 })]);

  expect([limiters[0].turns, limiters[1].turns]).toEqual([2, 2]);
});

test("waits once for a limiter that is given twice", async () => {
  const limiter = createLimiter({ concurrency: 1 });
  const counted = createCounter();

  const layers = [...standardLayers({ limiter, timeoutMs: 200 }), quota(limiter), quota(counted), quota(counted)];

  expect((await call(respond, layers)).ended).toEqual({ itemInfo: {} });
  expect(counted.turns).toBe(1);
});

test("uses the last layer if only one can apply", async () => {
  const options = { retry: { maxRetries: 5, baseDelayMs: 0 }, timeoutMs: 60_000, maxResponseBytes: 1_000 };
  const layers = [
    ...standardLayers(options),
    retries({ maxRetries: 1, baseDelayMs: 0 }),
    responseLimit({ maxResponseBytes: 1 }),
    timeouts({ timeoutMs: 500 }),
  ];

  expect((await call(refuse, layers)).sent).toBe(2);
  expect((await call(respond, layers)).ended).toMatchObject({ limitBytes: 1 });
  expect((await call(ignore, layers)).ended).toMatchObject({ limit: "timeoutMs", limitMs: 500 });
});

test("surrounds the whole call with the caller's own layers, the first outermost", async () => {
  const seen: string[] = [];
  const note =
    (name: string): Layer =>
    (next) =>
    async (task) => {
      seen.push(`> ${name}`);
      return next(task).finally(() => seen.push(`< ${name}`));
    };

  await call(refuse, [note("first"), retries({ maxRetries: 2, baseDelayMs: 0 }), note("second")]);

  expect(seen).toEqual(["> first", "> second", "< second", "< first"]);
});
