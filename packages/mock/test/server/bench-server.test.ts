import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { respondsOk, startServer } from "../../bench/start-server.ts";

const script = `require("node:http").createServer((_, response) => response.end()).listen(Number(process.argv[2]));`;

test("removes the exit listener of a server that is stopped", async () => {
  const folder = await mkdtemp(join(tmpdir(), "start-server-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "server.cjs");
  await writeFile(file, script);
  const before = process.listenerCount("exit");

  const server = await startServer(file, (port) => [String(port)], respondsOk("/", {}));
  const during = process.listenerCount("exit");
  await server.stop();

  expect([during - before, process.listenerCount("exit") - before]).toEqual([1, 0]);
});
