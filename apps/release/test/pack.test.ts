import { existsSync, mkdtempSync, realpathSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { main } from "../src/main.ts";
import { packPackages } from "../src/pack-packages.ts";
import type { Tarball } from "../src/read-tarball.ts";
import { assertSamePacks } from "../src/rehearsal/assert-same-packs.ts";
import { writeWorkspace } from "./write-workspace.ts";

const longPath = `letters/${"of-a-name-that-is-longer-than-the-oldest-tar-can-write-".repeat(2)}/letter.js`;

test("lists each package after its dependencies, also if it cannot be published yet", async () => {
  const root = writeWorkspace("1.0.0", { "packages/b/CHANGELOG.md": undefined });
  const print = vi.spyOn(console, "log").mockReturnValue();
  onTestFinished(() => {
    print.mockRestore();
    rmSync(root, { recursive: true });
  });

  expect(await main(["pack", "--out", join(root, "packed")], root)).toBe(0);

  expect(print.mock.calls.map(([line]) => String(line).split("  ")[0])).toEqual([
    "@letters/b@1.0.0",
    "@letters/d@1.0.0",
    "@letters/a@1.0.0",
    "@letters/c@1.0.0",
  ]);
});

test.each([
  [["--help"], 0, "npm run release -- rehearse"],
  [["pack", "-h"], 0, "npm run release -- rehearse"],
  [[], 2, "Name a command: rehearse, version, "],
  [["pakc"], 2, "Unknown command `pakc`. Commands: rehearse, version, "],
])("explains its commands after %j", async (args, code, text) => {
  const print = vi.spyOn(console, code === 0 ? "log" : "error").mockReturnValue();
  onTestFinished(() => print.mockRestore());

  expect(await main(args, "/nowhere")).toBe(code);
  expect(print.mock.calls).toEqual([[expect.stringContaining(text)]]);
});

test("reads the files of a package, even with long paths", async () => {
  const manifest = {
    name: "@letters/b",
    version: "1.0.0",
    license: "MIT",
    files: ["index.js", "letters", "CHANGELOG.md"],
  };
  const [first] = await pack({
    "packages/b/package.json": JSON.stringify(manifest),
    [`packages/b/${longPath}`]: "export const letter = 'ß';\n",
  });

  expect(first?.manifest).toMatchObject({ name: "@letters/b", version: "1.0.0" });
  expect(first?.files.get(longPath)?.toString()).toBe("export const letter = 'ß';\n");
  expect([...(first?.files.keys() ?? [])].sort()).toEqual(
    ["CHANGELOG.md", "LICENSE", "README.md", "index.js", longPath, "package.json"].sort(),
  );
});

test("packs documents with links to the repository, and a manifest for users", async () => {
  const text =
    "# b\n\n[More](../a#readme), [why](../../why.md), ![b](b.png), [npm](https://npm.example)\n\n```md\n[b](b.md)\n```\n";

  const [first] = await pack({ "packages/b/README.md": text });

  const page = "https://letters.example";
  expect(first?.files.get("README.md")?.toString()).toBe(
    text
      .replace("../a#readme", `${page}/blob/HEAD/packages/a#readme`)
      .replace("../../why.md", `${page}/blob/HEAD/why.md`)
      .replace("b.png", `${page}/raw/HEAD/packages/b/b.png`),
  );
  expect(first?.manifest).not.toHaveProperty("scripts");
  expect(first?.manifest).not.toHaveProperty("devDependencies");
});

test("packs the same bytes in another folder, at another time", async () => {
  const first = await pack();
  const second = await pack({}, (root) => utimesSync(join(root, "packages/a/index.js"), 1_000_000, 1_000_000));

  expect(() => assertSamePacks(first, second)).not.toThrow();
});

test("names the file that differs between two packs", async () => {
  const first = await pack();
  const second = await pack({ "packages/a/index.js": `export const built = "${process.hrtime.bigint()}";\n` });

  expect(() => assertSamePacks(first, second)).toThrow(/@letters\/a@1\.0\.0: index\.js differs/);
});

test("has ended all work if a package cannot be packed", async () => {
  const slow = `node -e "setTimeout(() => require('node:fs').writeFileSync('packed', ''), 1500)"`;
  const [failing, other] = Object.entries({ d: "exit 1", c: slow }).map(([name, prepack]) =>
    JSON.stringify({ name: `@letters/${name}`, version: "1.0.0", scripts: { prepack } }),
  );
  const root = writeWorkspace("1.0.0", { "packages/d/package.json": failing, "packages/c/package.json": other });
  onTestFinished(() => rmSync(root, { recursive: true }));

  await expect(packPackages({ root, to: join(root, "packed") })).rejects.toThrow("pnpm pack");

  expect(existsSync(join(root, "packages/c/packed"))).toBe(true);
});

test("rejects packages that depend on each other", async () => {
  const manifest = { name: "@letters/b", version: "1.0.0", dependencies: { "@letters/c": "1.0.0" } };

  await expect(pack({ "packages/b/package.json": JSON.stringify(manifest) })).rejects.toThrow(
    "Packages depend on each other in a circle: @letters/a → @letters/d → @letters/b → @letters/c → @letters/a.",
  );
});

const file = import.meta.filename;

test.each([
  [["pack", "--out", file], `\`--out\` must name a folder, but \`${file}\` is not a folder. Name another path.`],
  [["publish", "--from", file], `\`--from\` must name a folder, but \`${file}\` is not a folder. Name another path.`],
  [
    ["publish", "--from", "/none"],
    "`--from` must name a folder, but `/none` does not exist. Run `release pack --out /none` first.",
  ],
])("rejects a path that is not a folder: %j", async (args, message) => {
  const print = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => print.mockRestore());

  expect([await main(args, "/nowhere"), ...print.mock.calls]).toEqual([2, [message]]);
});

async function pack(
  changes: Record<string, string> = {},
  prepare: (root: string) => void = () => {},
): Promise<readonly Tarball[]> {
  const root = writeWorkspace("1.0.0", changes);
  const to = mkdtempSync(join(realpathSync(tmpdir()), "packed-"));
  onTestFinished(() => {
    for (const folder of [root, to]) rmSync(folder, { recursive: true });
  });
  prepare(root);
  return packPackages({ root, to });
}
