// The client calls every operation of the running mock and iterates over every list.

import {
  ApiError,
  type ClientOptions,
  createClient,
  type Paginator,
  type PaginateOptions,
} from "@shortvideo-api/client";
import { operations } from "@shortvideo-api/fixtures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MockServer, startMock } from "../../src/index.js";

type Method = (params: unknown) => Promise<unknown>;
type Paginate = (params: unknown, options?: PaginateOptions) => Paginator<unknown, unknown>;

const apiKey = "k-0123456789abcdef";
const rows = Object.entries(operations).map(([id, { params, responses, failures }]) => {
  const named = Object.entries(responses) as [name: string, response: unknown][];
  return { id, params, responses: named, statuses: Object.keys(failures) };
});
const lists = rows.filter(({ responses }) => responses.some(([name]) => name === "firstPage"));
const failures = rows.flatMap(({ id, params, statuses }) => statuses.map((status) => ({ id, params, status })));

let mock: MockServer;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

/** Finds the client's methods of an operation: the call and, for a list, the paginator. */
function findMethods(id: string, options: Partial<ClientOptions> = { apiKey }): { call: Method; paginate: Paginate } {
  const [resource = "", method = ""] = id.split(".");
  const api = createClient({ baseUrl: mock.url, retry: { maxRetries: 0 }, ...options });
  const group = Reflect.get(api, resource) as Record<string, unknown>;
  // The method that iterates over a list follows the one that returns a page.
  const name = Object.keys(group)[Object.keys(group).indexOf(method) + 1] ?? "";
  return { call: group[method] as Method, paginate: group[name] as Paginate };
}

async function catchFailure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => new Error("The call succeeded."),
    (error: unknown) => error,
  );
}

test("the fixtures and the mock have the same operations", () => {
  expect(rows).not.toEqual([]);
  expect(rows.map(({ id }) => id)).toEqual(mock.operations);
});

test.each(rows)("$id returns its fixture", async ({ id, params, responses }) => {
  expect(await findMethods(id).call(params)).toEqual(responses[0]?.[1]);
});

test.each(lists)("$id iterates over all of its pages and ends", async ({ id, params, responses }) => {
  const { firstPage, secondPage, lastPage } = Object.fromEntries(responses);
  const pages: unknown[] = [];

  for await (const page of findMethods(id).paginate(params).pages()) pages.push(page);

  expect(pages).toEqual([firstPage, secondPage, lastPage]);
});

test.each(lists)("$id resumes after any item and neither loses nor repeats one", async ({ id, params }) => {
  const { paginate } = findMethods(id);
  const all = await paginate(params).toArray();

  for (let stop = 1; stop <= all.length; stop += 1) {
    const interrupted = paginate(params);
    const seen: unknown[] = [];
    for await (const item of interrupted) if (seen.push(item) === stop) break;
    const rest = paginate(params, { resumeFrom: interrupted.resumeToken });

    expect([...seen, ...(await rest.toArray())]).toEqual(all);
  }
});

test.each(failures)("$id throws the documented class for a $status", async ({ id, params, status }) => {
  const error = await catchFailure(findMethods(id, { apiKey, headers: { prefer: `code=${status}` } }).call(params));

  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ operation: id, status: Number(status), body: { message: expect.any(String) } });
  expect((error as Error).name).not.toBe("ApiError");
});

test.each(rows)("$id throws a 401 without a key", async ({ id, params }) => {
  const error = await catchFailure(findMethods(id, {}).call(params));

  expect(error).toMatchObject({ operation: id, status: 401 });
});
