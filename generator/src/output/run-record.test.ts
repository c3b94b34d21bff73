import { hash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { run } from "../workspace/run.ts";
import { recallRun, recordRun, type RunKey } from "./run-record.ts";

const posts = { path: "packages/client/src/generated/posts.ts", text: "export const posts = 1;\n" };
const counts = { operations: 1, schemas: 2, files: 1, warnings: [] };

let key: RunKey = { repository: "", spec: "", root: "" };
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "run-record-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  key = { repository: join(folder, "repository"), spec: join(folder, "openapi.yaml"), root: join(folder, "out") };
  writeFileSync(key.spec, "openapi: 3.1.0\n");
  put(posts.path, posts.text);
});

function put(path: string, text: string): void {
  mkdirSync(dirname(join(key.root, path)), { recursive: true });
  writeFileSync(join(key.root, path), text);
}

function record(sources = [key.spec]): void {
  const inputs = sources.map((path) => (existsSync(path) ? hash("sha256", readFileSync(path)) : null));
  recordRun(key, "this generator", { ...counts, sources, inputs, outputs: [posts] });
}

test("recalls a run when nothing has changed", () => {
  record();

  expect(recallRun(key, "this generator")).toMatchObject(counts);
});

test.each([
  ["the document has another text", () => writeFileSync(key.spec, "openapi: 3.1.1\n")],
  ["a generated file has another text", () => put(posts.path, "by hand\n")],
  ["a generated file is deleted", () => rmSync(join(key.root, posts.path))],
  ["a generated folder has a further file", () => put("packages/wire/src/generated/stray.ts", "")],
  ["the document is deleted", () => rmSync(key.spec)],
])("does not recall a run when %s", (_, change) => {
  record();

  change();

  expect(recallRun(key, "this generator")).toBeUndefined();
});

test("does not recall a run of another generator, another document or another folder", () => {
  record();

  expect(recallRun(key, "another generator")).toBeUndefined();
  expect(recallRun({ ...key, spec: `${key.spec}2` }, "this generator")).toBeUndefined();
  expect(recallRun({ ...key, root: `${key.root}2` }, "this generator")).toBeUndefined();
});

test("does not recall a run that read the document before its last save, even if the file time is older", async () => {
  const spec = fileURLToPath(new URL("../../test/scenarios/cursor-list/spec/openapi.yaml", import.meta.url));
  const text = readFileSync(spec, "utf8");
  writeFileSync(key.spec, text);
  const options = { spec: key.spec, root: join(key.root, "code") };
  const save = (stage: string): void => {
    if (stage !== "Writing") return;
    writeFileSync(key.spec, text.replaceAll("letters", "runes"));
    utimesSync(key.spec, 0, 0);
  };

  await run({ ...options, check: false, onStage: save });

  expect((await run({ ...options, check: true })).outOfDate).not.toEqual([]);
});

test("recalls a run with a missing file until the file exists", () => {
  const missing = `${key.spec}-missing`;
  record([key.spec, missing]);
  expect(recallRun(key, "this generator")).toMatchObject(counts);

  writeFileSync(missing, "{}\n");

  expect(recallRun(key, "this generator")).toBeUndefined();
});
