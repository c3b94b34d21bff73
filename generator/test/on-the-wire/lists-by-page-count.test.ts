import { createMock, type MockOptions } from "@shortvideo-api/mock";
import { describe, expect, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { respondWithJson, startEcho } from "./start-echo.ts";

// Lists that say how many pages they have: no page after the last one is requested.

const { loadFixtures, pick, spec } = await openScenario("lists-by-page-count");

interface Letter {
  id: number;
}

describe("a service", async () => {
  const service = await startEcho();
  const { letters, stamps, seals } = pick("createClient")({ baseUrl: service.url });
  const takePages = (): (string | null)[] =>
    service.takeRequests().map(({ target }) => new URL(target, service.url).searchParams.get("page"));

  /** Returns two pages, and then empty ones, with these envelopes. */
  const respond = (...envelopes: object[]): void => {
    service.takeRequests();
    service.respondBy(({ target }, response) => {
      const page = Number(new URL(target, service.url).searchParams.get("page"));
      const data = page > 2 ? [] : [{ id: page }];
      respondWithJson(response, 200, { data, ...(envelopes[page - 1] ?? envelopes.at(-1)) });
    });
  };

  test("gets no request for the page after the last one", async () => {
    respond({ meta: { total_pages: 2 } });

    expect(await letters.iterate().toArray()).toEqual([{ id: 1 }, { id: 2 }]);
    expect(takePages()).toEqual(["1", "2"]);
  });

  test("gets requests up to an empty page if it does not say the number", async () => {
    for (const meta of [{}, { total_pages: null }, { total_pages: 0 }]) {
      respond({ meta });
      expect(await letters.iterate().toArray()).toEqual([{ id: 1 }, { id: 2 }]);
      expect(takePages()).toEqual(["1", "2", "3"]);
    }
  });

  test("loses no item if the number is too small for the page, or grows", async () => {
    respond({ meta: { total_pages: 2 } }, { meta: { total_pages: 1 } }, { meta: { total_pages: 3 } });

    expect(await letters.iterate().toArray()).toEqual([{ id: 1 }, { id: 2 }]);
    expect(takePages()).toEqual(["1", "2", "3"]);
  });

  test("cannot make an iteration endless by a number that is too large", async () => {
    service.respondBy((_, response) =>
      respondWithJson(response, 200, { data: [{ id: 1 }], meta: { total_pages: 9e9 } }),
    );

    await expect(letters.iterate().toArray()).rejects.toThrow("repeats an earlier page");
  });

  test("says the number in a header, or from page 0 on", async () => {
    service.takeRequests();
    service.respondBy(({ target }, response) => {
      const index = Number(/\d+$/.exec(target)?.[0]);
      response.setHeader("x-total-pages", "2");
      const page = [{ id: index }];
      respondWithJson(response, 200, target.startsWith("/stamps") ? page : { seals: page, pageCount: 2 });
    });

    expect(await stamps.iterate().toArray()).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await seals.iterate().toArray()).toEqual([{ id: 0 }, { id: 1 }]);
    expect(service.takeRequests()).toHaveLength(4);
  });
});

describe.each<[what: string, options: MockOptions]>([
  ["without fixtures", {}],
  ["with fixtures", { fixtures: await loadFixtures() }],
  ["with generated values", { preference: "seed=7" }],
  ["with an empty page", { fixtures: await loadFixtures(), preference: "scenario=empty-page" }],
])("the mock %s", async (_, options) => {
  const mock = await createMock({ spec, ...options });
  const { letters, stamps, seals } = pick("createClient")({ baseUrl: "http://mock.example", fetch: mock.fetch });

  test("ends each list at its last page, without a warning", async () => {
    const lists: Letter[][] = [
      await letters.iterate().toArray(),
      await letters.iterate({ per_page: 2 }).toArray(),
      await stamps.iterate().toArray(),
      await seals.iterate().toArray(),
    ];

    for (const list of lists) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(lists.map(({ length }) => length > 2)).toEqual([true, true, true, true]);
    const { operations, violations, warnings } = mock.report();
    expect(violations).toEqual([]);
    expect(warnings.map(({ code }) => code).filter((code) => code.startsWith("page-"))).toEqual([]);
    expect(operations.map(({ pages }) => pages?.last)).toEqual([2, 1, 1]);
    const pages = options.preference === "scenario=empty-page" ? 4 : 3;
    expect(operations.map(({ requests }) => requests)).toEqual([2 * pages, pages, pages]);
  });
});

test("the mock warns of a request after the last page", async () => {
  const mock = await createMock({ spec, fixtures: await loadFixtures() });
  for (const page of [1, 2, 3, 4]) await mock.fetch(`http://mock.example/letters?page=${page}`);

  expect(mock.report().warnings).toMatchObject([
    { code: "page-after-last", message: expect.stringContaining("Stop after `meta.total_pages` pages.") },
  ]);
});
