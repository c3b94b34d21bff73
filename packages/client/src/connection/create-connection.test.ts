import { parseExact } from "@shortvideo-api/wire";
import { expect, test } from "vitest";
import { ApiError } from "../errors/api-error.js";
import { readBlob } from "../responses/read-blob.js";
import { apiKey, baseUrl, createPet, getPet, jsonBody, newPet, open, rex } from "../../test/open-pets.js";

const parse = (text: string): unknown => parseExact(text, { fields: { id: { int64: true } } });

test("sends method, path, query, headers, cookies and key, and returns the parsed body", async () => {
  const { connection, request } = open(Response.json({ code: 0, name: "Rex" }), { headers: { "x-app": "tests" } });

  const pet = await connection.call(getPet, { ...rex, tag: ["a", "b"], "x-trace": 1, c: 2 });

  expect(pet).toEqual({ code: 0, name: "Rex" });
  expect([request().method, request().url]).toEqual(["GET", `${baseUrl}/pets/7?tag=a&tag=b`]);
  expect(Object.fromEntries(request().headers)).toEqual({
    accept: "application/json, */*;q=0.5",
    cookie: "c=2",
    "x-app": "tests",
    "x-key": apiKey,
    "x-trace": "1",
  });
});

test("accepts `Headers` as the option `headers`", async () => {
  const headers = new Headers({ accept: "application/json", "x-app": "tests" });
  const { connection, request } = open(Response.json({}), { headers });

  await connection.call(getPet, rex);

  expect(request().headers.get("x-app")).toBe("tests");
  expect(request().headers.get("accept")).toBe("application/json");
});

test("sends a body in its media type", async () => {
  const { connection, request } = open(Response.json({}));

  await connection.call(createPet, newPet);

  expect(request().headers.get("content-type")).toBe("application/json");
  expect(await request().text()).toBe('{"name":"Rex"}');
});

test("leaves the boundary of a form to fetch", async () => {
  const { connection, request } = open(Response.json({}));

  await connection.call({ ...createPet, body: { ...jsonBody, mediaType: "multipart/form-data" } }, newPet);

  expect(request().headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
  expect((await request().formData()).get("name")).toBe("Rex");
});

test("sends a stream", async () => {
  const { connection, request } = open(Response.json({}));

  await connection.call(
    { ...createPet, body: { ...jsonBody, mediaType: "application/octet-stream" } },
    { body: new Blob(["bytes"]).stream() },
  );

  expect(request().headers.get("content-type")).toBe("application/octet-stream");
  expect(await request().text()).toBe("bytes");
});

test("returns 64-bit numbers with all their digits", async () => {
  const { connection } = open(new Response('{"id":7300000000000000001}'));

  expect(await connection.call({ ...getPet, parse }, rex)).toEqual({
    id: "7300000000000000001",
  });
});

test("throws the error class that the operation has for a status", async () => {
  class LostPetError extends ApiError {}
  const operation = { ...getPet, empty: () => undefined, errors: { 204: LostPetError, 404: LostPetError } };

  for (const status of [204, 404]) {
    const call = open(new Response(null, { status })).connection.call(operation, rex);
    await expect(call).rejects.toBeInstanceOf(LostPetError);
  }
});

test("returns texts, bytes or nothing, as the operation documents", async () => {
  const text = { empty: () => "", parse: (found: string) => found };
  expect(await open(new Response("a,b")).connection.call({ ...getPet, ...text }, rex)).toBe("a,b");
  expect(await open(new Response("")).connection.call({ ...getPet, ...text }, rex)).toBe("");
  const none = { empty: () => undefined };
  expect(await open(new Response(null, { status: 204 })).connection.call({ ...getPet, ...none }, rex)).toBeUndefined();
  expect(await open(Response.json({ id: 7 })).connection.call({ ...getPet, ...none }, rex)).toEqual({ id: 7 });
  expect(
    await open(new Response("a,b")).connection.call({ ...getPet, ...none, parse: () => undefined }, rex),
  ).toBeUndefined();
  const bytes = await open(new Response("bytes")).connection.call<Blob>({ ...getPet, read: readBlob }, rex);
  expect(await bytes.text()).toBe("bytes");
});

test("asks fetch not to follow redirects, whose target would receive the key", async () => {
  const { connection, request } = open(Response.json({}));

  await connection.call(getPet, rex);

  expect(request().redirect).toBe("manual");
});

test("uses the `fetch` that is global at the time of the call", async () => {
  const { fetch } = globalThis;
  const { connection } = open(Response.json({}), { fetch: undefined });
  try {
    globalThis.fetch = async () => Response.json({ late: true });

    expect(await connection.call(getPet, rex)).toEqual({ late: true });
  } finally {
    globalThis.fetch = fetch;
  }
});
