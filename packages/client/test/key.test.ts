// The places where the client sends the key, and the places where the key must not appear.

import { inspect } from "node:util";
import { expect, test } from "vitest";
import { signWithKey } from "../src/auth/sign-with-schemes.js";
import { placeInCookie, placeInQuery } from "../src/call/outgoing.js";
import { apiKey, fail, getPet, open, plainMetadata, rex } from "./open-pets.js";

test.each([
  ["in the query", placeInQuery, (request: Request) => new URL(request.url).searchParams.get("x-key")],
  ["as a cookie", placeInCookie, (request: Request) => request.headers.get("cookie")?.replace("x-key=", "")],
])("sends the key %s", async (_, place, read) => {
  const { connection, request } = open(Response.json({}), {
    serviceMetadata: { ...plainMetadata, createSigner: signWithKey({ place, name: "x-key" }) },
  });

  await connection.call(getPet, rex);

  expect(read(request())).toBe(apiKey);
});

test("sends no key if there is none, or if the service accepts none", async () => {
  const keyless = open(Response.json({}), { apiKey: undefined });
  const unguarded = open(Response.json({}), { serviceMetadata: plainMetadata });

  await keyless.connection.call(getPet, rex);
  await unguarded.connection.call(getPet, rex);

  expect(keyless.request().headers.has("x-key")).toBe(false);
  expect([...unguarded.request().headers.values()].join()).not.toContain(apiKey);
});

test("rejects a key that no header can carry, without showing it", () => {
  expect(() => open(Response.json({}), { apiKey: "k-0123\n456789" })).toThrow(
    /^`apiKey` must be non-blank text that a header can carry\.$/,
  );
});

test.each([
  ["a failure that quotes it", Response.json({ reason: `Key ${apiKey} is unknown.` }, { status: 401 })],
  ["a failure in the body", Response.json({ code: 1, reason: `Key ${apiKey} is unknown.` })],
  ["text that is not JSON", new Response(`<p>${apiKey}`)],
  ["a redirect", new Response(null, { status: 302, headers: { location: `https://b.example/?key=${apiKey}` } })],
])("shows the key nowhere: %s", async (_, response) => {
  const error = await fail(open(response).connection.call(getPet, rex));

  const shown = [
    inspect(error, { depth: Infinity, showHidden: true }),
    JSON.stringify(error),
    JSON.stringify([...error.headers]),
    error.stack,
  ].join("\n");
  expect(shown).not.toContain(apiKey);
  expect(shown).not.toContain("api.example");
});

test.each([2_300, 100_000])("sends a key of %i characters, and shows no part of it in a failure", async (length) => {
  const long = `k-${"0123456789.abcdef_".repeat(length / 18)}`;
  const { connection, request } = open(
    () =>
      Response.json(
        { reason: `Key ${long} is unknown.`, key: [...long].map(escapeCharacter).join("") },
        { status: 401 },
      ),
    { apiKey: long },
  );

  const error = await fail(connection.call(getPet, rex));

  expect(request().headers.get("x-key")).toBe(long);
  expect(error.message).toBe(
    "pets.get returned 401: Key [redacted] is unknown. Does `baseUrl` lead to the service itself?",
  );
  expect(error.body).toEqual({ reason: "Key [redacted] is unknown.", key: "[redacted]" });
  expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain("0123456789");
});

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

test("shows no key that came from a file with a line break at its end", async () => {
  const { connection, request } = open(Response.json({ reason: `Key ${apiKey} is unknown.` }, { status: 401 }), {
    apiKey: `${apiKey}\n`,
  });

  const error = await fail(connection.call(getPet, rex));

  expect(request().headers.get("x-key")).toBe(apiKey);
  expect(error.message).toBe(
    "pets.get returned 401: Key [redacted] is unknown. Does `baseUrl` lead to the service itself?",
  );
});

test("shows the key in no client", async () => {
  const { connection } = open(Response.json({}));

  expect(inspect(connection, { depth: Infinity, showHidden: true })).not.toContain(apiKey);
  expect(JSON.stringify(connection)).not.toContain(apiKey);
});
