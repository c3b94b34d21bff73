import { syncBuiltinESMExports } from "node:module";
import timers, { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { checkVerification, type VerifyReport } from "@shortvideo-api/report";
import { type VerifyOptions, VerifyOptionsError } from "../../src/verify/verify-options.js";
import { verifyService } from "../../src/verify/verify-service.js";
import {
  type Deviation,
  type DeviatingService,
  startDeviatingService,
  type WireResponse,
} from "./start-deviating-service.js";

const shop = fileURLToPath(new URL("shop.yaml", import.meta.url));
const library = fileURLToPath(new URL("../../../mock/test/library.yaml", import.meta.url));
const json = { "content-type": "application/json" };
const services: DeviatingService[] = [];

afterEach(async () => {
  for (const service of services.splice(0)) await service.stop();
});

async function verify(deviate: Deviation, options: Partial<VerifyOptions> = {}) {
  const service = await startDeviatingService(deviate, options.spec);
  services.push(service);
  const set = { baseUrl: service.url, key: "shop-secret", perSecond: 10_000, timeoutMs: 600_000, ...options };
  return { ...(await verifyService(set)), service };
}

const orders = (options: Partial<VerifyOptions> = {}) => ({ spec: shop, operations: ["orders.list"], ...options });

function verifyNowhere(options: Partial<VerifyOptions>) {
  return verifyService({ baseUrl: "http://127.0.0.1:9", key: "k", ...options });
}

function limitFirstRequest(retryAfter: string): Deviation {
  const headers = { ...json, "retry-after": retryAfter };
  return (response, { number }) => (number > 1 ? response : { status: 429, headers, text: '{"message":"Wait"}' });
}

const keepWaiting = () => new Promise<WireResponse>(() => {});

/** Replaces the timeout of requests. The last request times out when `pass` is called. */
function holdTime() {
  const limits: AbortController[] = [];
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const controller = new AbortController();
    limits.push(controller);
    return controller.signal;
  });
  onTestFinished(() => timeout.mockRestore());
  return { timeout, pass: () => limits.at(-1)?.abort(new DOMException("The time is over.", "TimeoutError")) };
}

/** Ends each wait at once, until the test ends. Time stands still except for these waits, whose durations are returned. */
function skipWaits(): readonly number[] {
  const durations: number[] = [];
  let nowMs = Math.ceil(performance.now());
  const now = vi.spyOn(performance, "now").mockImplementation(() => nowMs);
  const wait = vi.spyOn(timers, "setTimeout").mockImplementation((durationMs = 0, value) => {
    durations.push(durationMs);
    nowMs += durationMs;
    return Promise.resolve(value);
  });
  // Named imports of the module change, too.
  syncBuiltinESMExports();
  onTestFinished(() => {
    now.mockRestore();
    wait.mockRestore();
    syncBuiltinESMExports();
  });
  return durations;
}

/** Lists the operations that a verification calls: those that change nothing. */
function listCalled({ operations }: VerifyReport): VerifyReport["operations"] {
  return operations.filter(({ method }) => method === "GET");
}

describe("a conforming service", () => {
  test("has no difference in any operation of the short-video service", async () => {
    const { report } = await verify((response) => response);
    expect(report.differences).toEqual([]);
    expect(report.outcome).toBe("conforms");
    expect(listCalled(report).filter(({ state }) => state !== "compared")).toEqual([]);
    expect(report.facts.filter(({ status }) => status === "refuted")).toEqual([]);
    expect(report.facts.filter(({ status }) => status === "confirmed").length).toBeGreaterThan(100);
  });

  test("has only its added fields as differences, in each operation", async () => {
    const { report } = await verify((response) => ({
      ...response,
      text: response.text.replace(/^\{(?=")/, '{"zz_new":1,'),
    }));
    const lines = report.differences.map(({ operation, code, place }) => `${operation} ${code} ${place}`);
    // The document does not describe the content of a collection.
    const shown = listCalled(report).filter(({ id }) => id !== "collections.get");
    expect(lines).toEqual(shown.map(({ id }) => `${id} field-new body.zz_new`));
  });

  test("has no difference from another document, and receives only GET requests", async () => {
    const { report, service } = await verify((response) => response, { spec: library });
    expect(report.differences).toEqual([]);
    expect(report.operations.map(({ id, state }) => `${id} ${state}`)).toEqual([
      "books.list compared",
      "books.add skipped",
      "books.get compared",
      "books.listNewest compared",
      "readers.search compared",
    ]);
    expect(
      service.requests.every(
        ({ headers }) => headers["x-reader-key"] === "shop-secret" || !("x-reader-key" in headers),
      ),
    ).toBe(true);
  });
});

describe("a service that cannot be verified", () => {
  test("has rejected the key when every response is 401, and gets no further requests", async () => {
    const { report, service } = await verify(() => ({ status: 401, headers: json, text: '{"message":"No key"}' }));
    expect(report.outcome).toBe("key-refused");
    expect(report.advice).toContain("rejected the key");
    expect(service.requests.length).toBeLessThan(10);
  });

  test("is unreachable, which is not a difference from the document", async () => {
    const stopped = await startDeviatingService((response) => response, shop);
    await stopped.stop();
    const { report } = await verifyService({ baseUrl: stopped.url, key: "k", perSecond: 10_000 });
    expect(report).toMatchObject({ outcome: "unreachable", requests: 1, differences: [] });
  });

  test.each<[what: string, fates: readonly ("broken" | "late")[], advice: string]>([
    [
      "breaks every connection",
      ["broken"],
      "The connection broke before the response was complete (UND_ERR_SOCKET). The base URL begins with `http://`: if the service uses TLS, begin it with `https://`.",
    ],
    ["is always late", ["late"], "No response arrived within the time of `--timeout`."],
    [
      "breaks a connection, and is late otherwise",
      ["broken", "late"],
      "begin it with `https://`. A proxy, a VPN or a firewall may also be the reason. Behind a proxy, set `NODE_USE_ENV_PROXY=1` and `HTTPS_PROXY`. No response arrived within the time of `--timeout`. Run it again",
    ],
  ])("is not compared when it %s, and the reason is reported once", async (_what, fates, advice) => {
    const { timeout, pass } = holdTime();
    const { report, service } = await verify(
      (_response, { number }) => {
        if ((fates[number - 1] ?? fates.at(-1)) === "broken") return undefined;
        pass();
        return keepWaiting();
      },
      orders({ timeoutMs: 2_000 }),
    );
    expect(report).toMatchObject({ outcome: "unreachable", advice: expect.stringContaining(advice), differences: [] });
    expect(checkVerification(report)).toMatchObject({
      headline: "Nothing could be compared: no response arrived",
      exitCode: 3,
      failures: [{ code: "service-unverifiable", message: report.advice }],
    });
    expect(service.requests.length).toBeGreaterThanOrEqual(fates.length);
    expect(timeout.mock.calls).toEqual(service.requests.map(() => [2_000]));
  });

  test("is untested, and does not conform, without a successful response", async () => {
    const { report } = await verify(() => ({ status: 400, headers: json, text: '{"message":"No"}' }), orders());
    expect(report).toMatchObject({ outcome: "untested", differences: [] });
    expect(report.operations[0]?.note).toBe("It returned 400, as documented for a failure.");
  });

  test("is untested when every successful status has a documented failure in the body", async () => {
    const failure = '{"code":7,"message":"No such thing."}';
    const { report } = await verify(() => ({ status: 200, headers: json, text: failure }), orders());
    expect(report).toMatchObject({ outcome: "untested", differences: [] });
    expect(report.operations[0]?.note).toBe("It returned a successful status with a failure in the body: `code` 7.");
  });

  test("leaves an operation open that returns 204", async () => {
    const { report } = await verify(() => ({ status: 204, headers: {}, text: "" }), orders());
    expect(report.operations[0]).toMatchObject({
      state: "open",
      note: "It returned 204 without a body to compare.",
    });
  });

  test("rejects a base URL with a query, and names all unknown operations", async () => {
    await expect(verifyNowhere({ baseUrl: "http://127.0.0.1:9/?key=1" })).rejects.toThrow(VerifyOptionsError);
    await expect(verifyNowhere({ operations: ["users.fly", "users.gett"] })).rejects.toThrow(
      "The document has no operation `users.fly`.\nThe document has no operation `users.gett`. Did you mean `users.get`?",
    );
  });
});

test.each(["secret…", "se\ncret"])(
  "rejects a key that a header cannot carry, in a message without the key",
  async (key) => {
    const refused = verifyService({ baseUrl: "http://127.0.0.1:9", key });

    await expect(refused).rejects.toThrow(VerifyOptionsError);
    await expect(refused).rejects.toThrow(/^The key (?!.*cret)/);
  },
);

describe("the pace of a verification", () => {
  test("waits as Retry-After requires, and then continues", async () => {
    const waits = skipWaits();
    const { report } = await verify(limitFirstRequest("100"), orders());
    expect(report.outcome).toBe("conforms");
    expect(waits[0]).toBe(100_000);
    const facts = report.facts.filter(({ pointer }) => pointer.startsWith("/components/responses/TooMany"));
    expect(facts.map(({ status }) => status)).toEqual(["confirmed", "confirmed"]);
  });

  test.each([
    [undefined, 12],
    [4, 6],
    [1, 2],
  ])("requests at most %s pages of an endless list, which its requests share", async (pages, requests) => {
    let id = 0;
    let first: string | undefined;
    const { report } = await verify((response) => {
      first ??= response.text;
      const text = first
        .replaceAll(/"id":\d+,"id_str":"\d+"/g, () => `"id":${(id += 1)},"id_str":"${id}"`)
        .replace(/"next":"[^"]*"/, `"next":"p${id}"`);
      return { ...response, status: 200, text };
    }, orders({ pages }));
    expect(report.requests).toBe(requests);
    expect(report.differences).toEqual([]);
  });

  test("does not wait for a Retry-After of a day", async () => {
    const { report } = await verify(limitFirstRequest("86400"), orders());
    expect(report.operations[0]?.statuses).toEqual([
      { status: 429, count: 1 },
      { status: 200, count: 3 },
    ]);
  });

  test("sends at most the given number of requests per second", async () => {
    const waits = skipWaits();
    const { report } = await verify((response) => response, orders({ perSecond: 10 }));
    expect(report.requests).toBeGreaterThan(1);
    expect(waits).toEqual(Array.from({ length: report.requests - 1 }, () => 100));
  });

  test("reports a late response, and accepts a slow one", async () => {
    const { pass } = holdTime();
    const { report: slow } = await verify((response) => setImmediate(response), orders());
    expect(slow.outcome).toBe("conforms");
    const late = await verify(() => {
      pass();
      return keepWaiting();
    }, orders());
    expect(late.report.operations[0]).toMatchObject({
      state: "open",
      note: "No response arrived within the time of `--timeout`.",
    });
  });

  test("reports the results so far when it is stopped", async () => {
    const stop = new AbortController();
    const { report } = await verify(
      (response, { number }) => {
        if (number === 5) stop.abort();
        return response;
      },
      { signal: stop.signal },
    );
    expect(report).toMatchObject({ interrupted: true, requests: 5, outcome: "conforms", differences: [] });
    expect(listCalled(report).at(-1)).toMatchObject({
      state: "skipped",
      note: "The verification ended before it was called.",
    });
  });
});
