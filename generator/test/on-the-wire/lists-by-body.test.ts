import { createMock, type MockOptions } from "@shortvideo-api/mock";
import { describe, expect, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { respondWithJson, startEcho } from "./start-echo.ts";

// Lists whose position lies in the body or in a header of the request.

const { loadFixtures, pick, spec } = await openScenario("lists-by-body");

interface Hit {
  id: string;
}

describe("a service", async () => {
  const service = await startEcho();
  const { documents, rows, changes } = pick("createClient")({ baseUrl: service.url });
  const takeBodies = (): unknown[] => service.takeRequests().map(({ body }) => JSON.parse(body.toString()));

  test("gets the position beside the other properties of the body", async () => {
    service.takeRequests();
    service.respondBy(({ body }, response) => {
      const isFirst = !body.includes("cursor");
      respondWithJson(response, 200, { hits: [{ id: isFirst ? "a" : "b" }], next: isFirst ? "c2" : null });
    });
    const given = { query: "cats", page: { limit: 1 } };

    expect(await documents.iterateSearch({ body: given }).toArray()).toEqual([{ id: "a" }, { id: "b" }]);
    expect(takeBodies()).toEqual([given, { query: "cats", page: { limit: 1, cursor: "c2" } }]);
    expect(given).toEqual({ query: "cats", page: { limit: 1 } });
  });

  test("gets the objects around the position if the caller left them out", async () => {
    service.takeRequests();
    service.respondBy(({ body }, response) => {
      const isFirst = !body.includes("cursor");
      respondWithJson(response, 200, { hits: [{ id: isFirst ? "a" : "b" }], next: isFirst ? "c2" : null });
    });

    await documents.iterateSearch({ body: { query: "cats" } }).toArray();

    expect(takeBodies()).toEqual([{ query: "cats" }, { query: "cats", page: { cursor: "c2" } }]);
  });

  test("gets a body with the offset, also from a caller without a body", async () => {
    service.takeRequests();
    service.respondBy(({ body }, response) => respondWithJson(response, 200, body.includes(":0") ? [{ id: "a" }] : []));

    expect(await rows.iterateQuery().toArray()).toEqual([{ id: "a" }]);
    expect(takeBodies()).toEqual([{ skip: 0 }, { skip: 1 }]);
  });

  test("gets the header of the response before", async () => {
    service.respondBy(({ headers }, response) => {
      const isFirst = headers["x-continuation"] === undefined;
      if (isFirst) response.setHeader("x-continuation", "c 2");
      respondWithJson(response, 200, { changes: [{ id: isFirst ? "a" : String(headers["x-continuation"]) }] });
    });

    expect(await changes.iterate().toArray()).toEqual([{ id: "a" }, { id: "c 2" }]);
  });
});

describe.each<[what: string, options: MockOptions]>([
  ["without fixtures", {}],
  ["with fixtures", { fixtures: await loadFixtures() }],
  ["with generated values", { preference: "seed=7" }],
])("the mock %s", async (_, options) => {
  const mock = await createMock({ spec, ...options });
  const { documents, rows, changes } = pick("createClient")({ baseUrl: "http://mock.example", fetch: mock.fetch });

  test("ends each list without a repeated item and without a warning", async () => {
    const lists: Hit[][] = [
      await documents.iterateSearch({ body: { query: "cats" } }).toArray(),
      await documents.iterateSearch({ body: { query: "dogs", page: { limit: 2 } } }).toArray(),
      await rows.iterateQuery({ body: { "filter/x": "y" } }).toArray(),
      await changes.iterate().toArray(),
    ];

    for (const list of lists) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(lists.map(({ length }) => length > 2)).toEqual([true, true, true, true]);
    expect(lists[1]).toHaveLength(5);
    const { violations, warnings, operations } = mock.report();
    expect([...violations, ...warnings.filter(({ code }) => code !== "empty-page-unmet")]).toEqual([]);
    expect(operations.every(({ pages }) => (pages?.last ?? 0) > 0)).toBe(true);
  });

  test("rejects a position of another search", async () => {
    const { next } = await documents.search({ body: { query: "cats" } });

    await expect(documents.search({ body: { query: "dogs", page: { cursor: next } } })).rejects.toMatchObject({
      status: 400,
    });
    const [violation] = mock.report().violations;
    expect(violation).toMatchObject({ code: "position-unknown", place: "body.page.cursor" });
  });

  test("finds two iterations with one position each, and one that repeats a page", async () => {
    const own = await createMock({ spec, ...options });
    const client = pick("createClient")({ baseUrl: "http://mock.example", fetch: own.fetch });
    const { next } = await client.documents.search({ body: { query: "cats" } });
    const second = { body: { query: "cats", page: { cursor: next } } };

    await client.documents.search(second);
    await client.documents.search(second);

    const warning = own.report().warnings.find(({ code }) => code === "page-repeated");
    expect(warning).toMatchObject({ place: "body.page.cursor", message: expect.stringContaining("`page.cursor`") });
  });
});
