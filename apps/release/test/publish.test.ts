import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onlyInCI } from "../../../scripts/in-ci.ts";
import { packPackages } from "../src/pack-packages.ts";
import { isPublished } from "../src/publish-packages.ts";
import type { Tarball } from "../src/read-tarball.ts";
import { installTools } from "../src/rehearsal/install-tools.ts";
import { type Registry, startRegistry } from "../src/rehearsal/start-registry.ts";
import { type Acceptance, startRegistryProxy } from "../src/rehearsal/start-registry-proxy.ts";
import { repository, writeWorkspace } from "./write-workspace.ts";

const folder = mkdtempSync(join(realpathSync(tmpdir()), "publish-"));
const cli = fileURLToPath(new URL("../src/cli.ts", import.meta.url));
let registry: Registry;

beforeAll(async () => {
  const tools = await installTools(repository);
  registry = await startRegistry({ tools: tools.folder, storage: join(folder, "registry") });
});

afterAll(() => {
  registry.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

test("publishes each package after its dependencies, and reports it", async () => {
  const packages = await pack("1.0.0");
  const proxy = await startRegistryProxy(registry.url, []);

  const { code, output } = await publish(packages.folder, proxy.url);
  proxy.stop();

  expect(output).toBe(["b", "d", "a", "c"].map((name) => `@letters/${name}@1.0.0 is published\n`).join(""));
  expect(code).toBe(0);
  expect(await readPublished(packages.tarballs)).toEqual([true, true, true, true]);
});

test("stops at a package that the registry rejects, and continues in the next run", onlyInCI, async () => {
  const packages = await pack("1.1.0");

  const first = await publishThrough(packages.folder, ["accepted", "accepted", "rejected"]);
  const between = await readPublished(packages.tarballs);
  const second = await publishThrough(packages.folder, []);

  expect(first.code).toBe(1);
  expect(first.output).toContain("rejected by the rehearsal");
  expect(first.output).toContain("@letters/a@1.1.0 was not published. 2 of 4 packages are published. Run it again");
  expect(between).toEqual([true, true, false, false]);
  expect(second.output).toContain("@letters/d@1.1.0 is already published\n@letters/a@1.1.0 is published");
  expect(second.code).toBe(0);
  expect(second.sent).toEqual(["/@letters%2fa", "/@letters%2fc"]);
  expect(await readPublished(packages.tarballs)).toEqual([true, true, true, true]);
});

test("considers a package published if only the registry's response was lost", onlyInCI, async () => {
  const packages = await pack("1.2.0");

  const { code } = await publishThrough(packages.folder, ["accepted", "response lost"]);

  expect(code).toBe(0);
  expect(await readPublished(packages.tarballs)).toEqual([true, true, true, true]);
});

test("says what is published if the registry stops responding", onlyInCI, async () => {
  const packages = await pack("1.2.1");
  const proxy = await startRegistryProxy(registry.url, ["accepted", "gone"]);

  const first = await publish(packages.folder, proxy.url);
  const second = await publish(packages.folder, proxy.url);

  expect(first.output).toMatch(
    /%2fd did not respond \(.*ECONN.*\), so it is unknown whether @letters\/d is published\./,
  );
  expect(first.output).toContain("1 of 4 packages is published. Run it again to continue.");
  expect(second.output).toMatch(/%2fb did not respond \(.*ECONN.*\), so it is unknown/);
  expect([first.code, second.code]).toEqual([1, 1]);
});

test("publishes nothing if a version is published with other content", onlyInCI, async () => {
  const before = await pack("1.3.0");
  await publish(before.folder, registry.url);
  const changed = await pack("1.3.0", { "packages/c/index.js": "export const letter = 'C';\n" });

  const { code, output } = await publish(changed.folder, registry.url);

  expect(code).toBe(1);
  expect(output).toContain("@letters/c@1.3.0 has other content in http://127.0.0.1:");
  expect(output).toContain("It was published from another commit.");
});

test("publishes nothing if one of the packages must not be published", onlyInCI, async () => {
  const packages = await pack("1.4.0", { "packages/c/README.md": undefined, "packages/d/index.js": undefined });

  const { code, output } = await publish(packages.folder, registry.url);

  expect(code).toBe(1);
  expect(output).toContain("@letters/c: README.md is missing.");
  expect(output).toContain("@letters/d: package.json names ./index.js, which is missing.");
  expect(await readPublished(packages.tarballs)).toEqual([false, false, false, false]);
});

test("publishes a version under the given tag", onlyInCI, async () => {
  const packages = await pack("1.5.0-pr-7-abc");

  await publish(packages.folder, registry.url, "--tag", "pr-7");

  expect(await readTags()).toMatchObject({ "pr-7": "1.5.0-pr-7-abc" });
});

test("never moves `latest` back to an older version", onlyInCI, async () => {
  const newer = await pack("1.7.10");
  const older = await pack("1.7.9");
  await publish(newer.folder, registry.url);

  const { code, output } = await publish(older.folder, registry.url, "--tag", "latest");

  expect(output).toContain("@letters/b@1.7.9 is published under `older`, since `latest` is 1.7.10\n");
  expect(code).toBe(0);
  expect(await readTags()).toMatchObject({ latest: "1.7.10", older: "1.7.9" });
});

test("does not publish a snapshot version as `latest`", onlyInCI, async () => {
  const packages = await pack("1.8.0-pr-7-abc");

  const { code, output } = await publish(packages.folder, registry.url);

  expect(code).toBe(1);
  expect(output).toContain("@letters/b@1.8.0-pr-7-abc is a prerelease. Name a dist-tag for it, such as `--tag next`.");
  expect(await readPublished(packages.tarballs)).toEqual([false, false, false, false]);
});

// Before the first package, between two, and after the last one.
test.each([0, 2, 4])("continues after a kill during the publish, with %i packages sent", onlyInCI, async (count) => {
  const packages = await pack(`2.${count}.0`);
  const proxy = await startRegistryProxy(registry.url, []);
  const child = start(packages.folder, proxy.url);
  const closed = once(child, "close");
  while (proxy.sent.length < count) {
    expect(child.exitCode).toBeNull();
    await setImmediate();
  }
  child.kill("SIGKILL");
  await closed;
  proxy.stop();
  const between = await readPublished(packages.tarballs);

  const { code, output } = await publish(packages.folder, registry.url);

  // The published packages come first in the order, so none lacks a dependency.
  expect(between).toEqual([...between].sort((one, other) => Number(other) - Number(one)));
  expect(between.filter(Boolean).length).toBeLessThanOrEqual(count);
  expect({ code, output }).toMatchObject({ code: 0 });
  expect(await readPublished(packages.tarballs)).toEqual([true, true, true, true]);
});

interface Packages {
  readonly folder: string;
  readonly tarballs: readonly Tarball[];
}

async function pack(version: string, changes: Record<string, string | undefined> = {}): Promise<Packages> {
  const root = writeWorkspace(version, changes);
  const to = mkdtempSync(join(folder, "packed-"));
  try {
    return { folder: to, tarballs: await packPackages({ root, to }) };
  } finally {
    rmSync(root, { recursive: true });
  }
}

function readPublished(tarballs: readonly Tarball[]): Promise<boolean[]> {
  return Promise.all(tarballs.map((tarball) => isPublished(tarball, registry.url)));
}

/** Returns the dist-tags of one of the packages. */
async function readTags(): Promise<unknown> {
  const response = await fetch(`${registry.url}@letters%2fb`);
  const published: { "dist-tags": unknown } = JSON.parse(await response.text());
  return published["dist-tags"];
}

function start(from: string, url: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [cli, "publish", "--from", from, ...args], {
    env: { ...process.env, pnpm_config_registry: url },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function publish(from: string, url: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const child = start(from, url, ...args);
  if (child.stdout === null || child.stderr === null) throw new Error("The publisher has no output.");
  const [[code], printed, warned] = await Promise.all([once(child, "close"), text(child.stdout), text(child.stderr)]);
  return { code: Number(code), output: `${printed}${warned}` };
}

async function publishThrough(
  from: string,
  results: readonly Acceptance[],
): Promise<{ code: number; output: string; sent: readonly string[] }> {
  const proxy = await startRegistryProxy(registry.url, results);
  try {
    return { ...(await publish(from, proxy.url)), sent: proxy.sent };
  } finally {
    proxy.stop();
  }
}
