// An offset counts items. Code that counts pages reads nearly the same page again and again.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { makeFolder } from "../../../report/test/make-folder.js";
import { createMock, type Exchange, type MockServer, startMock } from "../../src/index.js";

const exchanges: Exchange[] = [];
let mock: MockServer;
beforeAll(async () => {
  mock = await startMock({ onExchange: (exchange) => exchanges.push(exchange) });
});
afterAll(() => mock.stop());

let sessions = 0;

/** Sends requests in one session. Returns the violations and the number of valid requests of its report. */
async function send(...queries: readonly Record<string, string | number>[]) {
  const session = `offsets-${++sessions}`;
  for (const query of queries) {
    const parameters: Record<string, string | number> = { keyword: "rain", ...query };
    const pairs = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
    const response = await fetch(`${mock.url}/api/post/discover?${new URLSearchParams(pairs).toString()}`, {
      headers: { "x-gateway-key": "any", prefer: `session=${session}` },
    });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
  const { violations, operations } = mock.report(session);
  const requests = operations.find(({ id }) => id === "posts.discover")?.requests;
  return { violations, requests, session };
}

test.each([
  ["from 0", [0, 1, 2, 3], 20, 2],
  ["from 1", [1, 2, 3], 20, 1],
  ["in pages of two", [0, 1, 2, 3], 2, 2],
  ["of two clients in turn", [0, 0, 1, 1, 2, 2], 20, 2],
  ["after a valid one", [0, 20, 0, 1, 2], 20, 1],
])("reports offsets that count pages %s", async (_, offsets, size, count) => {
  const queries = offsets.map((cursor) => ({ cursor, count: size }));
  const { violations, requests, session } = await send(...queries);

  expect(violations).toMatchObject([{ code: "position-unknown", place: "query.cursor", count }]);
  // An invalid request covers nothing.
  expect(requests).toBe(offsets.length - count);
  expect(exchanges.filter((each) => each.session === session && each.violations.length > 0)).toHaveLength(count);
});

test("reports offsets that count pages without a page size", async () => {
  const { violations } = await send({}, { cursor: 1 }, { cursor: 2 });

  expect(violations.map(({ message }) => message)).toEqual([
    "`cursor` is `2`, which grows by one with each page, like a page number; posts.discover counts items, and the page at `2` ends before `5`.",
  ]);
});

test.each([
  ["single items", [0, 1, 2, 3].map((cursor) => ({ cursor, count: 1 }))],
  ["pages of the same size", [0, 20, 40].map((cursor) => ({ cursor, count: 20 }))],
  ["an iteration that continues with another size", [{ count: 1 }, { cursor: 1, count: 20 }, { cursor: 21, count: 7 }]],
  ["one item, and then the rest", [{ count: 20 }, { count: 1 }, { cursor: 1, count: 20 }]],
  ["lists of two keywords", [{ count: 20 }, { keyword: "snow", cursor: 1, count: 20 }]],
  ["lists that are resumed after an item", [{}, { cursor: 1 }, { cursor: 4 }, {}, { cursor: 2 }, { cursor: 5 }]],
  ["a jump to any item", [{ count: 20 }, { cursor: 7, count: 5 }, { cursor: 33, count: 20 }]],
])("reports no violation for %s", async (_, queries) => {
  expect((await send(...queries)).violations).toEqual([]);
});

test("reports no violation for clients that take turns and count items", async () => {
  const sizes = fc.array(fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }), {
    minLength: 1,
    maxLength: 5,
  });

  await fc.assert(
    fc.asyncProperty(sizes, sizes, async (one, other) => {
      const queries: Record<string, number>[] = [];
      // The first page has the requested number of items; 3 without a requested size.
      for (const iteration of [one, other, one]) {
        let cursor = 0;
        for (const count of iteration.slice(0, 2)) {
          queries.push({ cursor, ...(count === undefined ? {} : { count }) });
          cursor += count ?? 3;
        }
      }
      expect((await send(...queries)).violations).toEqual([]);
    }),
    { numRuns: inCI(40, 10) },
  );
});

test.each([0, 1])("an offset whose default is %d begins with the first item", async (start) => {
  const get = {
    operationId: "things.list",
    "x-pagination": { style: "offset", param: "from", items: "$" },
    parameters: [{ name: "from", in: "query", schema: { type: "integer", default: start } }],
    responses: {
      200: {
        description: "A page.",
        content: {
          "application/json": { schema: { type: "array", items: { type: "object" } }, example: [{ n: 1 }, { n: 2 }] },
        },
      },
    },
  };
  const spec = join(await makeFolder(), "things.json");
  const info = { title: "Things", version: "1" };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", info, paths: { "/things": { get } } }));
  const things = await createMock({ spec });
  const read = async (query = ""): Promise<unknown[]> => (await things.fetch(`http://mock/things${query}`)).json();

  const first = await read();
  const pages = [first, await read(`?from=${start + 2}`), await read(`?from=${start + 4}`)];

  expect(await read(`?from=${start}`)).toEqual(first);
  expect(first).toEqual([{ n: 1 }, { n: 2 }]);
  expect(new Set(pages.flat().map((item) => JSON.stringify(item))).size).toBe(5);
});
