import { mkdtemp, readdir, readFile, readlink, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ContractReport } from "../report/contract-report.js";
import { ReportWriteError, writeReport } from "./write-report.js";

const report: ContractReport = {
  format: 1,
  document: { title: "A library", version: "1.0.0" },
  runs: [],
  requests: 0,
  operations: [],
  violations: [],
};
const open = () => mkdtemp(join(tmpdir(), "write-report-"));

test("makes the folders that it needs, and leaves nothing else there", async () => {
  const folder = await open();

  await writeReport(report, { file: join(folder, "a", "b.json"), format: "json" });

  expect(JSON.parse(await readFile(join(folder, "a", "b.json"), "utf8"))).toEqual(report);
  expect(await readdir(join(folder, "a"))).toEqual(["b.json"]);
});

test("replaces a report, also behind a link", async () => {
  const folder = await open();
  await writeFile(join(folder, "real.txt"), "old");
  await symlink("real.txt", join(folder, "link.txt"));

  await writeReport(report, { file: join(folder, "link.txt"), format: "text" });

  expect(await readlink(join(folder, "link.txt"))).toBe("real.txt");
  expect(await readFile(join(folder, "real.txt"), "utf8")).toContain("A library 1.0.0");
});

test("says that it cannot be written, and leaves nothing half written", async () => {
  const folder = await open();
  await writeFile(join(folder, "file"), "");

  const below = writeReport(report, { file: join(folder, "file", "a.json"), format: "json" });
  await expect(below).rejects.toThrow(ReportWriteError);
  await expect(writeReport(report, { file: folder, format: "json" })).rejects.toThrow(`The report \`${folder}\``);
  expect(await readdir(folder)).toEqual(["file"]);
});
