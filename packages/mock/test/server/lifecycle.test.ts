import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { MockStartError, startMock } from "../../src/index.js";
import { key, library, openRequest, send } from "../library.js";

/** An hour: a test that waited for the end of this grace period would hang. */
const graceMs = 3_600_000;

test("does not start on a port that is in use, and names it", async () => {
  const first = await startMock(library);
  const port = Number(new URL(first.url).port);

  const second = startMock({ ...library, port });

  await expect(second).rejects.toThrow(MockStartError);
  await expect(second).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use. Stop the program that uses it, or choose another port; 0 takes any free one.`,
  );
  await first.stop();
});

test("does not start with options that do not exist, and names them", async () => {
  const misspelt = { ...library, overlay: ["fix.overlay.yaml"], fixture: {} };

  await expect(startMock(misspelt)).rejects.toThrow("Unknown options: `overlay`, `fixture`.");
});

test("stops at once when no request is in progress, even with idle and silent connections", async () => {
  const mock = await startMock(library);
  const { hostname, port } = new URL(mock.url);
  await (await fetch(`${mock.url}/books`, { headers: key })).text();
  const silent = connect(Number(port), hostname);
  await new Promise((resolve) => silent.once("connect", resolve));

  await mock.stop({ graceMs });

  await expect(send(mock.url, "/books", { headers: key })).rejects.toThrow("ECONNREFUSED");
});

test("stops at once after a rejected CONNECT whose caller does not close the connection", async () => {
  const mock = await startMock(library);
  const { hostname, port } = new URL(mock.url);
  const caller = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  caller.write("CONNECT a.example:443 HTTP/1.1\r\nhost: a.example:443\r\n\r\n");
  const [received] = await once(caller, "data");

  await mock.stop({ graceMs });

  expect(String(received)).toMatch(/^HTTP\/1\.1 405 /);
  caller.destroy();
});

test("announces how long it keeps idle connections", async () => {
  const mock = await startMock(library);

  const response = await fetch(`${mock.url}/books`, { headers: key });
  await response.text();
  await mock.stop();

  expect(response.headers.get("keep-alive")).toBe("timeout=5");
});

test("responds to a request in progress before it stops", async () => {
  const mock = await startMock(library);
  const { finish, closed } = await openRequest(mock.url);

  const stopped = mock.stop({ graceMs });
  await expect(send(mock.url, "/books", { headers: key })).rejects.toThrow("ECONNREFUSED");
  finish();
  await stopped;

  const received = await closed;
  expect(received).toMatch(/^HTTP\/1.1 201 /m);
  expect(received.toLowerCase()).toContain("connection: close");
});

test("closes a connection after the response in progress", async () => {
  const mock = await startMock(library);
  const response = await fetch(`${mock.url}/~scenario=drip,bytes=1,pause_ms=10/books/newest`, { headers: key });

  const stopped = mock.stop({ graceMs });

  expect(response.status).toBe(200);
  expect(await response.json()).toHaveProperty("books");
  await stopped;
});

test("cuts off a request that takes longer than the grace period", async () => {
  const mock = await startMock(library);
  const { closed } = await openRequest(mock.url);

  await mock.stop({ graceMs: 1 });

  expect(await closed).toBe("HTTP/1.1 100 Continue\r\n\r\n");
});

test("reports health and readiness without a key", async () => {
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
