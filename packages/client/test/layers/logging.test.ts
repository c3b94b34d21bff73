// Logs of calls, over an injected fetch.

import { expect, onTestFinished, test, vi } from "vitest";
import { connect, logging, postsGet, retries } from "../../src/functions.js";
import { AbortError, createClient, type Logger, type LogLevel, ParamsError } from "../../src/index.js";
import { createFakeClock, useClock } from "../fake-clock.js";
import { apiKey, baseUrl, open } from "../open-client.js";

const videoId = "7300000000000000001";
const variable = "SHORTVIDEO_API_LOG";

/** Creates a logger that keeps its lines. */
function createLog() {
  const lines: string[] = [];
  const write = (level: string) => (message: string) => void lines.push(`${level} ${message}`);
  const logger: Logger = { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
  return { lines, logger };
}

const respondBusy = (): Response => Response.json({ message: `No, ${apiKey}` }, { status: 503 });
const respondWell = (): Response => Response.json({ itemInfo: {} });

test("logs attempts, retries and the end of a call, without the key and values of parameters", async () => {
  const { lines, logger } = createLog();
  const clock = createFakeClock();
  const responses = [respondBusy(), respondWell()];
  const layers = [useClock(clock), logging(logger, "debug"), retries()];
  const connection = connect({ baseUrl, apiKey, layers, fetch: async () => responses.shift() ?? respondWell() });

  await clock.settle(postsGet(connection, { videoId }));

  expect(lines).toEqual([
    "debug posts.get: GET /api/post/detail, attempt 1",
    "debug posts.get: 503 after 0 ms, attempt 1",
    "warn posts.get: next attempt in 250 ms: posts.get returned 503: No, [redacted]. Try again later.",
    "debug posts.get: GET /api/post/detail, attempt 2",
    "debug posts.get: 200 after 0 ms, attempt 2",
    "info posts.get: done with 200 after 250 ms, attempts: 2",
  ]);
});

test.each<[LogLevel, string[]]>([
  ["debug", ["debug", "debug", "warn", "debug", "debug", "error"]],
  ["info", ["warn", "error"]],
  ["warn", ["warn", "error"]],
  ["error", ["error"]],
  ["off", []],
])("writes no line below the level %s", async (logLevel, expected) => {
  const { lines, logger } = createLog();
  const { api } = open(respondBusy, { logger, logLevel });

  await api.posts.get({ videoId }).catch(() => {});

  expect(lines.map((line) => line.split(" ")[0])).toEqual(expected);
});

test("describes failures of the program by their class alone, and aborts as no failure", async () => {
  const { lines, logger } = createLog();
  const { api } = open(respondWell, {
    logger,
    logLevel: "info",
    onRequest: () => {
      throw new RangeError(`The key is ${apiKey}.`);
    },
  });

  await expect(api.posts.get({ videoId })).rejects.toThrow(RangeError);
  await expect(api.posts.get({ videoId: "x" })).rejects.toThrow(ParamsError);
  await expect(api.posts.get({ videoId }, { signal: AbortSignal.abort() })).rejects.toThrow(AbortError);

  expect(lines.map((line) => line.replace(/\d+ ms/, "0 ms"))).toEqual([
    "error posts.get: failed after 0 ms: a RangeError of the program",
    'error posts.get: failed after 0 ms: posts.get was not sent: `videoId` must be text that matches `^\\d+$`, got `"x"`.',
    "info posts.get: aborted after 0 ms",
  ]);
});

test("keeps the hooks of the client and of the call", async () => {
  const events: string[] = [];
  const { lines, logger } = createLog();
  const { api } = open(respondWell, { logger, logLevel: "debug", onRequest: () => void events.push("client") });

  await api.posts.get({ videoId }, { onRequest: () => void events.push("call") });

  expect(events).toEqual(["client", "call"]);
  expect(lines).toHaveLength(3);
});

test("logs to the console at the level of the environment", async () => {
  vi.stubEnv(variable, "INFO");
  const write = vi.spyOn(console, "info").mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    write.mockRestore();
  });
  const { api } = open(respondWell);

  await api.posts.get({ videoId });

  expect(write.mock.calls).toEqual([[expect.stringMatching(/^posts\.get: done with 200 after \d+ ms, attempts: 1$/)]]);
});

test("prefers the level of the option to that of the environment, and writes nothing without both", async () => {
  const { lines, logger } = createLog();
  await open(respondWell, { logger }).api.posts.get({ videoId });
  vi.stubEnv(variable, "debug");
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });

  await open(respondWell, { logger, logLevel: "off" }).api.posts.get({ videoId });
  const atWarn = [...lines];
  await open(respondWell, { logger }).api.posts.get({ videoId });

  expect(atWarn).toEqual([]);
  expect(lines).toHaveLength(3);
});

test("names the variable of an unknown level", () => {
  vi.stubEnv(variable, "verbose");
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });

  expect(() => createClient({ baseUrl })).toThrow(
    new RangeError('`SHORTVIDEO_API_LOG` must be one of `debug`, `info`, `warn`, `error`, `off`, got `"verbose"`.'),
  );
  expect(() => createClient(Object({ baseUrl, logLevel: "all" }))).toThrow(
    new RangeError('`logLevel` must be one of `debug`, `info`, `warn`, `error`, `off`, got `"all"`.'),
  );
});
