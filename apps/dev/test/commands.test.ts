import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commands } from "../../../scripts/commands.mjs";
import { repository } from "../src/repository.ts";
import { makeEntry } from "./make-entry.ts";
import { makeSuite } from "./make-suite.ts";

const manifest: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(repository, "package.json"), "utf8"),
);
const entry = join(repository, "scripts/bootstrap.mjs");
const runEntry = (...args: string[]) => spawnSync(process.execPath, [entry, ...args], { encoding: "utf8" });

test("each command is an npm script of the same name, and the other way round", () => {
  const scripts = Object.entries(manifest.scripts).filter(([, script]) => script.includes("bootstrap.mjs"));

  // The comparison of documentation sites has a script of its own.
  const names = [...Object.keys(commands), "bench:site"];
  expect(Object.fromEntries(scripts)).toEqual(
    Object.fromEntries(names.map((name) => [name, `node scripts/bootstrap.mjs ${name.replace(/^bench:/, "bench ")}`])),
  );
});

test("each file that a command runs exists, unless a build creates it", () => {
  const files = Object.values(commands)
    .flatMap(({ does, steps }) =>
      [[], ...does.split(/\W+/).map((word) => [word])].flatMap((args) => steps(args).flat()),
    )
    .filter((word) => /^[\w-]+\/.*\.(?:ts|mjs|js)$/.test(word) && !word.includes("/dist/"));

  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(join(repository, file)))).toEqual([]);
});

test("`dev` builds the scripts of the site only if it serves the site", () => {
  const [usual, withoutSite] = [[], ["--port", "8080", "--no-site"]].map((args) => commands["dev"]?.steps(args));

  expect(usual?.map(([program]) => program)).toEqual(["turbo", "node"]);
  expect(withoutSite?.map(([program]) => program)).toEqual(["node"]);
});

test.each(["--help", "-h", "help"])("`%s` lists each command and what it does", (flag) => {
  const { status, stdout } = runEntry(flag);

  const listed = [...stdout.matchAll(/^ {2}(\S+) +(.*)$/gm)].map(([, name, does]) => [name, does]);
  expect(listed).toEqual(Object.entries(commands).map(([name, { does }]) => [name, does]));
  expect(status).toBe(0);
});

test.each([["tset"], ["constructor"], []])("an unknown command ends with 2, and the commands are listed", (...args) => {
  const { status, stderr } = runEntry(...args.filter((each) => typeof each === "string"));

  expect(stderr).toContain("release:plan");
  expect(status).toBe(2);
});

test("an install that fails counts as a failure of `npm test`", async () => {
  const suite = makeSuite({});

  const { code, output } = await suite.start(process.execPath, [makeEntry(suite.folder, [], 7), "test"]).ended;

  expect([code, output]).toEqual([7, "Failed: install\n0 passed, 1 failed\n"]);
});
