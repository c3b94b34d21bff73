import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server as TcpServer,
  type Socket,
} from "node:net";
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync, zstdCompressSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { onlyInCI } from "../../../../scripts/in-ci.js";
import { checkReport, renderReport, reportFormatNames } from "@shortvideo-api/report";
import { sendRaw } from "../../../mock/test/library.js";
import type { CheckedExchange } from "../../src/traffic/create-exchange-checker.js";
import { type Proxy, type ProxyOptions, startProxy } from "../../src/traffic/start-proxy.js";
import { call, respondWith, startUpstream, type TestUpstream, thing, thingsKey, thingsSpec } from "./start-upstream.js";

/** A proxy, and its checked exchanges in the order of their ends. */
interface TestProxy extends Proxy {
  /** Returns the next exchange that was not taken yet. */
  take(): Promise<CheckedExchange>;
  /** Drops the exchanges that a failed test has not taken. */
  dropAll(): void;
}

async function startTestProxy(options: Partial<ProxyOptions> & { upstream: string }): Promise<TestProxy> {
  const exchanges: CheckedExchange[] = [];
  const waiting: ((exchange: CheckedExchange) => void)[] = [];
  const proxy = await startProxy({
    spec: thingsSpec,
    onExchange(checked) {
      const next = waiting.shift();
      if (next) next(checked);
      else exchanges.push(checked);
    },
    ...options,
  });
  return {
    ...proxy,
    dropAll: () => void exchanges.splice(0),
    take() {
      const first = exchanges.shift();
      return first ? Promise.resolve(first) : new Promise((resolve) => void waiting.push(resolve));
    },
  };
}

let upstream: TestUpstream;
let proxy: TestProxy;
const others: { stop(): unknown }[] = [];

beforeAll(async () => {
  upstream = await startUpstream();
  proxy = await startTestProxy({ upstream: `${upstream.url}/base`, maxBodyBytes: 10_000 });
});

afterEach(async () => {
  proxy.dropAll();
  for (const each of others.splice(0)) await each.stop();
});

afterAll(async () => {
  await proxy.stop({ graceMs: 0 });

  test.each([
    ["a letter that is not encoded", "GET /things/größe HTTP/1.1\r\n\r\n", 400, "Percent-encode it"],
    ["a TLS handshake", "\u0016\u0003\u0001\u0002\u0000", 400, "the proxy serves plain HTTP"],
    ["too many headers", `GET / HTTP/1.1\r\nx: ${"a".repeat(140_000)}\r\n\r\n`, 431, "131072 bytes"],
    ["CONNECT", "CONNECT a.example:443 HTTP/1.1\r\n\r\n", 405, "as the base URL"],
  ])("says why it does not forward %s, and reports it", async (_what, text, status, message) => {
    const response = await sendRaw(proxy.url, text);
    const { violations, ...checked } = await proxy.take();

    expect(checked).toMatchObject({ status, operation: undefined, differences: [] });
    expect(violations).toMatchObject([{ message: expect.stringContaining(message) }]);
    expect((await proxy.report()).violations.map((each) => each.message)).toContain(violations[0]?.message);

    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toContain(message);
  });
  await upstream.stop();
});

/** Sends a request through the proxy. Returns the response, and what the proxy found. */
async function exchange(
  target: string,
  ...rest: Parameters<typeof call> extends [string, ...infer Rest] ? Rest : never
) {
  const response = await call(proxy.url + target, ...rest);
  return { response, checked: await proxy.take() };
}

/** Returns the place and the code of everything that was found. */
function listFound({ violations, differences, warnings }: CheckedExchange): string[] {
  return [
    ...violations.map(({ place, code }) => `violation ${place} ${code}`),
    ...differences.map(({ place, code }) => `difference ${place} ${code}`),
    ...warnings.map(({ place, code }) => `warning ${place} ${code}`),
  ];
}

describe("traffic", () => {
  test("passes unchanged, except for the headers of the connection and `host`", async () => {
    let received: IncomingMessage | undefined;
    let body = "";
    upstream.respond = (incoming, outgoing) => {
      received = incoming;
      incoming.on("data", (chunk: Buffer) => (body += chunk.toString()));
      incoming.on("end", () => {
        outgoing.sendDate = false;
        const headers = ["X-Mixed-Case", "1", "Set-Cookie", "a=1", "Set-Cookie", "b=2", "Content-Length", "4"];
        outgoing.writeHead(299, "Fine Indeed", headers).end("körn".slice(0, 3));
      });
    };
    const headers = { "X-Key": thingsKey, "X-Odd": ["1", "2"], "content-length": "5" };

    const response = await call(
      `${proxy.url}/Things//a%2Fb?x=%41&x=+&`,
      { method: "PUT", headers },
      "höhe".slice(0, 4),
    );
    await proxy.take();

    expect(received?.method).toBe("PUT");
    expect(received?.url).toBe("/base/Things//a%2Fb?x=%41&x=+&");
    expect(received?.headers.host).toBe(new URL(upstream.url).host);
    expect(received?.rawHeaders.join("|")).toContain("X-Odd|1|X-Odd|2");
    expect(body).toBe("höhe");
    expect(response.statusCode).toBe(299);
    expect(response.statusMessage).toBe("Fine Indeed");
    expect(response.rawHeaders.slice(0, 8)).toEqual([
      "X-Mixed-Case",
      "1",
      "Set-Cookie",
      "a=1",
      "Set-Cookie",
      "b=2",
      "Content-Length",
      "4",
    ]);
    expect(response.rawHeaders).not.toContain("date");
    expect(response.body.toString()).toBe("kör");
  });

  test("reaches the caller chunk by chunk, and its items are checked", async () => {
    let sending: ServerResponse | undefined;
    upstream.respond = (_, outgoing) => {
      sending = outgoing.writeHead(200, { "content-type": "application/x-ndjson" });
      outgoing.write('{"kind":"made"}\n');
    };
    const sent = request(`${proxy.url}/events`, { headers: { "x-key": thingsKey } }).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    const [first] = (await once(response, "data")) as [Buffer];
    expect(first.toString()).toBe('{"kind":"made"}\n');

    sending?.end('{"kind":"broken"}\n');
    const [second] = (await once(response, "data")) as [Buffer];

    expect(second.toString()).toBe('{"kind":"broken"}\n');
    expect(listFound(await proxy.take())).toEqual(["difference body[].kind value-new"]);
  });

  test("the head of a stream arrives before its first chunk", async () => {
    let sending: ServerResponse | undefined;
    upstream.respond = (_, outgoing) => {
      sending = outgoing.writeHead(200, { "content-type": "application/x-ndjson" });
      outgoing.flushHeaders();
    };
    const sent = request(`${proxy.url}/events`, { headers: { "x-key": thingsKey } }).end();

    const [response] = (await once(sent, "response")) as [IncomingMessage];
    sending?.end();
    response.resume();

    expect(response.statusCode).toBe(200);
    expect(listFound(await proxy.take())).toEqual([]);
  });

  test("connections of both sides are kept alive", async () => {
    const sockets = new Set<Socket>();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const own = new Set<unknown>();
    upstream.respond = (incoming, outgoing) => {
      sockets.add(incoming.socket);
      respondWith(200, thing, { "x-total": "1" })(incoming, outgoing);
    };
    for (let count = 0; count < 3; count++) {
      const sent = request(`${proxy.url}/things/12`, { agent, headers: { "x-key": thingsKey } }).end();
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      own.add(response.socket);
      response.resume();
      await once(response, "end");
      await proxy.take();
    }
    agent.destroy();

    expect(own.size).toBe(1);
    expect(sockets.size).toBe(1);
  });

  test("a request on a connection that the upstream has just closed is sent again", async () => {
    let count = 0;
    const unsteady = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
      count += 1;
      // Breaks the second request of the first connection, as a service does that closes an idle one.
      if (count === 2) incoming.socket.resetAndDestroy();
      else respondWith(200, thing, { "x-total": "1" })(incoming, outgoing);
    });
    const own = await startTestProxy({ upstream: await listenOn(unsteady) });
    others.push({ stop: () => own.stop({ graceMs: 0 }) }, { stop: () => unsteady.close() });

    const statuses = [await call(`${own.url}/things/12`), await call(`${own.url}/things/12`)].map(
      (each) => each.statusCode,
    );

    expect(statuses).toEqual([200, 200]);
    expect(count).toBe(3);
  });

  test.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
    ["zstd", zstdCompressSync],
  ])("a body in %s passes unchanged, and is checked", async (coding, compress) => {
    const body = compress(JSON.stringify({ ...thing, name: 7 }));
    upstream.respond = (_, outgoing) => {
      outgoing
        .writeHead(200, { "content-type": "application/json", "content-encoding": coding, "x-total": "1" })
        .end(body);
    };
    const { response, checked } = await exchange("/things/12");

    expect(response.body.equals(body)).toBe(true);
    expect(listFound(checked)).toEqual(["difference body.name type-wrong"]);
  });

  test("a compressed and chunked request is checked", async () => {
    upstream.respond = respondWith(201, thing);
    const headers = { "content-type": "application/json", "content-encoding": "gzip", "transfer-encoding": "chunked" };
    const body = gzipSync(JSON.stringify({ name: "a name that has too many letters" }));

    const { checked } = await exchange("/things", { method: "POST", headers }, body);

    expect(listFound(checked)).toEqual(["violation body body-wrong"]);
  });

  test("the upstream decides about a body that the caller announces", async () => {
    upstream.respond = respondWith(201, thing);
    const headers = { "content-type": "application/json", expect: "100-continue" };
    const sent = request(`${proxy.url}/things`, { method: "POST", headers: { "x-key": thingsKey, ...headers } });
    const responded = once(sent, "response");
    sent.flushHeaders();
    await once(sent, "continue");
    sent.end('{"name":"spoon"}');
    const [response] = (await responded) as [IncomingMessage];
    response.resume();

    expect(response.statusCode).toBe(201);
    expect(listFound(await proxy.take())).toEqual([]);
  });

  test("HEAD, 204 and 304 have no body, and break no contract", async () => {
    upstream.respond = respondWith(200, "", { "x-total": "1", "content-length": "40" });
    const head = await exchange("/things/12", { method: "HEAD" });
    upstream.respond = (_, outgoing) => void outgoing.writeHead(204).end();
    const deleted = await exchange("/things/12", { method: "DELETE" });
    upstream.respond = (_, outgoing) => void outgoing.writeHead(304, { etag: '"1"' }).end();
    const unmodified = await exchange("/things/12", { headers: { "if-none-match": '"1"' } });
    const unasked = await exchange("/things/12");

    expect([head, deleted, unmodified].map(({ response }) => response.statusCode)).toEqual([200, 204, 304]);
    expect([head, deleted, unmodified].flatMap(({ checked }) => listFound(checked))).toEqual([]);
    expect(listFound(unasked.checked)).toEqual(["difference status status-undocumented"]);
  });

  test.each([
    [206, { range: "bytes=0-3" }],
    [416, { Range: "bytes=900-" }],
    [412, { "if-match": '"1"' }],
    [412, { "if-unmodified-since": "Thu, 01 Jan 2026 00:00:00 GMT" }],
  ])("a %i to a request with %o is a response of HTTP, not of the document", async (status, headers) => {
    upstream.respond = respondWith(status, "part");

    expect(listFound((await exchange("/things/12", { headers })).checked)).toEqual([]);
    expect(listFound((await exchange("/things/12")).checked)).toEqual(["difference status status-undocumented"]);
  });

  test("an untrusted certificate of a TLS upstream is named", onlyInCI, async () => {
    const pem = readFileSync(new URL("../verify/self-signed.pem", import.meta.url));
    const secure = createTlsServer({ key: pem, cert: pem }, respondWith(200, thing, { "x-total": "1" }));
    const url = (await listenOn(secure)).replace("http://127.0.0.1", "https://localhost");
    const own = await startTestProxy({ upstream: url });
    others.push({ stop: () => own.stop({ graceMs: 0 }) }, { stop: () => secure.close() });

    const { statusCode, body } = await call(`${own.url}/things/12`);

    expect(statusCode).toBe(502);
    expect(body.toString()).toContain("certificate of the service is not trusted");
  });

  test("an idle connection stays open only as long as the service would keep it", async () => {
    upstream.respond = respondWith(200, thing, { "x-total": "1", "keep-alive": "timeout=0" });
    const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
    let received = "";
    socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
    socket.write(`GET /things/12 HTTP/1.1\r\nhost: any\r\nx-key: ${thingsKey}\r\n\r\n`);

    await once(socket, "close");

    expect(received).toContain('"name":"spoon"');
    expect(received).toMatch(/^keep-alive: timeout=0\r$/im);
  });

  test("a caller that reads nothing before its whole body is sent gets a response that comes earlier", async () => {
    const service = createTcpServer((socket) => {
      socket.on("error", () => {}).resume();
      socket.once("data", () => socket.end("HTTP/1.1 413 Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"));
    });
    const own = await startTestProxy({ upstream: await listenOn(service) });
    others.push({ stop: () => own.stop({ graceMs: 0 }) }, { stop: () => service.close() });
    const caller = connect(Number(new URL(own.url).port), "127.0.0.1");
    const size = 20_000_000;
    caller.write(`POST /things HTTP/1.1\r\nhost: any\r\ncontent-length: ${size}\r\n\r\n`);

    await new Promise((resolve) => void caller.write(Buffer.alloc(size), resolve));

    const [received] = await once(caller, "data");
    expect(String(received)).toMatch(/^HTTP\/1\.1 413 /);
    caller.destroy();
  });

  test("another protocol is tunneled", onlyInCI, async () => {
    const echo = createServer().on("upgrade", (_, socket: Socket, head: Buffer) => {
      socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n");
      socket.write(head);
      socket.pipe(socket);
    });
    const own = await startTestProxy({ upstream: await listenOn(echo) });
    others.push({ stop: () => own.stop({ graceMs: 0 }) }, { stop: () => echo.close() });
    const socket = connect(Number(new URL(own.url).port), "127.0.0.1");
    socket.write("GET /socket HTTP/1.1\r\nhost: any\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n");
    let received = "";
    socket.on("data", (chunk: Buffer) => (received += chunk.toString()));

    await expect.poll(() => received).toContain("101 Switching Protocols");
    socket.write("hello");

    await expect.poll(() => received).toContain("hello");
    socket.destroy();
  });

  test("a proxy stops although another protocol is open", async () => {
    const service = createServer().on("upgrade", (_, socket: Socket) => void socket.write(switching));
    const own = await startTestProxy({ upstream: await listenOn(service) });
    const closed = openTunnel(own.url);
    const [, end] = (await once(service, "upgrade")) as [unknown, Socket];
    const ended = watchEnd(end);

    await own.stop({ graceMs: 3_600_000 });

    expect(await closed).toMatch(/^(?:HTTP\/1\.1 101|$)/);
    expect(await ended).toBe("end");
    service.close();
  });

  test.each<[string, (socket: Socket) => unknown, RegExp]>([
    ["cuts off", (socket) => socket.end(`${ok}abc`), /^HTTP\/1\.1 200 [^]*\r\n\r\nabc$/],
    ["resets", (socket) => socket.write(`${ok}abc`, () => socket.resetAndDestroy()), /^HTTP\/1\.1 (?!.*HTTP)/s],
    ["does not send", (socket) => socket.destroy(), /^HTTP\/1\.1 502 /],
  ])("a request for another protocol ends with a response that the service %s", async (_, respond, expected) => {
    const service = createServer().on("upgrade", (incoming: IncomingMessage) => respond(incoming.socket));
    const own = await startTestProxy({ upstream: await listenOn(service) });
    others.push({ stop: () => own.stop({ graceMs: 0 }) }, { stop: () => service.close() });

    expect(await openTunnel(own.url)).toMatch(expected);
  });

  test("a service gets no longer tunnel than its caller", async () => {
    const service = createServer().on("upgrade", (_, socket: Socket) => void socket.write(switching));
    const own = await startTestProxy({ upstream: await listenOn(service) });
    others.push({ stop: () => own.stop({ graceMs: 0 }) }, { stop: () => service.close() });
    const caller = connect(Number(new URL(own.url).port), "127.0.0.1");
    caller.write(upgrading);
    const [, end] = (await once(service, "upgrade")) as [unknown, Socket];
    const ended = watchEnd(end);
    await once(caller, "data");

    caller.resetAndDestroy();

    expect(await ended).toBe("end");
  });

  test("a caller gets 502 if the service switches protocols unasked", async () => {
    upstream.respond = ({ socket }) => void socket.write(switching);

    const { statusCode, body } = await call(`${proxy.url}/things/12`);

    expect([statusCode, body.toString()]).toEqual([502, expect.stringContaining("did not respond with HTTP")]);
    await proxy.take();
  });
});

const switching = "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n";
const upgrading = "GET /socket HTTP/1.1\r\nhost: any\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n";
const ok = "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n";

/** Resolves once the other side of a connection has closed it. */
function watchEnd(socket: Socket): Promise<"end"> {
  return new Promise((resolve) => {
    for (const event of ["end", "error"]) socket.on(event, () => resolve("end"));
    socket.resume();
  });
}

/** Asks for another protocol. Returns all that arrives until the connection is closed. */
async function openTunnel(url: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString())).on("error", () => {});
  socket.write(upgrading);
  await once(socket, "close");
  return received;
}

/** Starts to listen on 127.0.0.1. Returns the address. */
async function listenOn(server: TcpServer): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("faults", () => {
  test("reports nothing about valid exchanges", async () => {
    upstream.respond = respondWith(200, thing, { "x-total": "1" });
    const get = await exchange("/things/12");
    upstream.respond = respondWith(404, { reason: "none" });
    const missing = await exchange("/things/13");

    expect([get, missing].flatMap(({ checked }) => listFound(checked))).toEqual([]);
  });

  test.each([
    ["wrong type", 200, { ...thing, name: 7 }, {}, "difference body.name type-wrong"],
    ["missing field", 200, { id: 12 }, {}, "difference body.name field-missing"],
    ["new field", 200, { ...thing, color: "red" }, {}, "difference body.color field-new"],
    ["undeclared status", 418, thing, {}, "difference status status-undocumented"],
    ["in-band failure", 200, { ...thing, failureCode: 4 }, {}, "warning response in-band-failure"],
    ["wrong header", 200, thing, { "x-total": "many" }, "difference header.x-total header-wrong"],
    [
      "wrong media type",
      200,
      thing,
      { "content-type": "text/html" },
      "difference header.content-type media-type-wrong",
    ],
    ["page of HTML", 200, "<html>", {}, "difference body body-malformed"],
  ])("a %s is reported", async (_, status, body, headers, found) => {
    upstream.respond = respondWith(status, body, { "x-total": "1", ...headers });

    const { checked } = await exchange("/things/12");

    expect(listFound(checked)).toEqual([found]);
  });

  test("ids that the service has rounded are reported", async () => {
    upstream.respond = respondWith(200, '{"id":7301245789012345856,"name":"a"}', { "x-total": "1" });
    await exchange("/things/12");
    upstream.respond = respondWith(200, '{"id":7301245789012346880,"name":"a"}', { "x-total": "1" });
    await exchange("/things/12");

    const { comparison } = await proxy.report();

    expect(comparison?.differences).toContainEqual(
      expect.objectContaining({ code: "number-rounded", operation: "things.get", place: "body.id" }),
    );
  });

  test("an id that the caller has rounded is reported", async () => {
    upstream.respond = respondWith(200, '{"things":[{"id":8301245789012345678,"name":"a"}],"hasMore":false}');
    expect(listFound((await exchange("/things")).checked)).toEqual([]);
    upstream.respond = respondWith(404, { reason: "none" });

    const { checked } = await exchange(`/things/${BigInt(Number("8301245789012345678"))}`);

    expect(listFound(checked)).toEqual(["warning path.id number-rounded"]);
  });

  test("a request that the upstream refuses is reported with its correction", async () => {
    upstream.respond = respondWith(400, { reason: "count" });

    const { checked } = await exchange("/things?count=51");

    expect(listFound(checked)).toEqual([
      "violation query.count parameter-wrong",
      "difference status status-undocumented",
    ]);
    expect(checked.correction).toBe('curl -H "x-key: $MOCK_KEY" "$MOCK_URL/things?count=50"');
  });

  test("every position of a list is right, and a page without the announced one is reported", async () => {
    upstream.respond = respondWith(200, { things: [], hasMore: true });

    const { checked } = await exchange("/things?cursor=of-the-service");

    expect(listFound(checked)).toEqual(["difference body.cursor cursor-missing"]);
  });
});

describe("ends", () => {
  test("an upstream that is down causes a 502 that says why", async () => {
    const own = await startTestProxy({ upstream: "http://127.0.0.1:9" });
    others.push({ stop: () => own.stop({ graceMs: 0 }) });

    const { statusCode, body } = await call(`${own.url}/things/12`);

    expect(statusCode).toBe(502);
    expect(JSON.parse(body.toString())).toEqual({
      message:
        "The proxy got no response of the upstream. Nothing listens at the host and port of the upstream (ECONNREFUSED).",
    });
    expect(listFound(await own.take())).toEqual(["warning response service-silent"]);
    const report = await own.report();
    expect(report.comparison).toEqual({ responses: 0, differences: [], notCompared: [] });
    expect(checkReport(report)).toMatchObject({ kind: "untested", exitCode: 3 });
  });

  test("a response that the upstream breaks off is a difference, and the caller notices", async () => {
    upstream.respond = (_, outgoing) => {
      outgoing.writeHead(200, { "content-type": "application/json", "x-total": "1", "content-length": "400" });
      outgoing.write('{"id":', () => outgoing.destroy());
    };

    await expect(call(`${proxy.url}/things/12`)).rejects.toThrow("aborted");

    expect(listFound(await proxy.take())).toEqual(["difference status response-missing"]);
  });

  test("an upstream that breaks off before the response causes a 502", async () => {
    upstream.respond = (incoming) => void incoming.socket.resetAndDestroy();
    const { response, checked } = await exchange(
      "/things",
      { method: "POST", headers: { "content-type": "application/json" } },
      '{"name":"a"}',
    );

    expect(response.statusCode).toBe(502);
    expect(listFound(checked)).toEqual(["difference status response-missing"]);
  });

  test("a caller that leaves ends the request to the upstream", async () => {
    const closed = new Promise((resolve) => {
      upstream.respond = (incoming, outgoing) => {
        outgoing.once("close", resolve);
        incoming.once("close", () => {});
        outgoing.writeHead(200, { "content-type": "application/json", "x-total": "1" });
        outgoing.write('{"id":');
      };
    });
    const sent = request(`${proxy.url}/things/12`, { headers: { "x-key": thingsKey } }).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    await once(response, "data");
    response.on("error", () => {});
    sent.destroy();

    await closed;
    expect(listFound(await proxy.take())).toEqual([]);
    const { comparison } = await proxy.report();
    expect(comparison?.notCompared).toContainEqual(
      expect.objectContaining({ operation: "things.get", reason: "The caller was gone before the end of the body." }),
    );
  });

  test("a body that is too large passes, and is named as not compared", async () => {
    const large = JSON.stringify({ ...thing, name: "x".repeat(20_000) });
    upstream.respond = respondWith(200, large, { "x-total": "1" });
    const received = await exchange("/things/12");
    upstream.respond = respondWith(201, thing);
    const headers = { "content-type": "application/json" };
    const sent = await exchange("/things", { method: "POST", headers }, large);

    expect(received.response.body.toString()).toBe(large);
    expect([received, sent].flatMap(({ checked }) => listFound(checked))).toEqual([]);
    const { comparison } = await proxy.report();
    const named = comparison?.notCompared.map(({ operation, place, reason }) => [operation, place, reason]);
    expect(named).toContainEqual(["things.get", "body", "The body has more than 10,000 bytes."]);
    expect(named).toContainEqual([
      "things.create",
      "request body",
      "The body of the request is too large, or was not recorded.",
    ]);
  });
});

test("no report, sample or printed exchange contains a key", async () => {
  const own = await startTestProxy({ upstream: upstream.url, record: true });
  others.push({ stop: () => own.stop({ graceMs: 0 }) });
  upstream.respond = respondWith(200, { ...thing, name: thingsKey, [thingsKey]: 1 }, { "x-total": thingsKey });
  await call(`${own.url}/things/12?note=${thingsKey}`);
  await call(`${own.url}/things?cursor=${thingsKey}&count=x`);
  const exchanges = [await own.take(), await own.take()];

  const report = await own.report();
  const texts = [
    ...reportFormatNames.map((format) => renderReport(report, format)),
    ...(await own.listSamples()).values(),
    JSON.stringify(exchanges),
  ];

  expect((await own.listSamples()).size).toBeGreaterThan(0);
  expect(texts.join("\n")).toContain("things.get");
  expect(texts.filter((text) => text.includes(thingsKey))).toEqual([]);
});

test("callers may keep the base path of the document's server, if the address of the upstream has none", async () => {
  const own = await startTestProxy({ upstream: upstream.url, mockMissing: true });
  others.push({ stop: () => own.stop({ graceMs: 0 }) });
  upstream.respond = respondWith(404, "", { "content-type": "text/html" });
  const mocked = await call(`${own.url}/v1/things?count=2`);
  upstream.respond = (incoming, outgoing) => respondWith(200, { id: 12, name: incoming.url })(incoming, outgoing);
  const kept = await call(`${own.url}/v1/things/12`);
  await call(`${own.url}/things/x`);
  await call(`${own.url}/v1/others`);
  await call(`${proxy.url}/v1/things/12`);
  const found = [await own.take(), await own.take(), await own.take(), await own.take(), await proxy.take()];

  expect(mocked.statusCode).toBe(200);
  expect(JSON.parse(kept.body.toString())).toEqual({ id: 12, name: "/v1/things/12" });
  expect(found.map(listFound)).toEqual([
    ["warning response response-mocked"],
    ["difference header.x-total header-missing"],
    ["violation path.id parameter-wrong", "difference header.x-total header-missing"],
    ["violation path path-unknown"],
    ["violation path path-unknown"],
  ]);
});

test("the mock responds for operations that the service lacks, and the report says so", async () => {
  const own = await startTestProxy({ upstream: upstream.url, mockMissing: true });
  others.push({ stop: () => own.stop({ graceMs: 0 }) });
  upstream.respond = respondWith(404, "<html>Cannot GET</html>", { "content-type": "text/html" });
  const missing = await call(`${own.url}/things?count=2`);
  const unknown = await call(`${own.url}/others`);
  upstream.respond = respondWith(404, { reason: "none" });
  const documented = await call(`${own.url}/things/12`);
  upstream.respond = respondWith(501, "", {});
  const unwritten = await call(`${own.url}/things/12`);
  const found = [await own.take(), await own.take(), await own.take(), await own.take()].map(listFound);

  expect(missing.statusCode).toBe(200);
  expect(JSON.parse(missing.body.toString())).toHaveProperty("things");
  expect(unknown.body.toString()).toBe("<html>Cannot GET</html>");
  expect([documented, unwritten].map(({ statusCode }) => statusCode)).toEqual([404, 200]);
  expect(found).toEqual([
    ["warning response response-mocked"],
    ["violation path path-unknown"],
    [],
    ["warning response response-mocked"],
  ]);
  expect((await own.report()).comparison).toMatchObject({ responses: 1, differences: [] });
});

test("samples keep the shape of responses, and replace the same value in the same way", async () => {
  const own = await startTestProxy({ upstream: upstream.url, record: true });
  others.push({ stop: () => own.stop({ graceMs: 0 }) });
  const body = {
    things: [
      { id: 7301245789012345, name: "Ada" },
      { id: 12, name: "Ada" },
    ],
    hasMore: false,
  };
  upstream.respond = respondWith(200, body);
  await call(`${own.url}/things`);
  await own.take();

  const samples = await own.listSamples();
  const { things } = JSON.parse(samples.get("things.list.200.json") ?? "") as typeof body;

  expect(things.map(Object.keys)).toEqual([
    ["id", "name"],
    ["id", "name"],
  ]);
  expect(things[0]?.name).not.toBe("Ada");
  expect(things[0]?.name).toBe(things[1]?.name);
});
