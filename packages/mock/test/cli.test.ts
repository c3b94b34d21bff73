import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";

const runSources = fileURLToPath(new URL("run-sources.mjs", import.meta.url));
const cli = fileURLToPath(new URL("../src/cli.ts", import.meta.url));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

interface Run {
  child: ChildProcess;
  told: { out: string; err: string };
  /** The address, once it is told. */
  url: Promise<string>;
  code: Promise<number | null>;
}

function run(args: string[], env: Record<string, string> = {}): Run {
  const flags = [
    "--conditions=@shortvideo-api/source",
    "--import",
    runSources,
    "--disable-warning=ExperimentalWarning",
  ];
  const child = spawn(process.execPath, [...flags, cli, ...args], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const told = { out: "", err: "" };
  child.stderr.on("data", (chunk: Buffer) => (told.err += chunk.toString()));
  const url = new Promise<string>((resolve, reject) => {
    child.once("close", () => reject(new Error(`It ended before it told an address: ${told.err}`)));
    child.stdout.on("data", (chunk: Buffer) => {
      told.out += chunk.toString();
      const [found] = /http:\/\/[\d.]+:\d+/.exec(told.out) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  // Not each test asks for the address.
  url.catch(() => {});
  return { child, told, url, code: once(child, "close").then(([code]) => code) };
}

test("serves until SIGTERM, tells each request, and never a key", async () => {
  const { child, told, url, code } = run(["start", "--port", "0"]);

  const answer = await fetch(`${await url}/api/drama/explore`, { headers: { "x-gateway-key": "secret-1" } });
  await fetch(`${await url}/api/post/detail?videoId=abc&x-gateway-key=secret-2`, {
    headers: { "x-gateway-key": "any" },
  });
  child.kill("SIGTERM");

  expect(answer.status).toBe(200);
  expect(await code).toBe(0);
  expect(told.out).toMatch(/curl -H 'x-gateway-key: any-key' 'http:\/\/127\.0\.0\.1:\d+\/api\//);
  expect(told.err).toMatch(/^200 {2}GET {3}\/api\/drama\/explore {2}dramas\.explore {2}[\d.]+ ms$/m);
  expect(told.err).toContain("query.videoId: `videoId` is `abc`");
  expect(told.err).not.toContain("secret");
});

test("tells nothing with --quiet, and takes port and host from the environment", async () => {
  const { child, told, url, code } = run(["start", "--quiet"], { PORT: "0", HOST: "127.0.0.1" });

  await fetch(`${await url}/nowhere`);
  child.kill("SIGINT");

  expect(await code).toBe(0);
  expect(told.err).toBe("");
});

test("lets a second signal end it at once", async () => {
  const { child, url, code } = run(["start", "--port", "0"]);
  const { hostname, port } = new URL(await url);
  const socket = connect(Number(port), hostname, () =>
    socket.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n"),
  );
  socket.on("error", () => {});
  await new Promise((resolve) => setTimeout(resolve, 200));

  child.kill("SIGTERM");
  await new Promise((resolve) => setTimeout(resolve, 400));
  child.kill("SIGTERM");

  expect(await code).toBe(143);
});

test("says that the port is taken, with exit code 1", async () => {
  const first = run(["start", "--port", "0"]);
  const { port } = new URL(await first.url);

  const second = run(["start", "--port", port]);

  expect(await second.code).toBe(1);
  expect(second.told.err).toContain(`Port ${port} of 127.0.0.1 is taken.`);
});

test("explains itself with --help, and wrong use with exit code 2", async () => {
  const help = run(["start", "--help"]);
  const wrong = run(["start", "--port", "http"]);
  const unknown = run(["stop"]);

  expect(await Promise.all([help.code, wrong.code, unknown.code])).toEqual([0, 2, 2]);
  expect(help.told.out).toContain("--port <number>");
  expect(wrong.told.err).toContain("whole number from 0 to 65535");
});
