import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { writeRuntime } from "../../../generator/test/write-runtime.ts";
import { type Dev, runDev } from "./run-dev.ts";
import { shortenDocument } from "./shorten-document.ts";

const document = shortenDocument(
  readFileSync(fileURLToPath(new URL("../../../spec/openapi.yaml", import.meta.url)), "utf8"),
  ["/api/user/info", "/api/post/detail"],
);
const serves = /The mock serves \d+ operations at (\S+)\. /;

let folder = "";
beforeEach(() => {
  const made = mkdtempSync(join(tmpdir(), "dev-"));
  folder = made;
  writeFileSync(join(made, "openapi.yaml"), document);
  writeRuntime(join(made, "out"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
});

function start(...flags: string[]): Dev {
  const explorer = flags.includes("--explorer-port") ? [] : ["--no-explorer"];
  const dev = runDev(["--spec", "openapi.yaml", "--out", "out", "--no-types", ...explorer, ...flags], folder);
  onTestFinished(() => {
    dev.child.kill("SIGKILL");
  });
  return dev;
}

/** Saves the document with these changes, all at once: a watch may read a file at any moment. */
function edit(...changes: readonly (readonly [from: string | RegExp, to: string])[]): void {
  const path = join(folder, "openapi.yaml");
  let text = readFileSync(path, "utf8");
  for (const [from, to] of changes) {
    const after = text.replace(from, to);
    expect(after).not.toBe(text);
    text = after;
  }
  writeFileSync(`${path}~`, text);
  renameSync(`${path}~`, path);
}

/** Yields the messages that pages of the explorer receive. */
async function openEvents(url: string): Promise<() => Promise<{ version: string; problems: string }>> {
  const { body } = await fetch(url);
  if (!body) throw new Error("The response has no body.");
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader.cancel());
  let heard = "";
  return async () => {
    for (;;) {
      const [event = "", data] = /^data: (.*)\n\n/.exec(heard) ?? [];
      if (data !== undefined) {
        heard = heard.slice(event.length);
        return JSON.parse(data);
      }
      const { value, done } = await reader.read();
      if (done) throw new Error("The explorer sends no more messages.");
      heard += value;
    }
  };
}

const get = (url: string, path: string) => fetch(`${url}${path}`, { headers: { "x-gateway-key": "any" } });

test("updates paths, limits and fixtures of a running mock, and keeps its sessions", async () => {
  const { child, says, ended } = start("--port", "0");
  const url = await says(serves);
  await fetch(`${url}/-/sessions/a/preference`, { method: "PUT", body: "code=429" });
  expect((await get(url, "/api/user/info?uniqueId=a")).status).toBe(200);

  edit(["  /api/user/info:", "  /api/user/renamed:"], [/bfdf8783/g, "bfdf8784"]);
  expect(await says(serves)).toBe(url);

  expect((await get(url, "/api/user/info?uniqueId=a")).status).toBe(404);
  expect((await get(url, "/api/user/renamed?uniqueId=a")).status).toBe(200);
  expect((await get(url, "/~session=a/api/user/renamed?uniqueId=a")).status).toBe(429);
  expect(await (await get(url, "/api/post/detail?videoId=7301245789012345678")).text()).toContain("bfdf8784");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("survives a save that is no YAML", async () => {
  const { says } = start("--port", "0");
  const url = await says(serves);

  edit(["openapi: ", "openapi: ["]);
  await says(/openapi\.yaml:\d+ +error +syntax/);
  await says(/The mock goes on with the document it had\./);
  expect((await get(url, "/api/user/info?uniqueId=a")).status).toBe(200);

  edit(["openapi: [", "openapi: "]);
  await says(serves);
  expect((await get(url, "/api/user/info?uniqueId=a")).status).toBe(200);
});

test("says what the mock does not take, which the generator does", async () => {
  const { says } = start("--port", "0");
  const url = await says(serves);

  edit(["examples: [204900, ", 'examples: ["many", ']);
  await says(
    /The mock goes on with the document it had\.\n {2}.*openapi\.yaml:\d+: The example does not fit its schema/,
  );

  expect((await get(url, "/api/user/info?uniqueId=a")).status).toBe(200);
});

test("has open pages of the explorer show what was saved, and say what is wrong with a save", async () => {
  const { says } = start("--port", "0", "--explorer-port", "0");
  const url = await says(/The explorer shows \d+ operations at (\S+)\. /);
  const next = await openEvents(`${url}/events`);
  const first = await next();
  expect(first.problems).toBe("");

  edit(["openapi: ", "openapi: ["]);
  const broken = await next();
  expect(broken.version).toBe(first.version);
  expect(broken.problems).toMatch(/openapi\.yaml:\d+ +error +syntax/);

  edit(["openapi: [", "openapi: "], ["summary: Get a post", "summary: Get any post"]);
  const fixed = await next();
  expect(fixed.problems).toBe("");
  expect(fixed.version).not.toBe(first.version);
  expect(await (await fetch(`${url}/reference.js`)).text()).toContain("Get any post");
});

test("says in open pages what the mock does not take", async () => {
  const { says } = start("--port", "0", "--explorer-port", "0");
  const url = await says(/The explorer shows \d+ operations at (\S+)\. /);
  const next = await openEvents(`${url}/events`);
  const { version } = await next();

  edit(["examples: [204900, ", 'examples: ["many", ']);

  expect(await next()).toEqual({ version, problems: expect.stringContaining("The example does not fit its schema") });
});

test("starts with a broken document, and serves it after the fix", async () => {
  edit(["openapi: ", "openapi: ["]);
  const { says } = start("--port", "0");
  await says(/error +syntax/);
  await says(/Ctrl-C stops/);

  edit(["openapi: [", "openapi: "]);

  expect((await get(await says(serves), "/api/user/info?uniqueId=a")).status).toBe(200);
});

test("says that the port is taken, and takes it at the next save once it is free", async () => {
  const other = createServer();
  await new Promise<void>((done) => {
    other.listen(0, "127.0.0.1", done);
  });
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  const { says } = start("--port", port);
  await says(new RegExp(`Port ${port} of 127\\.0\\.0\\.1 is taken\\.`));

  other.close();
  edit(["Number of likes, rounded", "Number of all likes, rounded"]);

  expect(await says(serves)).toBe(`http://127.0.0.1:${port}`);
});

test("ends, and says so, when the generator ends by itself", async () => {
  rmSync(join(folder, "openapi.yaml"));
  rmSync(join(folder, "out"), { recursive: true });
  writeFileSync(join(folder, "out"), "a file");

  const { says, ended } = start("--port", "0");

  await says(/is a file; name a folder/);
  await says(/The generator ended by itself, with exit code 2\./);
  expect(await ended).toBe(2);
});

test("ends by a signal that comes while it starts what it serves", async () => {
  const { child, says, ended } = start("--port", "0", "--explorer-port", "0");

  await says(/Ctrl-C stops/);
  child.kill("SIGTERM");

  expect(await ended).toBe(0);
});

test("ends with exit code 2 for a flag that it does not have", async () => {
  const { says, ended } = start("--prot", "0");

  await says(/unknown option '--prot'[^]*`--help` lists what there is\./);
  expect(await ended).toBe(2);
});

test.each(["--port", "--explorer-port"])("refuses `%s 65536` before anything is started", async (flag) => {
  const { says, ended } = start(flag, "65536");

  await says(/`--(?:explorer-)?port 65536` is no port: give an integer from 0 to 65535; 0 takes any free one\./);
  expect(await ended).toBe(2);
});
