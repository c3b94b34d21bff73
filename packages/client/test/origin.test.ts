// With any document, program and parameter, requests go to the origin and below the path of `baseUrl`.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { signWithHeader } from "../src/auth/sign-with-header.js";
import { signWithKey } from "../src/auth/sign-with-schemes.js";
import type { OperationMetadata } from "../src/call/metadata.js";
import type { ParamMetadata } from "../src/call/param-style.js";
import { placeInCookie, placeInHeader, placeInQuery } from "../src/call/outgoing.js";
import { createConnection } from "../src/connection/create-connection.js";
import { middleware } from "../src/layers/middleware.js";
import { serializeParams } from "../src/serialize/serialize-params.js";
import { plainMetadata } from "./open-pets.js";
import { serve } from "./serve.js";

const apiKey = "k-0123456789abcdef";

/** Opens a connection, and records the addresses of its requests. */
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

/** Returns the error that a call rejects with; `undefined` if it was sent. */
async function findError(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}

// Texts that have a meaning in an address, or look like one that has.
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
  styles: fc.record({ a: style, b: style }),
  /** The result of the program's own serializer. Default: the client serializes the params. */
  serialized: fc.option(fc.record({ path: fc.option(text, { nil: undefined }), query: text }), { nil: undefined }),
});

test("sends any request to the origin and below the path of `baseUrl`, or not at all", async () => {
  const seen = { sent: 0, rejected: 0 };
  await fc.assert(
    fc.asyncProperty(someBaseUrl, someOperation, value, value, async (base, operation, a, b) => {
      const { path, hasSlash, styles, serialized } = operation;
      fc.pre(URL.canParse(base) && !/[@?#\s]/.test(base));
      const { connection, sent } = open(base);
      const metadata: OperationMetadata = {
        id: "pets.get",
        method: "GET",
        path: hasSlash ? `/${path}` : path,
        params: styles,
        serialize: serialized === undefined ? serializeParams : () => serialized,
      };

      const error = await findError(connection.call(metadata, { a, b }));

      const target = new URL(base);
      const prefix = `${target.pathname.replace(/\/+$/, "")}/`;
      const addresses = sent.map((address) => new URL(address));
      seen[error === undefined ? "sent" : "rejected"] += 1;
      expect([undefined, "ParamsError", "TypeError"]).toContain(error && Object(error).name);
      expect(addresses).toHaveLength(error === undefined ? 1 : 0);
      expect(
        addresses.filter(({ origin, username, pathname }) => {
          return origin !== target.origin || username !== "" || !pathname.startsWith(prefix);
        }),
      ).toEqual([]);
    }),
    { numRuns: 5_000 },
  );
  expect(Math.min(seen.sent, seen.rejected)).toBeGreaterThan(500);
});

test.each([
  ["as a port", (port: number) => ["http://127.0.0.1", `:${port}/steal`]],
  [
    "as the last digit of a port",
    (port: number) => [`http://127.0.0.1:${Math.floor(port / 10)}`, `${port % 10}/steal`],
  ],
  ["as the host after a name", (port: number) => ["http://127.0.0.1:1", `@127.0.0.1:${port}/steal`]],
  ["as the host after a password", (port: number) => ["http://127.0.0.1", `:1@127.0.0.1:${port}/steal`]],
  ["as the end of the host", (port: number) => ["http://127.0", `.0.1:${port}/steal`]],
  ["as the end of the host, after a line break", (port: number) => ["http://127.0", `\n.0.1:${port}/steal`]],
])("rejects a path that `fetch` would read %s, and sends the key to no other server", async (_, attack) => {
  const arrived: unknown[] = [];
  const elsewhere = await serve((request, response) => {
    arrived.push(request.rawHeaders);
    response.end("{}");
  });
  const [baseUrl, path] = attack(Number(new URL(elsewhere).port));
  if (baseUrl === undefined || path === undefined) throw new Error("The attack needs an address and a path.");
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
  // Without the check, the request would have arrived. `fetch` itself rejects addresses with a name.
  if (!path.includes("@")) await fetch(baseUrl + path);
  expect(arrived).toHaveLength(path.includes("@") ? 0 : 1);
});

test.each(["//elsewhere.example/pets", "/\\elsewhere.example/pets", "/@elsewhere.example/pets"])(
  "sends a request with the path `%s` to the service, as `fetch` does",
  async (path) => {
    const { connection, sent } = open("https://api.example");

    await connection.call({ id: "pets.list", method: "GET", path }, {});

    expect(new URL(sent[0] ?? "").origin).toBe("https://api.example");
  },
);

test("adds no key to a request that a layer sends to another origin", async () => {
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
          next({
            ...call,
            plan: {
              ...call.plan,
              wrapFetch: (send) => (outgoing) => send({ ...outgoing, url: "https://api.example.evil/pets" }),
            },
          }),
      ],
    },
    { ...plainMetadata, createSigner: signWithHeader("x-key") },
  );

  await connection.call({ id: "pets.list", method: "GET", path: "/pets" }, {});

  expect(sent).toEqual([["https://api.example.evil/pets", null]]);
});
