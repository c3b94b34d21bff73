import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { assertPublishable, packPackages, secretsOf } from "../pack-packages.ts";
import { isPublished, nameOf, publishPackages } from "../publish-packages.ts";
import type { Tarball } from "../read-tarball.ts";
import { programsOf, runProgram } from "../run-program.ts";
import { tagRelease } from "../tag-release.ts";
import { hasChangesets, versionPackages } from "../version-packages.ts";
import { assertSamePacks } from "./assert-same-packs.ts";
import { commitAll, copyTree, moveTree } from "./copy-tree.ts";
import { installTools, type Tools } from "./install-tools.ts";
import { makeFolder } from "./make-folder.ts";
import { startRegistry } from "./start-registry.ts";
import { type Acceptance, startRegistryProxy } from "./start-registry-proxy.ts";
import type { TakeStep } from "./take-step.ts";
import { compileConsumer, type ConsumerOptions, installConsumer, runConsumer } from "./try-consumer.ts";

/** The options of {@link rehearse}. */
export interface RehearsalOptions {
  /** Folder of the workspace. It is only read. */
  readonly root: string;
  /** Keeps the folder of the rehearsal. */
  readonly keep: boolean;
  /** Runs and reports each step. */
  readonly takeStep: TakeStep;
  /** Reports the packages, and a folder that is kept. */
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Releases a copy of the working tree to a registry of its own, and uses the packages as users do. Throws at the first failure.
 * Stops its processes and deletes its files, also after an abort.
 */
export async function rehearse({ root, keep, takeStep, print, signal }: RehearsalOptions): Promise<void> {
  const folder = makeFolder(keep);
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
    await tryPackages({ folder, tools, tarballs, registry: registry.url, root, takeStep, signal });
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

interface Release {
  readonly root: string;
  readonly tarballs: readonly Tarball[];
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
}

/** Publishes to a registry that rejects a package. Throws unless the publish fails there, and exactly the packages before it are published. */
async function publishWithRejection(release: Release, registry: string, results: readonly Acceptance[]): Promise<void> {
  const proxy = await startRegistryProxy(registry, results);
  try {
    const ended = await publishPackages({ ...release, registry: proxy.url }).then(
      () => "success",
      (error: unknown) => String(error),
    );
    if (!ended.includes("rejected by the rehearsal"))
      throw new Error(`The registry rejected a package, but the publish ended with: ${ended}`);
  } finally {
    proxy.stop();
  }
  const published = await Promise.all(release.tarballs.map((tarball) => isPublished(tarball, registry)));
  const expected = release.tarballs.map((_, index) => index < results.indexOf("rejected"));
  if (String(published) !== String(expected))
    throw new Error(
      `After the rejection, the published packages are ${String(published)}, expected ${String(expected)}.`,
    );
}

/** Continues the publish, with a lost response, and repeats it. Throws unless all packages are published. */
async function publishAgain(release: Release, registry: string): Promise<void> {
  const proxy = await startRegistryProxy(registry, ["response lost"]);
  try {
    await publishPackages({ ...release, registry: proxy.url });
    await publishPackages({ ...release, registry: proxy.url });
  } finally {
    proxy.stop();
  }
  for (const tarball of release.tarballs) {
    if (!(await isPublished(tarball, registry)))
      throw new Error(`${nameOf(tarball)} is not in the registry after the second publish.`);
  }
}

interface Trial {
  readonly folder: string;
  readonly tools: Tools;
  readonly tarballs: readonly Tarball[];
  readonly registry: string;
  readonly root: string;
  readonly takeStep: TakeStep;
  readonly signal: AbortSignal;
}

/** Each compiler, Node and engine is tried with one package manager. All install the same files. */
const trials = [
  { manager: "npm", compiler: "TypeScript 5.9", node: "Node 20", engine: "built-in" },
  { manager: "pnpm", compiler: "TypeScript 7", node: "the workspace's Node", engine: "prism" },
] as const;

/** Installs all packages with two package managers, and uses them. */
async function tryPackages({ folder, tools, tarballs, registry, root, takeStep, signal }: Trial): Promise<void> {
  const packages = tarballs.map(nameOf);
  for (const { manager, compiler, node, engine } of trials) {
    const place = join(folder, `consumer-${manager}`);
    mkdirSync(place);
    const programs = [programsOf(root)];
    const options: ConsumerOptions = { folder: place, manager, packages, registry, tools, programs, signal };
    await takeStep(`Install all packages with ${manager}`, () => installConsumer(options));
    await takeStep(`  Compile a consumer with ${compiler}`, () => compileConsumer(options, compiler));
    await takeStep(`  Run it on ${node}, with the engine ${engine}`, () => runConsumer(options, node, engine));
  }
}
