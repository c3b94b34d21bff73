// Lists of another document: without fixtures and factories, with cursors of every form.

import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAt } from "../../src/exchange/places.js";
import { createResponseValidator } from "../../src/operation/response-validator.js";
import { loadDocument } from "../../src/operation/load-document.js";
import { readServedOperations } from "../../src/operation/read-served-operations.js";
import { type MockServer, startMock } from "../../src/index.js";

const spec = fileURLToPath(new URL("unusual-lists.yaml", import.meta.url));
const { document } = await loadDocument(spec);
const findResponseError = createResponseValidator(document);
const operations = readServedOperations(document);

let mock: MockServer;
beforeAll(async () => {
  mock = await startMock({ spec });
});
afterAll(() => mock.stop());

/** Iterates over a list by its pagination fields. Returns the ids of each page. */
async function paginate(id: string, sizes: readonly (number | undefined)[]): Promise<string[][]> {
  const operation = operations.find((each) => each.id === id);
  if (!operation?.pagination) throw new Error(`There is no list ${id}.`);
  const {
    style,
    position: { name: param },
    items,
    next = "",
    hasMore,
  } = operation.pagination;
  const pages: string[][] = [];
  let position: string | undefined;
  while (pages.length < 50) {
    const size = sizes[pages.length % sizes.length];
    const query = new URLSearchParams({
      ...(position === undefined ? {} : { [param]: position }),
      ...(size === undefined ? {} : { limit: String(size) }),
    });
    const response = await fetch(`${mock.url}${operation.path}?${query.toString()}`);
    expect(response.headers.get("x-mock-violation")).toBeNull();
    const page: unknown = await response.json();
    expect(findResponseError(operation, 200, page)).toBeUndefined();
    pages.push((readAt(page, items) as { id: string }[]).map((item) => item.id));
    const read = pages.flat().length;
    const start = Number(operation.parameters.find(({ name }) => name === param)?.default ?? 1);
    const further = hasMore === undefined ? readAt(page, next) : readAt(page, hasMore);
    if (!further) return pages;
    position = String(style === "cursor" ? readAt(page, next) : style === "page" ? start + pages.length : read);
  }
  throw new Error(`${id} does not end.`);
}

const cases = operations.flatMap(({ id }) => [[undefined], [1], [4], [20]].map((sizes) => ({ id, sizes })));

test.each(cases)("$id ends in pages of $sizes and repeats no item", async ({ id, sizes }) => {
  const pages = await paginate(id, sizes);
  const counts = pages.map((page) => page.length);
  const [size = counts[0] ?? 0] = sizes;

  expect(counts).toEqual([size, size, Math.max(1, size - 1)]);
  expect(new Set(pages.flat()).size).toBe(pages.flat().length);
});

test.each(operations.filter(({ pagination }) => pagination?.style === "cursor"))(
  "$id returns the same items when the size changes between pages",
  async ({ id }) => {
    const whole = (await paginate(id, [20])).flat();
    const changed = (await paginate(id, [20, 1, undefined, 7])).flat();

    expect(changed).toEqual(whole);
  },
);

test("returns pages as long as the document's maximum", async () => {
  expect((await paginate("plain", [1_000])).map((page) => page.length)).toEqual([1_000, 1_000, 999]);
});

test("generates another response from the schema for another seed", async () => {
  const texts = await Promise.all(
    ["seed=1", "seed=1", "seed=2"].map(async (words) => (await fetch(`${mock.url}/~${words}/plain?limit=2`)).text()),
  );

  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).not.toBe(texts[2]);
});

test.each(["1", "20", "t12", "2026-01-01T00:00:00Z", "550e8400-e29b-41d4-a716-446655440000"])(
  "rejects `%s`, which no page contains",
  async (position) => {
    const cursors = operations.filter(({ pagination }) => pagination?.style === "cursor");
    const statuses = await Promise.all(
      cursors.map(
        async ({ path, pagination }) =>
          (
            await fetch(
              `${mock.url}${path}?${new URLSearchParams({ [pagination?.position.name ?? ""]: position }).toString()}`,
            )
          ).status,
      ),
    );

    expect(new Set(statuses)).toEqual(new Set([400]));
  },
);

test("plays `scenario=empty-list` if each page must have a cursor, and the first page has none", async () => {
  const response = await fetch(`${mock.url}/numbered`, { headers: { prefer: "scenario=empty-list" } });

  expect(await response.json()).toEqual({ things: [], next: expect.any(Number), more: false });
});

test("rejects `scenario=empty-list` if the schema requires an item", async () => {
  const response = await fetch(`${mock.url}/never-empty`, { headers: { prefer: "scenario=empty-list" } });

  expect(response.status).toBe(400);
  expect(response.headers.get("x-mock-violation")).toContain(
    "which neverEmpty cannot play: its response would not match",
  );
});
