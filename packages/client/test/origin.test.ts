import { signWithKey } from "../src/auth/sign-with-schemes.js";
import { signWithHeader } from "../src/auth/sign-with-header.js";
import { expect, test } from "vitest";
import type { OperationMetadata, ParamMetadata } from "../src/call/metadata.js";
import { placeInCookie, placeInHeader, placeInQuery } from "../src/call/outgoing.js";
import { createConnection } from "../src/connection/create-connection.js";
import { middleware } from "../src/layers/middleware.js";
import { serializeParams } from "../src/serialize/serialize-params.js";
import { plainMetadata } from "./open-pets.js";
import { addToPlan } from "../src/call/call-plan.js";
import { serve } from "./serve.js";

// With any document, program and parameter, requests go to the origin and below the path of `baseUrl`.

import * as fc from "fast-check";

const apiKey = "k-0123456789abcdef";

/** Opens a connection that keeps the addresses to which requests went. */
function open(baseUrl: string) {
  const sent: string[] = [];
  const connection = createConnection(
    {
      baseUrl,
      apiKey,
      fetch: async (request) => {
        sent.push(typeof request === "string" ? request : request.url);
        return Response.json({});
      },
    },
    { ...plainMetadata, createSigner: signWithHeader("x-key") },
  );
  return { connection, sent };
}

/** The error that a call rejects with; `undefined` when it was sent. */
async function outcome(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}

// Each has a meaning somewhere in an address, or looks as if it had.
const piece = fc.constantFrom(
  ..."/ // \\ \\\\ . .. ... %2e %2E%2e .%2e %2f %5c @ : :81 ? # ; = , & %40 %00 evil.example 5 a é 你 ．．".split(" "),
  " ",
  "\t",
  "\n",
  "\r",
  "\0",
);
const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
const someBaseUrl = fc
  .tuple(
    fc.constantFrom("http", "HTTPS", "https"),
    fc.constantFrom("api.example", "API.example", "api.example:443", "127.0.0.1:3812", "[::1]:80", "bücher.example"),
    fc.oneof(fc.constantFrom("", "/", "/v1", "/v1//", "/a b", "/%2e%2e/v1", "\\v1"), text),
  )
  .map(([scheme, host, path]) => `${scheme}://${host}${path}`);
const style = fc.record<ParamMetadata>({
  in: fc.constant("path"),
  style: fc.constantFrom(undefined, "simple", "label", "matrix"),
  explode: fc.boolean(),
  allowReserved: fc.boolean(),
  json: fc.constantFrom(undefined, undefined, true),
});
const value = fc.oneof(text, fc.array(text, { maxLength: 3 }), fc.dictionary(text, text, { maxKeys: 3 }));
const template = fc.array(fc.oneof(piece, fc.constantFrom("{a}", "{b}", "/{a}")), { maxLength: 6 });
const someOperation = fc.record({
  path: fc.oneof(template, template).map((pieces) => pieces.join("")),
  hasSlash: fc.boolean(),
  ways: fc.record({ a: style, b: style }),
  /** The result of the program's own serializer. Default: that of the client. */
  own: fc.option(fc.record({ path: fc.option(text, { nil: undefined }), query: text }), { nil: undefined }),
});

test("sends any request to the origin and below the path of `baseUrl`, or not at all", async () => {
  const seen = { sent: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(someBaseUrl, someOperation, value, value, async (base, { path, hasSlash, ways, own }, a, b) => {
      fc.pre(URL.canParse(base) && !/[@?#\s]/.test(base));
      const { connection, sent } = open(base);
      const metadata: OperationMetadata = {
        id: "pets.get",
        method: "GET",
        path: hasSlash ? `/${path}` : path,
        params: ways,
        serialize: own === undefined ? serializeParams : () => own,
      };

      const error = await outcome(connection.call(metadata, { a, b }));

      const target = new URL(base);
      const prefix = `${target.pathname.replace(/\/+$/, "")}/`;
      const met = sent.map((address) => new URL(address));
      seen[error === undefined ? "sent" : "refused"] += 1;
      expect([undefined, "TypeError"]).toContain(error && Object(error).name);
      expect(met).toHaveLength(error === undefined ? 1 : 0);
      expect(
        met.filter(({ origin, username, pathname }) => {
          return origin !== target.origin || username !== "" || !pathname.startsWith(prefix);
        }),
      ).toEqual([]);
    }),
    { numRuns: 5_000 },
  );
  expect(Math.min(seen.sent, seen.refused)).toBeGreaterThan(500);
});

test.each([
  ["as a port", (port: number) => ["http://127.0.0.1", `:${port}/steal`]],
  [
    "as the last digit of a port",
    (port: number) => [`http://127.0.0.1:${Math.floor(port / 10)}`, `${port % 10}/steal`],
  ],
  ["as the host behind a name", (port: number) => ["http://127.0.0.1:1", `@127.0.0.1:${port}/steal`]],
  ["as the host behind a password", (port: number) => ["http://127.0.0.1", `:1@127.0.0.1:${port}/steal`]],
  ["as the end of the host", (port: number) => ["http://127.0", `.0.1:${port}/steal`]],
  ["as the end of the host, after a line break", (port: number) => ["http://127.0", `\n.0.1:${port}/steal`]],
])("takes no path %s, and shows the key to no other server", async (_, attack) => {
  const arrived: unknown[] = [];
  const elsewhere = await serve((request, response) => {
    arrived.push(request.rawHeaders);
    response.end("{}");
  });
  const [baseUrl, path] = attack(Number(new URL(elsewhere).port));
  if (baseUrl === undefined || path === undefined) throw new Error("There is no attack.");
  for (const place of [placeInHeader, placeInQuery, placeInCookie]) {
    for (const layers of [[], [middleware({ onRequest: () => {} })]]) {
      const connection = createConnection(
        { baseUrl, apiKey, layers },
        { ...plainMetadata, createSigner: signWithKey({ place, name: "x-key" }) },
      );

      const call = connection.call({ id: "pets.steal", method: "GET", path }, {});

      await expect(call).rejects.toThrow(TypeError);
      await expect(call).rejects.toThrow("pets.steal was not sent: its path leads away from `baseUrl`.");
    }
  }
  expect(arrived).toEqual([]);
  // Without the check, the request would have arrived. Addresses with a name are refused by `fetch` itself.
  if (!path.includes("@")) await fetch(baseUrl + path);
  expect(arrived).toHaveLength(path.includes("@") ? 0 : 1);
});

test.each(["//elsewhere.example/pets", "/\\elsewhere.example/pets", "/@elsewhere.example/pets"])(
  "takes `%s` for a path of the service, as `fetch` does",
  async (path) => {
    const { connection, sent } = open("https://api.example");

    await connection.call({ id: "pets.list", method: "GET", path }, {});

    expect(new URL(sent[0] ?? "").origin).toBe("https://api.example");
  },
);

test("puts no key into a request that a layer sends elsewhere", async () => {
  const sent: [unknown, unknown][] = [];
  const connection = createConnection(
    {
      baseUrl: "https://api.example",
      apiKey,
      fetch: async (request, init) => {
        sent.push([request, new Headers(init.headers).get("x-key")]);
        return Response.json({});
      },
      layers: [
        (next) => (call) =>
          next(
            addToPlan(call, {
              wrapFetch: (send) => (outgoing) => send({ ...outgoing, url: "https://api.example.evil/pets" }),
            }),
          ),
      ],
    },
    { ...plainMetadata, createSigner: signWithHeader("x-key") },
  );

  await connection.call({ id: "pets.list", method: "GET", path: "/pets" }, {});

  expect(sent).toEqual([["https://api.example.evil/pets", null]]);
});
