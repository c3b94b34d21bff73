import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkRooms } from "../../../scripts/lint/check-rooms.mjs";
import { findImportUp } from "../../../scripts/lint/find-import-up.mjs";
import { packageFloors, roomFloors } from "../../../scripts/lint/floors.mjs";
import { repository } from "../src/repository.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "floors-"));
  cpSync(join(repository, "scripts/lint"), join(folder, "scripts/lint"), { recursive: true });
  const { jsPlugins, rules } = JSON.parse(readFileSync(join(repository, ".oxlintrc.json"), "utf8"));
  const rule = "floors/no-import-up";
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify({ jsPlugins, rules: { [rule]: rules[rule] } }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file in a room, which is a folder, a file, or all of `src`. */
const fileIn = (owner: string, room: string | undefined) => posix.join(owner, "src", room ?? ".", "imports.ts");
const specifierOf = (from: string, to: string) => `./${posix.relative(posix.dirname(from), to)}`;

/** Writes files that import one other file each, lints them, and returns the paths of those with an error. */
function lint(imports: readonly (readonly [from: string, specifier: string])[]) {
  for (const [from, specifier] of imports) {
    mkdirSync(dirname(join(folder, from)), { recursive: true });
    writeFileSync(join(folder, from), `export * from ${JSON.stringify(specifier)};\n`);
  }
  const oxlint = join(repository, "node_modules/oxlint/bin/oxlint");
  const files = imports.map(([from]) => from);
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, "--format", "json", ...files], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stdout + stderr).toContain('"diagnostics"');
  return (JSON.parse(stdout).diagnostics as { filename: string; message: string }[]).map(({ filename, message }) => ({
    file: filename.replaceAll("\\", "/"),
    message,
  }));
}

const packages = Object.keys(roomFloors);
const severalFloors = packages.filter((name) => (roomFloors[name] ?? []).length > 1);
const bottomOf = (name: string) => [roomFloors[name]?.at(0)].flat()[0];
const topOf = (name: string) => [roomFloors[name]?.at(-1)].flat()[0];

test("an import from the ground floor to the top floor of a package is an error, in every package", () => {
  const imports = severalFloors.map((name) => {
    const from = fileIn(name, bottomOf(name));
    return [from, specifierOf(from, fileIn(name, topOf(name)))] as const;
  });

  expect(imports.length).toBeGreaterThan(4);
  expect(
    lint(imports)
      .map(({ file }) => file)
      .sort(),
  ).toEqual(imports.map(([from]) => from).sort());
});

test("an import from the top floor to the ground floor of a package is allowed", () => {
  const imports = severalFloors.map((name) => {
    const from = fileIn(name, topOf(name));
    return [from, specifierOf(from, fileIn(name, bottomOf(name)))] as const;
  });

  expect(lint(imports)).toEqual([]);
});

test("a package may import those below it, and no others", () => {
  const [top, others] = ["apps/dev", packages.filter((name) => name !== "apps/dev")];
  const up = others.map((name) => [fileIn(name, undefined), "@shortvideo-api/dev"] as const);
  const down = others.map(
    (name) => [fileIn(top, posix.basename(name)), `@shortvideo-api/${posix.basename(name)}`] as const,
  );

  expect(
    lint([...up, ...down])
      .map(({ file }) => file)
      .sort(),
  ).toEqual(up.map(([from]) => from).sort());
});

test("the error names both rooms, the order and the way out", () => {
  const floors = [["low", "beside"], "high", "."];

  expect(
    findImportUp("packages/one/src/low/a.ts", "../high/b.js", {
      packageFloors: ["packages/one"],
      roomFloors: { "packages/one": floors },
    }),
  ).toBe(
    "`packages/one/src/low` may not import from `packages/one/src/high`, which is on a higher floor. " +
      "Floors from the ground up: low | beside, high, src. " +
      "Move what both need to `packages/one/src/low` or a lower floor (see scripts/lint/floors.mjs).",
  );
});

test("tests stand above all rooms, and no code imports them", () => {
  const errors = lint([
    ["packages/document/src/text/lines.test.ts", "../references/bundle.js"],
    ["packages/document/test/read.ts", "../../../generator/src/generate.js"],
    ["packages/document/src/references/bundle.ts", "../../test/read.js"],
  ]);

  expect(errors).toEqual([
    expect.objectContaining({
      file: "packages/document/src/references/bundle.ts",
      message: expect.stringContaining("only tests import files outside of `src`"),
    }),
  ]);
});

test("each package has its place in both tables", () => {
  const code = new Map([
    ["packages/unlisted/src/index.ts", ""],
    ["packages/listed/src/low/one.ts", ""],
    ["packages/listed/src/unlisted/two.ts", ""],
    ["packages/listed/src/generated/three.ts", 'import { a } from "../index.js";\n} from "../low/one.js";\n'],
  ]);
  const floors = {
    packageFloors: ["packages/listed"],
    roomFloors: { "packages/listed": ["low", "generated", "gone", "."] },
  };

  expect(checkRooms(code, floors)).toEqual([
    expect.stringContaining("packages/listed/src/generated/three.ts: `packages/listed/src/generated` may not import"),
    expect.stringContaining("packages/unlisted has no floors."),
    expect.stringContaining("packages/listed/src/unlisted has no floor."),
    expect.stringContaining("packages/listed/src/gone does not exist."),
  ]);
  expect(packages.every((name) => packageFloors.flat().includes(name))).toBe(true);
});

test("published code may import only dependencies of its package, and tests may import anything", () => {
  const manifest = { name: "one", dependencies: { "@scope/used": "1" }, peerDependencies: { runner: "1" } };
  const code = new Map([
    ["packages/one/package.json", JSON.stringify({ ...manifest, devDependencies: { "@scope/dev": "1", tool: "1" } })],
    ["packages/one/src/right.ts", 'import { a } from "@scope/used/part";\nimport type { B } from "runner/node";\n'],
    ["packages/one/src/own.ts", 'import "node:fs";\nimport { c } from "./right.js";\n// import("tool")\n'],
    ["packages/one/src/wrong.ts", 'import {\n  d,\n} from "@scope/dev/part";\nconst tool = await import("tool");\n'],
    ["packages/one/src/wrong.test.ts", 'import { e } from "tool";\n'],
    ["apps/two/package.json", JSON.stringify({ name: "two", private: true })],
    ["apps/two/src/main.ts", 'import { e } from "tool";\n'],
  ]);
  const floors = {
    packageFloors: ["packages/one", "apps/two"],
    roomFloors: { "packages/one": ["."], "apps/two": ["."] },
  };

  expect(checkRooms(code, floors)).toEqual([
    "packages/one/src/wrong.ts imports @scope/dev. Name it in `dependencies` of packages/one/package.json.",
    "packages/one/src/wrong.ts imports tool. Name it in `dependencies` of packages/one/package.json.",
  ]);
});

test("a package that imports the sources of another does not import its build", () => {
  const code = new Map([
    ["apps/one/src/right.ts", 'import { a } from "@scope/low/source";\nimport { b } from "@scope/built";\n'],
    ["apps/one/src/wrong.ts", 'import {\n  c,\n} from "@scope/low/part";\n'],
    ["apps/one/src/wrong.test.ts", 'import { d } from "@scope/low";\n'],
    ["apps/two/src/main.ts", 'import { a } from "@scope/low";\n'],
  ]);
  const floors = { packageFloors: ["apps/one", "apps/two"], roomFloors: { "apps/one": ["."], "apps/two": ["."] } };

  expect(checkRooms(code, floors)).toEqual([
    'apps/one/src/wrong.ts imports the build of @scope/low. Import "@scope/low/part/source".',
  ]);
});

test("two exported types with one name are a problem, unless one is generated or of a test", () => {
  const code = new Map([
    ["apps/one/src/pet.ts", "export interface Pet {}\nexport type Owner = string;\ninterface Local {}\n"],
    ["apps/one/src/local.ts", "export interface Local {}\nexport function read(pet: Pet): Pet;\n"],
    ["apps/one/src/cat.ts", "export class Pet {}\n"],
    ["apps/one/src/generated/pets.ts", "export interface Pet {}\n"],
    ["apps/one/src/pet.test.ts", "export type Owner = string;\n"],
  ]);
  const floors = { packageFloors: ["apps/one"], roomFloors: { "apps/one": ["."] } };

  expect(checkRooms(code, floors)).toEqual([
    "apps/one/src/cat.ts and apps/one/src/pet.ts both export a type `Pet`. Name each after what it is.",
  ]);
});
