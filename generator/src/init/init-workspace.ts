import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import {
  configurationFile,
  listNames,
  type PackageNames,
  type PartName,
  type WorkspaceLayout,
} from "@shortvideo-api/document/source";
import { makeTemporaryFolder } from "@shortvideo-api/document/revision/source";
import { fillReadme } from "../emit/emit-readmes.ts";
import { fillOrRestore } from "../output/handle-signals.ts";
import { RefusedPathError, refuseForeignFolder, refuseLinks } from "../output/generated-path.ts";
import { hashText } from "../output/hash-text.ts";
import { writeBelow } from "../output/write-below.ts";
import type { GeneratedFile } from "../output/generated-file.ts";
import { run, type RunOptions, type RunResult } from "../workspace/run.ts";
import { readModel } from "../workspace/open-workspace.ts";
import { loadTemplates } from "../workspace/read-templates.ts";
import { hashRuntime, writeRuntime } from "../workspace/write-runtime.ts";
import { listFirstFiles, listWorkspace, printSettings } from "./list-workspace.ts";
import { refuseUnreadable } from "./optional-parts.ts";
import type { Settings } from "./workspace-inputs.ts";
import { printRecord, recordFile } from "../workspace/record.ts";

/** Options of {@link initWorkspace}. */
export interface WorkspaceOptions extends Pick<RunOptions, "onStage" | "signal"> {
  /** The scope of the packages: `"@acme"`. */
  readonly scope: string;
  /** What the workspace publishes. Default: `"packages"`. */
  readonly layout?: WorkspaceLayout | undefined;
  /** Names of packages by folder, in place of the scope and the folder. */
  readonly packages?: PackageNames | undefined;
  /** Optional parts. Default: none. */
  readonly parts?: readonly PartName[] | undefined;
  /** The version before the first release. Default: `"0.0.0"`. */
  readonly version?: string | undefined;
  /** SPDX expression, or `"UNLICENSED"`. */
  readonly license: string;
  /** The holder of the licence. */
  readonly author?: string | undefined;
  /** Address of the page of the repository. */
  readonly repository?: string | undefined;
  /** Absolute path of the document. */
  readonly spec: string;
  /** Absolute paths of files of OpenAPI Overlay 1.0 or 1.1. */
  readonly overlays: readonly string[];
  /** Absolute path of the folder of the workspace. */
  readonly out: string;
}

/** The folder is a workspace already. */
export class ExistingWorkspaceError extends Error {
  override readonly name = "ExistingWorkspaceError";
}

/**
 * Makes a workspace for a document. Writes nothing if the document has problems, or if the folder contains other files. Leaves nothing
 * if it fails, or if a signal ends it. The record is written last, so the next run completes one that was killed.
 */
export async function initWorkspace(options: WorkspaceOptions): Promise<RunResult> {
  const { spec, out, onStage, signal } = options;
  if (statSync(out, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new RefusedPathError(`\`${out}\` is a file. Name a new folder.`);
  if (existsSync(join(out, recordFile))) {
    throw new ExistingWorkspaceError(
      `\`${out}\` is a workspace already. Nothing was changed. \`npm run generate\` follows its document, and ` +
        "`npm run upgrade` brings its other files to this version and keeps your edits.",
    );
  }
  onStage?.("Reading the document");
  signal?.throwIfAborted();
  const { settings, files, copies, record } = await planWorkspace(spec, options);
  const planned = [...files, ...[...copies].map(([path, file]) => ({ path, text: readFileSync(file, "utf8") }))];
  refuseLinks(
    out,
    planned.map(({ path }) => path),
  );
  refuseOthers(out, planned);
  refuseForeignFolder(out, [], planned);
  return await fillOrRestore(out, async () => {
    for (const [path, file] of copies) copyInto(out, path, file);
    for (const file of files) writeBelow(out, file);
    const overlays = [...(settings.overlays ?? []), configurationFile].map((path) => join(out, path));
    await writeRuntime(out, settings);
    const { scope, packages, layout } = settings;
    const inputs = { spec: join(out, settings.spec), root: out, scope, packages, layout, overlays };
    const result = await run({ ...inputs, check: false, onStage, signal });
    writeBelow(out, record);
    return result;
  });
}

interface WorkspacePlan {
  readonly settings: Settings;
  readonly files: readonly GeneratedFile[];
  /** The files of the document and the overlays: absolute paths, by their path in the workspace. */
  readonly copies: ReadonlyMap<string, string>;
  readonly record: GeneratedFile;
}

async function planWorkspace(source: string, options: WorkspaceOptions): Promise<WorkspacePlan> {
  const { overlays, scope, layout, packages, parts = [], version, license, author, repository } = options;
  const chosen = {
    scope,
    ...(layout === undefined || layout === "packages" ? {} : { layout }),
    ...(packages === undefined ? {} : { packages }),
    ...(version === undefined ? {} : { version }),
    license,
    ...(author === undefined ? {} : { author }),
    ...(repository === undefined ? {} : { repository }),
    ...(parts.length === 0 ? {} : { parts }),
  };
  const placed = overlays.map((file, index): [path: string, file: string] => [
    `spec/overlays/${overlays.length > 1 ? `${index + 1}-` : ""}${basename(file)}`,
    file,
  ]);
  const { model, names, files: read } = await readConfigured(source, { spec: basename(source), ...chosen }, overlays);
  // A value of a discriminator may name a missing file, which is only a warning.
  const documents = read.filter((file) => !overlays.includes(file) && existsSync(file));
  refuseUnreadable({ parts }, documents);
  const main = documents.length > 1 ? basename(source) : `openapi${readExtension(source)}`;
  const copies = new Map(placed);
  for (const file of documents) {
    copies.set(`spec/${file === source ? main : relative(dirname(source), file).replaceAll("\\", "/")}`, file);
  }
  const settings: Settings = {
    spec: `spec/${main}`,
    ...(placed.length === 0 ? {} : { overlays: placed.map(([path]) => path) }),
    ...chosen,
    // The default depends on all ids. Once it is written, new operations do not change the names of others.
    ...(names && { names }),
  };
  const templates = loadTemplates();
  const inputs = { settings, model: { ...model, source: settings.spec }, templates };
  const written = listWorkspace(inputs);
  const hashes = Object.fromEntries(written.map(({ path, text }) => [path, hashText(text)]));
  const record = printRecord({ generator: templates.version, parts, files: hashes, runtime: hashRuntime(templates) });
  const filled = written.map((file) => fillReadme(file, inputs.model, settings));
  return { settings, files: [...filled, ...listFirstFiles(inputs)], copies, record };
}

/** Reads a document with a configuration that is not written yet. `files` are those of the document and of the overlays. */
async function readConfigured(
  source: string,
  settings: Settings,
  overlays: readonly string[],
): Promise<Awaited<ReturnType<typeof readModel>>> {
  const { folder, dispose } = makeTemporaryFolder("init");
  try {
    const configuration = join(folder, configurationFile);
    writeFileSync(configuration, printSettings(settings));
    const { files, ...found } = await readModel(source, { overlays: [...overlays, configuration] });
    return { ...found, files: files.filter((file) => file !== configuration) };
  } finally {
    dispose();
  }
}

/** Returns the extension of a document, also of a compressed one: `.yaml`, `.json.gz`. */
function readExtension(file: string): string {
  return /\.(?:ya?ml|json)(?:\.gz)?$/i.exec(file)?.[0].toLowerCase() ?? (extname(file) || ".yaml");
}

/** Throws an error if a folder contains files of others. Files such as `.git` and `.npmrc` may come before a workspace. */
function refuseOthers(out: string, planned: readonly GeneratedFile[]): void {
  const own = new Set(planned.map(({ path }) => path.split("/")[0]));
  const others = existsSync(out) ? readdirSync(out).filter((name) => !name.startsWith(".") && !own.has(name)) : [];
  if (others.length === 0) return;
  const quoted = others.map((name) => `\`${name}\``);
  throw new RefusedPathError(
    `\`${out}\` is not empty: it contains ${listNames(quoted, 10)}. Name a new folder, or one below it.`,
  );
}

function copyInto(out: string, path: string, file: string): void {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  copyFileSync(file, join(out, path));
}
