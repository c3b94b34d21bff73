import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type ContractReport, readReport } from "@shortvideo-api/report";
import type { CliRun } from "../../../mock/test/run-cli.js";
import { createProxyCommand } from "../../src/command/create-proxy-command.js";
import { killCli, runCli } from "../run-cli.js";
import { runCommandHere } from "../run-command-here.js";
import { call, respondWith, startUpstream, type TestUpstream, thing, thingsKey, thingsSpec } from "./start-upstream.js";

let upstream: TestUpstream;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "proxy-"));
  upstream = await startUpstream();
});
afterEach(() => {
  killCli();
  upstream.respond = respondWith(200, thing, { "x-total": "1" });
});
afterAll(async () => {
  await upstream.stop();
  await rm(folder, { recursive: true });
});

/** A program that calls an address below `MOCK_URL` with the key of the test. */
function callFrom(target: string): string[] {
  const code = `fetch(process.env.MOCK_URL + "${target}", { headers: { "x-key": "${thingsKey}" } }).then((each) => each.text())`;
  return ["--", process.execPath, "-e", code];
}

function runProxy(...args: string[]) {
  return runCommandHere(createProxyCommand(), ["--upstream", upstream.url, "--spec", thingsSpec, ...args]);
}

test("runs a command against the proxy, and reports its traffic", async () => {
  const file = join(folder, "right.json");
  const { code, err } = await runProxy("--report", file, ...callFrom("/things/12"));

  expect(err).toContain("✓ Every request and every response kept the contract");
  expect(code).toBe(0);
  const report: ContractReport = readReport(await readFile(file, "utf8"), file);
  expect(report.runs).toMatchObject([{ exitCode: 0, requests: 1 }]);
  expect(report.comparison).toMatchObject({ responses: 1, differences: [] });
  expect(JSON.stringify(report)).not.toContain(thingsKey);
});

test("ends with 1 for a difference, unless it is ignored, and with 3 without a request", async () => {
  upstream.respond = respondWith(200, { id: 12 }, { "x-total": "1" });

  const broken = await runProxy(...callFrom("/things/12"));
  const ignored = await runProxy("--ignore", "field-missing", "-q", ...callFrom("/things/12"));
  const idle = await runProxy("-q", "--", process.execPath, "-e", "");

  expect(broken.err).toContain("things.get · body.name · field-missing · 200 · 1×");
  expect([broken, ignored, idle].map(({ code }) => code)).toEqual([1, 0, 3]);
  expect(idle.err).toContain("No request was checked.");
});

test("prints each exchange, and saves samples", async () => {
  const samples = join(folder, "samples");
  upstream.respond = respondWith(200, { ...thing, name: 7 }, { "x-total": "1" });

  const { err } = await runProxy("-v", "--record", samples, ...callFrom("/things/12?more=1"));

  expect(err).toMatch(/200 {2}GET {3}\/things\/12\?more=… {2}things\.get/);
  expect(err).toContain("    query.more:");
  expect(err).toContain("    response: body.name: The document says text; found: `7`.");
  expect(await readdir(samples)).toEqual(["things.get.200.json"]);
});

test.each([
  [["--upstream", "ftp://host"], 2, "The upstream must be an `http://` or `https://` address"],
  [["--spec", "none.yaml"], 4, "none.yaml"],
])("%j ends with %i", async (args, code, message) => {
  const run = await runProxy(...args, "--", process.execPath, "-e", "");

  expect(run.code).toBe(code);
  expect(run.err).toContain(message);
});

/** Resolves with the address that a proxy prints. */
async function waitForUrl({ child, output, code }: CliRun): Promise<string> {
  const ended = code.then(() => Promise.reject(new Error(`The proxy ended: ${output.err}`)));
  for (;;) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+(?= passes)/.exec(output.err) ?? [];
    if (url !== undefined) return url;
    await Promise.race([child.stderr && once(child.stderr, "data"), ended]);
  }
}

test("Ctrl-C prints the report of a proxy in front of a TLS upstream", async () => {
  const certificate = fileURLToPath(new URL("../verify/self-signed.pem", import.meta.url));
  const pem = readFileSync(certificate);
  const secure = createTlsServer({ key: pem, cert: pem }, respondWith(200, { ...thing, name: 7 }, { "x-total": "1" }));
  secure.listen(0);
  await once(secure, "listening");
  const address = `https://localhost:${(secure.address() as AddressInfo).port}`;
  const cli = runCli(["proxy", "--upstream", address, "--spec", thingsSpec, "--port", "0"], {
    NODE_EXTRA_CA_CERTS: certificate,
  });
  const url = await waitForUrl(cli);
  const { statusCode } = await call(`${url}/things/12`);

  cli.child.kill("SIGINT");

  expect(await cli.code).toBe(1);
  expect(statusCode).toBe(200);
  expect(cli.output.out).toContain("✗ Responses differ from the document: 1 difference");
  expect(cli.output.err).toContain("Responses differ from the document: 1 difference.");
  secure.close();
});
