// The size of the client in a bundle: `.size-limit.json` lists the measured imports and their limits.

import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { operations } from "@shortvideo-api/fixtures";
import { expect, inject, test } from "vitest";

/** An entry of `.size-limit.json`. */
interface Limit {
  name: string;
  path: string;
  limit: string;
}

/** A result of size-limit. */
interface Size {
  name: string;
  passed: boolean;
  /** Bytes, minified and gzipped, dependencies included. */
  size: number;
  sizeLimit: number;
}

const packageFolder = new URL("../", import.meta.url);
const listed: Limit[] = JSON.parse(await readFile(new URL(".size-limit.json", packageFolder), "utf8"));
/** The whole client may grow by this for each operation of the document. */
const bytesPerOperation = 230;
const limits = listed.map((each) =>
  each.name === "the whole client"
    ? {
        ...each,
        limit: `${Number.parseFloat(each.limit) * 1_000 + bytesPerOperation * Object.keys(operations).length} B`,
      }
    : each,
);
const { devDependencies } = JSON.parse(await readFile(new URL("package.json", packageFolder), "utf8"));
const sizes = await measure("as-limited", limits);

test.each(limits.map(({ name }, index) => ({ name, ...sizes[index] })))(
  "$name is within its limit: $size of $sizeLimit bytes",
  ({ passed, size, sizeLimit }) => {
    expect(size).toBeGreaterThan(500);
    expect(size).toBeLessThanOrEqual(sizeLimit ?? 0);
    expect(passed).toBe(true);
  },
);

test("fails for a limit that is too low", async () => {
  const tooLow = await measure(
    "too-low",
    limits.map((limit) => ({ ...limit, limit: "1 kB" })),
  );

  expect(tooLow.map(({ passed }) => passed)).toEqual(limits.map(() => false));
});

/** Runs size-limit on the packed client. */
async function measure(name: string, checks: readonly Limit[]): Promise<Size[]> {
  const folder = join(inject("project"), name);
  await mkdir(folder);
  // size-limit takes its plugins from the manifest.
  await writeFile(join(folder, "package.json"), JSON.stringify({ name, devDependencies }));
  const config = checks.map((check) => ({ ...check, path: join(inject("project"), check.path) }));
  await writeFile(join(folder, ".size-limit.json"), JSON.stringify(config));
  const program = join(
    dirname(createRequire(fileURLToPath(packageFolder)).resolve("size-limit/package.json")),
    "bin.js",
  );
  return new Promise((resolve, reject) => {
    // An exit code other than 0 means that a limit is exceeded, which the report also contains.
    execFile(process.execPath, [program, "--json"], { cwd: folder }, (_, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        reject(new Error(`size-limit printed no report:\n${stdout}${stderr}`));
      }
    });
  });
}
