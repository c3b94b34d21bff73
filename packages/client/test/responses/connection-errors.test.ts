// Failed connections: the client retries temporary ones only. An incomplete body counts as a failed connection.

import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createServer } from "node:https";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { ConnectionError, createClient } from "../../src/index.js";
import { fail } from "../fail.js";
import { serve } from "../serve.js";

const apiKey = "k-0123456789abcdef";
const videoId = "7300000000000000001";
const retry = { maxRetries: 1, baseDelayMs: 0 };

/** Creates an error of `fetch` in Node. Its cause is the error of the connection. */
function createFetchError(code: string): Error {
  return new TypeError("fetch failed", { cause: Object.assign(new Error(`${code} api.example`), { code }) });
}

/** Temporary failures, by their code in Node or by the runtime that throws them. */
const temporary: [string, Error][] = [
  ...[
    "ECONNREFUSED",
    "ECONNRESET",
    "EPIPE",
    "ETIMEDOUT",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "EAI_AGAIN",
    "ENOTFOUND",
    "UND_ERR_SOCKET",
    "UND_ERR_CONNECT_TIMEOUT",
    "Z_DATA_ERROR",
  ].map((code): [string, Error] => [code, createFetchError(code)]),
  ["a code of its own", Object.assign(new TypeError("The socket was closed."), { code: "ECONNRESET" })],
  ["Bun", Object.assign(new TypeError("ZlibError fetching"), { code: "ZlibError" })],
  ["Deno", new TypeError("fetch failed", { cause: new Error("client error (Connect): tcp connect error") })],
  ["an address with words about certificates", new TypeError("error for url (https://api.example/certificate/CERT)")],
  ["a browser", new TypeError("Failed to fetch")],
  ["no error", JSON.parse("null")],
];

/** Permanent failures, by their code in Node or by the runtime that throws them. */
const permanent: [string, Error][] = [
  ...[
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "SELF_SIGNED_CERT_IN_CHAIN",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
    "UNABLE_TO_DECODE_ISSUER_PUBLIC_KEY",
    "CERT_HAS_EXPIRED",
    "CERT_NOT_YET_VALID",
    "CERT_UNTRUSTED",
    "CRL_HAS_EXPIRED",
    "HOSTNAME_MISMATCH",
    "INVALID_CA",
    "ERR_TLS_CERT_ALTNAME_INVALID",
    "ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED",
    "ERR_SSL_WRONG_VERSION_NUMBER",
    "ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE",
    "EPROTO",
    "ERR_INVALID_URL",
    "UND_ERR_INVALID_ARG",
  ].map((code): [string, Error] => [code, createFetchError(code)]),
  ["Bun", Object.assign(new TypeError("self signed certificate"), { code: "DEPTH_ZERO_SELF_SIGNED_CERT" })],
  [
    "Deno",
    new TypeError("fetch failed", {
      cause: new Error("client error (Connect): invalid peer certificate: UnknownIssuer"),
    }),
  ],
];

test.each([
  ...temporary.map(([name, thrown]) => ({ name, thrown, attempts: 2 })),
  ...permanent.map(([name, thrown]) => ({ name, thrown, attempts: 1 })),
])("makes $attempts attempts when fetch fails: $name", async ({ thrown, attempts }) => {
  const api = createClient({ baseUrl: "https://api.example", apiKey, retry, fetch: () => Promise.reject(thrown) });

  const error = await fail(api.posts.get({ videoId }));

  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ attempts, retryable: attempts > 1 });
});

test("does not retry a server with a self-signed certificate, and reports the reason", async () => {
  const pem = readFileSync(new URL("self-signed.pem", import.meta.url));
  let connections = 0;
  const server = createServer({ key: pem, cert: pem }).listen(0, "127.0.0.1");
  server.on("connection", () => (connections += 1));
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const baseUrl = `https://127.0.0.1:${Object(server.address()).port}`;

  const error = await fail(createClient({ baseUrl, apiKey, retry }).posts.get({ videoId }));

  expect(error).toMatchObject({ name: "ConnectionError", code: "DEPTH_ZERO_SELF_SIGNED_CERT", retryable: false });
  expect(error.message).toBe(
    "posts.get got no complete response: DEPTH_ZERO_SELF_SIGNED_CERT. Does `baseUrl` lead to the service itself?",
  );
  expect(connections).toBe(1);
});

test("does not retry a server without TLS", async () => {
  const baseUrl = (await serve((_, response) => response.end("{}"))).replace("http:", "https:");

  const error = await fail(createClient({ baseUrl, apiKey, retry }).posts.get({ videoId }));

  expect(error).toMatchObject({ name: "ConnectionError", attempts: 1, retryable: false });
});

test.each([520, 521, 522, 523, 524, 525, 526, 527, 528, 529])("sends again after a %d", async (status) => {
  const responses = [new Response("<html>", { status }), Response.json({ itemInfo: {} })];
  const fetch = async (): Promise<Response> => responses.shift() ?? Response.json({}, { status: 404 });
  const api = createClient({ baseUrl: "https://api.example", apiKey, retry, fetch });

  expect(await api.posts.get({ videoId })).toEqual({ itemInfo: {} });
});

const json = JSON.stringify({
  itemInfo: { itemStruct: { desc: Array.from({ length: 3_000 }, (_, index) => Math.sin(index)).join(" ") } },
});
const packed = { gzip: gzipSync(json), br: brotliCompressSync(json), deflate: deflateSync(json) };
const type = { "content-type": "application/json" };

/** Responses without the end of their body. */
const losses: Record<string, (response: ServerResponse, body: Buffer, headers: Record<string, string>) => void> = {
  "the connection closes": (response, body, headers) =>
    response.writeHead(200, headers).write(body.subarray(0, body.length / 2), () => response.destroy()),
  "the body ends early": (response, body, headers) =>
    response.writeHead(200, headers).end(body.subarray(0, body.length / 2)),
  "only its first bytes arrive": (response, body, headers) =>
    response.writeHead(200, headers).end(body.subarray(0, 10)),
  "it is shorter than its length": (response, body, headers) => {
    response.writeHead(200, { ...headers, "content-length": body.length });
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  },
};

test.each(
  Object.keys(losses).flatMap((loss) =>
    Object.entries(packed).flatMap(([encoding, body]) =>
      [{}, type].map((headers) => ({ loss, encoding, body, headers })),
    ),
  ),
)("treats a $encoding body as a failed connection when $loss: %o", async ({ loss, encoding, body, headers }) => {
  let sent = 0;
  const baseUrl = await serve((_, response) => {
    sent += 1;
    losses[loss]?.(response, body, { ...headers, "content-encoding": encoding });
  });

  const error = await fail(createClient({ baseUrl, apiKey, retry }).posts.get({ videoId }));

  expect(error).toMatchObject({ name: "ConnectionError", attempts: 2, retryable: true });
  expect(sent).toBe(2);
});

test("reports a body with a wrong `content-encoding` as a failed connection", async () => {
  const baseUrl = await serve((_, response) =>
    response.writeHead(200, { ...type, "content-encoding": "gzip" }).end(json),
  );

  const error = await fail(createClient({ baseUrl, apiKey, retry }).posts.get({ videoId }));

  expect(error).toMatchObject({ name: "ConnectionError", retryable: true });
});

test("reads compressed bodies", async () => {
  const bodies = [packed.gzip, packed.br, packed.deflate, gzipSync("<html>")];
  const encodings = ["gzip", "br", "deflate", "gzip"];
  const baseUrl = await serve((_, response) => {
    response.writeHead(200, { "content-encoding": encodings.shift() ?? "" }).end(bodies.shift());
  });
  const { posts } = createClient({ baseUrl, apiKey, retry });

  for (let read = 0; read < 3; read += 1) expect(await posts.get({ videoId })).toEqual(JSON.parse(json));
  expect(await fail(posts.get({ videoId }))).toMatchObject({ name: "UnexpectedResponseError", body: "<html>" });
});
