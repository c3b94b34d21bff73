import { connect } from "node:net";
import { expect, test } from "vitest";
import { MockStartError, startMock } from "../src/index.js";
import { key, library, send } from "./library.js";

test("says that a port is taken, and which", async () => {
  const first = await startMock(library);
  const port = Number(new URL(first.url).port);

  const second = startMock({ ...library, port });

  await expect(second).rejects.toThrow(MockStartError);
  await expect(second).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken.`);
  await first.stop();
});

test("stops at once when nobody waits for an answer, half-open and kept connections or not", async () => {
  const mock = await startMock(library);
  const { hostname, port } = new URL(mock.url);
  await (await fetch(`${mock.url}/books`, { headers: key })).text();
  const silent = connect(Number(port), hostname);
  await new Promise((resolve) => silent.once("connect", resolve));
  const start = performance.now();

  await mock.stop();

  expect(performance.now() - start).toBeLessThan(4_000);
  await expect(send(mock.url, "/books", { headers: key })).rejects.toThrow("ECONNREFUSED");
});

test("lets a request under way end before it stops", async () => {
  const mock = await startMock(library);
  const { hostname, port } = new URL(mock.url);
  const socket = connect(Number(port), hostname);
  let received = "";
  socket.on("data", (chunk) => (received += chunk.toString()));
  const head = "POST /books HTTP/1.1\r\nhost: x\r\nx-reader-key: any\r\ncontent-type: application/json\r\n";
  socket.write(`${head}content-length: 22\r\n\r\n`);
  await new Promise((resolve) => setTimeout(resolve, 100));

  const stopped = mock.stop();
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.write('{"id":1,"title":"Two"}');
  await stopped;
  await new Promise((resolve) => socket.once("close", resolve));

  expect(received).toMatch(/^HTTP\/1.1 201 /);
  expect(received.toLowerCase()).toContain("connection: close");
});

test("keeps no connection once the answer that was begun is given", async () => {
  const mock = await startMock(library);
  const answer = fetch(`${mock.url}/~scenario=slow,delay_ms=400/books/newest`, { headers: key });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const start = performance.now();

  const stopped = mock.stop();

  expect((await answer).status).toBe(200);
  await (await answer).text();
  await stopped;
  expect(performance.now() - start).toBeLessThan(4_000);
});

test("cuts off a request that outlives the grace", async () => {
  const mock = await startMock(library);
  const { hostname, port } = new URL(mock.url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.write("POST /books HTTP/1.1\r\nhost: x\r\ncontent-length: 22\r\n\r\n");
  await new Promise((resolve) => setTimeout(resolve, 100));

  await mock.stop({ grace_ms: 200 });

  expect(socket.closed || (await new Promise((resolve) => socket.once("close", resolve))) !== undefined).toBe(true);
});

test("answers health and readiness without a key", async () => {
  const mock = await startMock(library);

  const health = await fetch(`${mock.url}/-/health`);
  const ready = await fetch(`${mock.url}/-/ready`);

  const queried = await fetch(`${mock.url}/-/ready?x=1`);
  const posted = await fetch(`${mock.url}/-/health`, { method: "POST", body: "x" });
  const options = await fetch(`${mock.url}/-/health`, { method: "OPTIONS" });

  expect([health.status, ready.status, queried.status, posted.status, options.status]).toEqual([
    200, 200, 200, 405, 204,
  ]);
  expect(posted.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  await mock.stop();
});
