import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { limitIdleTime } from "./limit-idle-time.js";
import { listen } from "./listen.js";

test.each([
  [0, 1_000],
  [5, 10_000],
  [65, 70_000],
])("closes a connection later than the %i s that it announces", (seconds, closedAfterMs) => {
  const setTimeout = vi.fn<(ms: number) => void>();

  const headers = limitIdleTime(
    { shouldKeepAlive: true, socket: { timeout: 1, setTimeout }, once: finishAtOnce },
    seconds,
  );

  expect(headers).toEqual({ "keep-alive": `timeout=${seconds}` });
  expect(setTimeout.mock.calls).toEqual([[closedAfterMs]]);
});

function finishAtOnce(_: string, finish: () => void): void {
  finish();
}

test("ends a connection on which nothing follows a response", async () => {
  const server = createServer({ keepAliveTimeout: 3_600_000 }, (_, outgoing) => {
    outgoing.writeHead(200, limitIdleTime(outgoing, 0)).end("Hi");
  });
  onTestFinished(() => void server.close());
  const url = await listen(server, 0, "127.0.0.1");
  const socket = connect(Number(new URL(url).port), "127.0.0.1").resume();
  socket.write("GET / HTTP/1.1\r\nhost: any\r\n\r\n");

  await once(socket, "close");

  expect(socket.bytesRead).toBeGreaterThan(0);
});
