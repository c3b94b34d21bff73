// Properties of every paginator, for any responses and failures, with and without prefetching.

import { setImmediate } from "node:timers/promises";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.js";
import { iterateCursor } from "./iterate-cursor.js";
import { iterateOffset } from "./iterate-offset.js";
import { iteratePages } from "./iterate-pages.js";
import type { Paginator } from "./create-paginator.js";
import type { PaginateOptions } from "./paginate-options.js";
import { getResumeToken, type ResumeToken } from "./resume-token.js";

interface Page {
  items: number[] | null;
  more: boolean | number | string | null | undefined;
  next: string | number | null | undefined;
}

/** A service whose pages lead anywhere and whose fetches fail, and a loop that reads its list. */
interface Setup {
  style: "cursor" | "page" | "offset";
  pages: Page[];
  hasKeys: boolean;
  /** Numbers of the fetches that throw, from 0 on. */
  failures: number[];
  /** The number of the item or page, from 0 on, at which the loop ends, and how it ends. */
  stop: { index: number; how: "break" | "abort" | "throw" } | undefined;
  options: { maxItems: number | undefined; maxPages: number | undefined; resumeFrom: ResumeToken | undefined };
}

const setups: fc.Arbitrary<Setup> = fc.record({
  style: fc.constantFrom("cursor", "page", "offset"),
  pages: fc.array(
    fc.record({
      items: fc.option(fc.array(fc.nat({ max: 9 }), { maxLength: 3 }), { freq: 9 }),
      more: fc.constantFrom(true, true, "true", 1, "1", 0, "0", false, "false", null, undefined, ""),
      next: fc.oneof(fc.nat({ max: 8 }), fc.nat({ max: 8 }).map(String), fc.constantFrom(null, undefined, "")),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  hasKeys: fc.boolean(),
  failures: fc.array(fc.nat({ max: 8 }), { maxLength: 2 }),
  stop: fc.option(fc.record({ index: fc.nat({ max: 8 }), how: fc.constantFrom("break", "abort", "throw") }), {
    nil: undefined,
  }),
  options: fc.record({
    maxItems: fc.option(fc.nat({ max: 12 }), { nil: undefined }),
    maxPages: fc.option(fc.nat({ max: 8 }), { nil: undefined }),
    resumeFrom: fc.option(
      fc.record({
        operation: fc.constant("numbers.list"),
        page: fc.nat({ max: 8 }),
        skip: fc.nat({ max: 3 }),
      }),
      { nil: undefined },
    ),
  }),
});

/** More requests than a paginator of ten items may send: see `always-ends.test.ts`. */
const maxRequests = 11 * 101;

/** Opens the service, and records its requests. */
function open({ style, pages, hasKeys, failures, options }: Setup, more: PaginateOptions) {
  const requested: (string | number)[] = [];
  const signals: AbortSignal[] = [];
  const fetched = async (page: string | number, { signal }: { signal?: AbortSignal | undefined }): Promise<Page> => {
    requested.push(page);
    if (requested.length > maxRequests) throw new Error("The paginator does not end.");
    if (signal) signals.push(signal);
    const isBroken = failures.includes(requested.length - 1);
    await setImmediate();
    if (isBroken) throw new Error(`fetch ${requested.length - 1} failed`);
    return pages[Number(page) % pages.length] ?? { items: [], more: false, next: null };
  };
  const list = {
    operation: "numbers.list",
    getItems: (page: Page) => page.items,
    hasMore: (page: Page) => page.more,
    ...(hasKeys && { getKey: (item: number) => item }),
  };
  const paginators = {
    cursor: () =>
      iterateCursor<Page, number, string | number>(
        {
          ...list,
          fetchPage: (cursor = 0, call) => fetched(cursor, call),
          getNextCursor: (page) => page.next,
          first: 0,
        },
        { ...options, ...more },
      ),
    page: () => iteratePages<Page, number>({ ...list, fetchPage: fetched }, { ...options, ...more }),
    offset: () => iterateOffset<Page, number>({ ...list, fetchPage: fetched }, { ...options, ...more }),
  } satisfies Record<Setup["style"], () => Paginator<Page, number>>;
  return { paginator: paginators[style](), requested, signals };
}

/** Reads the list as the setup says, and returns all that a caller can see. */
async function run(setup: Setup, unit: "items" | "pages", prefetch: boolean) {
  const controller = new AbortController();
  const { paginator, requested, signals } = open(setup, { prefetch, signal: controller.signal });
  const received: unknown[] = [];
  const tokens: ResumeToken[] = [];
  let ended: unknown = "at the end";
  try {
    for await (const each of unit === "items" ? paginator : paginator.pages()) {
      received.push(each);
      tokens.push(paginator.resumeToken);
      await setImmediate();
      expect(paginator.resumeToken).toBe(tokens.at(-1));
      if (received.length - 1 !== setup.stop?.index) continue;
      if (setup.stop.how === "break") break;
      if (setup.stop.how === "throw") throw new Error("thrown in the loop");
      controller.abort(new Error("aborted"));
    }
  } catch (error) {
    ended = error;
  }
  expect(String(ended)).not.toContain("does not end");
  const seen = { received, tokens, ended: String(ended), last: paginator.resumeToken, kept: getResumeToken(ended) };
  return { seen, ended, requested, signals, paginator };
}

test("prefetching changes no item, error or resume token", async () => {
  await fc.assert(
    fc.asyncProperty(setups, fc.constantFrom("items" as const, "pages" as const), async (setup, unit) => {
      const plain = await run(setup, unit, false);
      const ahead = await run(setup, unit, true);

      expect(ahead.seen).toEqual(plain.seen);
      // The same fetches in the same order, and at most one more, which is aborted.
      expect(ahead.requested.slice(0, plain.requested.length)).toEqual(plain.requested);
      expect(ahead.requested.length - plain.requested.length).toBeLessThanOrEqual(1);
      const isExtra = ahead.requested.length > plain.requested.length;
      expect(isExtra && !ahead.signals.at(-1)?.aborted).toBe(false);
    }),
    { numRuns: inCI(500, 80) },
  );
});

test("prefetches no unneeded page when the loop runs to its end", async () => {
  await fc.assert(
    fc.asyncProperty(setups, async (given) => {
      const setup = { ...given, stop: undefined };
      const plain = await run(setup, "items", false);
      const ahead = await run(setup, "items", true);

      expect(ahead.requested).toEqual(plain.requested);
    }),
  );
});

test("resumes after a failed fetch without losing or repeating an item", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("cursor" as const, "page" as const, "offset" as const),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      fc.nat({ max: 6 }),
      async (style, sizes, prefetch, failure) => {
        let count = 0;
        const pages: Page[] = [];
        for (const [index, size] of sizes.entries()) {
          const items = Array.from({ length: size }, () => count++);
          const page = { items, more: index < sizes.length - 1, next: index + 1 };
          if (style === "offset") for (const item of items) pages[item] = page;
          else pages[style === "page" ? (index + 1) % sizes.length : index] = page;
        }
        const options = { maxItems: undefined, maxPages: undefined, resumeFrom: undefined };
        const setup: Setup = { style, pages, hasKeys: true, failures: [failure], stop: undefined, options };
        const all = Array.from({ length: count }, (_, item) => item);

        const first = await run(setup, "items", prefetch);
        const resumeFrom = getResumeToken(first.ended);
        const rest = resumeFrom
          ? await run({ ...setup, failures: [], options: { ...options, resumeFrom } }, "items", prefetch)
          : undefined;

        expect([...first.seen.received, ...(rest?.seen.received ?? [])]).toEqual(all);
        expect(resumeFrom !== undefined).toBe(failure < sizes.length);
        expect(first.paginator.resumeToken).toEqual(resumeFrom ?? first.seen.last);
      },
    ),
  );
});
