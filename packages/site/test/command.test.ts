import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { listen } from "@shortvideo-api/mock/commands";
import { expect, onTestFinished, test } from "vitest";
import { oneOf, onlyInCI } from "../../../scripts/in-ci.ts";

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));

interface Started {
  readonly child: ChildProcess;
  /** Resolves with the first group of a pattern when the output contains it. */
  readonly waitFor: (pattern: RegExp) => Promise<string>;
  readonly ended: Promise<{ code: number | null; output: string }>;
}

function start(args: readonly string[], cwd = import.meta.dirname): Started {
  const env = { ...process.env, PORT: undefined, HOST: undefined, NO_COLOR: "1", FORCE_COLOR: undefined };
  const child = spawn(process.execPath, [cli, ...args], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  let output = "";
  const searches = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += String(chunk);
      for (const search of searches) search();
    });
  }
  const code = new Promise<number | null>((done) => child.on("exit", done));
  return {
    child,
    waitFor: (pattern) =>
      new Promise((done) => {
        const search = () => {
          const found = pattern.exec(output);
          if (!found) return;
          searches.delete(search);
          done(found[1] ?? "");
        };
        searches.add(search);
        search();
      }),
    ended: Promise.all([code, text(child.stdout), text(child.stderr)]).then(([exitCode, out, error]) => ({
      code: exitCode,
      output: out + error,
    })),
  };
}

function build(to: string, ...args: string[]): Started["ended"] {
  return start(["build", "--spec", "small.yaml", "--out", to, ...args]).ended;
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("serves site and mock, follows each save and release, and ends by SIGTERM although a page is open", async () => {
  const folder = makeFolder();
  const spec = join(folder, "small.yaml");
  cpSync(join(import.meta.dirname, "small.yaml"), spec);
  const releases = join(folder, "releases");
  cpSync(spec, join(releases, "1.0.0.yaml"));
  const args = ["--spec", spec, "--releases", releases, "--port", "0", "--mock-port", "0"];
  const { child, waitFor, ended } = start(args);
  const url = await waitFor(/Pets: 3 operations at (\S+)\. /);
  const mock = await waitFor(/The mock at (\S+) responds/);
  const events = await fetch(`${url}/events`);
  const stream = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => JSON.parse((await stream?.read())?.value?.replace(/^data: /, "") ?? "");
  const first = await next();
  const page = await fetch(`${url}/operations/pets.list.html`);
  const missing = await fetch(`${url}/operations/pets.none.html`);
  const again = await fetch(page.url, { headers: { "if-none-match": page.headers.get("etag") ?? "" } });

  expect(first.problems).toBe("");
  expect([page.status, missing.status, again.status]).toEqual([200, 404, 304]);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("content-security-policy")).toMatch(/script-src 'self'; style-src 'self';/);
  expect(page.headers.get("content-security-policy")).toContain(mock);
  const missingPage = await missing.text();
  expect(missingPage).toContain('href="../index.html"');
  expect(missingPage).not.toContain(".md");
  expect((await fetch(`${mock}/pets`)).status).toBe(200);

  const document = readFileSync(spec, "utf8");
  writeFileSync(spec, document.replace("title: Pets", "title: ["));
  expect(await next()).toEqual({ version: first.version, problems: expect.stringContaining("small.yaml:2") });
  writeFileSync(spec, document.replace("title: Pets", "title: Dogs").replaceAll("/pets:", "/dogs:"));
  const fixed = await next();
  expect(fixed).toEqual({ version: expect.not.stringMatching(first.version), problems: "" });
  await waitFor(/(Saved)\. The site and the mock are up to date\./);
  expect(await (await fetch(page.url)).text()).toContain("Dogs");
  expect((await fetch(`${mock}/dogs`)).status).toBe(200);

  cpSync(spec, join(releases, "2.0.0.yaml"));
  await next();
  expect(await (await fetch(`${url}/changes/2.0.0.html`)).text()).toContain("/dogs");

  child.kill("SIGTERM");
  expect((await ended).code).toBe(0);
});

test("serves the document of the service with the fixtures that its pages name", onlyInCI, async () => {
  const { waitFor } = start(["--port", "0", "--mock-port", "0"]);
  const url = await waitFor(/Short-video data API: \d+ operations at (\S+)\. /);
  const mock = await waitFor(/The mock at (\S+) responds/);
  const data = await (await fetch(`${url}/try/dramas.explore.js`)).text();
  const headers = { "x-gateway-key": "any", prefer: "example=lastPage" };

  const response = await fetch(`${mock}/api/drama/explore`, { headers });

  expect(data).toContain("example=lastPage");
  expect(response.status).toBe(200);
});

test("replaces only an earlier build, and refuses a folder with other files", async () => {
  const folder = makeFolder();
  const to = join(folder, "site");

  const built = await build(to, "--server", "https://pets.example/");
  const names = readdirSync(to, { recursive: true }).map(String);
  writeFileSync(join(to, "own.txt"), "kept");
  writeFileSync(join(to, "assets/site.css"), "changed");
  const rebuilt = await build(to);
  const refused = await build(folder);
  const noFolder = await build(join(to, "own.txt"));

  expect([noFolder.code, noFolder.output]).toEqual([
    1,
    expect.stringMatching(/own\.txt` could not be written: .*\.\n$/),
  ]);
  expect([built.code, built.output]).toEqual([0, expect.stringMatching(/^Pets: 3 operations, \d+ files in /)]);
  expect(names).toContain(join("operations", "pets.list.html"));
  expect(rebuilt.code).toBe(0);
  expect(readFileSync(join(to, "own.txt"), "utf8")).toBe("kept");
  expect(readFileSync(join(to, "assets/site.css"), "utf8")).not.toBe("changed");
  expect(names.filter((name) => name.endsWith(".tmp"))).toEqual([]);
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringContaining("has files that no build of a site wrote."),
  ]);
});

test("reports a file that cannot be written, and completes the site in the next build", async () => {
  const to = join(makeFolder(), "site");
  mkdirSync(join(to, "index.md/blocked"), { recursive: true });
  writeFileSync(join(to, ".site-files.json"), "[]");

  const failed = await build(to);
  rmSync(join(to, "index.md"), { recursive: true });
  const completed = await build(to);

  expect([failed.code, failed.output]).toEqual([1, expect.stringMatching(/index\.md` could not be written: .*\.\n$/)]);
  expect(completed.code).toBe(0);
});

test("builds a site twice at the same time", onlyInCI, async () => {
  const to = join(makeFolder(), "site");

  const builds = await Promise.all([build(to), build(to), build(to)]);

  expect(builds.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(readdirSync(to).filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

test("reports a port in use, and exits with code 1", onlyInCI, async () => {
  const other = createServer();
  const { port } = new URL(await listen(other, 0, "127.0.0.1"));
  onTestFinished(() => {
    other.close();
  });

  const { code, output } = await start(["--port", port, "--mock-port", "0"]).ended;

  expect([code, output]).toEqual([1, expect.stringContaining(`Port ${port} of 127.0.0.1 is in use.`)]);
});

const ends: [args: string[], code: number, words: string][] = [
  [["build", "--spec", "none.yaml"], 1, "none.yaml  error  unreadable-file"],
  [["--port", "80800"], 2, "A port is an integer from 0 to 65535."],
  [["build", "--server", "ftp://pets.example"], 2, "An address must begin with http or https"],
  [["--help"], 0, "Serves the site and a mock"],
  [["biuld"], 2, "error: unknown command 'biuld'\n(Did you mean build?)"],
];

test.each(oneOf(4, ends))("%j ends with exit code %i", async (args, expected, words) => {
  const { code, output } = await start(args).ended;

  expect([code, output]).toEqual([expected, expect.stringContaining(words)]);
});
