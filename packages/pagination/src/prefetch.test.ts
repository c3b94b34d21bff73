import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { iterateCursor } from "./iterate-cursor.js";
import { getResumeToken } from "./resume-token.js";
import type { PaginateOptions } from "./paginate-options.js";

/** The result of a fetch: the items of a page, an error, or no result. */
type FetchResult = string[] | Error | "never";

/** Paginates with prefetching. Page 0 is the first, and each page except the last names the next one. */
function open(results: FetchResult[], options: PaginateOptions = {}) {
  const requested: number[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const paginator = iterateCursor<{ letters: string[]; next: number }, string, number>(
    {
      operation: "letters.list",
      // Not async, so that it throws before there is a promise.
      fetchPage: (cursor = 0, { signal }) => {
        const result = results[cursor] ?? [];
        requested.push(cursor);
        signals.push(signal);
        if (result instanceof Error) throw result;
        if (result !== "never") return Promise.resolve({ letters: result, next: cursor + 1 });
        return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
      },
      getItems: (page) => page.letters,
      getNextCursor: (page) => (page.next < results.length ? page.next : undefined),
    },
    { prefetch: true, ...options },
  );
  return { paginator, requested, signals };
}

test("fetches one page ahead, and no further, while the loop processes the current one", async () => {
  const { paginator, requested } = open([["a", "b"], ["c"], ["d"]]);
  const steps: string[] = [];

  for await (const letter of paginator) {
    await setImmediate();
    steps.push(`${letter} ${requested.join("")}`);
  }

  expect(steps).toEqual(["a 01", "b 01", "c 012", "d 012"]);
});

test("prefetches no page after a loop is found", async () => {
  const { paginator, requested } = open(Array.from({ length: 200 }, () => []));

  await expect(paginator.toArray()).rejects.toThrow("101 pages in a row had no new items");
  expect(requested).toHaveLength(101);
});

test("a prefetched page does not move the resume token", async () => {
  const { paginator, requested } = open([["a", "b"], ["c"]]);

  for await (const letter of paginator) {
    await setImmediate();
    if (letter === "a") break;
  }

  expect(requested).toEqual([0, 1]);
  expect(paginator.resumeToken).toEqual({ operation: "letters.list", skip: 1 });
});

test("throws the error of a prefetched page when the loop reaches it, with the token of that page", async () => {
  const broken = new Error("connection reset");
  const { paginator } = open([["a", "b"], broken]);
  const received: string[] = [];

  const ended = (async () => {
    for await (const letter of paginator) {
      received.push(letter);
      await setImmediate();
    }
  })();

  await expect(ended).rejects.toBe(broken);
  expect(received).toEqual(["a", "b"]);
  expect(getResumeToken(broken)).toEqual({ operation: "letters.list", page: 1, skip: 0 });
});

test.each(["break", "return", "throw", "abort"])(
  "aborts the fetch at a %s, and leaves no unhandled rejection",
  async (end) => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => void unhandled.push(reason);
    process.on("unhandledRejection", note);
    const controller = new AbortController();
    const { paginator, signals } = open([["a", "b"], "never"], { signal: controller.signal });

    const run = async (): Promise<void> => {
      for await (const _ of paginator) {
        if (end === "break") break;
        if (end === "return") return;
        if (end === "throw") throw new Error("enough");
        controller.abort(new Error("enough"));
      }
    };
    const outcome = await run().then(
      () => "done",
      (error: Error) => error.message,
    );
    await setImmediate();
    process.off("unhandledRejection", note);

    expect(outcome).toBe(end === "throw" || end === "abort" ? "enough" : "done");
    expect(signals.map((signal) => signal?.aborted)).toEqual([end === "abort", true]);
    expect(controller.signal.aborted).toBe(end === "abort");
    expect(unhandled).toEqual([]);
  },
);

test("leaves no unhandled rejection when the loop never reaches a failed page", async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on("unhandledRejection", note);

  for await (const _ of open([["a"], new Error("connection reset")]).paginator) break;
  await setImmediate();
  process.off("unhandledRejection", note);

  expect(unhandled).toEqual([]);
});

test("keeps two loops over one list independent", async () => {
  const { paginator, requested, signals } = open([["a"], ["b"], ["c"]]);
  const slow = paginator[Symbol.asyncIterator]();
  await slow.next();

  for await (const _ of paginator) break;

  expect(requested).toEqual([0, 1, 0, 1]);
  expect(signals.map((signal) => signal?.aborted)).toEqual([undefined, false, undefined, true]);
  expect([await slow.next(), await slow.next()]).toMatchObject([{ value: "b" }, { value: "c" }]);
});

test("prefetches without AbortSignal.any, as in Node 20.0, and passes the reason on", async () => {
  const descriptor = Object.getOwnPropertyDescriptor(AbortSignal, "any") ?? {};
  Reflect.deleteProperty(AbortSignal, "any");
  try {
    const controller = new AbortController();
    const { paginator, signals } = open([["a"], "never"], { signal: controller.signal });
    const received: string[] = [];

    const ended = (async () => {
      for await (const letter of paginator) {
        received.push(letter);
        controller.abort(new Error("enough"));
      }
    })();

    await expect(ended).rejects.toThrow("enough");
    expect(received).toEqual(["a"]);
    expect(signals[1]?.reason).toBe(controller.signal.reason);
  } finally {
    Object.defineProperty(AbortSignal, "any", descriptor);
  }
});

test("adds one listener to a signal that many paginators share", async () => {
  const controller = new AbortController();
  const listeners = new Set<unknown>();
  const add = controller.signal.addEventListener.bind(controller.signal);
  controller.signal.addEventListener = (...given: Parameters<typeof add>) => {
    if (given[0] === "abort") listeners.add(given[1]);
    add(...given);
  };
  // Listeners of the service would count, too.
  const paginators = Array.from(
    { length: 20 },
    () => open([["a"], ["b"], ["c"]], { signal: controller.signal }).paginator,
  );

  await Promise.all(paginators.map((paginator) => paginator.toArray()));

  expect(listeners.size).toBe(1);
});

test("aborts each fetch of a shared signal, and no other", async () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const opened = [one, one, other].map(({ signal }) => open([["a"], "never"], { signal }));
  for (const { paginator } of opened) await paginator[Symbol.asyncIterator]().next();

  one.abort();

  expect(opened.map(({ signals }) => signals[1]?.aborted)).toEqual([true, true, false]);
  other.abort();
});
