// Wrong and malicious responses of a service, and callers without types.

import { inspect } from "node:util";
import { expect, test } from "vitest";
import { createClient, type ClientOptions, ParamsError } from "../../src/index.js";
import { fail } from "../fail.js";

const apiKey = 'k-0123/456789\u00e9"cdef';
const baseUrl = "https://api.example";
const videoId = "7301245789012345678";

function open(respond: () => Response, options: Partial<ClientOptions> = {}) {
  return createClient({ baseUrl, apiKey, fetch: async () => respond(), retry: { maxRetries: 0 }, ...options });
}

const depth = 100_000;
const deep = `${'{"a":['.repeat(depth)}1${"]}".repeat(depth)}`;
const json = { "content-type": "application/json" };

test.each([
  ["a failure", 500, deep],
  ["a failure inside a 200", 200, `{"statusCode":10204,"deep":${deep}}`],
  ["a list where an object is documented", 200, `[${deep}]`],
])("reports %s with a body that is nested deeper than the call stack", async (_, status, text) => {
  const error = await fail(open(() => new Response(text, { status, headers: json })).posts.get({ videoId }));

  expect(error.message).toContain(`posts.get returned ${status}`);
  expect(inspect(error, { depth: Infinity })).toContain(error.name);
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ body: text });
});

test("shows no key that the service quotes as a number in JSON", async () => {
  const text = '{"message":"Unknown key.","key":1234567890}';
  const api = open(() => new Response(text, { status: 401 }), { apiKey: "1234567890" });
  const error = await fail(api.posts.get({ videoId }));

  expect(error).toMatchObject({ status: 401, body: '{"message":"Unknown key.","key":[redacted]}' });
});

test("returns a body that is nested deeper than the call stack", async () => {
  const text = `{"user":{"room_id":7300000000000000001,"deep":${deep}}}`;

  const { user } = await open(() => new Response(text, { headers: json })).users.getById({ userId: "1" });

  expect(user).toMatchObject({ room_id: "7300000000000000001" });
});

test.each([
  ["as it is", apiKey],
  ["in JSON", JSON.stringify(apiKey).slice(1, -1)],
  ["in JSON of PHP", JSON.stringify(apiKey).slice(1, -1).replaceAll("/", "\\/").replaceAll("\u00e9", "\\u00e9")],
  ["in an address", encodeURIComponent(apiKey)],
  ["in HTML", apiKey.replaceAll('"', "&quot;").replaceAll("/", "&#x2F;").replaceAll("\u00e9", "&eacute;")],
])("shows no key that a service quotes %s", async (_, quoted) => {
  const responses = [
    new Response(`<p>No such key: ${quoted}</p>`, { status: 401, headers: { "content-type": "text/html" } }),
    new Response(`{"message":"No such key: ${quoted}`, { headers: json }),
    Response.json({ message: `No such key: ${quoted}`, [quoted]: [quoted] }, { status: 403 }),
    Response.json({ status_code: 1, status_msg: JSON.stringify({ key: quoted }) }),
  ];
  for (const response of responses) {
    const error = await fail(open(() => response).posts.get({ videoId }));

    const shown = inspect(error, { depth: Infinity }) + JSON.stringify(error) + String(error);
    expect(shown).toContain("[redacted]");
    for (const form of [apiKey, quoted, "456789", "cdef"]) expect(shown).not.toContain(form);
  }
});

test("removes the key and commands for a terminal from the media type that a message shows", async () => {
  const headers = { "content-type": `text/\u009b2J;k-0123456789abcdef` };

  const error = await fail(
    open(() => new Response("<p>", { headers }), { apiKey: "k-0123456789abcdef" }).posts.get({ videoId }),
  );

  expect(error.message).toBe(
    "posts.get returned 200 with text/ 2J;[redacted] that is not JSON. Does `baseUrl` lead to the service itself?",
  );
});

test.each<[string, () => Response, string]>([
  ["no body", () => new Response(""), "200 without a body."],
  ["a 304", () => new Response(null, { status: 304 }), "304 without a body."],
  ["null", () => new Response("null", { headers: json }), "200 with JSON that is not an object with `itemInfo`"],
  ["a list", () => new Response("[]", { headers: json }), "200 with JSON that is not an object with `itemInfo`"],
  ["no type", () => new Response(new Blob(["<p>"])), "200 with a body that is not JSON."],
  [
    "a redirect",
    () => new Response(null, { status: 302, headers: { location: "/" } }),
    "302 with a redirect. Does `baseUrl` lead to the service itself?",
  ],
  [
    "a status without a class of its own",
    () => new Response("<h1>Gone</h1>", { status: 410 }),
    "410. Does `baseUrl` lead to the service itself?",
  ],
])("describes %s in the message", async (_, respond, expected) => {
  const { message } = await fail(open(respond).posts.get({ videoId }));

  expect(message).toContain(`posts.get returned ${expected}`);
});

test("accepts all JSON: a byte order mark, names given twice, `__proto__` and numbers beyond range", async () => {
  const text = '\ufeff{"itemInfo":{"a":1,"a":2},"__proto__":{"b":1},"constructor":1e999}';

  const body = await open(() => new Response(text)).posts.get({ videoId });

  expect(Object.entries(body)).toEqual([
    ["itemInfo", { a: 2 }],
    ["__proto__", { b: 1 }],
    ["constructor", Infinity],
  ]);
  expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
});

test.each([
  ["404", 404, "Does `baseUrl` lead to the service itself?"],
  ["503", 503, "Try again later."],
])("has the advice for a %s, whatever statuses are retried", async (_, status, advice) => {
  const call = open(() => new Response(null, { status }), { retry: { maxRetries: 0, statuses: [404] } }).posts.get({
    videoId,
  });

  const error = await fail(call);

  expect(error).toMatchObject({ retryable: true, message: `posts.get returned ${status}. ${advice}` });
});

test("retries the statuses that the caller names, and no other", async () => {
  const sent: number[] = [];
  for (const status of [404, 503]) {
    const respond = () => {
      sent.push(status);
      return new Response(null, { status });
    };
    await fail(open(respond, { retry: { maxRetries: 1, baseDelayMs: 0, statuses: [404] } }).posts.get({ videoId }));
  }

  expect(sent).toEqual([404, 404, 503]);
});

test.each<[string, string]>([
  ["undefined", "`videoId` must be text that matches `^\\d+$`, got nothing."],
  ["null", "`videoId` must be text that matches `^\\d+$`, got nothing."],
  ['"7"', '`params` must be an object, got `"7"`. `videoId` must be'],
  ["[7]", "`params` must be an object, got a list of 1. `videoId` must be"],
])("names the missing param when a caller in JavaScript passes %s as params", async (params, expected) => {
  const api = open(() => new Response("{}"));

  const error = await fail(api.posts.get(params === "undefined" ? JSON.parse("{}").nothing : JSON.parse(params)));

  expect(error).toBeInstanceOf(ParamsError);
  expect(error.message).toContain(`posts.get was not sent: ${expected}`);
});

test("accepts null in place of params if none is required", async () => {
  const api = open(() => Response.json({ dramaList: [] }));

  expect(await api.dramas.explore(JSON.parse("null"))).toEqual({ dramaList: [] });
});
