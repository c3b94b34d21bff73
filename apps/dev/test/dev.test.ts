import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { inCI, onlyInCI } from "../../../scripts/in-ci.ts";
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
  const created = mkdtempSync(join(tmpdir(), "dev-"));
  folder = created;
  writeFileSync(join(created, "openapi.yaml"), document);
  writeRuntime(join(created, "out"));
  onTestFinished(() => rmSync(created, { recursive: true, force: true }));
});

function start(...flags: string[]): Dev {
  const site = flags.includes("--site-port") ? [] : ["--no-site"];
  const dev = runDev(["--spec", "openapi.yaml", "--out", "out", "--no-types", ...site, ...flags], folder);
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

/** Opens the stream of messages for pages of the site. Returns a function that returns the next message. */
async function openEvents(url: string): Promise<() => Promise<{ version: string; problems: string }>> {
  const { body } = await fetch(url);
  if (!body) throw new Error("The response has no body.");
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader.cancel());
  let received = "";
  return async () => {
    for (;;) {
      const [event = "", data] = /^data: (.*)\n\n/.exec(received) ?? [];
      if (data !== undefined) {
        received = received.slice(event.length);
        return JSON.parse(data);
      }
      const { value, done } = await reader.read();
      if (done) throw new Error("The site sends no more messages.");
      received += value;
    }
  };
}

const get = (url: string, path: string) => fetch(`${url}${path}`, { headers: { "x-gateway-key": "any" } });

test("updates paths, limits and fixtures of a running mock, and keeps its sessions", async () => {
  const { child, waitFor, ended } = start("--port", "0");
  const url = await waitFor(serves);
  await fetch(`${url}/-/sessions/a/preference`, { method: "PUT", body: "code=429" });
  expect((await get(url, "/api/user/info?uniqueId=a")).status).toBe(200);

  edit(["  /api/user/info:", "  /api/user/renamed:"], [/bfdf8783/g, "bfdf8784"]);
  expect(await waitFor(serves)).toBe(url);

  expect((await get(url, "/api/user/info?uniqueId=a")).status).toBe(404);
  expect((await get(url, "/api/user/renamed?uniqueId=a")).status).toBe(200);
  expect((await get(url, "/~session=a/api/user/renamed?uniqueId=a")).status).toBe(429);
  expect(await (await get(url, "/api/post/detail?videoId=7301245789012345678")).text()).toContain("bfdf8784");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("keeps serving after a save that is not YAML", onlyInCI, async () => {
  const { waitFor } = start("--port", "0");
  const url = await waitFor(serves);

  edit(["openapi: ", "openapi: ["]);
  await waitFor(/openapi\.yaml:\d+ +error +syntax/);
  await waitFor(/The mock continues with the previous document\./);
  expect((await get(url, "/api/user/info?uniqueId=a")).status).toBe(200);

  edit(["openapi: [", "openapi: "]);
  await waitFor(serves);
  expect((await get(url, "/api/user/info?uniqueId=a")).status).toBe(200);
});

test("reports why the mock rejects a document that the generator accepts", onlyInCI, async () => {
  const { waitFor } = start("--port", "0");
  const url = await waitFor(serves);

  edit(["examples: [204900, ", 'examples: ["many", ']);
  await waitFor(
    /The mock continues with the previous document\.\n {2}.*openapi\.yaml:\d+: The example does not fit its schema/,
  );

  expect((await get(url, "/api/user/info?uniqueId=a")).status).toBe(200);
});

test("updates open pages of the site after a save, or shows the problems in them", onlyInCI, async () => {
  const { waitFor } = start("--port", "0", "--site-port", "0");
  const url = await waitFor(/The site shows \d+ operations at (\S+)\. /);
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
  expect(await (await fetch(`${url}/operations/posts.get.html`)).text()).toContain("Get any post");
});

test("shows in open pages why the mock rejects a document", onlyInCI, async () => {
  const { waitFor } = start("--port", "0", "--site-port", "0");
  const url = await waitFor(/The site shows \d+ operations at (\S+)\. /);
  const next = await openEvents(`${url}/events`);
  const { version } = await next();

  edit(["examples: [204900, ", 'examples: ["many", ']);

  expect(await next()).toEqual({ version, problems: expect.stringContaining("The example does not fit its schema") });
});

test("starts with a broken document, and serves it after the fix", onlyInCI, async () => {
  edit(["openapi: ", "openapi: ["]);
  const { waitFor } = start("--port", "0");
  await waitFor(/error +syntax/);
  await waitFor(/Ctrl-C stops/);

  edit(["openapi: [", "openapi: "]);

  expect((await get(await waitFor(serves), "/api/user/info?uniqueId=a")).status).toBe(200);
});

test("reports a port that is in use, and uses it at the next save once it is free", onlyInCI, async () => {
  const other = createServer();
  await new Promise<void>((done) => {
    other.listen(0, "127.0.0.1", done);
  });
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  const { waitFor } = start("--port", port);
  await waitFor(new RegExp(`Port ${port} of 127\\.0\\.0\\.1 is in use\\.`));

  other.close();
  edit(["Number of likes, rounded", "Number of all likes, rounded"]);

  expect(await waitFor(serves)).toBe(`http://127.0.0.1:${port}`);
});

test("reports that the generator ended by itself, and ends", onlyInCI, async () => {
  rmSync(join(folder, "openapi.yaml"));
  rmSync(join(folder, "out"), { recursive: true });
  writeFileSync(join(folder, "out"), "a file");

  const { waitFor, ended } = start("--port", "0");

  await waitFor(/is a file; name a folder/);
  await waitFor(/The generator ended by itself, with exit code 2\./);
  expect(await ended).toBe(2);
});

test("ends by a signal that arrives during its start", onlyInCI, async () => {
  const { child, waitFor, ended } = start("--port", "0", "--site-port", "0");

  await waitFor(/Ctrl-C stops/);
  child.kill("SIGTERM");

  expect(await ended).toBe(0);
});

test("ends with exit code 2 for a flag that it does not have", async () => {
  const { waitFor, ended } = start("--prot", "0");

  await waitFor(/unknown option '--prot'[^]*`--help` lists all options\./);
  expect(await ended).toBe(2);
});

test.each(inCI(["--port", "--site-port"], ["--port"]))("rejects `%s 65536` before it starts anything", async (flag) => {
  const { waitFor, ended } = start(flag, "65536");

  await waitFor(/--(?:site-)?port <number>' argument '65536' is invalid\. A port is an integer from 0 to 65535\./);
  expect(await ended).toBe(2);
});
