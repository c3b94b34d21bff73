import { mkdirSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { checkTarball } from "./check-tarball.ts";
import { finishTarball } from "./finish-tarball.ts";
import { listPackages } from "./list-packages.ts";
import { readTarball, type Tarball } from "./read-tarball.ts";
import { runProgram } from "./run-program.ts";

/** The options of {@link packPackages}. */
export interface PackOptions {
  /** Folder of the workspace. Its packages must be built. */
  readonly root: string;
  /** Folder for the tarballs. It is created if it does not exist. */
  readonly to: string;
  readonly signal?: AbortSignal | undefined;
}

/** Packs all public packages of a workspace. Returns them like {@link readPackages}. */
export async function packPackages({ root, to, signal }: PackOptions): Promise<readonly Tarball[]> {
  mkdirSync(to, { recursive: true });
  const packages = await listPackages(root, signal);
  const filters = packages.map(({ name }) => `--filter=${name}`);
  await runProgram("pnpm", ["pack", ...filters, "--pack-destination", to], { folder: root, signal });
  for (const { name, version } of packages) {
    await finishTarball(join(to, `${name.replace(/^@/, "").replace("/", "-")}-${version}.tgz`));
  }
  return readPackages(to);
}

/** Reads the packages of a folder. Each one follows its dependencies. */
export async function readPackages(folder: string): Promise<readonly Tarball[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  const found = await Promise.all(names.sort().map((name) => readTarball(join(folder, name))));
  if (found.length === 0) throw new Error(`${folder} has no packages (\`*.tgz\`).`);
  return sortByDependencies(found);
}

/** Throws an error with all problems if a package must not be published. */
export function assertPublishable(tarballs: readonly Tarball[], secrets: ReadonlyMap<string, string>): void {
  const together = new Set(tarballs.map(({ manifest }) => manifest.name));
  const problems = tarballs.flatMap((tarball) => checkTarball(tarball, { together, secrets }));
  if (problems.length > 0) throw new Error(`The packages cannot be published:\n  ${problems.join("\n  ")}`);
}

/** Returns the paths and addresses of the build machine, which no package may contain. */
export function secretsOf(root: string, registry: string): ReadonlyMap<string, string> {
  // A home of `/` would be part of every path.
  const home = homedir().length > 1 ? [[`${homedir()}/`, "the home folder of the build"] as const] : [];
  const registries = /^https:\/\/registry\.(npmjs\.org|yarnpkg\.com)/.test(registry)
    ? []
    : [[registry.replace(/\/$/, ""), "the registry"] as const];
  return new Map([[root.replace(/\/$/, ""), "the folder of the build"], ...home, ...registries]);
}

/** Sorts packages after their dependencies, so that a publish that fails midway leaves only packages that can be installed. */
function sortByDependencies(tarballs: readonly Tarball[]): readonly Tarball[] {
  const byName = new Map(tarballs.map((tarball) => [tarball.manifest.name, tarball]));
  const sorted = new Set<Tarball>();
  const add = (tarball: Tarball, path: readonly string[]): void => {
    const { name, dependencies, peerDependencies } = tarball.manifest;
    if (path.includes(name))
      throw new Error(`Packages depend on each other in a circle: ${[...path, name].join(" → ")}.`);
    for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) {
      const dependency = byName.get(needed);
      if (dependency && !sorted.has(dependency)) add(dependency, [...path, name]);
    }
    sorted.add(tarball);
  };
  for (const tarball of tarballs) if (!sorted.has(tarball)) add(tarball, []);
  return [...sorted];
}
