import { mkdirSync, readdirSync } from "node:fs";
import { availableParallelism, homedir } from "node:os";
import { join } from "node:path";
import { checkTarball } from "./check-tarball.ts";
import { finishTarball } from "./finish-tarball.ts";
import { listPackages } from "./list-packages.ts";
import { readTarball, type Tarball } from "./read-tarball.ts";
import { programsOf, runProgram } from "./run-program.ts";

export interface PackOptions {
  /** Folder of the workspace, built. */
  readonly root: string;
  /** Folder for the tarballs; made where it is not there. */
  readonly to: string;
  readonly signal?: AbortSignal | undefined;
}

/** Packs all public packages of a workspace; gives them as {@link readPackages} does. */
export async function packPackages({ root, to, signal }: PackOptions): Promise<readonly Tarball[]> {
  mkdirSync(to, { recursive: true });
  const waiting = [...(await listPackages(root, { signal }))];
  const packAll = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const file = join(to, `${next.name.replace(/^@/, "").replace("/", "-")}-${next.version}.tgz`);
      await runProgram("pnpm", ["pack", "--out", file], { folder: next.folder, programs: [programsOf(root)], signal });
      await finishTarball(file);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, packAll));
  return readPackages(to);
}

/** Reads the packages of a folder, each after all that it depends on. */
export async function readPackages(folder: string): Promise<readonly Tarball[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  const found = await Promise.all(names.sort().map((name) => readTarball(join(folder, name))));
  if (found.length === 0) throw new Error(`${folder} holds no packages (\`*.tgz\`).`);
  return sortByDependencies(found);
}

/** Refuses, with all that is wrong, packages that must not be published. */
export function assertPublishable(tarballs: readonly Tarball[], secrets: ReadonlyMap<string, string>): void {
  const together = new Set(tarballs.map(({ manifest }) => manifest.name));
  const problems = tarballs.flatMap((tarball) => checkTarball(tarball, { together, secrets }));
  if (problems.length > 0)
    throw new Error(`The packages may not be published as they are:\n  ${problems.join("\n  ")}`);
}

/** Paths of the build machine, which no package may contain. */
export function secretsOf(root: string, registry: string): ReadonlyMap<string, string> {
  // The folder alone would be found in every path where it is as short as `/`.
  const home = homedir().length > 1 ? [[`${homedir()}/`, "the home of who built it"] as const] : [];
  const registries = /^https:\/\/registry\.(npmjs\.org|yarnpkg\.com)/.test(registry)
    ? []
    : [[registry.replace(/\/$/, ""), "the registry"] as const];
  return new Map([[root.replace(/\/$/, ""), "the folder that it was built in"], ...home, ...registries]);
}

/** So that a publish that ends half-way leaves nothing that cannot be installed. */
function sortByDependencies(tarballs: readonly Tarball[]): readonly Tarball[] {
  const byName = new Map(tarballs.map((tarball) => [tarball.manifest.name, tarball]));
  const sorted = new Set<Tarball>();
  const add = (tarball: Tarball, path: readonly string[]): void => {
    const { name, dependencies, peerDependencies } = tarball.manifest;
    if (path.includes(name))
      throw new Error(`Packages depend on each other in a circle: ${[...path, name].join(" → ")}.`);
    for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) {
      const own = byName.get(needed);
      if (own && !sorted.has(own)) add(own, [...path, name]);
    }
    sorted.add(tarball);
  };
  for (const tarball of tarballs) if (!sorted.has(tarball)) add(tarball, []);
  return [...sorted];
}
