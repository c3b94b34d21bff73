import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createMock } from "@shortvideo-api/mock";
import { QueryClient, QueryObserver, skipToken } from "@tanstack/react-query";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { oneOf } from "../../../scripts/in-ci.ts";
import { findScenarioInputs } from "../../../generator/test/find-scenario-inputs.ts";
import { openDocument, type OpenScenario } from "../../../generator/test/on-the-wire/open-scenario.ts";
import { typeCheck } from "../../../generator/test/type-check.ts";

const emitter = fileURLToPath(new URL("../src/index.ts", import.meta.url));
const adapter = fileURLToPath(new URL("../node_modules/@tanstack/react-query", import.meta.url));
const shopFile = fileURLToPath(new URL("shop.yaml", import.meta.url));
const baseUrl = "http://mock.example";

// The types of generated code exist only while a test runs: one test compiles a program.
/* oxlint-disable typescript/no-explicit-any */
type Queries = Record<string, (...given: readonly unknown[]) => any>;
type MutationOptions = any;
/* oxlint-enable typescript/no-explicit-any */

/** Generates a document with the emitter, and installs TanStack Query beside the packages. */
async function open(spec: string, overlays: readonly string[], cleanUp: (remove: () => void) => void) {
  const scenario = await openDocument("queries", spec, overlays, cleanUp, [emitter]);
  mkdirSync(join(scenario.root, "node_modules/@tanstack"));
  symlinkSync(adapter, join(scenario.root, "node_modules/@tanstack/react-query"));
  const file = join(scenario.root, "packages/client/src/generated/queries.ts");
  const queries: Queries = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return { ...scenario, queries };
}

/** Connects to a mock of the document. `sent` has the request line of each request. */
async function connectToMock({ spec, overlays, pick, loadFixtures }: OpenScenario, options: object = {}) {
  const mock = await createMock({ spec, overlays, fixtures: await loadFixtures() });
  const sent: string[] = [];
  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    sent.push(`${init.method} ${new URL(address).pathname}`);
    return mock.fetch(address, init);
  };
  return { connection: pick("connect")({ baseUrl, fetch, ...options }), sent };
}

function openQueryClient(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => client.clear());
  return client;
}

/** Prints a program beside `client/src/index.ts`. */
function printProgram(lines: string): string {
  return `
    import { QueryClient, skipToken } from "@tanstack/react-query";
    import { connect } from "./functions.js";
    import * as queries from "./generated/queries.js";
    const client = new QueryClient();
    const connection = connect({ baseUrl: "https://shop.example" });
    export async function run() { ${lines} }`;
}

describe("a shop", () => {
  let shop: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    const removals: (() => void)[] = [];
    shop = await open(shopFile, [], (remove) => removals.push(remove));
    return () => removals.forEach((remove) => remove());
  });

  test("has functions for each operation, but for streams", () => {
    expect(Object.keys(shop.queries).toSorted()).toEqual([
      "ordersCreateMutation",
      "ordersGetKey",
      "ordersGetOptions",
      "ordersListInfiniteOptions",
      "ordersListInfinite_Key",
      "ordersListInfinite_Options",
      "ordersListKey",
      "ordersListOptions",
      "shopCloseMutation",
      "shopGetKey",
      "shopGetOfferKey",
      "shopGetOfferOptions",
      "shopGetOptions",
      "shopKnockKey",
      "shopKnockOptions",
      "shopLookKey",
      "shopLookOptions",
    ]);
  });

  test("compiles without checks of null", async () => {
    expect(
      await typeCheck(shop.root, "7", ["--strictNullChecks", "false", "--exactOptionalPropertyTypes", "false"]),
    ).toBe("");
  });

  test("has types that TanStack Query understands", async () => {
    const [right = "", ...wrong] = await shop.compileAll([
      printProgram(`
        const order = await client.fetchQuery(queries.ordersGetOptions(connection, { id: "1" }));
        const title: string | undefined = order.title;
        const cached = client.getQueryData(queries.ordersGetOptions(connection, { id: "1" }).queryKey);
        const cachedId: string | undefined = cached?.id;
        const { pages } = await client.fetchInfiniteQuery(queries.ordersListInfiniteOptions(connection));
        const ids: string[] = pages.flatMap(({ page }) => page.orders.map(({ id }) => id));
        queries.ordersListOptions(connection, skipToken);
        await client.invalidateQueries({ queryKey: queries.ordersListKey() });
        await client.invalidateQueries({ queryKey: queries.ordersListKey({ status: "open" }) });
        const nothing: null = await client.fetchQuery(queries.shopKnockOptions(connection));
        const seen: null = await client.fetchQuery(queries.shopLookOptions(connection));
        const offer = await client.fetchQuery(queries.shopGetOfferOptions(connection));
        const offered: string | null | undefined = offer === null ? null : offer.title;
        return [title, cachedId, ids, nothing, seen, offered];`),
      printProgram(`await client.fetchQuery(queries.ordersGetOptions(connection, {}));`),
      printProgram(`return queries.ordersListKey({ status: "lost" });`),
      printProgram(
        `return queries.ordersCreateMutation(connection).mutationFn?.({ body: {} }, { client, meta: undefined });`,
      ),
    ]);

    expect(right).toBe("");
    expect(wrong).toEqual([
      expect.stringContaining("Argument of type '{}' is not assignable"),
      expect.stringContaining("Type '\"lost\"' is not assignable"),
      expect.stringContaining("Property 'title' is missing"),
    ]);
  });

  test("queries, caches by params, and invalidates by operation", async () => {
    const { queries } = shop;
    const { connection, sent } = await connectToMock(shop);
    const client = openQueryClient();
    const options = queries["ordersGetOptions"]?.(connection, { id: "7" });

    const first = await client.fetchQuery<{ id: string }>({ ...options, staleTime: Infinity });
    const second = await client.fetchQuery({ ...options, staleTime: Infinity });
    await client.invalidateQueries({ queryKey: queries["ordersGetKey"]?.() });

    expect([second, first.id]).toEqual([first, expect.any(String)]);
    expect(sent).toEqual(["GET /orders/7"]);
    expect(client.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
  });

  test.each(["shopKnockOptions", "shopLookOptions", "shopGetOfferOptions"])(
    "queries a response without a body as null: %s",
    async (name) => {
      const connection = shop.pick("connect")({ baseUrl, fetch: async () => new Response(null, { status: 204 }) });

      expect(await openQueryClient().fetchQuery(shop.queries[name]?.(connection))).toBeNull();
    },
  );

  test("sends nothing while the params are `skipToken`", async () => {
    const { connection, sent } = await connectToMock(shop);
    const client = openQueryClient();
    const observer = new QueryObserver(client, shop.queries["ordersGetOptions"]?.(connection, skipToken));

    observer.subscribe(() => {})();

    expect([sent, observer.getCurrentResult().fetchStatus]).toEqual([[], "idle"]);
  });

  test("ends the request when a query is cancelled", async () => {
    const client = openQueryClient();
    const reached = Promise.withResolvers<AbortSignal>();
    const fetch = (_: string, { signal }: RequestInit): Promise<Response> => {
      if (signal) reached.resolve(signal);
      return new Promise((_done, fail) => signal?.addEventListener("abort", () => fail(signal.reason)));
    };
    const connection = shop.pick("connect")({ baseUrl, fetch });
    const options = shop.queries["ordersGetOptions"]?.(connection, { id: "7" });

    const result = client.fetchQuery(options).catch((error: unknown) => error);
    const signal = await reached.promise;
    await client.cancelQueries(options);
    await result;

    expect(signal.aborted).toBe(true);
  });

  test("mutates, with and without params", async () => {
    const { connection, sent } = await connectToMock(shop);
    const client = openQueryClient();
    const mutate = (options: MutationOptions, variables?: unknown): Promise<unknown> =>
      client.getMutationCache().build(client, options).execute(variables);

    const order = await mutate(shop.queries["ordersCreateMutation"]?.(connection), { body: { title: "Tea" } });
    await mutate(shop.queries["shopCloseMutation"]?.(connection));

    expect([order, sent]).toEqual([
      { id: expect.any(String), title: expect.any(String) },
      ["POST /orders", "DELETE /shop"],
    ]);
  });

  test("ends a list that leads back to an earlier page", async () => {
    const client = openQueryClient();
    const nextOf: Record<string, string> = { "": "b", b: "c", c: "b" };
    let requests = 0;
    const fetch = async (address: string): Promise<Response> => {
      requests += 1;
      const after = new URL(address).searchParams.get("after") ?? "";
      return Response.json({ orders: [{ id: `first of ${after}` }], next: nextOf[after] });
    };
    const connection = shop.pick("connect")({ baseUrl, fetch });

    await client.fetchInfiniteQuery({ ...shop.queries["ordersListInfiniteOptions"]?.(connection), pages: 10 });

    expect(requests).toBe(3);
  });
});

test("imports nothing for a document without operations", async () => {
  const folder = mkdtempSync(join(tmpdir(), "queries-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const spec = join(folder, "api.yaml");
  writeFileSync(spec, 'openapi: 3.1.0\ninfo: { title: Events, version: "1" }\nwebhooks: {}\n');

  const { root, queries } = await open(spec, [], onTestFinished);

  expect(Object.keys(queries)).toEqual([]);
  expect(readFileSync(join(root, "packages/client/src/generated/queries.ts"), "utf8")).not.toContain("import");
});

// Each style of pagination.
const styles = [
  "cursor-list",
  "offset-list",
  "numbered-list",
  "lists-by-address",
  "lists-by-body",
  "lists-by-last-item",
];

test.each(oneOf(3, styles))("reads the lists of %s to their end, as the client does", async (name) => {
  const { spec, overlays } = findScenarioInputs(name);
  const scenario = await open(spec, overlays, onTestFinished);
  const { connection } = await connectToMock(scenario, { layers: [] });
  const client = openQueryClient();
  const lists = Object.keys(scenario.queries).filter((each) => each.endsWith("InfiniteOptions"));
  const fixtures = Object.entries(await scenario.loadFixtures());
  const params = new Map(
    fixtures.map(([id, given]) => [id.replace(".", "").toLowerCase(), Reflect.get(given, "params")]),
  );

  for (const list of lists) {
    const call = list.replace("InfiniteOptions", "");
    const given = params.get(call.toLowerCase());
    const iterate = scenario.pick(`iterate${call[0]?.toUpperCase()}${call.slice(1)}`);
    const pages: unknown[] = [];
    for await (const page of iterate(connection, given).pages()) pages.push(page);

    const data = await client.fetchInfiniteQuery<{ page: unknown }>({
      ...scenario.queries[list]?.(connection, given),
      pages: 100,
    });

    expect(data.pages.map(({ page }) => page)).toEqual(pages);
    expect(pages.length).toBeGreaterThan(1);
  }
  expect(lists).not.toEqual([]);
});
