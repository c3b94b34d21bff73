import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { VerifyReport } from "@shortvideo-api/report";
import { createVerifyCommand } from "../../src/command/create-verify-command.js";
import { killCli, runCli } from "../run-cli.js";
import { runCommandHere } from "../run-command-here.js";
import { type Deviation, type DeviatingService, startDeviatingService } from "./start-deviating-service.js";

const spec = fileURLToPath(new URL("shop.yaml", import.meta.url));
const services: DeviatingService[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verify-"));
});
afterEach(async () => {
  killCli();
  for (const service of services.splice(0)) await service.stop();
});
afterAll(() => rm(folder, { recursive: true }));

const same: Deviation = (response) => response;
const extra: Deviation = (response) => ({
  ...response,
  text: response.text.replace('"items":', '"log_pb":1,"items":'),
});
/** Returns larger pages than requested. The document only assumes the parameter of the page size. */
const larger: Deviation = (response, { query }) =>
  query.has("count") ? { ...response, text: response.text.replace(/\[(.*)\]/s, "[$1,$1]") } : response;
const refuse: Deviation = () => ({
  status: 401,
  headers: { "content-type": "application/json" },
  text: '{"message":"No"}',
});

async function verify(deviate: Deviation, ...args: string[]) {
  const service = await startDeviatingService(deviate, spec);
  services.push(service);
  const always = ["--base-url", service.url, "--spec", spec, "--per-second", "1000"];
  const run = await runCommandHere(createVerifyCommand(), [...always, ...args], { SERVICE_KEY: "shop-secret" });
  return { ...run, service };
}

test("ends with 0 for a conforming service, and writes reports and samples", async () => {
  const report = join(folder, "out", "report.json");
  const page = join(folder, "out", "report.html");
  const record = join(folder, "samples");
  const { code, out, err } = await verify(same, "--report", report, "--report", page, "--record", record);
  expect(out).toContain(
    "! No difference was found, but only 2 of 3 operations, 2 of 9 documented responses and 52 of 52",
  );
  expect(err).toContain("at most 1000 per second. Ctrl-C stops.");
  expect(code).toBe(0);
  expect((JSON.parse(await readFile(report, "utf8")) as VerifyReport).outcome).toBe("conforms");
  expect(await readFile(page, "utf8")).toContain("<!doctype html>");
  expect((await readdir(record)).toSorted()).toEqual(["orders.get.200.json", "orders.list.200.json"]);
  expect(await readFile(join(record, "orders.get.200.json"), "utf8")).not.toContain("Ada Falk");
});

test("ends with 1 for a difference, unless its kind is ignored", async () => {
  const differing = await verify(extra);
  // Both operations use the schema that lacks the field.
  expect(differing.out).toContain("orders.list, orders.get · body.orders[].log_pb · field-new · 200 · also in 1 other");
  expect(differing.out).toContain(`requests to ${differing.service.url} in `);
  expect([differing.code, differing.err.split("\n").at(-2)]).toEqual([
    1,
    "The service differs from the document in 2 ways.",
  ]);
  expect((await verify(extra, "--ignore", "field-new", "--quiet")).code).toBe(0);
  const few = await verify(same, "--min-operations", "80%", "--quiet");
  expect([few.code, few.err.split("\n").at(-2)]).toEqual([1, "Operations: 2 of 3 compared, 80% required."]);
});

test("ends with 1 for a refuted inference, unless it is ignored", async () => {
  const selected = ["--operations", "orders.get,orders.list"];
  const { code, out, err } = await verify(larger, ...selected);
  expect([code, out.split("\n")[0]]).toEqual([
    1,
    "✗ The responses refute one fact that the document infers or assumes; 2 of 2 operations, 2 of 7",
  ]);
  expect(out).toContain("With `count` 3, orders.list returned 6 items.");
  expect(err).toContain("The responses refute one fact that the document infers or assumes.");
  expect((await verify(larger, ...selected, "--ignore", "inference-refuted")).code).toBe(0);
});

test("counts only the selected operations as operations to compare", async () => {
  const { code, out } = await verify(same, "--operations", "orders.get,orders.list", "--min-operations", "100%");
  expect([code, out.split("\n")[0]]).toEqual([
    0,
    "✓ The service conforms to the document in what was compared: 2 of 2 operations, 2 of 7 documented",
  ]);
});

test("applies overlays to the document", async () => {
  const overlay = join(folder, "names.yaml");
  const action = "{ target: \"$.paths['/orders'].get\", update: { operationId: orders.all } }";
  await writeFile(overlay, `overlay: 1.1.0\ninfo: { title: Names, version: 1.0.0 }\nactions: [${action}]\n`);

  const { out, err } = await verify(same, "--overlay", overlay);

  expect(err).toContain("at most 1000 per second");
  expect(out).toContain("orders.all ");
});

test("reports unwritable files before it calls the service", async () => {
  const file = join(folder, "a-file");
  await writeFile(file, "");
  const report = await verify(same, "--report", join(file, "report.json"));
  expect([report.code, report.err, report.service.requests]).toEqual([
    4,
    expect.stringContaining("a part of its path is a file, not a folder"),
    [],
  ]);
  const record = await verify(same, "--record", file);
  expect([record.code, record.err, record.service.requests]).toEqual([
    4,
    expect.stringContaining("a part of its path is a file, not a folder"),
    [],
  ]);
});

test("ends with 3 for a rejected key and for an unreachable service, with a fix", async () => {
  const refused = await verify(refuse, "--quiet");
  expect([refused.code, refused.err]).toEqual([
    3,
    expect.stringContaining("The service rejected the key. Check that the key is complete"),
  ]);
  const stopped = await startDeviatingService(same, spec);
  await stopped.stop();
  const args = ["--base-url", stopped.url, "--spec", spec, "--quiet"];
  const { code, err } = await runCommandHere(createVerifyCommand(), args, { SERVICE_KEY: "k" });
  expect([code, err]).toEqual([
    3,
    expect.stringContaining(
      "Nothing listens at the host and port of the base URL (ECONNREFUSED). Check that the service runs",
    ),
  ]);
});

/** Returns the exit code and the first line of the output. */
async function runHere(...args: string[]): Promise<string> {
  const { code, err } = await runCommandHere(createVerifyCommand(), args);
  return `${code} ${err.split("\n")[0] ?? ""}`;
}

/** As `runHere`, but in another process: commander ends the process for a usage error. */
async function runProcess(...args: string[]): Promise<string> {
  const { code, output } = runCli(["verify", ...args], {});
  return `${await code} ${output.err.split("\n")[0] ?? ""}`;
}

test("ends with 2 for a usage error", async () => {
  const url = ["--base-url", "http://127.0.0.1:9"];
  expect(await runHere(...url)).toBe(
    "2 The key is missing. Set the variable SERVICE_KEY to the key, or pass it with --key.",
  );
  expect(await runProcess()).toContain("2 error: required option '--base-url <url>'");
  expect(await runHere(...url, "--key", "k", "--operations", "users.fly")).toBe(
    "2 The document has no operation `users.fly`.",
  );
  expect(await runProcess(...url, "--key", "k", "--per-second", "0")).toContain("It must be a number greater than 0");
  expect(await runHere(...url, "--key", "k", "--har", join(folder, "none.har"))).toContain("there is no such file");
});

test("needs no key for operations that take none", async () => {
  const overlay = join(folder, "open.yaml");
  await writeFile(
    overlay,
    "overlay: 1.1.0\ninfo: { title: Open, version: 1.0.0 }\nactions: [{ target: $.security, remove: true }]\n",
  );
  const service = await startDeviatingService(same, spec);
  services.push(service);
  const args = ["--base-url", service.url, "--spec", spec, "--overlay", overlay, "--operations", "orders.get"];

  const { out, err } = await runCommandHere(createVerifyCommand(), args, {});

  expect(err).not.toContain("The key is missing");
  expect(out).toContain("orders.get");
  expect(service.requests.length).toBeGreaterThan(0);
});

test("reports the results so far when Ctrl-C stops it", async () => {
  const requests = join(folder, "requests.jsonl");
  // Some editors begin a text with a byte order mark.
  await writeFile(
    requests,
    "\uFEFF" + '{"operation":"orders.get","params":{"orderId":"7301234567890123451"}}\n'.repeat(50),
  );
  let interrupt: (() => void) | undefined;
  const service = await startDeviatingService((response, { number }) => {
    if (number === 1) return response;
    interrupt?.();
    return new Promise(() => {});
  }, spec);
  services.push(service);
  const url = ["--base-url", service.url, "--spec", spec];
  const args = ["verify", ...url, "--requests", requests, "--per-second", "1000", "--timeout", "3600"];
  const { child, code, output } = runCli(args, { SERVICE_KEY: "shop-secret" });
  interrupt = () => {
    // `npx` forwards signals that the terminal has sent to this process already.
    for (const signal of ["SIGINT", "SIGHUP"] as const) child.kill(signal);
  };
  expect(await code).toBe(1);
  expect(output.out).toContain("stopped early");
  expect(output.err).toContain("The verification was stopped before all operations were called.");
  expect(output.out + output.err).not.toContain("shop-secret");
});
