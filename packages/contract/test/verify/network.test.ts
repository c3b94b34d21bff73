import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer as createWebServer } from "node:http";
import { createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { checkVerification } from "@shortvideo-api/report";
import { verifyService } from "../../src/index.js";
import { toNoResponse } from "../../src/verify/request/no-response.js";

const spec = fileURLToPath(new URL("shop.yaml", import.meta.url));

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** Creates a server that handles each connection with this function when a request arrives. */
function onRequest(act: (socket: Socket) => void): Server {
  return createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => act(socket));
  });
}

const resetting = () => onRequest((socket) => void socket.resetAndDestroy());
const web = () => createWebServer((_request, response) => void response.end("{}"));
/** The key and the certificate of the server. */
const pem = readFileSync(new URL("self-signed.pem", import.meta.url));
const secure = () => createTlsServer({ key: pem, cert: pem }, (socket) => void socket.end());

test.each<[what: string, server: () => Server, scheme: string, advice: string]>([
  [
    "resets connections",
    resetting,
    "http",
    "broke before the response was complete (ECONNRESET). The base URL begins with `http://`: if the service uses TLS",
  ],
  [
    "resets TLS connections",
    resetting,
    "https",
    "(ECONNRESET). The base URL begins with `https://`: if the service uses plain HTTP",
  ],
  [
    "responds with plain HTTP to a base URL with https",
    web,
    "https",
    "did not agree on TLS (ERR_SSL_WRONG_VERSION_NUMBER). The base URL begins with `https://`",
  ],
  ["responds with TLS to a base URL with http", secure, "http", "if the service uses TLS, begin it with `https://`"],
  [
    "has a self-signed certificate",
    secure,
    "https",
    "certificate of the service is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)",
  ],
  [
    "responds with another protocol",
    () => onRequest((socket) => void socket.end("SSH-2.0\r\n")),
    "http",
    "did not respond with HTTP. Check the port.",
  ],
])("reports a fix for a service that %s", async (_what, server, scheme, advice) => {
  const port = await listen(server());

  const { report } = await verifyService({
    baseUrl: `${scheme}://127.0.0.1:${port}`,
    key: "k",
    spec,
    perSecond: 10_000,
  });

  expect(report).toMatchObject({ outcome: "unreachable", advice: expect.stringContaining(advice), differences: [] });
  expect(checkVerification(report)).toMatchObject({
    exitCode: 3,
    failures: [{ code: "service-unverifiable", message: report.advice }],
  });
  expect(JSON.stringify(report)).not.toContain(String(port));
});

async function advise(baseUrl: string): Promise<string | undefined> {
  return (await verifyService({ baseUrl, key: "k", spec })).report.advice;
}

test("suspects the base URL if every response is 404", async () => {
  const port = await listen(createWebServer((_request, response) => void response.writeHead(404).end()));

  const { report } = await verifyService({ baseUrl: `http://127.0.0.1:${port}`, key: "k", spec, perSecond: 10_000 });

  expect(report.outcome).toBe("differs");
  expect(checkVerification(report).failures[0]?.message).toBe(
    "Each response was a `404`. Check the path of the base URL: the paths of the document are appended to it.",
  );
});

test("reports an unknown host and a blocked port", async () => {
  expect(await advise("http://shop.invalid")).toMatch(
    /^The host of the base URL was not found \((?:ENOTFOUND|EAI_AGAIN)\)\./,
  );
  expect(await advise("http://127.0.0.1:9")).toBe(
    "`fetch` blocks the port of the base URL, as browsers do. Use another port.",
  );
});

test.each([
  ["ENOTFOUND", "host-unknown"],
  ["EAI_AGAIN", "host-unknown"],
  ["ECONNREFUSED", "refused"],
  ["EHOSTUNREACH", "no-route"],
  ["UND_ERR_CONNECT_TIMEOUT", "no-route"],
  ["ETIMEDOUT", "no-route"],
  ["CERT_HAS_EXPIRED", "untrusted"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "untrusted"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "untrusted"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "untrusted"],
  ["EPROTO", "tls-failed"],
  ["ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION", "tls-failed"],
  ["UND_ERR_HEADERS_TIMEOUT", "late"],
  ["ECONNRESET", "broken"],
  ["EPIPE", "broken"],
  ["", "broken"],
])("classifies the error %s as %s", (code, reason) => {
  const cause = Object.assign(new Error("It failed."), code === "" ? {} : { code });
  expect(toNoResponse(new TypeError("fetch failed", { cause }))).toEqual({ reason, code });
});
