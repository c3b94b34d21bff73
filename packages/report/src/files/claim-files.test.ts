import { spawn } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { sourceFlag } from "../../../../scripts/source-flag.js";
import { makeFolder } from "../../test/make-folder.js";
import { claimFiles } from "./claim-files.js";
import { ReportWriteError } from "./write-report.js";

test("claims a file once, until it is released", async () => {
  const file = join(await makeFolder(), "report.json");

  const release = await claimFiles([file], "pytest tests/");
  await expect(claimFiles([`${file}.html`, file], "other")).rejects.toThrow(ReportWriteError);
  await expect(claimFiles([file], "other")).rejects.toThrow("`pytest tests/`");
  // The failed claim of two files keeps neither.
  const releaseOther = await claimFiles([`${file}.html`], "other");
  release();
  const releaseAgain = await claimFiles([file], "again");

  await expect(claimFiles([file], "other")).rejects.toThrow("`again`");
  releaseAgain();
  releaseOther();
});

test("claims no pipe, and a file of two folders twice", async () => {
  const [one, other] = [await makeFolder(), await makeFolder()];
  await writeFile(join(one, "report.json"), "");

  const releases = [
    await claimFiles(["/dev/null", join(one, "report.json")], "one"),
    await claimFiles(["/dev/null", join(other, "report.json")], "other"),
  ];

  expect(releases).toHaveLength(2);
  for (const release of releases) release();
});

test("takes a file over from an earlier process with the id of this one, as containers have it after a restart", async () => {
  const file = join(await makeFolder(), "report.json");
  const release = await claimFiles([file], "earlier");
  const claims = join(tmpdir(), `contract-reports-${process.getuid?.() ?? "user"}`);
  const claim = join(claims, hash("sha256", file));
  await writeFile(claim, [process.pid, new Date(performance.timeOrigin - 1_000).toISOString(), "earlier"].join("\n"));

  const releaseNext = await claimFiles([file], "next");

  expect(await readFile(claim, "utf8")).toContain("next");
  await expect(claimFiles([file], "late")).rejects.toThrow("`next`");
  releaseNext();
  release();
});

test.runIf(process.platform === "linux")(
  "takes a file over from a killed process whose id another process has",
  async () => {
    const file = join(await makeFolder(), "report.json");
    const release = await claimFiles([file], "killed");
    const claim = join(tmpdir(), `contract-reports-${process.getuid?.() ?? "user"}`, hash("sha256", file));
    const [, start = ""] = ((await readFile(claim, "utf8")).split("\n")[0] ?? "").split(" ");
    const other = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1_000)"]);
    await once(other, "spawn");
    await writeFile(claim, [`${other.pid} ${Number(start) - 1}`, new Date().toISOString(), "killed"].join("\n"));

    const releaseNext = await claimFiles([file], "next");

    expect(await readFile(claim, "utf8")).toContain("next");
    other.kill();
    releaseNext();
    release();
  },
);

test("takes a file over from a process that was killed", async () => {
  const file = join(await makeFolder(), "report.json");
  const script = `
    const { claimFiles } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, "claim-files.ts")).href)});
    await claimFiles([${JSON.stringify(file)}], "killed");
    console.log("claimed");
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, [sourceFlag, "--input-type=module", "-e", script]);
  const exit = once(child, "exit");
  const ended = exit.then(() => Promise.reject(new Error("The process ended before it claimed the file.")));
  await Promise.race([once(child.stdout, "data"), ended]);
  await expect(claimFiles([file], "early")).rejects.toThrow("`killed`");

  child.kill("SIGKILL");
  ended.catch(() => {});
  await exit;
  const release = await claimFiles([file], "next");

  await expect(claimFiles([file], "late")).rejects.toThrow("`next`");
  release();
});
