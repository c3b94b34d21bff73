import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packPackages, readPackages } from "../../src/pack-packages.ts";
import { publishPackages } from "../../src/publish-packages.ts";
import { installTools, type Tools } from "../../src/rehearsal/install-tools.ts";
import { startRegistry } from "../../src/rehearsal/start-registry.ts";
import { runProgram } from "../../src/run-program.ts";
import { repository } from "../write-workspace.ts";

/** A registry with the packages of this tree, and a folder outside of the repository. */
export interface Published {
  readonly folder: string;
  readonly tools: Tools;
  /** The registry, for a `.npmrc`. */
  readonly npmrc: string;
  readonly url: string;
  /** Settings of npm: a cache of its own, because other trees publish the same version. */
  readonly env: Readonly<Record<string, string>>;
  /** Publishes a later version of the generator as `next`, with templates in which each key of `replaced` is replaced by its value. */
  publishNext(version: string, replaced: Readonly<Record<string, string>>): Promise<void>;
  stop(): void;
}

/** Publishes the packages of this tree to a registry of its own. Builds them first, unless turbo did. */
export async function publishTools(): Promise<Published> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "workspaces of others-"));
  if (process.env["TURBO_HASH"] === undefined) {
    const build = ["run", "build", "--filter=./packages/*", "--filter=./generator", "--output-logs=errors-only"];
    await runProgram("turbo", build, { folder: repository });
  }
  const tools = await installTools(repository);
  const registry = await startRegistry({ tools: tools.folder, storage: join(folder, "registry") });
  const publish = async (packed: string, tag: string): Promise<void> => {
    const tarballs = await readPackages(packed);
    await publishPackages({ root: repository, tarballs, registry: registry.url, tag, print: () => {} });
  };
  const packed = join(folder, "packed");
  await packPackages({ root: repository, to: packed });
  await publish(packed, "latest");
  return {
    folder,
    tools,
    url: registry.url,
    env: { npm_config_cache: await createCache(folder) },
    npmrc: `@shortvideo-api:registry=${registry.url}\n`,
    async publishNext(version, replaced) {
      const next = join(folder, version);
      mkdirSync(next);
      const tarball = (await readPackages(packed)).find(({ manifest }) => manifest.name.endsWith("/generator"));
      execFileSync("tar", ["-xzf", tarball?.file ?? "", "-C", next]);
      for (const path of ["package/package.json", "package/dist/templates.json"]) {
        writeFileSync(join(next, path), setVersion(readFileSync(join(next, path), "utf8"), version, replaced));
      }
      await runProgram("npm", ["pack", "--pack-destination", next], { folder: join(next, "package") });
      await publish(next, "next");
    },
    stop() {
      registry.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Creates a cache of npm with the downloads of the user's cache. Returns its folder. */
async function createCache(folder: string): Promise<string> {
  const userCache = (await runProgram("npm", ["config", "get", "cache"], { folder })).trim();
  const downloaded = join(userCache, "_cacache");
  const cache = join(folder, "cache");
  mkdirSync(downloaded, { recursive: true });
  mkdirSync(cache);
  symlinkSync(downloaded, join(cache, "_cacache"), "junction");
  return cache;
}

/** Sets the version of a manifest or of templates, but not the versions of the other tools. Also replaces texts. */
function setVersion(text: string, version: string, replaced: Readonly<Record<string, string>>): string {
  const changed = text.replace(/"version": ?"[^"]+"/, () => `"version": "${version}"`);
  return Object.entries(replaced).reduce((done, [from, to]) => done.replaceAll(from, () => to), changed);
}
