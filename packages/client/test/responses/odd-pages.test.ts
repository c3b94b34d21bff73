// The list methods accept odd pages: the table of the README, for every list.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { operations, serializeResponse } from "@shortvideo-api/fixtures";
import { expect, test } from "vitest";
import { parse } from "yaml";
import {
  type ResponseBody,
  createClient,
  type OperationId,
  type Paginator,
  getResumeToken,
  UnexpectedResponseError,
} from "../../src/index.js";

type Json = Record<string, unknown>;

interface Pagination {
  items: string;
  next?: string | string[];
  hasMore?: string | string[];
}

const file = fileURLToPath(import.meta.resolve("@shortvideo-api/spec/openapi.yaml"));
const document = parse(await readFile(file, "utf8")) as {
  paths: Record<string, Record<string, { operationId: OperationId; "x-pagination"?: Pagination; responses: Json }>>;
};
const lists = Object.values(document.paths)
  .flatMap((path) => Object.values(path))
  .flatMap(({ operationId: id, "x-pagination": pagination, responses }) =>
    pagination ? [{ id, pagination, responses }] : [],
  );

const optionalLists = new Set(lists.filter(isOptional).map(({ id }) => id));

/** Values in place of a list that mean an empty list. */
const emptyValues = [null, "", {}, [], 0, false];
/** Values of `hasMore` that mean no. */
const noValues = [false, 0, "0", "false", "False"];
/** Values of `hasMore` that mean neither yes nor no. */
const unknownValues = [undefined, null, "", {}, []];
/** Values of `hasMore` that mean yes. */
const yesValues = [true, 1, "1", "true"];

/** The result of a list: its items, no items, or an error. */
type Outcome = "items" | "no items" | "error";

/** Lists pages that a service could return, with the expected results. */
function* listPages({ id, pagination }: (typeof lists)[number]): Generator<[name: string, page: unknown, Outcome]> {
  const last = pageOf(id, "lastPage");
  const steps = pagination.items.split(".");
  const [first = "", ...others] = [pagination.hasMore ?? []].flat();
  const next = [pagination.next ?? []].flat();
  yield ["as it should be", last, "items"];
  for (const body of [null, [], "text", 7, true, {}, { message: "No." }]) {
    yield [`the body ${JSON.stringify(body)}`, body, "error"];
  }
  for (const [index] of steps.entries()) {
    const place = steps.slice(0, index + 1).join(".");
    for (const value of emptyValues) {
      yield [`\`${place}\` ${JSON.stringify(value)}`, write(last, place, value), "no items"];
    }
    for (const value of ["text", 7, true, [7]]) {
      if (index === steps.length - 1 && Array.isArray(value)) continue;
      yield [`\`${place}\` ${JSON.stringify(value)}`, write(last, place, value), "error"];
    }
  }
  yield ["the list an object", write(last, pagination.items, { "0": {} }), "error"];
  yield ["no list", write(last, pagination.items, undefined), optionalLists.has(id) ? "no items" : "error"];
  yield ["the list alone", write({}, pagination.items, read(last, pagination.items)), "items"];
  yield [
    "null among the items",
    write(last, pagination.items, [null, ...(read(last, pagination.items) as unknown[]), null]),
    "items",
  ];
  yield ["nothing but null among the items", write(last, pagination.items, [null, null]), "no items"];
  for (const value of [...noValues, ...unknownValues]) {
    yield [`\`${first}\` ${JSON.stringify(value)}`, write(last, first, value), "items"];
    for (const other of others) {
      const page = write(write(last, first, undefined), other, value);
      yield [`\`${other}\` ${JSON.stringify(value)} instead`, page, "items"];
    }
  }
  for (const value of [null, "", {}, [], true, undefined]) {
    for (const place of next) yield [`\`${place}\` ${JSON.stringify(value)}`, write(last, place, value), "items"];
  }
  const envelope = first.split(".").slice(0, -1).join(".");
  if (envelope === "" || pagination.items.startsWith(envelope)) return;
  for (const value of [...emptyValues, "text", 7, undefined]) {
    yield [`\`${envelope}\` ${JSON.stringify(value)}`, write(last, envelope, value), "items"];
  }
}

test.each(lists)("$id and its paginator read odd pages alike", async (list) => {
  const items = read(pageOf(list.id, "lastPage"), list.pagination.items) as unknown[];
  let pages = 0;
  for (const [name, page, outcome] of listPages(list)) {
    const { call, paginator, requests } = open(list.id, () => page);
    const [fromCall, fromPaginator] = await Promise.all([settle(call()), settle(paginator().toArray())]);

    const expected = { items: items.length, "no items": 0, error: "UnexpectedResponseError" }[outcome];
    expect([name, lengthOf(fromPaginator)]).toEqual([name, expected]);
    expect([name, fromCall instanceof Error]).toEqual([name, outcome === "error"]);
    // One request of each method, and one more if the page does not say that it is the last.
    expect([name, requests.length < 4]).toEqual([name, true]);
    pages += 1;
  }
  expect(pages).toBeGreaterThan(30);
});

test.each(lists)(
  "$id continues for every spelling of a page that says that more follows",
  async ({ id, pagination }) => {
    const [first, last] = [pageOf(id, "firstPage"), pageOf(id, "lastPage")];
    const both = [first, last].flatMap((page) => read(page, pagination.items) as unknown[]);
    const [firstName = "", ...others] = [pagination.hasMore ?? []].flat();
    for (const place of [firstName, ...others]) {
      for (const value of yesValues) {
        const page = write(write(first, firstName, undefined), place, value);
        const { paginator } = open(id, (count) => (count === 0 ? page : last));

        expect([place, value, lengthOf(await settle(paginator().toArray()))]).toEqual([place, value, both.length]);
      }
    }
  },
);

test.each(lists)("$id yields the items before an unusable page, and has a resume token", async ({ id }) => {
  const { paginator } = open(id, (count) => (count === 0 ? pageOf(id, "firstPage") : {}));
  const received: unknown[] = [];

  const error = await settle(
    (async () => {
      for await (const item of paginator()) received.push(item);
    })(),
  );

  expect(error).toBeInstanceOf(UnexpectedResponseError);
  expect(received.length).toBeGreaterThan(0);
  expect(getResumeToken(error)).toMatchObject({ operation: id, skip: 0 });
});

/** Returns `true` if the document does not require the field with the items of a list. */
function isOptional({ pagination, responses }: (typeof lists)[number]): boolean {
  const [name = "", ...parents] = pagination.items.split(".").toReversed();
  const inPath = parents.toReversed();
  const root = listFacets(read(responses, "200.content.application/json.schema"));
  const facets = inPath.reduce(
    (outer, step) => outer.flatMap((each) => listFacets(read(each, `properties.${step}`))),
    root,
  );
  expect(facets.some((each) => read(each, `properties.${name}`) !== undefined)).toBe(true);
  return !facets.some(({ required }) => Array.isArray(required) && required.includes(name));
}

/** Lists the schemas that together describe a value: the schema, and those of its `$ref` and its `allOf`. */
function listFacets(schema: unknown): Json[] {
  if (schema === undefined) return [];
  const { $ref, allOf } = schema as { $ref?: string; allOf?: Json[] };
  const target = $ref === undefined ? undefined : read(document, $ref.slice("#/".length).replaceAll("/", "."));
  return [schema as Json, ...listFacets(target), ...(allOf ?? []).flatMap(listFacets)];
}

/** Returns both methods of a list. `respond` creates the response of each request, with the number of requests before it. */
function open(id: OperationId, respond: (count: number) => unknown) {
  const requests: string[] = [];
  const api = createClient({
    baseUrl: "https://api.example",
    retry: { maxRetries: 0 },
    onDeprecated: () => {},
    fetch: async (input, init) => {
      requests.push(new Request(input, init).url);
      return new Response(JSON.stringify(respond(requests.length - 1)));
    },
  });
  const [resource = "", method = ""] = id.split(".");
  const methods = Reflect.get(api, resource) as Record<string, (params: unknown) => unknown>;
  // The method that iterates over a list follows the one that returns a page.
  const name = Object.keys(methods)[Object.keys(methods).indexOf(method) + 1] ?? "";
  const { params } = operations[id];
  return {
    call: async () => await methods[method]?.(params),
    paginator: () => methods[name]?.(params) as Paginator<unknown, unknown>,
    requests,
  };
}

/** Returns a page of the fixtures, as sent on the wire. */
function pageOf(id: OperationId, name: "firstPage" | "lastPage"): Json {
  const { responses } = operations[id];
  return JSON.parse(serializeResponse(id, Reflect.get(responses, name) as ResponseBody<OperationId>)) as Json;
}

function settle(promise: Promise<unknown>): Promise<unknown> {
  return promise.catch((reason: unknown) => reason);
}

function lengthOf(result: unknown): unknown {
  return Array.isArray(result) ? result.length : (result as Error).name;
}

function read(value: unknown, place: string): unknown {
  return place.split(".").reduce((inner, name) => (inner as Json | undefined)?.[name], value);
}

/** Returns a copy with another value at a place; `undefined` removes the value. */
function write(page: Json, place: string, value: unknown): Json {
  const [name = "", ...rest] = place.split(".");
  return { ...page, [name]: rest.length === 0 ? value : write((page[name] ?? {}) as Json, rest.join("."), value) };
}
