import { expect, test } from "vitest";
import { checkTarball } from "./check-tarball.ts";
import type { Manifest, Tarball } from "./read-tarball.ts";

const rules = {
  together: new Set(["@letters/a", "@letters/b"]),
  secrets: new Map([["/home/ada/letters", "the folder of the build"]]),
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
  const documents = { "README.md": "", LICENSE: "", "CHANGELOG.md": "", "index.js": "export {};\n" };
  const texts = Object.entries({ ...documents, "package.json": JSON.stringify(manifest), ...changes });
  const files = texts.flatMap(([path, text]) => (text === undefined ? [] : [[path, Buffer.from(text)] as const]));
  const tarball: Tarball = { file: "b.tgz", integrity: "sha512-", manifest, files: new Map(files) };
  return checkTarball(tarball, rules);
}

test("reports no problem in a correct package", () => {
  expect(check({}, { dependencies: { "@letters/a": "1.2.0", yaml: "^2.0.0" } })).toEqual([]);
});

test("reports a missing document", () => {
  expect(check({ "CHANGELOG.md": undefined })).toEqual([
    "@letters/b: CHANGELOG.md is missing. Add it to the folder of the package and to `files` in its package.json.",
  ]);
});

test("requires its own packages in its own version, and ranges that npm can install", () => {
  const dependencies = { "@letters/a": "^1.0.0", yaml: "catalog:" };

  expect(check({}, { dependencies })).toEqual([
    "@letters/b: package.json requires @letters/a `^1.0.0`, but this release has 1.2.0.",
    "@letters/b: package.json requires yaml `catalog:`, which users cannot install.",
  ]);
});

test("reports missing files of the manifest, at any depth", () => {
  const exports = { ".": { types: "./index.d.ts", default: "./index.js" } };

  expect(check({}, { exports, bin: { letters: "./cli.js" } })).toEqual([
    "@letters/b: package.json names ./index.d.ts, which is missing.",
    "@letters/b: package.json names ./cli.js, which is missing.",
  ]);
});

test("reports tests and sources", () => {
  const files = {
    "dist/a.test.js": "",
    "test/letters.js": "",
    "src/a.ts": "",
    "dist/a.d.ts": "",
    "dist/latest.js": "",
    "dist/vitest.js": "",
  };

  expect(check(files)).toEqual([
    "@letters/b: dist/a.test.js is only for tests.",
    "@letters/b: test/letters.js is only for tests.",
    "@letters/b: src/a.ts is a source file. Publish only built files.",
  ]);
});

test("reports missing files of source maps", () => {
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
    "@letters/b: dist/a.js.map is a source map of ../src/a.ts, which is missing.",
    "@letters/b: dist/b.js names the source map b.js.map, which is missing.",
  ]);
});

test("requires the fields that users and npm need, and reports those that only the repository needs", () => {
  const fields = { keywords: [], engines: undefined, homepage: undefined, scripts: { test: "vitest" } };

  expect(check({}, fields)).toEqual([
    "@letters/b: package.json has no `keywords`.",
    "@letters/b: package.json has no `engines`.",
    "@letters/b: package.json lacks `repository`, `homepage` or `bugs`. `npm run release -- version --repository URL` writes them.",
    "@letters/b: package.json has `scripts`, which users do not need.",
  ]);
});

test("reports documents with relative links", () => {
  const text = "[a](../a#readme) [b](https://b.example) [c](#c)\n```md\n[d](d.md)\n```\n![e](e.png)\n\n[f]: f.md\n";

  expect(check({ "README.md": text })).toEqual(
    ["../a#readme", "e.png", "f.md"].map(
      (target) =>
        `@letters/b: README.md links to ${target}, which npm cannot show, because package.json has no \`repository\`.`,
    ),
  );
});

test("reports the folder of the build", () => {
  expect(check({ "dist/proof.json": `{"file":"/home/ada/letters/openapi.yaml"}` })).toEqual([
    "@letters/b: dist/proof.json contains the folder of the build, `/home/ada/letters`.",
  ]);
});

test("requires the version of the package in its document", () => {
  expect(check({ "openapi.yaml": "openapi: 3.1.0\ninfo:\n  version: '1.1.0'\n" })).toEqual([
    "@letters/b: openapi.yaml has `info.version: 1.1.0`, but its package has 1.2.0. `npm run release -- version` sets both.",
  ]);
});
