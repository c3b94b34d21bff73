// Preferences of an address, a key or a session apply to the operations that can play them, and cause no violation elsewhere.

import { afterEach, expect, test } from "vitest";
import { type MockServer, type MockOptions, startMock } from "../../src/index.js";
import { key, library } from "../library.js";

let mock: MockServer | undefined;
afterEach(() => mock?.stop());

async function start(options: MockOptions = {}): Promise<MockServer> {
  mock = await startMock({ ...library, ...options });
  return mock;
}

/** Sends a request. Returns the status and the violation of its response. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<[number, string | null]> {
  const response = await fetch(`${mock?.url}${path}`, { headers: { ...key, ...headers } });
  return [response.status, response.headers.get("x-mock-violation")];
}

const accepted: [number, null] = [200, null];
const book = "/books/9780000000001";

test.each<[preference: string, bookStatus: number, listStatus: number, notPlayedBy: string]>([
  ["scenario=no-content", 204, 200, "books.list"],
  ["scenario=empty-list", 200, 200, "books.get"],
  ["scenario=cursor-repeats", 200, 200, "books.get"],
  ["code=429", 200, 429, "books.get"],
  ["example=lastPage", 200, 200, "books.get"],
])(
  "plays `%s` for all requests to operations that can play it, and lists the others",
  async (preference, bookStatus, listStatus, notPlayedBy) => {
    const { unplayed } = await start({ preference });

    expect([await ask(book), await ask("/books")].map(([status]) => status)).toEqual([bookStatus, listStatus]);
    expect(unplayed).toContain(notPlayedBy);
    expect(mock?.report().violations).toEqual([]);
  },
);

test("ignores a scenario that turns out to be unplayable when the response is created", async () => {
  const { unplayed } = await start({ preference: "scenario=numeric-booleans" });

  expect([await ask(book), await ask("/books")]).toEqual([accepted, accepted]);
  expect(unplayed).toEqual(["books.add", "books.get"]);
});

test.each([
  ["prefix", `/~scenario=empty-list${book}`, {}],
  ["key", book, { "x-reader-key": "mock:scenario=empty-list" }],
  ["session", `/~session=a${book}`, {}],
])("ignores a scenario of the %s that the operation cannot play", async (_, path, headers) => {
  const { url } = await start();
  await fetch(`${url}/-/sessions/a/preference`, { method: "PUT", body: "scenario=empty-list" });

  expect(await ask(path, headers)).toEqual(accepted);
  expect(mock?.report().operations.flatMap(({ responses }) => responses)).toEqual([]);
});

test("reports a violation if the operation cannot play the preference of the request itself", async () => {
  await start({ preference: "scenario=slow,delay_ms=1" });

  const [status, violation] = await ask(book, { prefer: "scenario=empty-list" });
  const [other, unknown] = await ask("/books", { prefer: "code=418" });

  expect([status, other]).toEqual([400, 400]);
  expect(violation).toContain(
    "`Prefer` asks for `scenario=empty-list`, which books.get cannot play: it is not a list.",
  );
  expect(unknown).toContain("`Prefer` asks for a status that books.list does not document");
});

test("ignores `rate-limited` for an operation that documents no 429", async () => {
  await start({ preference: "scenario=rate-limited, times=1, retry-after=60" });

  expect([await ask(book), await ask("/books"), await ask("/books")].map(([status]) => status)).toEqual([
    200, 429, 200,
  ]);
});

const rejected: [words: string, message: string][] = [
  [
    "code=418",
    "The preference asks for `code=418`, which no operation documents. Documented statuses: 200, 201, 204, 400, 401, 429.",
  ],
  ["code=abc", "The preference has the value `abc` for `code`; it must be a status from 200 to 599."],
  ["example=frontPage", "The preference asks for `example=frontPage`, which no operation has."],
  ["code=429, example=lastPage", "The preference asks for `example=lastPage`, which no operation has for `code=429`."],
  [
    "scenario=flaky, status=503",
    "The preference asks for `scenario=flaky, times=2, status=503`, which no operation can play.",
  ],
];

test.each(rejected)("rejects `%s` for a run and for a session", async (words, message) => {
  await expect(startMock({ ...library, preference: words })).rejects.toThrow(message);
  const { url } = await start();
  const response = await fetch(`${url}/-/sessions/a/preference`, { method: "PUT", body: words });

  expect([response.status, await response.json()]).toEqual([400, { message }]);
});

test("counts no response when the connection was reset before it", async () => {
  await start();
  for (const after of ["nothing", "headers"]) {
    const call = fetch(`${mock?.url}/~scenario=reset,after=${after},session=${after}/books`, { headers: key });
    await expect(call.then((response) => response.text())).rejects.toThrow(TypeError);
  }
  const [nothing, headers] = ["nothing", "headers"].map((session) => {
    const list = mock?.report(session).operations.find(({ id }) => id === "books.list");
    return [list?.requests, list?.statuses.find(({ status }) => status === "200")?.count, list?.pages?.first];
  });

  expect([nothing, headers]).toEqual([
    [1, 0, 0],
    [1, 1, 0],
  ]);
});

test("counts the failures of `flaky` separately for each set of its parameters", async () => {
  await start();
  const statuses: number[] = [];
  for (const words of ["times=1,status=429", "times=1,status=401", "times=2,status=429", "times=1,status=429"]) {
    statuses.push((await ask("/books", { prefer: `scenario=flaky, ${words}` }))[0]);
  }

  expect(statuses).toEqual([429, 401, 429, 200]);
});
