import { createMock, type MockOptions } from "@shortvideo-api/mock";
import { describe, expect, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { respondWithJson, startEcho } from "./start-echo.ts";

// Lists whose body is an array, and lists that go on after the key of the last item.

const { loadFixtures, pick, spec } = await openScenario("lists-by-last-item");

describe("a service", async () => {
  const service = await startEcho();
  const { invoices, events, labels } = pick("createClient")({ baseUrl: service.url });

  test("is asked for the items after the last one, until it says that no more follow", async () => {
    service.takeRequests();
    service.respondBy(({ target }, response) => {
      const hasMore = !target.includes("starting_after");
      const id = hasMore ? "in_00000000000001" : "in_00000000000002";
      respondWithJson(response, 200, { data: [{ id }], has_more: hasMore });
    });

    expect(await Array.fromAsync(invoices.iterate({ limit: 1 }))).toHaveLength(2);
    expect(service.takeRequests().map(({ target }) => target)).toEqual([
      "/invoices?limit=1",
      "/invoices?limit=1&starting_after=in_00000000000001",
    ]);
  });

  test("is asked until a page is empty if it says nothing, with exact keys", async () => {
    service.respondBy(({ target }, response) => {
      const number = target.includes("since") ? undefined : "7300000000000000001";
      response.writeHead(200, { "content-type": "application/json" });
      response.end(number === undefined ? "[]" : `[{"number":${number}}]`);
    });

    expect(await Array.fromAsync(events.iterate())).toEqual([{ number: "7300000000000000001" }]);
    expect(service.takeRequests().map(({ target }) => target)).toEqual([
      "/events",
      "/events?since=7300000000000000001",
    ]);
  });

  test.each([
    ["an object in place of an empty list", {}],
    ["an empty text", ""],
    ["null", null],
  ])("may send %s", async (_, empty) => {
    service.respondBy((__, response) => respondWithJson(response, 200, { data: empty, has_more: false }));

    expect(await Array.fromAsync(invoices.iterate())).toEqual([]);
  });

  test("that repeats a page causes an error", async () => {
    service.respondBy((_, response) => respondWithJson(response, 200, [{ number: 5 }]));

    await expect(events.iterate().toArray()).rejects.toThrow(pick("PaginationLoopError"));
  });

  test("may send an array for a numbered page", async () => {
    service.respondBy(({ target }, response) =>
      respondWithJson(response, 200, /=[12]$/.test(target) ? [{ name: target }] : []),
    );

    expect(await Array.fromAsync(labels.iterate())).toHaveLength(2);
  });
});

describe.each<[what: string, options: MockOptions]>([
  ["without fixtures", {}],
  ["with fixtures", { fixtures: await loadFixtures() }],
  ["with generated values", { preference: "seed=7" }],
])("the mock %s", async (_, options) => {
  const mock = await createMock({ spec, ...options });
  const { invoices, events, labels } = pick("createClient")({ baseUrl: "http://mock.example", fetch: mock.fetch });

  test("ends each list without a repeated item and without a warning", async () => {
    const keys: string[][] = [
      await Array.fromAsync(invoices.iterate(), ({ id }: { id: string }) => id),
      await Array.fromAsync(invoices.iterate({ limit: 4 }), ({ id }: { id: string }) => id),
      await Array.fromAsync(events.iterate(), ({ number }: { number: string }) => number),
      await Array.fromAsync(labels.iterate(), ({ name }: { name: string }) => name),
    ];

    expect(keys.map((each) => new Set(each).size)).toEqual(keys.map(({ length }) => length));
    expect(keys.every(({ length }) => length > 2)).toBe(true);
    const { violations, warnings, operations } = mock.report();
    expect([...violations, ...warnings]).toEqual([]);
    expect(operations.every(({ pages }) => (pages?.last ?? 0) > 0)).toBe(true);
  });

  test("goes on after the last item when the size changes", async () => {
    const pages: { id: string }[][] = [];
    let after: string | undefined;
    for (const limit of [2, 1, 3]) {
      const page = await invoices.list({ limit, ...(after === undefined ? {} : { starting_after: after }) });
      pages.push(page.data);
      after = page.data.at(-1)?.id;
    }
    const whole = await invoices.list({ limit: 6 });

    expect(pages.flat()).toEqual(whole.data);
  });

  test("rejects a key that no page has", async () => {
    await expect(invoices.list({ starting_after: "in_none" })).rejects.toMatchObject({ status: 400 });
  });
});
