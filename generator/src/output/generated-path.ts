import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listNames } from "@shortvideo-api/document/source";
import type { Area } from "./generated-file.ts";

/** The allowed paths of generated files: below the `generated` folder of one package, or sources below the folder of the caller. */
const generatedPaths: Readonly<Record<Area, RegExp>> = {
  packages: /^packages\/[a-z0-9][a-z0-9._-]*\/src\/generated\/(?:[^/\\:]+\/)*[^/\\:]+$/,
  package: /^src\/generated\/[a-z0-9][a-z0-9._-]*\/(?:[^/\\:]+\/)*[^/\\:]+$/,
  runtime: /^(?:packages\/[a-z-]+\/)?src\/runtime\/(?:[^/\\:]+\/)*[^/\\:]+$/,
  files: /^(?:[^/\\:]+\/)*[^/\\:]+\.ts$/,
};

/** The error of a path that the generator refuses to write or delete. */
export class RefusedPathError extends Error {
  override readonly name = "RefusedPathError";
}

/**
 * Throws {@link RefusedPathError} if one of `paths` leads out of the generated folders. Also throws it if two of them are the
 * same file on a file system that ignores case.
 */
export function refuseStrayPaths(paths: readonly string[], area: Area = "packages"): void {
  const folded = new Map<string, string>();
  for (const path of paths) {
    if (!generatedPaths[area].test(path) || path.split("/").some((step) => step === "." || step === "..")) {
      throw new RefusedPathError(
        area === "files"
          ? `\`${path}\` is not a TypeScript file inside a package; it was not written. Return a path such as \`packages/client/src/generated/routes.ts\`.`
          : `\`${path}\` is not inside \`packages/*/src/generated/\`; it was not written. Return a path inside such a folder.`,
      );
    }
    const twin = folded.get(path.toLowerCase());
    if (twin !== undefined) {
      throw new RefusedPathError(
        `\`${twin}\` and \`${path}\` are the same file on systems that ignore letter case. Rename one of them in the document.`,
      );
    }
    folded.set(path.toLowerCase(), path);
  }
}

/**
 * Throws {@link RefusedPathError} if a folder between `root` and one of `paths` is a symbolic link, since its target may
 * belong to others.
 */
export function refuseLinks(root: string, paths: Iterable<string>): void {
  const seen = new Set<string>();
  for (const path of paths) {
    const steps = path.split("/");
    for (let length = 1; length < steps.length; length += 1) {
      const folder = steps.slice(0, length).join("/");
      if (seen.has(folder)) continue;
      seen.add(folder);
      if (lstatSync(join(root, folder), { throwIfNoEntry: false })?.isSymbolicLink()) {
        throw new RefusedPathError(
          `\`${folder}\` is a symbolic link; the generator writes and deletes only in real folders. Replace the link by a folder.`,
        );
      }
    }
  }
}

/**
 * Throws {@link RefusedPathError} if a folder without generated code contains files that the generator would delete (`superfluous`), or
 * overwrite with another text (`planned`). Such a folder belongs to another project.
 */
export function refuseForeignFolder(
  root: string,
  superfluous: readonly string[],
  planned: readonly { path: string; text: string }[],
): void {
  const different = planned.filter(({ path, text }) => {
    const file = join(root, path);
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined && readFileSync(file, "utf8") !== text;
  });
  const foreign = [...superfluous, ...different.map(({ path }) => path)];
  if (foreign.length === 0) return;
  const quoted = foreign.map((path) => `\`${path}\``);
  throw new RefusedPathError(
    `The folder belongs to another project: it contains ${listNames(quoted, 10)}. Name a new folder, or one below it.`,
  );
}
