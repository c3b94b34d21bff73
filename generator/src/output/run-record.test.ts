import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { recallRun, recordRun, type RunKey } from "./run-record.ts";

const posts = { path: "packages/client/src/generated/posts.ts", text: "export const posts = 1;\n" };
const manifest = { path: "package.json", text: "{}\n" };
const counts = { operations: 1, schemas: 2, files: 1, warnings: [] };

let key: RunKey = { repository: "", spec: "", root: "" };
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "run-record-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  key = { repository: join(folder, "repository"), spec: join(folder, "openapi.yaml"), root: join(folder, "out") };
  writeFileSync(key.spec, "openapi: 3.1.0\n");
  for (const { path, text } of [posts, manifest]) put(path, text);
});

function put(path: string, text: string): void {
  mkdirSync(dirname(join(key.root, path)), { recursive: true });
  writeFileSync(join(key.root, path), text);
}

function record(startedAt = Date.now() + 1_000, sources = [key.spec]): void {
  recordRun(key, "this generator", { ...counts, sources, outputs: [posts], seeds: [manifest], startedAt });
}

test("recalls a run when nothing has changed", () => {
  record();

  expect(recallRun(key, "this generator")).toMatchObject(counts);
});

test.each([
  ["the document", () => writeFileSync(key.spec, "openapi: 3.1.1\n")],
  ["a file it wrote", () => put(posts.path, "by hand\n")],
  ["a file it wrote, which is gone", () => rmSync(join(key.root, posts.path))],
  ["a seed, which is gone", () => rmSync(join(key.root, manifest.path))],
  ["the list of files, one too many", () => put("packages/wire/src/generated/stray.ts", "")],
  ["the document, which is gone", () => rmSync(key.spec)],
])("does not recall it after a change of %s", (_, change) => {
  record();

  change();

  expect(recallRun(key, "this generator")).toBeUndefined();
});

test("does not recall the run of another generator, of another document or into another folder", () => {
  record();

  expect(recallRun(key, "another generator")).toBeUndefined();
  expect(recallRun({ ...key, spec: `${key.spec}2` }, "this generator")).toBeUndefined();
  expect(recallRun({ ...key, root: `${key.root}2` }, "this generator")).toBeUndefined();
});

test("does not record a run during which the document was saved", () => {
  record(Date.now() - 60_000);

  expect(recallRun(key, "this generator")).toBeUndefined();
});

test("records a run whose document asked for a file that is not there, until the file is", () => {
  const missing = `${key.spec}-missing`;
  record(undefined, [key.spec, missing]);
  expect(recallRun(key, "this generator")).toMatchObject(counts);

  writeFileSync(missing, "{}\n");

  expect(recallRun(key, "this generator")).toBeUndefined();
});

test("lets a seed be changed, which belongs to the user", () => {
  record();

  put(manifest.path, '{ "name": "mine" }\n');

  expect(recallRun(key, "this generator")).toMatchObject(counts);
});
