import { readdir, readFile, readlink, symlink, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../../test/make-folder.js";
import { prepareFiles, ReportWriteError, writeText } from "./write-report.js";

test("creates the folder of a file, and leaves no other file in it", async () => {
  const folder = await makeFolder();

  await writeText(join(folder, "a", "b.json"), "{}");

  expect(await readFile(join(folder, "a", "b.json"), "utf8")).toBe("{}");
  expect(await readdir(join(folder, "a"))).toEqual(["b.json"]);
});

test("replaces a file that is the target of a link", async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, "real.txt"), "old");
  await symlink("real.txt", join(folder, "link.txt"));

  await writeText(join(folder, "link.txt"), "new");

  expect(await readlink(join(folder, "link.txt"))).toBe("real.txt");
  expect(await readFile(join(folder, "real.txt"), "utf8")).toBe("new");
});

test("throws if a file cannot be written, and leaves no partial file", async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, "file"), "");

  await expect(writeText(join(folder, "file", "a.json"), "")).rejects.toThrow(ReportWriteError);
  await expect(writeText(folder, "")).rejects.toThrow(`\`${folder}\``);
  expect(await readdir(folder)).toEqual(["file"]);
});

test("prepares files: creates folders and removes existing files, even targets of links", async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, "real.txt"), "old");
  await symlink("real.txt", join(folder, "link.txt"));

  await prepareFiles([join(folder, "a", "b.json"), join(folder, "link.txt"), "/dev/null"]);
  expect((await readdir(folder)).sort()).toEqual(["a", "link.txt"]);

  await writeText(join(folder, "link.txt"), "new");
  expect(await readlink(join(folder, "link.txt"))).toBe("real.txt");
  expect(await readFile(join(folder, "real.txt"), "utf8")).toBe("new");
});

test("removes no file that the command reads", async () => {
  const file = join(await makeFolder(), "openapi.json");
  await writeFile(file, "kept");

  await expect(prepareFiles([file], [undefined, relative(process.cwd(), file)])).rejects.toThrow(
    `\`${file}\` could not be written: this command reads it. Name another file.`,
  );
  expect(await readFile(file, "utf8")).toBe("kept");
});

test("removes no file if one of the files cannot be written", async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, "file"), "kept");

  await expect(prepareFiles([join(folder, "file"), folder])).rejects.toThrow(
    `\`${folder}\` could not be written: it is a folder`,
  );
  await expect(prepareFiles([join(folder, "file", "a.json")])).rejects.toThrow(ReportWriteError);
  expect(await readFile(join(folder, "file"), "utf8")).toBe("kept");
  expect(await readdir(folder)).toEqual(["file"]);
});
