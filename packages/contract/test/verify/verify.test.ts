import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { checkVerification } from "@shortvideo-api/report";
import { type VerifyOptions, VerifyOptionsError, verifyService } from "../../src/verify/verify-service.js";
import { type Deviation, type DeviatingService, startDeviating, type WireAnswer } from "./start-deviating.js";

const shop = fileURLToPath(new URL("shop.yaml", import.meta.url));
const library = fileURLToPath(new URL("../../../mock/test/library.yaml", import.meta.url));
const json = { "content-type": "application/json" };
const services: DeviatingService[] = [];

afterEach(async () => {
  for (const service of services.splice(0)) await service.stop();
});

async function verify(deviate: Deviation, options: Partial<VerifyOptions> = {}) {
  const service = await startDeviating(deviate, options.spec);
  services.push(service);
  const set = { baseUrl: service.url, key: "shop-secret", perSecond: 10_000, ...options };
  return { ...(await verifyService(set)), service };
}

const orders = (options: Partial<VerifyOptions> = {}) => ({ spec: shop, operations: ["orders.list"], ...options });

function verifyNowhere(options: Partial<VerifyOptions>) {
  return verifyService({ baseUrl: "http://127.0.0.1:9", key: "k", ...options });
}

function limit(retryAfter: string): Deviation {
  const headers = { ...json, "retry-after": retryAfter };
  return (answer, { number }) => (number > 1 ? answer : { status: 429, headers, text: '{"message":"Wait"}' });
}

const keepWaiting = () => new Promise<WireAnswer>(() => {});

/** Lets the time for a response pass only when `pass` is called; then it is over for the request that was sent last. */
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

describe("a service that conforms", () => {
  test("differs in nothing, in every operation of the short-video service", async () => {
    const { report } = await verify((answer) => answer);
    expect(report.differences).toEqual([]);
    expect(report.outcome).toBe("conforms");
    expect(report.operations.filter(({ state }) => state !== "compared")).toEqual([]);
    expect(report.facts.filter(({ status }) => status === "refuted")).toEqual([]);
    expect(report.facts.filter(({ status }) => status === "confirmed").length).toBeGreaterThan(100);
  });

  test("differs in what it adds, in each of its operations, and in nothing else", async () => {
    const { report } = await verify((answer) => ({ ...answer, text: answer.text.replace(/^\{(?=")/, '{"zz_new":1,') }));
    const told = report.differences.map(({ operation, code, place }) => `${operation} ${code} ${place}`);
    // The document does not show what a collection holds.
    const shown = report.operations.filter(({ id }) => id !== "collections.get");
    expect(told).toEqual(shown.map(({ id }) => `${id} field-new body.zz_new`));
  });

  test("differs in nothing by another document, of which only GET is called", async () => {
    const { report, service } = await verify((answer) => answer, { spec: library });
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
  test("has refused the key when all is 401, and is not asked on and on", async () => {
    const { report, service } = await verify(() => ({ status: 401, headers: json, text: '{"message":"No key"}' }));
    expect(report.outcome).toBe("key-refused");
    expect(report.advice).toContain("refused the key");
    expect(service.requests.length).toBeLessThan(10);
  });

  test("is not there, which is no difference from the document", async () => {
    const gone = await startDeviating((answer) => answer, shop);
    await gone.stop();
    const { report } = await verifyService({ baseUrl: gone.url, key: "k", perSecond: 10_000 });
    expect(report).toMatchObject({ outcome: "unreachable", requests: 1, differences: [] });
  });

  test.each<[what: string, fates: readonly ("broken" | "late")[], advice: string]>([
    [
      "breaks every connection",
      ["broken"],
      "The connection was broken before the answer was complete (UND_ERR_SOCKET). The base URL begins with `http://`: if the service speaks TLS, begin it with `https://`.",
    ],
    ["is always late", ["late"], "No answer came within the seconds of `--timeout`."],
    [
      "breaks a connection, and is late otherwise",
      ["broken", "late"],
      "begin it with `https://`. A proxy, a VPN or a firewall between may also be the reason. Behind a proxy, set `NODE_USE_ENV_PROXY=1` beside `HTTPS_PROXY`. No answer came within the seconds of `--timeout`. Call again",
    ],
  ])("is not compared when it %s, and the reason is told once", async (_what, fates, advice) => {
    const { timeout, pass } = holdTime();
    const { report, service } = await verify(
      (_answer, { number }) => {
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
      reasons: [report.advice],
    });
    expect(service.requests.length).toBeGreaterThanOrEqual(fates.length);
    expect(timeout.mock.calls).toEqual(service.requests.map(() => [2_000]));
  });

  test("is untested, and does not conform, when nothing is answered with a success", async () => {
    const { report } = await verify(() => ({ status: 400, headers: json, text: '{"message":"No"}' }), orders());
    expect(report).toMatchObject({ outcome: "untested", differences: [] });
    expect(report.operations[0]?.note).toBe("It was answered 400, as documented for a failure.");
  });

  test("answers with failures inside a success, which are as documented", async () => {
    const failure = '{"code":7,"message":"No such thing."}';
    const { report } = await verify(() => ({ status: 200, headers: json, text: failure }), orders());
    expect(report).toMatchObject({ outcome: "untested", differences: [] });
    expect(report.operations[0]?.note).toBe("It was answered with a failure inside a success: `code` 7.");
  });

  test("leaves an operation open that is answered 204", async () => {
    const { report } = await verify(() => ({ status: 204, headers: {}, text: "" }), orders());
    expect(report.operations[0]).toMatchObject({
      state: "open",
      note: "It was answered 204, without a body to compare.",
    });
  });

  test("is refused a base URL with a query, and an operation that there is not", async () => {
    await expect(verifyNowhere({ baseUrl: "http://127.0.0.1:9/?key=1" })).rejects.toThrow(VerifyOptionsError);
    await expect(verifyNowhere({ operations: ["users.fly"] })).rejects.toThrow(
      "`users.fly` is no operation of the document.",
    );
  });
});

test.each(["secret…", "se\ncret"])(
  "a key that no header can carry is wrong use, and the message does not show it",
  async (key) => {
    const refused = verifyService({ baseUrl: "http://127.0.0.1:9", key });

    await expect(refused).rejects.toThrow(VerifyOptionsError);
    await expect(refused).rejects.toThrow(/^The key (?!.*cret)/);
  },
);

describe("a verification is gentle", () => {
  test("it waits as Retry-After says, and then goes on", async () => {
    const { report, service } = await verify(limit("1"), orders());
    expect(report.outcome).toBe("conforms");
    const [first, second] = service.requests;
    expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThan(990);
    const facts = report.facts.filter(({ pointer }) => pointer.startsWith("/components/responses/TooMany"));
    expect(facts.map(({ status }) => status)).toEqual(["confirmed", "confirmed"]);
  });

  test.each([
    [undefined, 12],
    [4, 6],
    [1, 2],
  ])("it asks for no more pages of an endless list than %s, which its calls share", async (pages, requests) => {
    let id = 0;
    let first: string | undefined;
    const { report } = await verify((answer) => {
      first ??= answer.text;
      const text = first
        .replaceAll(/"id":\d+,"id_str":"\d+"/g, () => `"id":${(id += 1)},"id_str":"${id}"`)
        .replace(/"next":"[^"]*"/, `"next":"p${id}"`);
      return { ...answer, status: 200, text };
    }, orders({ pages }));
    expect(report.requests).toBe(requests);
    expect(report.differences).toEqual([]);
  });

  test("it does not wait for hours", async () => {
    const { report } = await verify(limit("86400"), orders());
    expect(report.operations[0]?.statuses).toEqual([
      { status: 429, count: 1 },
      { status: 200, count: 3 },
    ]);
  });

  test("it sends no more in a second than it was told", async () => {
    const start = performance.now();
    const { report } = await verify((answer) => answer, orders({ perSecond: 10 }));
    expect(report.requests).toBeGreaterThan(1);
    // A timer may be a millisecond early.
    expect(performance.now() - start).toBeGreaterThan((report.requests - 1) * 100 - 1);
  });

  test("it tells what is late, and bears what is only slow", async () => {
    const { pass } = holdTime();
    const { report: slow } = await verify((answer) => setImmediate(answer), orders());
    expect(slow.outcome).toBe("conforms");
    const late = await verify(() => {
      pass();
      return keepWaiting();
    }, orders());
    expect(late.report.operations[0]).toMatchObject({
      state: "open",
      note: "No answer came within the seconds of `--timeout`.",
    });
  });

  test("it reports what it knows when it is stopped", async () => {
    const stop = new AbortController();
    const { report } = await verify(
      (answer, { number }) => {
        if (number === 5) stop.abort();
        return answer;
      },
      { signal: stop.signal },
    );
    expect(report).toMatchObject({ interrupted: true, requests: 5, outcome: "conforms", differences: [] });
    expect(report.operations.at(-1)).toMatchObject({ state: "skipped", note: "It was not called before the end." });
  });
});
