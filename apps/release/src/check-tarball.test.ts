import { expect, test } from "vitest";
import { checkTarball } from "./check-tarball.ts";
import type { Manifest, Tarball } from "./read-tarball.ts";

const rules = {
  together: new Set(["@letters/a", "@letters/b"]),
  secrets: new Map([["/home/ada/letters", "the folder that it was built in"]]),
};

/** Returns the problems of a package that is correct except for these files and fields. */
function check(changes: Record<string, string | undefined>, fields: Partial<Manifest> = {}): readonly string[] {
  const manifest = {
    name: "@letters/b",
    version: "1.2.0",
    keywords: ["letters"],
    homepage: "https://letters.example/b#readme",
    bugs: { url: "https://letters.example/issues" },
    license: "MIT",
    repository: { url: "git+https://letters.example.git", directory: "packages/b" },
    exports: "./index.js",
    engines: { node: ">=20" },
    ...fields,
  };
  const papers = { "README.md": "", LICENSE: "", "CHANGELOG.md": "", "index.js": "export {};\n" };
  const texts = Object.entries({ ...papers, "package.json": JSON.stringify(manifest), ...changes });
  const files = texts.flatMap(([path, text]) => (text === undefined ? [] : [[path, Buffer.from(text)] as const]));
  const tarball: Tarball = { file: "b.tgz", integrity: "sha512-", manifest, files: new Map(files) };
  return checkTarball(tarball, rules);
}

test("finds nothing wrong with a package that is right", () => {
  expect(check({}, { dependencies: { "@letters/a": "1.2.0", yaml: "^2.0.0" } })).toEqual([]);
});

test("misses the papers", () => {
  expect(check({ "CHANGELOG.md": undefined })).toEqual([
    "@letters/b: CHANGELOG.md is not in it. It belongs in the package's folder and under `files` of its package.json.",
  ]);
});

test("wants its own packages at its own version, and ranges that can be installed", () => {
  const dependencies = { "@letters/a": "^1.0.0", yaml: "catalog:" };

  expect(check({}, { dependencies })).toEqual([
    "@letters/b: package.json asks for @letters/a `^1.0.0`; released together, it is 1.2.0.",
    "@letters/b: package.json asks for yaml `catalog:`, which users cannot install.",
  ]);
});

test("misses what the manifest points to, at any depth", () => {
  const exports = { ".": { types: "./index.d.ts", default: "./index.js" } };

  expect(check({}, { exports, bin: { letters: "./cli.js" } })).toEqual([
    "@letters/b: package.json points to ./index.d.ts, which is not in it.",
    "@letters/b: package.json points to ./cli.js, which is not in it.",
  ]);
});

test("refuses tests and sources", () => {
  const files = {
    "dist/a.test.js": "",
    "test/letters.js": "",
    "src/a.ts": "",
    "dist/a.d.ts": "",
    "dist/latest.js": "",
    "dist/vitest.js": "",
  };

  expect(check(files)).toEqual([
    "@letters/b: dist/a.test.js is useless to users.",
    "@letters/b: test/letters.js is useless to users.",
    "@letters/b: src/a.ts is a source; only what is built from it is published.",
  ]);
});

test("follows maps to where they lead", () => {
  const map = JSON.stringify({ sources: ["../src/a.ts"] });
  const whole = JSON.stringify({ sources: ["../src/c.ts"], sourcesContent: ["export {};"] });
  const files = {
    "dist/a.js": "//# sourceMappingURL=a.js.map\n",
    "dist/a.js.map": map,
    "dist/b.js": "//# sourceMappingURL=b.js.map\n",
    "dist/c.js": "//# sourceMappingURL=c.js.map\n",
    "dist/c.js.map": whole,
  };

  expect(check(files)).toEqual([
    "@letters/b: dist/a.js.map is a map to ../src/a.ts, which is not in it.",
    "@letters/b: dist/b.js points to the map b.js.map, which is not in it.",
  ]);
});

test("wants what users and npm look for in a manifest, and nothing that only means something in the repository", () => {
  const fields = { keywords: [], engines: undefined, homepage: undefined, scripts: { test: "vitest" } };

  expect(check({}, fields)).toEqual([
    "@letters/b: package.json has no `keywords`.",
    "@letters/b: package.json has no `engines`.",
    "@letters/b: package.json does not name `repository`, `homepage` and `bugs`; `npm run release:version -- --repository URL` writes them.",
    "@letters/b: package.json has `scripts`, which mean nothing to users.",
  ]);
});

test("refuses papers with links that only lead somewhere in the repository", () => {
  const text = "[a](../a#readme) [b](https://b.example) [c](#c)\n```md\n[d](d.md)\n```\n![e](e.png)\n\n[f]: f.md\n";

  expect(check({ "README.md": text })).toEqual(
    ["../a#readme", "e.png", "f.md"].map(
      (target) =>
        `@letters/b: README.md links to ${target}, which npm cannot show; package.json names no \`repository\`.`,
    ),
  );
});

test("finds the folder that it was built in", () => {
  expect(check({ "dist/proof.json": `{"file":"/home/ada/letters/openapi.yaml"}` })).toEqual([
    "@letters/b: dist/proof.json names the folder that it was built in, `/home/ada/letters`.",
  ]);
});

test("wants a document to say the version that it is released as", () => {
  expect(check({ "openapi.yaml": "openapi: 3.1.0\ninfo:\n  version: '1.1.0'\n" })).toEqual([
    "@letters/b: openapi.yaml says `info.version: 1.1.0` and is released as 1.2.0; `npm run release:version` sets both.",
  ]);
});
