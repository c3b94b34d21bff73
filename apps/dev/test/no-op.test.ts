import { spawnSync } from "node:child_process";
import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { onlyInCI } from "../../../scripts/in-ci.ts";
import { copyWorkspace } from "./copy-workspace.ts";
import { repository } from "../src/repository.ts";

const cli = join(repository, "generator/src/cli.mjs");

/** Lists the time of the last change of each file and folder, in nanoseconds. */
function listTimes(folder: string): Map<string, bigint> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Map(["", ...paths].map((path) => [path, lstatSync(join(folder, path), { bigint: true }).mtimeNs]));
}

test(
  "a run without changes touches no file and no folder, with and without the record of the last run",
  onlyInCI,
  () => {
    const folder = mkdtempSync(join(tmpdir(), "no-op-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    copyWorkspace(folder);
    const generate = (...flags: string[]) =>
      spawnSync(
        process.execPath,
        [cli, "generate", "--spec", join(folder, "spec/openapi.yaml"), "--out", folder, ...flags],
        {
          encoding: "utf8",
        },
      );
    generate();
    const before = listTimes(folder);
    expect(before.size).toBeGreaterThan(1_000);

    const runs = [generate(), generate("--check")];
    // Without the record of the last run, the generator reads, generates and compares everything.
    const record = join(repository, "node_modules/.cache/openapi-monorepo");
    for (const name of readdirSync(record)) rmSync(join(record, name), { force: true });
    runs.push(generate(), generate("--check"));

    for (const { stdout, status } of runs)
      expect([stdout, status]).toEqual([expect.stringContaining("all up to date"), 0]);
    expect([...listTimes(folder)].filter(([path, time]) => before.get(path) !== time)).toEqual([]);
  },
);
