import semver from "semver";
import { ProgramError, runProgram } from "./run-program.ts";
import type { Tarball } from "./read-tarball.ts";

/** The options of {@link publishPackages}. */
export interface PublishOptions {
  /** Folder of the workspace whose pnpm publishes the packages. */
  readonly root: string;
  /** Packages in the order in which they are published. */
  readonly tarballs: readonly Tarball[];
  /** Address of the registry. */
  readonly registry: string;
  /**
   * Dist-tag of the versions. Default: `latest`, which only moves forward. An older version gets the tag `older` instead, since npm
   * requires a tag.
   */
  readonly tag?: string | undefined;
  /** Lets the registry record the commit and the CI run of a package. Works only in CI. Default: `false`. */
  readonly provenance?: boolean | undefined;
  /** Reports each package. */
  readonly print: (line: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Publishes the packages that the registry does not have, each one after its dependencies. After a failure or a kill, another run
 * continues: it compares published packages and skips them.
 *
 * Throws before it publishes anything if the registry has a version with other content, or if a prerelease has no tag of its own.
 * Also throws at the first package that the registry rejects.
 */
export async function publishPackages(options: PublishOptions): Promise<void> {
  const { tarballs, print } = options;
  const missing: { tarball: Tarball; tag: string; because: string }[] = [];
  for (const tarball of tarballs) {
    const published = await readPublished(options.registry, tarball.manifest.name);
    if (hasSameContent(tarball, published, options.registry)) print(`${nameOf(tarball)} is already published`);
    else missing.push({ tarball, ...chooseTag(tarball, options.tag, published.latest) });
  }
  for (const [index, { tarball, tag, because }] of missing.entries()) {
    try {
      await publish(tarball, tag, options);
    } catch (error) {
      if (!(error instanceof ProgramError || error instanceof SilentRegistryError)) throw error;
      const result = error instanceof ProgramError ? `${nameOf(tarball)} was not published. ` : "";
      throw new Error(
        `${error.message}\n\n${result}${describeDone(tarballs.length - missing.length + index, tarballs.length)} Run it again to continue.`,
        { cause: error },
      );
    }
    print(`${nameOf(tarball)} is published${because}`);
  }
}

/** Chooses the dist-tag of a version. Throws when a prerelease would become `latest`. */
function chooseTag(tarball: Tarball, tag = "latest", latest: string | undefined): { tag: string; because: string } {
  const { version } = tarball.manifest;
  if (tag !== "latest") return { tag, because: "" };
  if (semver.prerelease(version) !== null) {
    throw new Error(
      `${nameOf(tarball)} is a prerelease. Name a dist-tag for it, such as \`--tag next\`. Nothing was published.`,
    );
  }
  const isOlder = latest !== undefined && semver.lt(version, latest);
  return isOlder ? { tag: "older", because: ` under \`older\`, since \`latest\` is ${latest}` } : { tag, because: "" };
}

async function publish(tarball: Tarball, tag: string, options: PublishOptions): Promise<void> {
  const { root, registry, provenance = false, signal } = options;
  const args = ["publish", tarball.file, "--access", "public", "--tag", tag, "--no-git-checks"];
  if (provenance) args.push("--provenance");
  const env = { pnpm_config_registry: registry };
  try {
    await runProgram("pnpm", args, { folder: root, env, signal });
  } catch (error) {
    // The registry may have accepted the package although its response was lost.
    if (error instanceof ProgramError && (await isPublished(tarball, registry))) return;
    throw error;
  }
}

/** Returns whether a registry has this package. Throws if it has this version with other content. */
export async function isPublished(tarball: Tarball, registry: string): Promise<boolean> {
  return hasSameContent(tarball, await readPublished(registry, tarball.manifest.name), registry);
}

function hasSameContent(tarball: Tarball, { integrities }: Published, registry: string): boolean {
  const found = integrities.get(tarball.manifest.version);
  if (found === undefined || found === tarball.integrity) return found !== undefined;
  throw new Error(
    `${nameOf(tarball)} has other content in ${registry}:\n  there ${found}\n  here  ${tarball.integrity}\nIt was published from another commit. Nothing was published now. Release the changes under a new version.`,
  );
}

/** A registry does not say which versions it has. */
class SilentRegistryError extends Error {}

/** A package in a registry. */
interface Published {
  /** By version. */
  readonly integrities: ReadonlyMap<string, string>;
  /** The version that the dist-tag `latest` names; `undefined` if no version is published. */
  readonly latest: string | undefined;
}

async function readPublished(registry: string, name: string): Promise<Published> {
  const url = `${registry.replace(/\/$/, "")}/${name.replace("/", "%2f")}`;
  const request = { headers: { "cache-control": "no-cache" }, signal: AbortSignal.timeout(120_000) };
  const response = await fetch(url, request).catch((error: Error) => {
    const { message } = error.cause instanceof Error ? error.cause : error;
    throw new SilentRegistryError(
      `${url} did not respond (${message}), so it is unknown whether ${name} is published.`,
    );
  });
  if (response.status === 404) return { integrities: new Map(), latest: undefined };
  if (!response.ok)
    throw new SilentRegistryError(`${url} returned ${response.status}, so it is unknown whether ${name} is published.`);
  // Its shape: https://github.com/npm/registry/blob/main/docs/responses/package-metadata.md
  const found: Packument = JSON.parse(await response.text());
  const versions = Object.entries(found.versions ?? {});
  return {
    integrities: new Map(versions.map(([version, { dist }]) => [version, dist.integrity])),
    latest: found["dist-tags"]?.["latest"],
  };
}

interface Packument {
  readonly versions?: Readonly<Record<string, { readonly dist: { readonly integrity: string } }>>;
  readonly "dist-tags"?: Readonly<Record<string, string>>;
}

/** Returns `name@version`, which is also the tag in git. */
export function nameOf({ manifest }: Tarball): string {
  return `${manifest.name}@${manifest.version}`;
}

function describeDone(done: number, all: number): string {
  return `${done === 0 ? "None" : done} of ${all} packages ${done === 1 ? "is" : "are"} published.`;
}
