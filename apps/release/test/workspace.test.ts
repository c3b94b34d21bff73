// The first steps of a new user: an empty folder outside of the repository, npm, Node 20, and the published packages.

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onlyInCI } from "../../../scripts/in-ci.ts";
import { ProgramError, runProgram } from "../src/run-program.ts";
import { type Published, publishTools } from "./workspace/publish-tools.ts";

const documents = {
  notes: fileURLToPath(new URL("workspace/notes.yaml", import.meta.url)),
  petstore: fileURLToPath(new URL("../../../generator/test/corpus/petstore.yaml", import.meta.url)),
};

/** Matches the name of a tool, as a dependency, in the path of its files or in the command that installs it. */
const dependency =
  /(?<=[" ])(?:\.\/node_modules\/)?@shortvideo-api\/(?:contract|generator|mcp|mock|msw|site|tanstack-query|validators)(?=["/ ])/g;

/** Matches the name of a tool that guides run, or import in tests. */
const siteTool = /@shortvideo-api\/(?:contract|diff|mcp|mock|msw)(?![\w-])/g;

const checkPackages = fileURLToPath(new URL("../../../scripts/check-packages.mjs", import.meta.url));

// Each document takes a minute, so these tests run only in CI. `generator/test/init/init.test.ts` creates workspaces without installing them.

const parts = "msw,mcp,tanstack-query,zod,valibot";

/** The version that stands for a later release of the generator. */
const nextVersion = "0.0.1";

let published: Published;
beforeAll(async () => {
  published = await publishTools();
  await published.publishNext(nextVersion, {
    "// The client as functions": "// The client as plain functions",
    "/** Starts attempts": "/** Begins attempts",
  });
});
afterAll(() => published.stop());

describe.each([
  ["notes", "packages", "the workspace's Node"],
  ["petstore", "package", "Node 20"],
] as const)("a workspace for %s in the layout `%s` on %s", onlyInCI, (name, layout, node) => {
  /** A scope for each document, since all documents share one registry. */
  const scope = `@acme-${name}`;
  const workspace = (): string => join(published.folder, name, "made here");
  const client = layout === "package" ? `${scope}/api` : `${scope}/client`;

  const run = async (program: string, ...args: string[]): Promise<string> =>
    await runProgram(program, args, {
      folder: workspace(),
      programs: [published.tools.nodes[node]],
      env: published.env,
    });

  /** Adds members to a JSON file, also to its members that are objects. */
  const extend = (path: string, members: Readonly<Record<string, object>>): void => {
    const value: Record<string, object> = JSON.parse(readFileSync(join(workspace(), path), "utf8"));
    for (const [key, member] of Object.entries(members)) {
      value[key] = Array.isArray(member) ? member : { ...value[key], ...member };
    }
    writeFileSync(join(workspace(), path), `${JSON.stringify(value, null, 2)}\n`);
  };

  beforeAll(async () => {
    mkdirSync(workspace(), { recursive: true });
    // The workspace is a folder of an existing project.
    writeFileSync(join(workspace(), "../package.json"), '{ "name": "app", "private": true, "type": "commonjs" }\n');
    writeFileSync(
      join(workspace(), "../tsconfig.json"),
      '{ "compilerOptions": { "module": "esnext", "jsx": "preserve" } }\n',
    );
    // Without a manifest in the new folder, npm reads the settings of the project.
    for (const place of [".", ".."]) writeFileSync(join(workspace(), place, ".npmrc"), published.npmrc);
    cpSync(documents[name], join(workspace(), "..", "api.yaml"));
    const flags = ["--spec", "../api.yaml", "--scope", scope, "--out", ".", "--license", "MIT", "--author", "Acme"];
    const others = ["--repository", "https://git.example/acme/api", "--layout", layout];
    // The workspace for notes adds its parts later.
    const chosen = name === "petstore" ? ["--part", parts] : [];
    await run("npx", "--yes", "@shortvideo-api/generator", "init", ...flags, ...others, ...chosen);
  });

  test("starts and passes its own tests", async () => {
    const started = await run("sh", "-c", "npm start 2>&1");
    const tested = await run("npm", "test");

    expect(started).toMatch(/\n\d+ operations called\.\n/);
    // Several packages have an optional dependency on changesets, which need a newer Node. One package cannot have it.
    const expected = layout === "package" ? /^npm warn EBADENGINE.*\n/gm : /(?!)/g;
    expect(started.replaceAll(expected, "")).not.toMatch(/npm warn/i);
    expect(started.includes("\n1 with a known gap of the document")).toBe(name === "notes");
    expect(tested).toContain("No request broke the contract.\n");
    expect(/pass \d+$/m.exec(tested)?.[0]).toBe(name === "petstore" ? "pass 5" : undefined);
    expect(/\d+ operations called/.exec(tested)?.[0]).toBe(/\d+ operations called/.exec(started)?.[0]);
    const silent = run("npm", "run", "contract", "--", "run", "--quiet", "--", "node", "--eval", "");
    await expect(silent).rejects.toThrow("No request reached the mock.");
  });

  test("mentions this repository only as a dependency", () => {
    const mentions = listFiles(workspace()).flatMap((path) =>
      readFileSync(join(workspace(), path), "utf8")
        .split("\n")
        .filter((line) => /short-?video/i.test(line.replaceAll(dependency, ""))),
    );

    expect(mentions).toEqual([]);
  });

  test("has a README whose programs run against the mock", async () => {
    const readme = readFileSync(join(workspace(), "README.md"), "utf8");
    // The handlers for Mock Service Worker need no mock, and another test runs them.
    const programs = [...readme.matchAll(/^```js\n([^]*?)^```$/gm)]
      .map(([, code = ""]) => code)
      .filter((code) => code.includes("http://127.0.0.1:4010"));
    expect(programs.length).toBeGreaterThanOrEqual(2);

    expect(programs.some((code) => code.includes("/functions"))).toBe(true);
    for (const code of programs) {
      const file = join(workspace(), "example.mjs");
      writeFileSync(file, code.replace('"http://127.0.0.1:4010"', "process.env.MOCK_URL"));
      await run("npm", "run", "contract", "--", "run", "--quiet", "--", "node", "example.mjs");
    }
    const [command = ""] = /^npm run contract -- .*$/m.exec(readme) ?? [];
    await run("sh", "-c", command);
    expect(existsSync(join(workspace(), "contract.html"))).toBe(true);
  });

  test("makes a documentation site under the owner's names", async () => {
    await run("npm", "run", "site:build", "--", "--out", "site/made");
    const pages = listFiles(join(workspace(), "site/made")).filter((path) => /\.(?:html|md|txt|json)$/.test(path));
    const lines = pages.flatMap((path) => {
      const text = readFileSync(join(workspace(), "site/made", path), "utf8");
      return text.split("\n").map((line) => ({ path, line }));
    });
    const naming = (part: RegExp): string[] => lines.filter(({ line }) => part.test(line)).map(({ path }) => path);

    const mentions = lines.filter(({ line }) => /short-?video/i.test(line.replaceAll(siteTool, "")));
    expect(mentions).toEqual([]);
    expect(naming(new RegExp(`npm install ${client}\\b`))).toContain("guides/quick-start.md");
    expect(naming(new RegExp(`from "${client}["/]`)).some((path) => path.startsWith("operations/"))).toBe(true);
    const guides = ["tanstack-query", "validators", "your-own-document"];
    expect(guides.filter((guide) => pages.includes(`guides/${guide}.md`))).toEqual(
      name === "petstore" ? ["tanstack-query", "validators"] : [],
    );
  });

  test("has packages that pass publint and are-the-types-wrong", async () => {
    const args = layout === "packages" ? ["--workspaces"] : [];
    const packed: readonly { filename: string }[] = JSON.parse(await run("npm", "pack", "--json", ...args));
    const tarballs = packed.map(({ filename }) => join(workspace(), filename));
    expect(tarballs).toHaveLength(layout === "packages" ? 5 : 1);

    // On the Node of the repository. It fails with a list of problems.
    const checked = await runProgram(process.execPath, [checkPackages, ...tarballs], { folder: published.folder });

    expect(checked).toBe("");
  });

  test.runIf(node === "Node 20").each(["release:version", "release"])(
    "names the Node that %s needs, on an older one",
    async (command) => {
      expect(await fail(run("npm", "run", command))).toContain("Releases need Node 22.11 or later, found 20.");
    },
  );

  test("publishes a client that others install and call", async () => {
    const { npmrc, url, tools } = published;
    const authorization = `//${url.slice("http://".length)}:_authToken=none\n`;
    writeFileSync(join(workspace(), ".npmrc"), `${npmrc}${scope}:registry=${url}\n${authorization}`);
    const author = { GIT_AUTHOR_NAME: "a", GIT_AUTHOR_EMAIL: "a@acme.example" };
    const env = { ...author, GIT_COMMITTER_NAME: "a", GIT_COMMITTER_EMAIL: "a@acme.example" };
    const release = { folder: workspace(), programs: [tools.nodes["the workspace's Node"]], env };
    for (const args of [
      ["init", "--quiet"],
      ["add", "."],
      ["commit", "--quiet", "--message", "First"],
    ]) {
      await runProgram("git", args, release);
    }

    // The Node of the other tests has installed the workspace without changesets.
    await runProgram("npm", ["install", "--prefer-online"], release);
    await runProgram("npm", ["run", "release:version"], release);
    await runProgram("npm", ["run", "release"], release);
    await runProgram("npm", ["run", "site:build", "--", "--out", "site/released"], release);
    expect(existsSync(join(workspace(), "site/released/changes/0.1.0.html"))).toBe(true);

    const user = join(workspace(), "../user");
    mkdirSync(user);
    writeFileSync(join(user, ".npmrc"), `${scope}:registry=${url}\n`);
    writeFileSync(join(user, "package.json"), '{ "type": "module" }\n');
    const installed = { folder: user, programs: [tools.nodes["Node 20"]] };
    await runProgram("npm", ["install", "--prefer-online", `${client}@0.1.0`], installed);
    const code = `import { createClient } from "${client}"; console.log(typeof createClient);`;
    const oldest = join(tools.nodes["Node 20"], "node");
    expect(await runProgram(oldest, ["--input-type=module", "--eval", code], installed)).toBe("function\n");
  });

  test("reports a new name in the configuration as a change since the release", async () => {
    const file = join(workspace(), "openapi-monorepo.json");
    const text = readFileSync(file, "utf8");
    const before = await run("npm", "run", "spec:diff");
    const code = listFiles(workspace())
      .filter((path) => path.includes("generated"))
      .map((path) => readFileSync(join(workspace(), path), "utf8"));
    const [, id = ""] = /^ +\* `([^`]+)`, `[A-Z]+ \//m.exec(code.join("\n")) ?? [];
    writeFileSync(file, JSON.stringify({ ...JSON.parse(text), rename: { operations: { [id]: "renamed.call" } } }));

    const after = await run("npm", "run", "spec:diff").finally(() => writeFileSync(file, text));

    expect(before).toContain("Nothing has changed for callers.");
    expect(after).toContain(`\`${id}\` is now called \`renamed.call\`.`);
  });

  describe.runIf(name === "notes")("with all optional parts, added later", () => {
    beforeAll(async () => {
      extend("package.json", { scripts: { "our:check": "node --version" } });
      extend("openapi-monorepo.json", { parts: parts.split(",") });
      await run("npm", "run", "upgrade");
      await run("npm", "start");
    });

    test("has an example of each, which `npm test` runs, and keeps edits of the manifest", async () => {
      const tested = await run("npm", "test");

      expect(tested).toMatch(/pass 5$/m);
      expect(readFileSync(join(workspace(), "package.json"), "utf8")).toContain('"our:check"');
    });

    test("reports wrong requests of tests with Mock Service Worker", async () => {
      const example = readFileSync(join(workspace(), "test/msw.test.js"), "utf8");
      const program = `
        server.listen();
        const headers = { authorization: "Bearer any" };
        const response = await fetch(baseUrl + "/notes?wrong=1", { headers });
        const { violations } = await contract.report();
        console.log(response.status, violations.map(({ operation, code }) => operation + " " + code).join());`;
      writeFileSync(join(workspace(), "handlers.mjs"), example.slice(0, example.indexOf("before(")) + program);

      expect(await run("sh", "-c", "node handlers.mjs")).toContain("400 notes.list parameter-unknown\n");
    });

    test("queries, validates and logs through the client", async () => {
      const program = `
        import { createClient } from "${scope}/client";
        import { connect } from "${scope}/client/functions";
        import { allResponseChecks, fullResponseChecks } from "${scope}/client/response-checks";
        import { notesListInfiniteOptions } from "${scope}/client/queries";
        import { noteSchema as valibotSchema } from "${scope}/client/valibot";
        import { noteSchema } from "${scope}/client/zod";
        import { QueryClient } from "@tanstack/react-query";
        import { safeParse } from "valibot";
        const options = { baseUrl: process.env.MOCK_URL, apiKey: "any-key" };
        const queries = new QueryClient();
        const { pages } = await queries.fetchInfiniteQuery({ ...notesListInfiniteOptions(connect(options)), pages: 10 });
        const notes = pages.flatMap(({ page }) => page.notes);
        if (pages.length < 2 || notes.length < 3) throw new Error(JSON.stringify(pages));
        for (const note of notes) if (!noteSchema.parse(note) || !safeParse(valibotSchema, note).success) throw new Error(note.id);
        if (noteSchema.safeParse(1).success || safeParse(valibotSchema, 1).success) throw new Error("A number is no note.");
        const lines = [];
        const logger = { debug: (...line) => lines.push(line), info() {}, warn() {}, error() {} };
        const layers = [fullResponseChecks("throw", allResponseChecks)];
        const api = createClient({ ...options, layers, logger, logLevel: "debug", userAgent: "notes-app/1" });
        const { response } = await api.notes.list({}, { headers: { "x-request-id": "1" } }).withResponse();
        if (response.status !== 200 || lines.length === 0) throw new Error("Nothing was logged.");
        console.log("All fit.");`;
      writeFileSync(join(workspace(), "queries.mjs"), program);

      // It fails with the error of the program, or with a violation.
      const printed = await run("sh", "-c", "npm run contract -- run -- node queries.mjs 2>&1");

      expect(printed).toContain("All fit.");
    });

    test("runs and compiles the code of its guides about parts", async () => {
      await run("npm", "run", "site:build", "--", "--out", "site/parts");
      const readCode = (guide: string): string => {
        const text = readFileSync(join(workspace(), `site/parts/guides/${guide}.md`), "utf8");
        return /^```(?:js|tsx)\n(.*?)^```/ms.exec(text)?.[1] ?? "";
      };
      writeFileSync(join(workspace(), "guide-validators.mjs"), readCode("validators"));
      writeFileSync(join(workspace(), "guide-queries.mts"), readCode("tanstack-query"));

      expect(await run("sh", "-c", "node guide-validators.mjs 2>&1")).toContain("invalid_type");
      const options = "--ignoreConfig --noEmit --strict --skipLibCheck --target es2022 --module nodenext";
      expect(await run("sh", "-c", `node_modules/.bin/tsc ${options} guide-queries.mts`)).toBe("");
      expect(readCode("tanstack-query")).toContain("useQuery(");
    });

    test("lists its tools over MCP, and judges what an agent did", async () => {
      const program = `
        import { spawn } from "node:child_process";
        import { createInterface } from "node:readline";
        const args = ["@shortvideo-api/mcp", "--spec", "spec/openapi.yaml", "--report", "agent.json"];
        const server = spawn("npx", args, { stdio: ["pipe", "pipe", "inherit"] });
        const send = (message) => server.stdin.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\\n");
        const clientInfo = { name: "agent", version: "1" };
        send({ id: 1, method: "initialize", params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo } });
        for await (const line of createInterface(server.stdout)) {
          const { id, result } = JSON.parse(line);
          if (id === 1) send({ method: "notifications/initialized" });
          if (id === 1) send({ id: 2, method: "tools/list" });
          if (id === 2) console.log(result.tools.map(({ name }) => name).join());
          if (id === 2) send({ id: 3, method: "tools/call", params: { name: "notes_list", arguments: { limit: 1 } } });
          if (id === 3) server.stdin.end();
        }`;
      writeFileSync(join(workspace(), "agent.mjs"), program);

      const printed = await run("sh", "-c", "node agent.mjs");

      expect(printed.trim().split(",")).toEqual(expect.arrayContaining(["describe", "notes_list", "notes_get"]));
      expect(printed).not.toContain("notes_delete");
      expect(readFileSync(join(workspace(), "agent.json"), "utf8")).toContain('"notes.list"');
    });

    test("judges traffic of a service, recorded traffic, and the service itself", async () => {
      const program = `
        import { writeFileSync } from "node:fs";
        const url = process.env.MOCK_URL + "/notes?limit=0";
        const headers = { authorization: "Bearer any" };
        const { status } = await fetch(url, { headers });
        const request = { method: "GET", url, headers: Object.entries(headers).map(([name, value]) => ({ name, value })) };
        const response = { status, headers: [], content: { mimeType: "application/json", text: "{}" } };
        writeFileSync("session.har", JSON.stringify({ log: { entries: [{ request, response, time: 1 }] } }));`;
      writeFileSync(join(workspace(), "traffic.mjs"), program);
      const contract = "npm run contract --";
      const inRun = (command: string): Promise<string> =>
        run("sh", "-c", `${contract} run --quiet --allow-violations -- sh -c '${command} 2>&1' || true`);

      const proxied = await inRun(`${contract} proxy --upstream "$MOCK_URL" -- node traffic.mjs`);
      const recorded = await run("sh", "-c", `${contract} check-har session.har 2>&1 || true`);
      const verified = await inRun(
        `SERVICE_KEY=any ${contract} verify --explore --per-second 100 --base-url "$MOCK_URL"`,
      );

      expect(proxied).toContain("query.limit");
      expect(recorded).toContain("query.limit");
      expect(verified).toMatch(/^Explored: \d+ of \d+ rules about requests/m);
    });
  });

  // `generator/test/init/upgrade-changeset.test.ts` upgrades the layout of one package.
  test.runIf(layout === "packages")("keeps edits in a second init and in an upgrade", async () => {
    const source = "packages/client/src";
    const edited = join(workspace(), source, "functions.ts");
    const text = `${readFileSync(edited, "utf8")}\n// Ours.\n`;
    writeFileSync(edited, text);
    const flags = ["--spec", "../api.yaml", "--scope", scope, "--out", "."];

    const second = await fail(run("npx", "openapi-monorepo", "init", ...flags));
    const upToDate = await run("npm", "run", "upgrade");
    await run("npm", "pkg", "set", `devDependencies.@shortvideo-api/generator=${nextVersion}`);
    const notInstalled = await fail(run("npm", "run", "upgrade"));
    const upgraded = await run("npx", "--yes", `@shortvideo-api/generator@${nextVersion}`, "upgrade");
    const downgraded = await fail(run("npm", "run", "upgrade", "--", "--keep", "README.md"));

    expect(second).toContain("is a workspace already. Nothing was changed.");
    expect(upToDate).toContain("Everything is up to date");
    expect(notInstalled).toContain("Run `npm install` first.");
    expect(upgraded).toMatch(/^merged {4}package\.json$/m);
    expect(downgraded).toContain(`Run \`npx @shortvideo-api/generator@${nextVersion} upgrade\`.`);
    expect(upgraded).toMatch(/^added {5}\.changeset\/generator-0\.0\.1\.md$/m);
    expect(upgraded).toContain(`merged    ${source}/functions.ts\n`);
    expect(readFileSync(edited, "utf8")).toBe(text.replaceAll("as functions", "as plain functions"));
    const limiter = readFileSync(join(workspace(), source, "runtime/call/limiter.ts"), "utf8");
    expect(limiter).toContain("/** Begins attempts");
  });
});

/** Returns the output of a program that must fail. */
async function fail(running: Promise<string>): Promise<string> {
  return await running.then(
    (output) => {
      throw new Error(`The program did not fail: ${output}`);
    },
    (error: unknown) => (error instanceof ProgramError ? error.output : Promise.reject(error)),
  );
}

/** Lists the files of a workspace, without those that npm and the build write. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !/(?:^|[\\/])(?:node_modules|dist)[\\/]|^(?:\.npmrc|package-lock\.json)$/.test(path));
}
