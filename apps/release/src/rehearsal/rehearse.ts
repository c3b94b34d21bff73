import { mkdtempSync, realpathSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteLeftovers } from "@shortvideo-api/document/revision/source";
import { assertPublishable, packPackages, secretsOf } from "../pack-packages.ts";
import { isPublished, nameOf, publishPackages, type PublishOptions } from "../publish-packages.ts";
import type { Tarball } from "../read-tarball.ts";
import { programsOf, runProgram } from "../run-program.ts";
import { tagRelease } from "../tag-release.ts";
import { hasChangesets, versionPackages } from "../version-packages.ts";
import { assertSamePacks } from "./assert-same-packs.ts";
import { commitAll, copyTree, moveTree } from "./copy-tree.ts";
import { installTools } from "./install-tools.ts";
import { startRegistry } from "./start-registry.ts";
import { type Acceptance, startRegistryProxy } from "./start-registry-proxy.ts";
import { createSteps } from "./take-step.ts";
import { tryConsumer } from "./try-consumer.ts";

/** The options of {@link rehearse}. */
export interface RehearsalOptions {
  /** Folder of the workspace. It is only read. */
  readonly root: string;
  /** Keeps the folder of the rehearsal. */
  readonly keep: boolean;
  /** Reports each step, the packages, and a folder that is kept. */
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Releases a copy of the working tree to a registry of its own, and uses the packages as users do. Throws at the first failure.
 * Stops its processes and deletes its files, also after an abort.
 */
export async function rehearse({ root, keep, print, signal }: RehearsalOptions): Promise<void> {
  const takeStep = createSteps(print);
  // Rehearsals that were killed have left their folders. Those that are kept do not name a process.
  deleteLeftovers("rehearsal");
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `rehearsal-${keep ? "kept" : process.pid}-`));
  const stops: (() => void)[] = [];
  try {
    const tools = await takeStep("Install a registry and Node 20", () => installTools(root, signal));
    const registry = await takeStep("Start the registry", () =>
      startRegistry({ tools: tools.folder, storage: join(folder, "registry") }),
    );
    stops.push(() => registry.stop());
    const copies = [join(folder, "one"), join(folder, "two")] as const;
    const [first, second] = copies;
    const packs: (readonly Tarball[])[] = [];
    const packFrom = async (copy: string): Promise<void> => {
      await takeStep("Set the versions of the changesets", () => versionCopy(copy, signal));
      const to = join(folder, `packed-${packs.length}`);
      packs.push(await takeStep("Build and pack the packages", () => pack(copy, to, signal)));
    };
    await takeStep("Install a copy of the tree", () => copyTree({ from: root, to: first, signal }));
    await packFrom(first);
    await takeStep("Move it, and remove all but the tree", () => moveTree({ from: first, to: second, signal }));
    await packFrom(second);
    const [tarballs = [], others = []] = packs;
    await takeStep("Compare the two packs, byte for byte", async () => assertSamePacks(tarballs, others));
    await takeStep("Check each package", async () => {
      for (const copy of copies) assertPublishable(tarballs, secretsOf(copy, registry.url));
    });
    const release = { root: second, tarballs, print: () => {}, signal };
    await takeStep("Publish, with a rejection of the third package", () =>
      publishWithRejection(release, registry.url, ["accepted", "accepted", "rejected"]),
    );
    await takeStep("Publish again, with a lost response", () => publishAgain(release, registry.url));
    await takeStep("Tag the release", () => tagRelease({ root: second, push: true, signal }));
    const packages = tarballs.map(nameOf);
    const shared = { packages, registry: registry.url, tools, programs: [programsOf(root)], signal };
    for (const trial of trials) {
      await tryConsumer({ ...trial, ...shared, folder: join(folder, `consumer-${trial.manager}`) }, takeStep);
    }
    for (const tarball of tarballs)
      print(`${tarball.integrity.slice(0, 23)}…  ${nameOf(tarball)}, ${tarball.files.size} files`);
  } finally {
    for (const stop of stops) stop();
    if (keep) print(`Kept: ${folder}`);
    else await takeStep("Clean up", () => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  }
}

/** An address of the repository, in place of the one that the release workflow passes. */
const repository = "https://repository.example/short-video";

/** Sets the versions and commits them, unless the tree is the commit of a release, which has no changesets. */
async function versionCopy(copy: string, signal: AbortSignal): Promise<void> {
  if (!hasChangesets(copy)) return;
  const version = await versionPackages({ root: copy, repository, signal });
  await commitAll(copy, `Release ${version}`, signal);
}

async function pack(copy: string, to: string, signal: AbortSignal): Promise<readonly Tarball[]> {
  const args = [
    "run",
    "build",
    "--filter=./packages/*",
    "--filter=./generator",
    "--filter=./spec",
    "--output-logs=errors-only",
  ];
  const env = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };
  await runProgram("turbo", args, { folder: copy, env, signal });
  return packPackages({ root: copy, to, signal });
}

type Release = Omit<PublishOptions, "registry">;

/** Publishes to a registry that rejects a package. Throws unless the publish fails there, and exactly the packages before it are published. */
async function publishWithRejection(release: Release, registry: string, results: readonly Acceptance[]): Promise<void> {
  const ended = await publishThrough(release, registry, results).then(
    () => "success",
    (error: unknown) => String(error),
  );
  if (!ended.includes("rejected by the rehearsal"))
    throw new Error(`The registry rejected a package, but the publish ended with: ${ended}`);
  const published = await Promise.all(release.tarballs.map((tarball) => isPublished(tarball, registry)));
  const expected = release.tarballs.map((_, index) => index < results.indexOf("rejected"));
  if (String(published) !== String(expected))
    throw new Error(
      `After the rejection, the published packages are ${String(published)}, expected ${String(expected)}.`,
    );
}

/** Continues the publish, with a lost response, and repeats it. Throws unless all packages are published. */
async function publishAgain(release: Release, registry: string): Promise<void> {
  await publishThrough(release, registry, ["response lost"]);
  await publishThrough(release, registry, []);
  for (const tarball of release.tarballs) {
    if (!(await isPublished(tarball, registry)))
      throw new Error(`${nameOf(tarball)} is not in the registry after the second publish.`);
  }
}

/** Publishes through a proxy of the registry. */
async function publishThrough(release: Release, registry: string, results: readonly Acceptance[]): Promise<void> {
  const proxy = await startRegistryProxy(registry, results);
  try {
    await publishPackages({ ...release, registry: proxy.url });
  } finally {
    proxy.stop();
  }
}

/** Each compiler, Node and engine is tried with one package manager. All install the same files. */
const trials = [
  { manager: "npm", compiler: "TypeScript 5.9", node: "Node 20", engine: "built-in" },
  { manager: "pnpm", compiler: "TypeScript 7", node: "the workspace's Node", engine: "prism" },
] as const;
