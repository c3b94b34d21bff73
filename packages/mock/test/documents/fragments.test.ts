import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Exchange, type MockServer, startMock } from "../../src/index.js";
import { send } from "../library.js";

// Some documents distinguish operations of the same path by a `#` fragment, which no request contains, or by a query.

let folder: string;
let mock: MockServer | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fragments-"));
});
afterEach(() => mock?.stop());
afterAll(() => rm(folder, { recursive: true }));

const parameters = [{ name: "count", in: "query", schema: { type: "integer" }, example: 3 }];

/** Writes a document with these paths, each with a GET that returns the path. */
async function writeSpec(...paths: readonly string[]): Promise<string> {
  const spec = join(folder, "paths.json");
  const items = paths.map((path) => {
    const content = { "application/json": { example: { path } } };
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const pathParameters = names.map((name) => ({ name, in: "path", required: true, schema: { const: "7" } }));
    const responses = { 200: { description: "Found.", content }, 400: { description: "Wrong." } };
    return [path, { get: { parameters: [...parameters, ...pathParameters], responses } }];
  });
  const document = { openapi: "3.1.0", info: { title: "Paths", version: "1" }, paths: Object.fromEntries(items) };
  await writeFile(spec, JSON.stringify(document));
  return spec;
}

test("serves the part of a path before `#`, and uses it in corrections", async () => {
  const spec = await writeSpec("/pets/{pet}#short", "/owners");
  mock = await startMock({ spec });

  const found = await send(mock.url, "/pets/7?count=2");
  const rejected = await send(mock.url, "/pets/8?count=2");

  expect([mock.warnings, found.status, found.text]).toEqual([[], 200, '{"path":"/pets/{pet}#short"}']);
  expect(rejected.headers["x-mock-correction"]).toBe('curl "$MOCK_URL/pets/7?count=2"');
});

test("needs no value for a path parameter after `#`", async () => {
  mock = await startMock({ spec: await writeSpec("/pets#{pet}") });

  expect((await send(mock.url, "/pets")).status).toBe(200);
});

test("warns about operations that no request can reach, and does not serve them", async () => {
  const spec = await writeSpec("/pets/{pet}#short", "/pets/{id}", "/owners#a", "/owners#b");
  mock = await startMock({ spec });

  expect(mock.operations).toEqual(["pets.get", "owners.a.get"]);
  expect(mock.warnings).toEqual([
    "`GET /pets/{pet}#short` is left out: nothing that clients send distinguishes its requests from those of `GET /pets/{id}`.",
    "`GET /owners#b` is left out: nothing that clients send distinguishes its requests from those of `GET /owners#a`.",
  ]);
});

/** Describes a required text, with these values if there are any. */
function needs(place: string, name: string, ...values: string[]) {
  return { name, in: place, required: true, schema: values.length === 0 ? { type: "string" } : { enum: values } };
}

/** Describes a path with a POST that needs these parameters. */
function postWith(...needed: object[]) {
  return { post: { parameters: needed, responses: { 200: { description: "Done." }, 400: { description: "Wrong." } } } };
}

test("serves operations of one path by the required parameters in which they differ", async () => {
  const spec = join(folder, "targets.json");
  const paths = {
    "/#Target=AddPet": postWith(needs("header", "X-Target", "AddPet"), needs("query", "name")),
    "/#Target=FeedPet": postWith(needs("header", "X-Target", "FeedPet")),
    "/pets": postWith(),
    "/pets#move": postWith(needs("query", "move")),
    "/pets#list": postWith({ ...needs("query", "tags"), schema: { type: "array", items: { enum: ["a", "b"] } } }),
    "/pets#action=feed": postWith(needs("query", "action", "feed"), needs("query", "food")),
  };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths }));
  const exchanges: Exchange[] = [];
  mock = await startMock({ spec, onExchange: (exchange) => exchanges.push(exchange) });
  const find = async (path: string, target?: string): Promise<unknown> => {
    const headers: HeadersInit = target === undefined ? {} : { "x-target": target };
    await fetch(`${mock?.url}${path}`, { method: "POST", headers });
    return exchanges.at(-1)?.operation;
  };

  expect(mock.warnings).toEqual([]);
  expect(mock.operations).toHaveLength(6);
  const [addPet, feedPet, pets, move, list, feed] = mock.operations;
  expect(await find("/?name=Rex", "AddPet")).toBe(addPet);
  expect(await find("/", "AddPet")).toBe(addPet);
  expect(await find("/", "FeedPet")).toBe(feedPet);
  expect(await find("/", "Unknown")).toBe(addPet);
  expect(await find("/pets")).toBe(pets);
  expect(await find("/pets?move=1")).toBe(move);
  expect(await find("/pets?tags=a&tags=b")).toBe(list);
  expect(await find("/pets?action=feed")).toBe(feed);
});

test("prefers the path that is sent as it is to others that require the same", async () => {
  const spec = join(folder, "same.json");
  const link = needs("header", "X-Link");
  const kinds = needs("query", "kind", "file", "folder");
  const paths = {
    "/items#folders": postWith(link),
    "/items": postWith(link),
    "/items#moved": postWith(link, needs("query", "since")),
    "/kinds": postWith(kinds),
    "/kinds#folder": postWith(needs("query", "kind", "folder")),
  };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths }));
  const exchanges: Exchange[] = [];
  mock = await startMock({ spec, onExchange: (exchange) => exchanges.push(exchange) });
  const find = async (path: string): Promise<unknown> => {
    await fetch(`${mock?.url}${path}`, { method: "POST", headers: { "x-link": "a" } });
    return exchanges.at(-1)?.operation;
  };

  expect(mock.warnings).toEqual([expect.stringContaining("`POST /items#folders` is left out")]);
  const [items, moved, all, folders] = mock.operations;
  expect(await find("/items")).toBe(items);
  expect(await find("/items?since=1")).toBe(moved);
  expect(await find("/kinds?kind=file")).toBe(all);
  expect(await find("/kinds?kind=other")).toBe(all);
  expect(await find("/kinds?kind=folder")).toBe(folders);
});

test("serves operations of one path by the queries that their paths contain", async () => {
  const spec = join(folder, "queries.json");
  const paths = {
    "/rest?method=pets.find": postWith(needs("query", "name")),
    "/rest?method=pets.feed": postWith(),
    "/air?lat={lat}&lon={lon}": postWith(needs("path", "lat"), needs("path", "lon")),
    "/air?city={city}": postWith(),
    "/air": postWith(),
    "/air?city={name}": postWith(),
  };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths }));
  const exchanges: Exchange[] = [];
  mock = await startMock({ spec, onExchange: (exchange) => exchanges.push(exchange) });
  const find = async (path: string): Promise<unknown> => {
    await fetch(`${mock?.url}${path}`, { method: "POST" });
    const { operation, status, violations } = exchanges.at(-1) ?? {};
    return [operation, status, violations?.map(({ place }) => place)];
  };

  expect(mock.operations).toHaveLength(5);
  const [findPets, feedPets, byPlace, byCity, air] = mock.operations;
  expect(await find("/rest?name=Rex&method=pets.find")).toEqual([findPets, 200, []]);
  expect(await find("/rest?method=pets.feed")).toEqual([feedPets, 200, []]);
  expect(await find("/rest?name=Rex")).toEqual([findPets, 400, ["query.method"]]);
  expect(await find("/air?lat=1&lon=2")).toEqual([byPlace, 200, []]);
  expect(await find("/air?city=Rome")).toEqual([byCity, 200, []]);
  expect(await find("/air")).toEqual([air, 200, []]);
  expect(mock.warnings.join("\n")).toContain("`POST /air?city={name}` is left out");
});
