// Every operation of the document, through the generated client, over the generated fixtures and an injected fetch.

import { operations, serializeResponse } from "@shortvideo-api/fixtures";
import { expect, test } from "vitest";
import {
  type ResponseBody,
  ApiError,
  createClient,
  type OperationId,
  type Paginator,
  type ResumeToken,
} from "../../src/index.js";

type Method = (params: unknown, options?: object) => Promise<unknown>;
type Iterate = (params: unknown, options?: object) => Paginator<unknown, unknown>;

const rows = Object.entries(operations).map(([id, { params, responses, failures }]) => {
  const named = Object.entries(responses) as [name: string, body: unknown][];
  return { id, params, responses: named, failures: Object.entries(failures as Record<string, unknown>) };
});
const lists = rows.filter(({ responses }) => responses.some(([name]) => name === "firstPage"));

/** Opens a client whose requests get these responses, in order. */
function open(responders: (() => Response)[]) {
  const requests: Request[] = [];
  const api = createClient({
    baseUrl: "https://api.example",
    apiKey: "k-0123456789abcdef",
    retry: { maxRetries: 0 },
    fetch: async (input, init) => {
      const respond = responders[requests.push(new Request(input, init)) - 1];
      if (respond === undefined) throw new Error("No response is left.");
      return respond();
    },
  });
  return { api, requests };
}

/** Returns the method of an operation, and the one that iterates over its list and follows it, both without their object. */
function membersOf(api: object, id: string): { call: Method; paginator: Iterate } {
  const [resource = "", method = ""] = id.split(".");
  const methods = Reflect.get(api, resource) as Record<string, unknown>;
  const name = Object.keys(methods)[Object.keys(methods).indexOf(method) + 1] ?? "";
  return { call: methods[method] as Method, paginator: methods[name] as Iterate };
}

function ok(id: string, body: unknown): () => Response {
  const text = serializeResponse(id as OperationId, body as ResponseBody<OperationId>);
  return () => new Response(text, { headers: { "content-type": "application/json" } });
}

test("methods can be called without their object", async () => {
  const { firstPage } = operations["posts.listComments"].responses;
  const { api, requests } = open(
    Array.from({ length: 4 }, () => ok("posts.listComments", { ...firstPage, hasMore: 0 })),
  );
  const { listComments, iterateComments } = api.posts;
  const posts = [{ videoId: "1" }, { videoId: "2" }];

  await listComments({ videoId: "3" });
  await iterateComments({ videoId: "4" }).toArray();
  // `map` passes an index in place of options, which only JavaScript allows.
  await Promise.all(posts.map(listComments as (params: (typeof posts)[number]) => Promise<unknown>));

  const sent = requests.map(({ url }) => new URL(url).searchParams.get("videoId"));
  expect(sent).toEqual(["3", "4", "1", "2"]);
});

test.each(rows.filter(({ responses }) => responses.length > 0))(
  "$id returns every response of the fixture",
  async ({ id, params, responses }) => {
    const { api } = open(responses.map(([, body]) => ok(id, body)));
    const { call } = membersOf(api, id);

    for (const [, body] of responses) expect(await call(params)).toEqual(body);
  },
);

test.each(rows)("$id sends its parameters as they are given", async ({ id, params, responses }) => {
  const [response] = responses;
  const { api, requests } = open([response ? ok(id, response[1]) : () => new Response(null, { status: 204 })]);

  await membersOf(api, id).call(params);

  const [request = new Request("https://nothing.sent")] = requests;
  const { pathname, searchParams } = new URL(request.url);
  const { body, ...others }: Record<string, unknown> = { ...params };
  const inPath = new Set<unknown>(pathname.split("/").map(decodeURIComponent));
  const elsewhere = Object.entries(others).filter(([name]) => !searchParams.has(name));
  const found = elsewhere.map(([name, value]) => [name, inPath.has(value) ? value : request.headers.get(name)]);
  expect({ ...Object.fromEntries(searchParams), ...Object.fromEntries(found) }).toEqual(others);
  expect(await request.text()).toBe(body === undefined ? "" : JSON.stringify(body));
});

test.each(rows)("$id throws a class of its own for each documented failure", async ({ id, params, failures }) => {
  for (const [status, body] of failures) {
    const { api } = open([() => Response.json(body, { status: Number(status) })]);

    const error = await membersOf(api, id)
      .call(params)
      .catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ operation: id, status: Number(status), body });
    expect((error as Error).name).not.toBe("ApiError");
    expect((error as Error).message).toMatch(new RegExp(`^${id} returned ${status}: .`));
  }
});

test.each(lists)("$id iterates over its pages and ends", async ({ id, params, responses }) => {
  const { firstPage, secondPage, lastPage } = Object.fromEntries(responses);
  const { api, requests } = open([firstPage, secondPage, lastPage].map((page) => ok(id, page)));
  const pages: unknown[] = [];

  for await (const page of membersOf(api, id).paginator(params).pages()) pages.push(page);

  expect(pages).toEqual([firstPage, secondPage, lastPage]);
  // The position is in the address, or in the body.
  const sent = await Promise.all(requests.map(async (request) => request.url + (await request.text())));
  expect(new Set(sent).size).toBe(3);
});

test.each(lists)("$id rejects the resume token of another list, and sends nothing", ({ id, params }) => {
  const { api, requests } = open([]);
  const other = lists.find((list) => list.id !== id);

  const resumeFrom = JSON.parse(JSON.stringify(membersOf(api, other?.id ?? "").paginator(other?.params).resumeToken));

  expect(() => membersOf(api, id).paginator(params, { resumeFrom })).toThrow(RangeError);
  expect(() => membersOf(api, id).paginator(params, { resumeFrom })).toThrow(`got \`{"operation":"${other?.id}",`);
  expect(requests).toEqual([]);
});

test.each(lists)(
  "$id returns the same items in one iteration as in one iteration for each page",
  async ({ id, params, responses }) => {
    const { firstPage, secondPage, lastPage } = Object.fromEntries(responses);
    const wire = [firstPage, secondPage, lastPage].map((page) => ok(id, page));
    const received: unknown[] = [];
    let resumeFrom: ResumeToken | undefined;

    const all = await membersOf(open(wire).api, id).paginator(params).toArray();
    for (const page of wire) {
      const paginator = membersOf(open([page]).api, id).paginator(params, { resumeFrom, maxPages: 1 });
      received.push(...(await paginator.toArray()));
      resumeFrom = paginator.resumeToken;
    }

    expect(all.length).toBeGreaterThanOrEqual(6);
    expect(received).toEqual(all);
  },
);

test.each(lists)("$id ends at once when its first page is empty", async ({ id, params, responses }) => {
  const { emptyPage } = Object.fromEntries(responses);
  const { api, requests } = open([ok(id, emptyPage)]);

  expect(await membersOf(api, id).paginator(params).toArray()).toEqual([]);
  expect(requests).toHaveLength(1);
});
