import { expect, test } from "vitest";
import { apiKey, baseUrl, getPet, plainMetadata, rex } from "../../test/open-pets.js";
import { signWithKey } from "../auth/sign-with-schemes.js";
import type { ConnectionOptions } from "../connection/connection.js";
import { createConnection } from "../connection/create-connection.js";
import { middleware } from "../layers/middleware.js";
import type { Middleware } from "./middleware.js";
import { placeInCookie, placeInHeader, placeInQuery, type PlaceKey } from "./outgoing.js";

/** Opens a connection that sends the key at a place, and records the arguments of `fetch`. */
function open(place: PlaceKey, layers: ConnectionOptions["layers"] = []) {
  const calls: [input: string | Request, init: RequestInit][] = [];
  const fetch: ConnectionOptions["fetch"] = async (...request) => {
    calls.push(request);
    return Response.json({});
  };
  const metadata = { ...plainMetadata, createSigner: signWithKey({ place, name: "x-key" }) };
  return { connection: createConnection({ baseUrl, apiKey, fetch, layers }, metadata), calls };
}

const address = `${baseUrl}/pets/7?tag=a`;
const places: [place: string, PlaceKey, address: string, header: string | null, cookie: string | null][] = [
  ["a header", placeInHeader, address, apiKey, "c=2"],
  ["the query", placeInQuery, `${address}&x-key=${apiKey}`, null, "c=2"],
  ["a cookie", placeInCookie, address, null, `c=2; x-key=${apiKey}`],
];

test.each(places)("passes an address and options to `fetch`, with the key in %s", async (_, place, ...expected) => {
  const { connection, calls } = open(place);

  await connection.call(getPet, { ...rex, tag: "a", c: 2 });

  const [input, init] = calls[0] ?? ["", {}];
  expect([input, new Headers(init.headers).get("x-key"), new Headers(init.headers).get("cookie")]).toEqual(expected);
  expect(init).toMatchObject({ method: "GET", redirect: "manual", signal: null });
});

test.each(places)(
  "passes a `Request` to `fetch` after middleware, with the key in %s",
  async (_, place, ...expected) => {
    const seen: Request[] = [];
    const watch: Middleware = { onRequest: ({ request }) => void seen.push(request) };
    const { connection, calls } = open(place, [middleware(watch)]);

    await connection.call(getPet, { ...rex, tag: "a", c: 2 });

    const [input, init] = calls[0] ?? ["", {}];
    const sent = new Request(input);
    expect(input).toBeInstanceOf(Request);
    expect([sent.url, sent.headers.get("x-key"), sent.headers.get("cookie")]).toEqual(expected);
    expect(init).toMatchObject({ redirect: "manual", signal: null });
    expect([seen[0]?.url, seen[0]?.headers.get("x-key"), seen[0]?.headers.get("cookie")]).toEqual([
      address,
      null,
      "c=2",
    ]);
  },
);
