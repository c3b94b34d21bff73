import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { ProblemsError } from "../../../packages/document/src/diagnostics/problems-error.ts";
import { main } from "../../src/commands/diff-command.ts";
import { diffSpecs } from "../../../packages/diff/src/diff-specs.ts";
import { fetchDocument } from "../../../packages/document/src/revision/fetch-document.ts";
import { openRevision } from "../../../packages/document/src/revision/open-revision.ts";
import { type Json, operation, param, response } from "../../../packages/diff/test/edit.ts";
import { type MainResult, runMain } from "./run-main.ts";

const cli = fileURLToPath(new URL("../../src/cli.mjs", import.meta.url));
const problems = fileURLToPath(new URL("../problems", import.meta.url));
const upTo = (maximum: number): Json => param({ type: "integer", maximum });
const dangling = operation({
  parameters: [{ name: "size", in: "query", schema: { type: "integer", maximum: 50 } }],
  responses: { "200": { description: "All is well.", content: { "application/json": { schema: { $ref: "#/no" } } } } },
});

test("breaking changes, wrong usage and a document with problems have their own exit codes", async () => {
  const folder = openFolder({ "old.json": upTo(50), "new.json": upTo(20), "wrong.json": dangling });
  const runForCode = async (...args: string[]): Promise<number> => (await run(folder, ...args)).code;

  expect(await runForCode("--base", "old.json", "--head", "new.json")).toBe(0);
  expect(await runForCode("--base", "old.json", "--head", "new.json", "--fail-on", "breaking")).toBe(1);
  expect(await runForCode("--base", "new.json", "--head", "old.json", "--fail-on", "breaking")).toBe(0);
  expect(await runForCode("--base", "new.json", "--head", "old.json", "--fail-on", "any")).toBe(1);
  expect(await runForCode("--base", "no-such-commit", "--head", "new.json")).toBe(2);
  expect(await runForCode("--bas", "old.json")).toBe(2);
  expect(await runForCode("--base", "old.json", "--head", "wrong.json", "--fail-on", "breaking")).toBe(3);
  const help = start(folder, "--help");
  const flags = ["--base", "old.json", "--head", "new.json", "--fail-on", "breaking"];
  expect(start(folder, ...flags)).toMatchObject({
    code: 1,
    out: expect.stringContaining("Accepts `size` of at most 20"),
  });
  expect(help).toMatchObject({ code: 0, out: expect.stringContaining("3 a document has problems") });
});

test("says how to name a later document that is not where it usually is", async () => {
  const folder = openFolder({ "old.json": upTo(50) });

  expect(await run(folder, "--base", "old.json", "--spec", "openapi.json")).toMatchObject({
    code: 2,
    err: "There is no file `openapi.json`. Name the later document: `--head FILE`.\n",
  });
});

test("an earlier document with problems is compared as far as it can be read", async () => {
  const folder = openFolder({ "old.json": dangling, "new.json": upTo(20) });

  const { code, out, err } = await run(folder, "--base", "old.json", "--head", "new.json", "--fail-on", "breaking");

  expect(code).toBe(1);
  expect(out).toContain("Accepts `size` of at most 20; it was 50.");
  expect(err).toContain("old.json");
  expect(err).toContain("The earlier document has 1 problem. It is compared as far as it can be read");
});

test("names the commit of a document with problems, and no temporary folder", async () => {
  const folder = openFolder({ "spec/openapi.json": dangling });
  commit(folder, "one");
  write(folder, { "spec/openapi.json": upTo(20) });
  const flags = ["--spec", "spec/openapi.json", "--base"];

  const places = { repository: folder, spec: join(folder, "spec/openapi.json") };
  const [earlier, later] = [
    await runMain(() => main([...flags, "one"], places), folder),
    await runMain(() => main([...flags, "spec/openapi.json", "--head", "one"], places), folder),
  ];

  expect([earlier.code, later.code]).toEqual([0, 3]);
  for (const { err } of [earlier, later]) {
    expect(err).toMatch(/^one:spec\/openapi\.json:\d+ {2}error/m);
    expect(err).not.toContain(tmpdir());
  }
});

test("prints the parts of the document that are not compared", async () => {
  const folder = openFolder({ "old.json": upTo(50), "new.json": operation({ parameters: 5 }) });

  const { code, err } = await run(folder, "--base", "old.json", "--head", "new.json");

  expect(code).toBe(0);
  expect(err).toMatch(/new\.json:\d+ {2}warning {2}unexpected-type\n {2}`parameters` is `5`, and a list is expected\./);
  expect(err).toContain("1 warning.");
});

test.each(readdirSync(problems))("as an earlier document, %s is compared or rejected", async (name) => {
  const folder = openFolder({ "new.json": upTo(20) });

  const compared = await diffSpecs(join(problems, name, "openapi.yaml"), join(folder, "new.json")).catch(passProblems);

  const found = compared instanceof ProblemsError ? compared.diagnostics : compared.problems;
  expect(found.length).toBeGreaterThan(0);
});

test("rejects a document with a dangling reference instead of reporting no changes", async () => {
  const folder = openFolder({ "old.json": response({ type: "string" }), "new.json": dangling });

  await expect(diffSpecs(join(folder, "old.json"), join(folder, "new.json"))).rejects.toThrow(ProblemsError);
});

test("a document is named by a commit, or by its path in a commit", async () => {
  const folder = openFolder({ "spec/openapi.json": upTo(50), "docs/old.json": upTo(100) });
  commit(folder, "one");
  write(folder, { "spec/openapi.json": upTo(20) });
  commit(folder, "two");
  const inputs = { repository: folder, folder: join(folder, "docs"), spec: join(folder, "spec/openapi.json") };
  const read = async (name: string): Promise<unknown> => {
    const { file, dispose } = await openRevision(name, inputs);
    onTestFinished(dispose);
    return JSON.parse(readFileSync(file, "utf8"));
  };

  expect(await read("one")).toEqual(upTo(50));
  expect(await read("two")).toEqual(upTo(20));
  expect(await read("one:docs/old.json")).toEqual(upTo(100));
  expect(await read("two:./old.json")).toEqual(upTo(100));
  expect(await read("old.json")).toEqual(upTo(100));
  await expect(read("one:docs/none.json")).rejects.toThrow(
    "`one` has no file `docs/none.json`. If the document has another path there, name it: `one:PATH`.",
  );
  await expect(read("three")).rejects.toThrow("`three` is neither a file nor a commit");
});

test("reads all files of the repository that a document of a commit refers to", async () => {
  const folder = openFolder({
    "api/openapi.json": response({ $ref: "../shared/pet%20one.json" }),
    "shared/pet one.json": { type: "object", properties: { name: { $ref: "name.schema" } } },
    "shared/name.schema": { type: "string" },
  });
  commit(folder, "one");
  const spec = join(folder, "api/openapi.json");
  write(folder, { "shared/name.schema": { type: "integer" } });

  const before = await openRevision("one", { repository: folder, folder, spec });
  onTestFinished(before.dispose);
  const { changes, problems: found } = await diffSpecs(before, { file: spec, refsWithin: folder });

  expect(found).toEqual([]);
  expect(changes.map(({ message }) => message)).toEqual(["`Name` is an integer; it was a string."]);
});

test("a gzipped document is compared from a commit and from an address", async () => {
  const folder = openFolder({});
  const packed = gzipSync(JSON.stringify(upTo(50)));
  writeFileSync(join(folder, "openapi.json.gz"), packed);
  commit(folder, "one");
  const spec = join(folder, "openapi.json.gz");
  const address = await serve((_, reply) => reply.end(packed));
  writeFileSync(spec, gzipSync(JSON.stringify(upTo(20))));

  for (const name of ["one", `${address}/openapi.json.gz`]) {
    const before = await openRevision(name, { repository: folder, folder, spec });
    onTestFinished(before.dispose);
    const { changes, problems: found } = await diffSpecs(before.file, spec);
    expect(found).toEqual([]);
    expect(changes.map(({ message }) => message)).toEqual(["Accepts `size` of at most 20; it was 50."]);
  }
});

test("reports a broken gzip at an address", async () => {
  const address = await serve((_, reply) => reply.end(gzipSync("{}").subarray(0, 12)));

  await expect(fetchDocument(`${address}/openapi.json.gz`)).rejects.toThrow("it cannot be unpacked to at most");
});

test("compares two addresses, and prints no query, which may contain a key", async () => {
  const origin = await serve(({ url }, reply) => {
    reply.end(JSON.stringify(url?.startsWith("/old") ? upTo(50) : upTo(20)));
  });

  const { code, out } = await run(
    tmpdir(),
    "--base",
    `${origin}/old?key=secret`,
    "--head",
    `${origin}/new`,
    "--fail-on",
    "breaking",
  );

  expect(code).toBe(1);
  expect(out).toContain("Accepts `size` of at most 20; it was 50.");
  expect(out).toContain(`${origin}/old:1`);
  expect(out).not.toContain("secret");
});

test.each<[what: string, reason: string, listener: RequestListener]>([
  ["returns 404", "the service returned 404.", (_, reply) => reply.writeHead(404).end("key=secret")],
  ["returns nothing", "the response is empty.", (_, reply) => reply.end()],
  [
    "never ends its response",
    "the response is longer than 1000 bytes.",
    (_, reply) => void reply.write("x".repeat(2000)),
  ],
  ["hangs up", "the connection failed", ({ socket }) => socket.destroy()],
])("rejects an address that %s, with a reason", async (_, reason, listener) => {
  const origin = await serve(listener);

  const fetched = fetchDocument(`${origin}/openapi.json?key=secret`, { timeoutMs: 60_000, maxBytes: 1000 });

  await expect(fetched).rejects.toThrow(`\`${origin}/openapi.json\` was not fetched: ${reason}`);
});

test("rejects an address that never responds, after the time limit", async () => {
  const origin = await serve(() => {});

  const fetched = fetchDocument(`${origin}/openapi.json?key=secret`, { timeoutMs: 200, maxBytes: 1000 });

  await expect(fetched).rejects.toThrow(`\`${origin}/openapi.json\` was not fetched: it took longer than 0.2 s.`);
});

test("rejects an invalid address as wrong usage", async () => {
  const folder = openFolder({ "new.json": upTo(20) });

  expect(await run(folder, "--base", "https://", "--head", "new.json")).toMatchObject({
    code: 2,
    err: expect.stringContaining("`https://` is not an http or https address."),
  });
});

/** Runs the command line in this process, which can serve meanwhile. */
function run(folder: string, ...args: readonly string[]): Promise<MainResult> {
  return runMain(() => main(args), folder);
}

/** Starts the program. */
function start(folder: string, ...args: readonly string[]): MainResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, "diff", ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", GITHUB_WORKSPACE: "" },
  });
  return { code: status ?? -1, out: stdout, err: stderr };
}

function openFolder(files: Readonly<Record<string, Json>>): string {
  const folder = mkdtempSync(join(tmpdir(), "spec-diff-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  write(folder, files);
  return folder;
}

function write(folder: string, files: Readonly<Record<string, Json>>): void {
  for (const [path, document] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(document, null, 2));
  }
}

/** Commits all files, and tags the commit. */
function commit(folder: string, tag: string): void {
  const git = (...args: string[]): unknown =>
    execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", ...args], { cwd: folder });
  git("init", "--quiet", "--template=");
  git("add", "--all");
  git("commit", "--quiet", "-m", "Save");
  git("tag", tag);
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
}

function passProblems(error: unknown): ProblemsError {
  if (error instanceof ProblemsError) return error;
  throw error;
}
