// Iterates over every list of the service in pages of many sizes, with plain `fetch`.

import { operations as fixtures } from "@shortvideo-api/fixtures";
import { parseExact } from "@shortvideo-api/wire";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { readAt } from "../../src/exchange/places.js";
import { createResponseValidator } from "../../src/operation/response-validator.js";
import { loadDocument } from "../../src/operation/load-document.js";
import type { ServedOperation } from "../../src/operation/operation.js";
import { readServedOperations } from "../../src/operation/read-served-operations.js";
import { type MockServer, startMock } from "../../src/index.js";
import { service } from "../../src/core/service.js";

const { document } = await loadDocument(service.spec);
const findResponseError = createResponseValidator(document);
/** All lists. `maximum` is the largest page size: 40 if the document has no maximum, 0 for a list without page sizes. */
const lists = readServedOperations(document).flatMap((operation) => {
  const { pagination } = operation;
  if (!pagination) return [];
  const size = operation.parameters.find(({ name }) => name === pagination.size?.name);
  const maximum = size?.boundaries.find(({ kind }) => kind === "maximum")?.value;
  return [{ id: operation.id, operation, pagination, maximum: size ? Number(maximum ?? 40) : 0 }];
});
const sized = lists.filter(({ maximum }) => maximum > 0);
type List = (typeof lists)[number];

let mock: MockServer;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

interface Iteration {
  /** Items in the order of the responses, each as JSON. */
  items: string[];
  /** Number of items of each page. */
  counts: number[];
  /** The `total` of the last page, for lists by page number. */
  total?: unknown;
}

function readRequest(id: string): Record<string, string> {
  const found = Object.entries<{ params: object }>(fixtures).find(([key]) => key === id);
  return Object.fromEntries(Object.entries(found?.[1].params ?? {}).map(([name, value]) => [name, String(value)]));
}

async function ask(operation: ServedOperation, query: Record<string, string>, prefer = ""): Promise<Response> {
  const text = new URLSearchParams({ ...readRequest(operation.id), ...query }).toString();
  return fetch(`${mock.url}${operation.path}?${text}`, { headers: { "x-gateway-key": "any", prefer } });
}

/** Iterates over a list by its pagination fields, with sizes from `chooseSize`; `undefined` omits the size. */
async function paginate(
  { operation, pagination }: List,
  chooseSize: (page: number) => number | undefined,
  prefer = "",
): Promise<Iteration> {
  const {
    style,
    position: { name: param },
    items,
    next = "",
    hasMore = "",
    total = "",
  } = pagination;
  const size = pagination.size?.name ?? "";
  const iteration: Iteration = { items: [], counts: [] };
  let position: string | undefined;
  while (iteration.counts.length < 1_000) {
    const wanted = chooseSize(iteration.counts.length);
    const query = {
      ...(position === undefined ? {} : { [param]: position }),
      ...(wanted === undefined ? {} : { [size]: String(wanted) }),
    };
    const response = await ask(operation, query, prefer);
    expect(response.headers.get("x-mock-violation")).toBeNull();
    const page = parseExact(await response.text(), operation.responses.get("200")?.exact);
    expect(findResponseError(operation, 200, page)).toBeUndefined();
    const found = readAt(page, items) as unknown[];
    iteration.items.push(...found.map((item) => JSON.stringify(item)));
    iteration.counts.push(found.length);
    if (!readAt(page, hasMore)) {
      iteration.total = style === "page" && total !== "" ? readAt(page, total) : undefined;
      return iteration;
    }
    position = String(
      style === "cursor" ? readAt(page, next) : style === "page" ? iteration.counts.length + 1 : iteration.items.length,
    );
  }
  throw new Error(`${operation.id} does not end.`);
}

/** Expects that no item repeats, or that all are equal: the items of a list without an item key are copies. */
function expectEachOnce({ items }: Iteration): void {
  const different = new Set(items).size;
  expect([1, items.length]).toContain(different);
}

test.each(sized)("$id has three pages of each allowed size, and ends", async (list) => {
  for (const size of new Set([1, 2, 3, Math.ceil(list.maximum / 2), list.maximum])) {
    const iteration = await paginate(list, () => size);

    expect(iteration.counts).toEqual([size, size, Math.max(1, size - 1)]);
    expect([undefined, iteration.items.length]).toContain(iteration.total);
    expectEachOnce(iteration);
  }
});

test.each(sized.filter(({ pagination }) => pagination.style !== "page"))(
  "$id loses and repeats no item when the size changes between pages",
  async (list) => {
    const whole = (await paginate(list, () => list.maximum)).items;
    const size = fc.option(fc.integer({ min: 1, max: list.maximum }), { nil: undefined });
    const sizes = fc.array(size, { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(sizes, async (wanted) => {
        const iteration = await paginate(list, (page) => wanted[page % wanted.length]);

        expectEachOnce(iteration);
        expect(iteration.items).toEqual(whole.slice(0, iteration.items.length));
        expect(iteration.items.length).toBeGreaterThan(1);
      }),
      { numRuns: inCI(12, 3) },
    );
  },
);

test.each(lists)("$id returns other items for another seed, the same each time, and ends", async (list) => {
  const plain = await paginate(list, () => undefined);
  const [one, again, two] = [
    await paginate(list, () => undefined, "seed=42"),
    await paginate(list, () => undefined, "seed=42"),
    await paginate(list, () => undefined, "seed=43"),
  ];

  expect(one).toEqual(again);
  expect(one.counts).toEqual(plain.counts);
  expectEachOnce(one);
  // If all items are equal, a seed cannot change them.
  const isVaried = new Set(plain.items).size > 1;
  expect(new Set([plain, one, two].map(({ items }) => items[0])).size).toBe(isVaried ? 3 : 1);
});

test.each(lists.filter(({ pagination }) => pagination.style === "cursor"))(
  "$id rejects guessed cursors and cursors of another list",
  async ({ operation, pagination }) => {
    const { name: param } = pagination.position;
    const other = lists.find(({ id, pagination: { style } }) => id !== operation.id && style === "cursor");
    const foreign =
      other &&
      readAt(
        await (await ask(other.operation, { [other.pagination.size?.name ?? ""]: "5" })).json(),
        other.pagination.next ?? "",
      );
    const guesses = [
      ...Array.from({ length: 60 }, (_, index) => String(index + 1)),
      "100",
      "1000",
      "-1",
      "1e3",
      "01",
      "0x1",
      "",
      "next",
      String(foreign),
    ];

    for (const guess of guesses) {
      const response = await ask(operation, { [param]: guess });

      expect([guess, response.status]).toEqual([guess, 400]);
      expect(response.headers.get("x-mock-violation")).toContain("(position-unknown)");
    }
  },
);

test("returns the largest page for any larger page size", async () => {
  const operation = readServedOperations(document).find(({ id }) => id === "users.listPosts")!;
  const counts = await Promise.all(
    ["1000", "9999999999", "9007199254740993", "9".repeat(400)].map(async (count) => {
      const page: unknown = await (await ask(operation, { count })).json();
      return (readAt(page, "data.itemList") as unknown[]).length;
    }),
  );

  expect(counts).toEqual([100, 100, 100, 100]);
});

test("returns valid, different responses for different seeds, and equal ones for the same seed", async () => {
  const operation = readServedOperations(document).find(({ id }) => id === "users.get")!;
  const texts = await Promise.all(
    [0, 1, 42, 42].map(async (seed) => (await ask(operation, {}, `seed=${seed}`)).text()),
  );

  for (const text of texts)
    expect(findResponseError(operation, 200, parseExact(text, operation.responses.get("200")?.exact))).toBeUndefined();
  expect(new Set(texts).size).toBe(3);
  expect(texts[2]).toBe(texts[3]);
});
