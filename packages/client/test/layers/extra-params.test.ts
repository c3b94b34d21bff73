// Headers and query parameters of single calls, over an injected fetch.

import { expect, test } from "vitest";
import type { OperationMetadata } from "../../src/call/metadata.js";
import { extraParams } from "../../src/layers/extra-params.js";
import { serializeParams } from "../../src/serialize/serialize-params.js";
import { open as openClient } from "../open-client.js";
import { apiKey, createPet, getPet, newPet, open, rex } from "../open-pets.js";

const layers = [extraParams()];
const respond = (): Response => Response.json({ name: "Rex" });

test("sends headers of a call instead of those of the client and the operation", async () => {
  const { connection, request } = open(respond, { layers, headers: { "x-team": "client", accept: "text/plain" } });

  await connection.call(
    getPet,
    { ...rex, "x-trace": "operation" },
    { headers: { "X-Trace": "call", "x-team": null, Accept: "application/json", "x-unset": undefined } },
  );

  const { "x-key": key, ...headers } = Object.fromEntries(request().headers);
  expect(key).toBe(apiKey);
  expect(headers).toEqual({ "x-trace": "call", accept: "application/json" });
});

test("accepts a `Headers`, and keeps the headers of the next call", async () => {
  const { connection, request } = open(respond, { layers });

  await connection.call(createPet, newPet, { headers: new Headers({ "Content-Type": "application/vnd.pet+json" }) });
  const first = request();
  await connection.call(createPet, newPet);

  expect(first.headers.get("content-type")).toBe("application/vnd.pet+json");
  expect(await first.json()).toEqual({ name: "Rex" });
  expect(request().headers.get("content-type")).toBe("application/json");
});

test("sends no header of a call in place of the key", async () => {
  const { connection, request } = open(respond, { layers });

  await connection.call(getPet, rex, { headers: { "x-key": "another" } });

  expect(request().headers.get("x-key")).toBe(apiKey);
});

test("adds query parameters to those of the operation", async () => {
  const { connection, request } = open(respond, { layers });
  const query = { preview: true, "a b": ["1", 2], since: new Date(0), none: null, absent: undefined };

  await connection.call(getPet, { ...rex, tag: "x" }, { query });
  const withOthers = request().url;
  await connection.call(getPet, rex, { query: { tag: "a&b" } });

  expect(withOthers).toBe(
    "https://api.example/v1/pets/7?tag=x&preview=true&a%20b=1&a%20b=2&since=1970-01-01T00%3A00%3A00.000Z",
  );
  expect(request().url).toBe("https://api.example/v1/pets/7?tag=a%26b");
});

test("rejects query parameters beside a parameter that is the whole query", async () => {
  const find: OperationMetadata = {
    id: "pets.find",
    method: "GET",
    path: "/pets",
    serialize: serializeParams,
    params: { filter: { in: "querystring", json: true } },
  };
  const { connection } = open(() => expect.fail("sent"), { layers });

  const call = connection.call(find, { filter: { tag: "x" } }, { query: { preview: true } });

  await expect(call).rejects.toThrow(
    new TypeError("pets.find: `query` cannot add to a parameter that is the whole query."),
  );
});

test("sends the headers and the query of a list with each page", async () => {
  const pages = [
    { comments: [{ cid: "1" }], cursor: 1, hasMore: 1 },
    { comments: [{ cid: "2" }], cursor: 2, hasMore: 0 },
  ];
  const { api, sent } = openClient(() => Response.json(pages.shift()));

  const comments = await api.posts
    .iterateComments({ videoId: "7" }, { headers: { "x-team": "a" }, query: { preview: true } })
    .toArray();

  expect(comments).toHaveLength(2);
  expect(sent.map(({ headers, url }) => [headers.get("x-team"), new URL(url).searchParams.get("preview")])).toEqual([
    ["a", "true"],
    ["a", "true"],
  ]);
});
