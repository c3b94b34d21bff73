import { createMock, type MockOptions } from "@shortvideo-api/mock";
import { describe, expect, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { respondWithJson, startEcho } from "./start-echo.ts";

// Lists whose pages name the address of the next one, and lists that go on by a header.

const { compile, loadFixtures, pick, spec } = await openScenario("lists-by-address");

describe("a service", async () => {
  const service = await startEcho();
  const { repos, events, pipelines, tags, logs } = pick("createClient")({ baseUrl: service.url });

  /** Responds with one body for each request, and with headers. Takes the targets of the requests. */
  function respond(...pages: { body: unknown; headers?: Record<string, string> }[]): () => string[] {
    service.takeRequests();
    let index = 0;
    service.respondBy((_, response) => {
      const { body, headers = {} } = pages[index++] ?? { body: [] };
      response.writeHead(200, { "content-type": "application/json", ...headers });
      response.end(JSON.stringify(body));
    });
    return () => service.takeRequests().map(({ target }) => target);
  }

  test("is asked by number as long as a link announces a page", async () => {
    const targets = respond(
      { body: [{ id: 1 }], headers: { link: '<https://elsewhere.example/repositories/7?page=2>; rel="next"' } },
      { body: [{ id: 2 }], headers: { link: '</repos?page=1>; rel="prev"' } },
    );

    expect(await Array.fromAsync(repos.iterate({ topic: "a b" }), ({ id }: { id: string }) => id)).toEqual(["1", "2"]);
    expect(targets()).toEqual(["/repos?topic=a%20b&page=1", "/repos?topic=a%20b&page=2"]);
  });

  test("is asked for the position in the address of a link, in its own path", async () => {
    const targets = respond(
      { body: [{ name: "a" }], headers: { link: '<?after=x%2By&unknown=1>; rel="next"' } },
      { body: [{ name: "b" }], headers: { link: "<?before=x>; rel=prev" } },
    );

    expect(await events.iterate({ user: "me" }).toArray()).toEqual([{ name: "a" }, { name: "b" }]);
    expect(targets()).toEqual(["/users/me/events", "/users/me/events?after=x%2By"]);
  });

  test("is asked for the position in the address of a body, as a number", async () => {
    const targets = respond(
      { body: { results: [{ id: 1 }], next: `${service.url}/pipelines?page%5Bafter%5D=2` } },
      { body: { results: [{ id: 2 }], next: null } },
    );
    const paginator = pipelines.iterate();

    expect(await Array.fromAsync(paginator.pages(), ({ next }: { next: unknown }) => next)).toEqual([
      expect.any(String),
      null,
    ]);
    expect(targets()).toEqual(["/pipelines", "/pipelines?page%5Bafter%5D=2"]);
    expect(paginator.resumeToken).toEqual({ operation: "pipelines.list", page: "2", skip: 1 });
  });

  test("goes on after an empty page if an address says so", async () => {
    const targets = respond(
      { body: { count: 2, results: [{ name: "a" }], next: "/tags?offset=1" } },
      { body: { count: 2, results: [{ name: "b" }], next: "" } },
    );

    expect(await tags.iterate().toArray()).toHaveLength(2);
    expect(targets()).toEqual(["/tags?offset=0", "/tags?offset=1"]);
  });

  test("is asked for the cursor of a header", async () => {
    const targets = respond(
      { body: { lines: [{ text: "a" }] }, headers: { "x-next-cursor": "c2", "x-has-more": "1" } },
      { body: { lines: [{ text: "b" }] }, headers: { "x-next-cursor": "c3", "x-has-more": "0" } },
    );

    expect(await logs.iterate().toArray()).toHaveLength(2);
    expect(targets()).toEqual(["/logs", "/logs?cursor=c2"]);
  });

  test("is sent nothing more after an address without position", async () => {
    const targets = respond({ body: [{ name: "a" }], headers: { link: `</users/me/events?page=2>; rel="next"` } });
    const received: unknown[] = [];

    await expect(async () => {
      for await (const event of events.iterate({ user: "me" })) received.push(event);
    }).rejects.toThrow("the address of the next page has no `after`");

    expect(received).toEqual([{ name: "a" }]);
    expect(targets()).toEqual(["/users/me/events"]);
  });

  test.each(["http://elsewhere.example/users/me/events?after=2", "http://127.0.0.1:9/users/me/events?after=2"])(
    "requests the position of %s from the service itself",
    async (address) => {
      const targets = respond(
        { body: [{ name: "a" }], headers: { link: `<${address}>; rel="next"` } },
        { body: [{ name: "b" }] },
      );

      expect(await events.iterate({ user: "me" }).toArray()).toHaveLength(2);
      expect(targets()).toEqual(["/users/me/events", "/users/me/events?after=2"]);
    },
  );

  test("that leads in a circle causes an error", async () => {
    service.respondBy(({ target }, response) =>
      respondWithJson(response, 200, {
        results: [{ id: target.includes("=1") ? 1 : 2 }],
        next: `${service.url}/pipelines?page[after]=${target.includes("=1") ? 2 : 1}`,
      }),
    );

    await expect(pipelines.iterate().toArray()).rejects.toThrow(pick("PaginationLoopError"));
  });
});

describe.each<[what: string, options: MockOptions]>([
  ["without fixtures", {}],
  ["with fixtures", { fixtures: await loadFixtures() }],
  ["with generated values", { preference: "seed=7" }],
])("the mock %s", async (_, options) => {
  const mock = await createMock({ spec, ...options });
  const { repos, events, pipelines, tags, logs } = pick("createClient")({
    baseUrl: "http://mock.example",
    fetch: mock.fetch,
  });

  test("ends each list without a repeated item and without a warning", async () => {
    const lists: unknown[][] = [
      await repos.iterate().toArray(),
      await repos.iterate({ per_page: 4, topic: "a&b" }).toArray(),
      await events.iterate({ user: "me" }).toArray(),
      await pipelines.iterate().toArray(),
      await tags.iterate({ limit: 2 }).toArray(),
      await logs.iterate().toArray(),
    ];

    const texts = lists.map((list) => list.map((item) => JSON.stringify(item)));
    expect(texts.every(({ length }) => length > 2)).toBe(true);
    for (const list of texts) expect(new Set(list).size).toBe(list.length);
    const { violations, warnings, operations } = mock.report();
    expect([...violations, ...warnings.filter(({ code }) => code !== "empty-page-unmet")]).toEqual([]);
    expect(operations.every(({ pages }) => (pages?.last ?? 0) > 0)).toBe(true);
  });

  test("writes addresses that lead on by themselves, with the parameters of the request", async () => {
    let url: string | undefined = "http://mock.example/repos?per_page=2&topic=x";
    const [sizes, followed]: [number[], string[]] = [[], []];
    while (url !== undefined) {
      const response: Response = await mock.fetch(url);
      const link = response.headers.get("link") ?? "";
      sizes.push((await response.json()).length);
      expect(response.headers.get("x-total-count")).toBe("5");
      url = /<([^>]*)>; rel="next"/.exec(link)?.[1];
      followed.push(url ?? "none");
    }

    expect(sizes).toEqual([2, 2, 1]);
    const base = "http://mock.example/repos?per_page=2&topic=x&page=";
    expect(followed).toEqual([`${base}2`, `${base}3`, "none"]);
  });

  test("writes what headers say only to headers", async () => {
    const response = await mock.fetch("http://mock.example/logs");

    expect(response.headers.get("x-has-more")).toBe("1");
    expect(Object.keys(await response.json())).toEqual(["lines"]);
  });

  test("keeps a preference before the path in its addresses", async () => {
    const response = await mock.fetch("http://mock.example/~session=a/pipelines");

    expect((await response.json()).next).toMatch(/^http:\/\/mock\.example\/~session=a\/pipelines\?page%5Bafter%5D=/);
  });

  test("rejects a position that no page has", async () => {
    await expect(events.list({ user: "me", after: "none" })).rejects.toMatchObject({ status: 400 });
  });
});

test("the mock can break the lists, and each ends all the same", async () => {
  const mock = await createMock({ spec, preference: "scenario=cursor-repeats" });
  const { events } = pick("createClient")({ baseUrl: "http://mock.example", fetch: mock.fetch });

  await expect(events.iterate({ user: "me" }).toArray()).rejects.toThrow(pick("PaginationLoopError"));
});

test("the mock ends each list that is empty", async () => {
  const mock = await createMock({ spec, preference: "scenario=empty-list" });
  const { repos, events, pipelines, tags, logs } = pick("createClient")({
    baseUrl: "http://mock.example",
    fetch: mock.fetch,
  });

  for (const paginator of [
    repos.iterate(),
    events.iterate({ user: "me" }),
    pipelines.iterate(),
    tags.iterate(),
    logs.iterate(),
  ])
    expect(await paginator.toArray()).toEqual([]);
});

test("a function that fetches pages returns the response with its headers", async () => {
  const [response, page] = [
    "async () => ({ data: [{ name: 'a' }], headers: new Headers() })",
    "async () => [{ name: 'a' }]",
  ];

  expect(await compile(printLoop(response))).toBe("");
  expect(await compile(printLoop(page))).toContain("data");
});

/** Prints a program that iterates over a list with this function. */
function printLoop(fetchPage: string): string {
  return `
    import { paginateEventsList } from "@shortvideo-api/pagination";
    for await (const { name } of paginateEventsList(${fetchPage}, { user: "me" })) console.log(name.length);`;
}
