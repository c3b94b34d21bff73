// The contract, end to end: every operation called and every list walked by the client, against the running mock.

import {
  ApiError,
  type ClientOptions,
  createClient,
  type Paginator,
  type PaginateOptions,
} from "@shortvideo-api/client";
import { operations } from "@shortvideo-api/fixtures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mock, startMock } from "../src/index.js";

type Method = (params: unknown) => Promise<unknown>;
type Walk = (params: unknown, options?: PaginateOptions) => Paginator<unknown, unknown>;

const apiKey = "k-0123456789abcdef";
const rows = Object.entries(operations).map(([id, { answers, failures, request }]) => {
  const named = Object.entries(answers) as [name: string, answer: unknown][];
  return { id, request, answers: named, statuses: Object.keys(failures) };
});
const lists = rows.filter(({ answers }) => answers.some(([name]) => name === "firstPage"));
const failures = rows.flatMap(({ id, request, statuses }) => statuses.map((status) => ({ id, request, status })));

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

/** The members of an operation's area: its method, and for a list its walk. */
function membersOf(id: string, options: Partial<ClientOptions> = { apiKey }): { call: Method; walk: Walk } {
  const [area = "", method = ""] = id.split(".");
  const api = createClient({ baseUrl: mock.url, retry: { maxRetries: 0 }, ...options });
  const group = Reflect.get(api, area) as Record<string, unknown>;
  const name = `iterate${method.replace(/^list(?=[A-Z])/, "").replace(/^./, (letter) => letter.toUpperCase())}`;
  return { call: group[method] as Method, walk: group[name] as Walk };
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => new Error("The call succeeded."),
    (error: unknown) => error,
  );
}

test("there are 24 operations", () => {
  expect(rows.map(({ id }) => id)).toEqual(mock.operations);
  expect(rows).toHaveLength(24);
});

test.each(rows)("$id answers as its fixture", async ({ id, request, answers }) => {
  expect(await membersOf(id).call(request)).toEqual(answers[0]?.[1]);
});

test.each(lists)("$id walks all of its pages and ends", async ({ id, request, answers }) => {
  const { firstPage, secondPage, lastPage } = Object.fromEntries(answers);
  const pages: unknown[] = [];

  for await (const page of membersOf(id).walk(request).pages()) pages.push(page);

  expect(pages).toEqual([firstPage, secondPage, lastPage]);
});

test.each(lists)("$id resumes in the midst of a page, with no item lost or doubled", async ({ id, request }) => {
  const { walk } = membersOf(id);
  const all = await walk(request).toArray();

  for (let stop = 1; stop <= all.length; stop += 1) {
    const begun = walk(request);
    const met: unknown[] = [];
    for await (const item of begun) if (met.push(item) === stop) break;
    const rest = walk(request, { resumeFrom: begun.resumeToken });

    expect([...met, ...(await rest.toArray())]).toEqual(all);
  }
});

test.each(failures)("$id throws for a $status what is documented", async ({ id, request, status }) => {
  const error = await failureOf(membersOf(id, { apiKey, headers: { prefer: `code=${status}` } }).call(request));

  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ operation: id, status: Number(status), body: { message: expect.any(String) } });
  expect((error as Error).name).not.toBe("ApiError");
});

test.each(rows)("$id is refused without a key", async ({ id, request }) => {
  const error = await failureOf(membersOf(id, {}).call(request));

  expect(error).toMatchObject({ operation: id, status: 401 });
});
