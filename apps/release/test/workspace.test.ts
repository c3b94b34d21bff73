// The first steps of a new user: an empty folder outside of the repository, npm, Node 20, and the published packages.

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { onlyInCI } from "../../../scripts/in-ci.ts";
import { ProgramError, runProgram } from "../src/run-program.ts";
import { type Published, publishTools } from "./workspace/publish-tools.ts";

const documents = {
  notes: fileURLToPath(new URL("workspace/notes.yaml", import.meta.url)),
  petstore: fileURLToPath(new URL("../../../generator/test/corpus/petstore.yaml", import.meta.url)),
  figma: fileURLToPath(new URL("../../../generator/test/corpus/figma.yaml", import.meta.url)),
};

/** Matches the name of a tool, as a dependency, in the path of its files or in the command that installs it. */
const dependency = /(?<=[" ])(?:\.\/node_modules\/)?@shortvideo-api\/(?:contract|generator|mcp|mock|msw)(?=["/ ])/g;

const checkPackages = fileURLToPath(new URL("../../../scripts/check-packages.mjs", import.meta.url));

// Each document takes a minute, so these tests run only in CI. `generator/test/init/init.test.ts` creates workspaces without installing them.

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
  ["notes", "packages", "Node 20"],
  ["petstore", "package", "Node 20"],
  ["figma", "packages", "the workspace's Node"],
] as const)("a workspace for %s in the layout `%s` on %s", onlyInCI, (name, layout, node) => {
  /** A scope for each document, since all documents share one registry. */
  const scope = `@acme-${name}`;
  const workspace = (): string => join(published.folder, name, "made here");
  const [client, source] = layout === "package" ? [`${scope}/api`, "src"] : [`${scope}/client`, "packages/client/src"];

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
    await run("npx", "--yes", "@shortvideo-api/generator", "init", ...flags, ...others);
  });

  test("starts and passes its own tests", async () => {
    const started = await run("sh", "-c", "npm start 2>&1");
    const tested = await run("npm", "test");

    expect(started).toMatch(/\n\d+ operations called\.\n/);
    // Several packages have an optional dependency on changesets, which need a newer Node. One package cannot have it.
    const expected = layout === "package" ? /^npm warn EBADENGINE.*\n/gm : /(?!)/g;
    expect(started.replaceAll(expected, "")).not.toMatch(/npm warn/i);
    expect(started.includes("\n2 with a known gap of the document")).toBe(name === "notes");
    expect(tested).toMatch(/No request broke the contract\.\n$/);
    expect(/\d+ operations called/.exec(tested)?.[0]).toBe(/\d+ operations called/.exec(started)?.[0]);
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
    await runProgram("npm", ["install", "--prefer-offline"], release);
    await runProgram("npm", ["run", "release:version"], release);
    await runProgram("npm", ["run", "release"], release);

    const user = join(workspace(), "../user");
    mkdirSync(user);
    writeFileSync(join(user, ".npmrc"), `${scope}:registry=${url}\n`);
    writeFileSync(join(user, "package.json"), '{ "type": "module" }\n');
    const installed = { folder: user, programs: [tools.nodes["Node 20"]] };
    await runProgram("npm", ["install", `${client}@0.1.0`], installed);
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

  test.runIf(name === "notes")("responds to requests of Mock Service Worker, as its README says", async () => {
    const manifest = readFileSync(join(workspace(), "package.json"), "utf8");
    onTestFinished(() => writeFileSync(join(workspace(), "package.json"), manifest));
    const readme = readFileSync(join(workspace(), "README.md"), "utf8");
    const [, install = "", handlers = ""] = /```sh\n([^\n]* msw)\n```\n\n```js\n(.*?)```/s.exec(readme) ?? [];
    // Version 3 needs a newer Node.
    await run("sh", "-c", `${install}@2.14`);
    const program = `
      const headers = { authorization: "Bearer any" };
      const response = await fetch("https://notes.example/v2/notes?wrong=1", { headers });
      const { violations } = await contract.report();
      console.log(response.status, violations.map(({ operation, code }) => operation + " " + code).join());`;
    writeFileSync(join(workspace(), "handlers.mjs"), handlers + program);

    const printed = await run("node", "handlers.mjs");

    expect(printed).toBe("400 notes.list parameter-unknown\n");
  });

  test.runIf(name === "notes")("makes queries and validators, as the READMEs of the emitters say", async () => {
    // `upgrade` cannot merge two changes of neighbouring lines.
    const manifest = readFileSync(join(workspace(), "package.json"), "utf8");
    onTestFinished(() => writeFileSync(join(workspace(), "package.json"), manifest));
    await run("npm", "install", "--save-dev", "@shortvideo-api/tanstack-query", "@shortvideo-api/validators");
    await run("npm", "install", "--workspace", "packages/client", "--save-peer", "@tanstack/react-query", "zod");
    const emitters = ["@shortvideo-api/tanstack-query", "@shortvideo-api/validators/zod"];
    extend("openapi-monorepo.json", { emitters });
    extend("packages/client/package.json", {
      exports: { "./queries": exportGenerated("queries"), "./zod": exportGenerated("zod") },
    });
    await run("npm", "run", "generate");
    await run("npm", "run", "build");
    const program = `
      import { connect } from "${scope}/client/functions";
      import { notesListInfiniteOptions } from "${scope}/client/queries";
      import { noteSchema } from "${scope}/client/zod";
      import { QueryClient } from "@tanstack/react-query";
      const connection = connect({ baseUrl: process.env.MOCK_URL, auth: { login: "any" } });
      const { pages } = await new QueryClient().fetchInfiniteQuery({ ...notesListInfiniteOptions(connection), pages: 10 });
      const notes = pages.flatMap(({ page }) => page.notes);
      if (pages.length < 2 || notes.length < 3) throw new Error(JSON.stringify(pages));
      for (const note of notes) noteSchema.parse(note);
      if (noteSchema.safeParse(1).success) throw new Error("A number is no note.");`;
    writeFileSync(join(workspace(), "queries.mjs"), program);

    // It fails with the error of the program, or with a violation.
    const printed = await run("sh", "-c", "npm run contract -- run -- node queries.mjs 2>&1");

    expect(printed).toContain("notes.list");
  });

  test("keeps edits in a second init and in an upgrade", async () => {
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
    expect(upgraded).toMatch(layout === "package" ? /^merged {4}package\.json$/m : /^replaced {2}package\.json$/m);
    expect(downgraded).toContain(`Run \`npx @shortvideo-api/generator@${nextVersion} upgrade\`.`);
    expect(upgraded).toMatch(/^added {5}\.changeset\/generator-0\.0\.1\.md$/m);
    expect(upgraded).toContain(`merged    ${source}/functions.ts\n`);
    expect(readFileSync(edited, "utf8")).toBe(text.replaceAll("as functions", "as plain functions"));
    const runtime = join(workspace(), source, layout === "package" ? "runtime/client" : "runtime");
    expect(readFileSync(join(runtime, "call/limiter.ts"), "utf8")).toContain("/** Begins attempts");
  });
});

/** Returns the entry of a generated file in the exports of a package. */
function exportGenerated(file: string): object {
  return { types: `./dist/generated/${file}.d.ts`, default: `./dist/generated/${file}.js` };
}

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
