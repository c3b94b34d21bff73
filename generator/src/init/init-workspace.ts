import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import { fetchDocument } from "../diff/revision/fetch-document.ts";
import { refuseForeignFolder, refuseLinks } from "../output/generated-path.ts";
import type { GeneratedFile } from "../output/generated-file.ts";
import { run, type RunResult } from "../run.ts";
import { readModel } from "../workspace/open-workspace.ts";
import { type Settings, settingsFile } from "../workspace/read-settings.ts";
import { loadTemplates } from "../workspace/read-templates.ts";
import { listFirstFiles, listWorkspace } from "./list-workspace.ts";
import { hashText, printRecord } from "./record.ts";

export interface InitOptions extends Omit<Settings, "spec" | "overlays"> {
  /** A file, or an address, which is fetched. */
  readonly spec: string;
  /** Paths of files of OpenAPI Overlay 1.0. */
  readonly overlays: readonly string[];
  /** Absolute path of the folder of the workspace. */
  readonly out: string;
  /** Where relative paths begin. */
  readonly folder: string;
}

/** The folder is a workspace already. */
export class ExistingWorkspaceError extends Error {
  override readonly name = "ExistingWorkspaceError";
}

/**
 * Makes a workspace for a document. Writes nothing if the document has problems, or if the folder contains files of another project.
 * A run that was killed is completed by the next one: the settings are written last.
 */
export async function initWorkspace({ spec, overlays, out, folder, ...options }: InitOptions): Promise<RunResult> {
  if (existsSync(join(out, settingsFile))) {
    throw new ExistingWorkspaceError(
      `\`${out}\` is a workspace already. Nothing was changed. \`npm run generate\` follows its document, and ` +
        "`npm run upgrade` brings its other files to this version and keeps your edits.",
    );
  }
  const source = await openSource(spec, folder);
  try {
    const copies = new Map<string, string>();
    const overlayPaths = overlays.map((file, index) => {
      const path = `spec/overlays/${overlays.length > 1 ? `${index + 1}-` : ""}${basename(file)}`;
      copies.set(path, file);
      return path;
    });
    const { model, files } = await readModel(source.file, { overlays });
    const documents = files.filter((file) => !overlays.includes(file));
    const main = documents.length > 1 ? basename(source.file) : `openapi${extensionOf(source.file)}`;
    for (const file of documents) {
      copies.set(`spec/${file === source.file ? main : toSlashes(relative(dirname(source.file), file))}`, file);
    }
    const settings: Settings = { spec: `spec/${main}`, overlays: overlayPaths, ...options };
    const templates = loadTemplates();
    const parts = { settings, model: { ...model, source: settings.spec }, templates };
    const written = listWorkspace(parts);
    const record = printRecord(
      templates.version,
      Object.fromEntries(written.map(({ path, text }) => [path, hashText(text)])),
    );
    const all = [...written, ...listFirstFiles(parts), record];
    const paths = [...all.map(({ path }) => path), ...copies.keys()];
    refuseLinks(out, paths);
    refuseForeignFolder(out, [], [...all, ...[...copies].map(([path, file]) => readCopy(path, file))]);
    for (const [path, file] of copies) copyInto(out, path, file);
    for (const file of all.filter((each) => !isSettings(each))) writeInto(out, file);
    const { scope } = settings;
    const result = await run({
      spec: join(out, settings.spec),
      root: out,
      scope,
      overlays: overlayPaths.map((path) => join(out, path)),
      check: false,
    });
    for (const file of all.filter(isSettings)) writeInto(out, file);
    return result;
  } finally {
    source.dispose();
  }
}

interface Source {
  /** Absolute path of the document. */
  readonly file: string;
  readonly dispose: () => void;
}

/** Opens a document by its path or its address. */
async function openSource(spec: string, folder: string): Promise<Source> {
  if (/^https?:\/\//i.test(spec)) return await fetchDocument(spec);
  const file = resolve(folder, spec);
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return { file, dispose: () => {} };
  throw new Error(`\`--spec ${spec}\` is not a file. Name an OpenAPI document, or the address of one.`);
}

/** Returns the extension of a document, with that of a compressed one: `.yaml`, `.json.gz`. */
function extensionOf(file: string): string {
  return /\.(?:ya?ml|json)(?:\.gz)?$/i.exec(file)?.[0].toLowerCase() ?? (extname(file) || ".yaml");
}

function isSettings({ path }: GeneratedFile): boolean {
  return path === settingsFile;
}

function readCopy(path: string, file: string): GeneratedFile {
  return { path, text: readFileSync(file, "utf8") };
}

function copyInto(out: string, path: string, file: string): void {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  copyFileSync(file, join(out, path));
}

function writeInto(out: string, { path, text }: GeneratedFile): void {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
}

function toSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}
