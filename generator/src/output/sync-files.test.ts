import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { syncFiles } from "./sync-files.ts";

let root = "";
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "sync-files-"));
  root = folder;
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const posts = { path: "packages/client/src/generated/posts.ts", text: "export const posts = 1;\n" };
const users = { path: "packages/client/src/generated/users.ts", text: "export const users = 1;\n" };

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function read(path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined;
}

test("writes missing and different files, and returns their former text", async () => {
  put(users.path, "old\n");

  const outOfDate = await syncFiles([posts, users], { root, check: false });

  expect(outOfDate).toEqual([
    { path: posts.path, before: undefined, after: posts.text },
    { path: users.path, before: "old\n", after: users.text },
  ]);
  expect(read(posts.path)).toBe(posts.text);
  expect(read(users.path)).toBe(users.text);
});

test("changes no file if one of the names is too long for the file system", async () => {
  put(users.path, "old\n");
  const long = { path: `packages/client/src/generated/${"x".repeat(300)}.ts`, text: "" };
  const gone = "packages/client/src/generated/gone.ts";
  put(gone, "old\n");

  await expect(syncFiles([posts, users, long], { root, check: false })).rejects.toThrow("ENAMETOOLONG");

  expect([read(posts.path), read(users.path), read(gone)]).toEqual([undefined, "old\n", "old\n"]);
  expect(existsSync(join(root, ".cache"))).toBe(false);
});

test("does not touch files that are up to date", async () => {
  await syncFiles([posts], { root, check: false });
  utimesSync(join(root, posts.path), 1_000, 1_000);

  const outOfDate = await syncFiles([posts, users], { root, check: false });

  expect(outOfDate.map((file) => file.path)).toEqual([users.path]);
  expect(statSync(join(root, posts.path)).mtimeMs).toBe(1_000_000);
});

test("writes nothing during a check", async () => {
  put("packages/client/src/generated/gone.ts", "old\n");

  const outOfDate = await syncFiles([posts], { root, check: true });

  expect(outOfDate.map((file) => file.path)).toEqual(["packages/client/src/generated/gone.ts", posts.path]);
  expect(read(posts.path)).toBeUndefined();
  expect(read("packages/client/src/generated/gone.ts")).toBe("old\n");
});

test("deletes files that are no longer generated, and empty folders, only in generated folders", async () => {
  put("packages/client/src/generated/resources/old/gone.ts", "old\n");
  put("packages/other/src/generated/gone.ts", "old\n");
  put("packages/client/src/http.ts", "by hand\n");

  await syncFiles([posts], { root, check: false });

  expect(existsSync(join(root, "packages/client/src/generated/resources"))).toBe(false);
  expect(existsSync(join(root, "packages/other/src/generated"))).toBe(false);
  expect(existsSync(join(root, "packages/other/src"))).toBe(true);
  expect(read("packages/client/src/http.ts")).toBe("by hand\n");
});

test("deletes no file below the folder of a project that another generator or another run has made", async () => {
  const header = "// Generated from api.yaml by openapi-monorepo. Do not edit: change the document.\n";
  const own = ["gone.ts", "client/call/gone.ts", "routes/generated/gone.ts"];
  const foreign = ["api/index.ts", "api/client/generated/pets.ts", "node_modules/sdk/index.ts"];
  for (const path of [...own, ...foreign]) put(path, header);
  put("client/Query.ts", "// Generated from Query.g4 by ANTLR 4.13.1\n");

  const outOfDate = await syncFiles([{ path: "index.ts", text: header }], { root, check: false, area: "files" });

  expect(outOfDate.map(({ path }) => path)).toEqual(["client/call/gone.ts", "gone.ts", "index.ts", own[2]]);
  expect(own.map(read)).toEqual(own.map(() => undefined));
  expect(foreign.map(read)).toEqual(foreign.map(() => header));
  expect(read("client/Query.ts")).toContain("ANTLR");
});

test("refuses a folder of another project, in which it would delete files", async () => {
  const path = "packages/client/src/generated/mine.ts";
  put(path, "export const mine = 1;\n");

  const writing = syncFiles([posts], { root, check: false, mayBeForeign: true });

  await expect(writing).rejects.toThrow(`it contains \`${path}\``);
  expect(read(path)).toBe("export const mine = 1;\n");
  expect(read(posts.path)).toBeUndefined();
});

test.each([
  "packages/client/src/http.ts",
  "packages/client/src/generated/../http.ts",
  "packages/client/src/generated/./posts.ts",
  "/packages/client/src/generated/posts.ts",
  "packages/../src/generated/posts.ts",
  "packages/client/src/generated\\..\\posts.ts",
  "C:/packages/client/src/generated/posts.ts",
])("refuses to write %s", async (path) => {
  await expect(syncFiles([posts, { path, text: "" }], { root, check: false })).rejects.toThrow("is not inside");
  expect(read(posts.path)).toBeUndefined();
});

test("rejects two files whose names differ only in case", async () => {
  const twin = { path: "packages/client/src/generated/Posts.ts", text: "" };

  await expect(syncFiles([posts, twin], { root, check: false })).rejects.toThrow("are the same file");
});

test("does not write or delete through a symbolic link to a folder", async () => {
  const outside = mkdtempSync(join(tmpdir(), "outside-"));
  onTestFinished(() => rmSync(outside, { recursive: true }));
  writeFileSync(join(outside, "keep.ts"), "keep\n");
  mkdirSync(join(root, "packages/client/src"), { recursive: true });
  symlinkSync(outside, join(root, "packages/client/src/generated"));

  await expect(syncFiles([posts], { root, check: false })).rejects.toThrow(
    "`packages/client/src/generated` is a symbolic",
  );

  expect(readFileSync(join(outside, "keep.ts"), "utf8")).toBe("keep\n");
  expect(existsSync(join(outside, "posts.ts"))).toBe(false);
});

test("replaces a symbolic link to a file, and does not change its target", async () => {
  put("packages/client/src/http.ts", "by hand\n");
  mkdirSync(join(root, "packages/client/src/generated"));
  symlinkSync("../http.ts", join(root, posts.path));

  await syncFiles([posts], { root, check: false });

  expect(read(posts.path)).toBe(posts.text);
  expect(read("packages/client/src/http.ts")).toBe("by hand\n");
});

test("replaces a folder by a file, and a file by a folder", async () => {
  put("packages/client/src/generated/posts.ts/old.ts", "old\n");
  put("packages/client/src/generated/resources", "old\n");
  const nested = { path: "packages/client/src/generated/resources/users.ts", text: "new\n" };

  await syncFiles([posts, nested], { root, check: false });

  expect(read(posts.path)).toBe(posts.text);
  expect(read(nested.path)).toBe("new\n");
});

test("leaves no staging folder behind", async () => {
  await syncFiles([posts, users], { root, check: false });

  expect(existsSync(join(root, ".cache"))).toBe(false);
});

test("lets concurrent runs write one after the other, so that all files are of the same run", async () => {
  const states = ["a", "b", "c", "d"].map((letter) =>
    [posts, users].map(({ path }) => ({ path, text: `${letter}\n` })),
  );

  await Promise.all(states.map((files) => syncFiles(files, { root, check: false })));

  expect(["a\n", "b\n", "c\n", "d\n"]).toContain(read(posts.path));
  expect(read(users.path)).toBe(read(posts.path));
});
