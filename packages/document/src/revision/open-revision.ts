import { statSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { type Config, findConfig } from "../configuration/config.ts";
import { namePackages } from "../configuration/name-package.ts";
import { fetchDocument } from "./fetch-document.ts";
import { isAddress } from "./is-address.ts";
import { readRevision, type Revision, type RevisionPaths } from "./read-revision.ts";

/**
 * The places that a name of a document is relative to. `spec` is the document of a commit that is named without a path. `config` is the
 * configuration of every document. Default: each document has the one that names it, in its own version.
 */
export interface Surroundings extends Omit<RevisionPaths, "isConfigured"> {
  /** Absolute path of the folder that relative paths begin at. */
  readonly folder: string;
}

/**
 * Opens a version of a document by its name: an address, a file, `COMMIT:PATH` as git writes it, or a commit, branch or tag. Its
 * configuration is the one that names it: that of the workspace, or the nearest one above it. If today's document has a configuration, a commit
 * without a path means the document that this configuration names in the commit. Throws an Error that says what to do when
 * a file of the version does not exist or its configuration has problems.
 */
export async function openRevision(
  name: string,
  { repository, folder, spec, configuration, config }: Surroundings,
): Promise<Revision> {
  if (isAddress(name))
    return {
      ...(await fetchDocument(name)),
      overlays: config?.overlayFiles ?? [],
      packages: namePackages(config ?? {}),
    };
  const path = resolve(folder, name);
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) {
    return openFile(path, repository, config ?? findConfig(path, configuration));
  }
  const [, commit, inside] = /^([^:]+):(.+)$/s.exec(name) ?? [];
  if (commit === undefined || inside === undefined) {
    const own = config ? undefined : findConfig(spec, configuration);
    const file = own?.file ?? configuration;
    return readRevision(name, { repository, spec, configuration: file, isConfigured: own !== undefined, config });
  }
  // As in git, a path begins at the root of the repository unless it begins with a dot.
  const document = resolve(/^\.{1,2}\//.test(inside) ? folder : repository, inside);
  return readRevision(commit, { repository, spec: document, configuration, config });
}

/** Opens a file on disk. By default, it may refer to all files of its repository or workspace. */
function openFile(file: string, repository: string, config: Config | undefined): Revision {
  const workspace = config ? dirname(config.file) : repository;
  const isInside = !relative(workspace, file).startsWith("..");
  return {
    file,
    folder: dirname(file),
    name: undefined,
    overlays: config?.overlayFiles ?? [],
    packages: namePackages(config ?? {}),
    refsWithin: config?.refsWithinFolder ?? (isInside ? workspace : undefined),
    describeFile: (each) => each,
    dispose: () => {},
  };
}
