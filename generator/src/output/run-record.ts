import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Diagnostic, hashFile } from "@shortvideo-api/document/source";
import type { GeneratedFile } from "./generated-file.ts";
import type { GenerationChoices } from "./generation-choices.ts";
import { hashText } from "./hash-text.ts";
import { listGenerated } from "./list-generated.ts";
import { readmePaths } from "./readme-sections.ts";

/** The number of runs, of different documents and folders, that are remembered. */
const mostRecords = 20;

/** The inputs of a run: the document, the output folder, and the choices that affect the code. */
export interface RunKey extends GenerationChoices {
  /** The repository of the generator: the folder with `generator/`, `packages/` and the lockfile. */
  repository: string;
  /** Absolute path of the document. */
  spec: string;
  /** Absolute path of the folder to write below. */
  root: string;
}

/** The result of a complete run. */
export interface RunRecord {
  operations: number;
  schemas: number;
  /** The number of generated files. */
  files: number;
  warnings: readonly Diagnostic[];
  /** Absolute paths of the files of the document, including missing ones. */
  sources: readonly string[];
}

interface StoredRecord extends RunRecord {
  /** Identifies the generator. */
  generator: string;
  /** The hash of each source; `null` if the file is missing. */
  inputs: readonly (string | null)[];
  /** The hash of each generated file and of each README, by path below the output root; `null` if the README is missing. */
  outputs: Record<string, string | null>;
}

/**
 * Returns the record of the last run if the document, the generator and all written files are unchanged since; otherwise
 * `undefined`.
 */
export function recallRun(key: RunKey, generator: string): RunRecord | undefined {
  const stored = readRecord(key);
  if (stored?.generator !== generator) return undefined;
  const existing = [...listGenerated(key.root, key.layout), ...readmePaths];
  const isIntact =
    existing.length === Object.keys(stored.outputs).length &&
    stored.sources.every((path, index) => (hashFile(path) ?? null) === stored.inputs[index]) &&
    existing.every((path) => (hashFile(join(key.root, path)) ?? null) === stored.outputs[path]);
  return isIntact ? stored : undefined;
}

/** Records a run for {@link recallRun}. The generated code does not contain the record. */
export function recordRun(
  key: RunKey,
  generator: string,
  {
    outputs,
    ...run
  }: RunRecord & {
    /** SHA-256 of each source, as the run read it. The file may have changed since. */
    inputs: readonly (string | null)[];
    outputs: readonly GeneratedFile[];
  },
): void {
  const stored: StoredRecord = {
    ...run,
    generator,
    outputs: Object.fromEntries([
      ...outputs.map(({ path, text }) => [path, hashText(text)]),
      ...readmePaths.map((path) => [path, hashFile(join(key.root, path)) ?? null]),
    ]),
  };
  const path = findRecordFile(key);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.${process.pid}`, JSON.stringify(stored));
    renameSync(`${path}.${process.pid}`, path);
    dropOldRecords(dirname(path));
  } catch {
    // If `node_modules` is not writable, the next run only takes longer.
  }
}

/** Identifies a generator: its sources, the exact versions of its dependencies, and its Node. */
export function fingerprintGenerator(repository: string): string {
  // The layout `files` contains the runtime of the packages.
  const names = ["model", "document", "client", "openapi-types", "pagination", "wire"];
  const packages = names.map((name) => `packages/${name}/src`);
  const folders = ["generator/src", ...packages].map((folder) => join(repository, folder));
  const paths = folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.startsWith("generated"))
      .sort()
      .map((path) => join(folder, path)),
  );
  const hashes = [...paths, join(repository, "generator/package.json"), join(repository, "pnpm-lock.yaml")].map(
    (path) => `${path.slice(repository.length)} ${hashFile(path)}`,
  );
  return hashText([process.version, ...hashes].join("\n"));
}

/**
 * Identifies an installed generator by its place, its version, those of the packages that read documents, and its Node. Installed
 * files never change.
 */
export function fingerprintInstalled(): string {
  const packages = ["document", "model"].map((name) => import.meta.resolve(`@shortvideo-api/${name}/package.json`));
  const places = ["../../package.json", ...packages];
  const texts = places.map((place) => readFileSync(new URL(place, import.meta.url), "utf8"));
  return hashText([process.version, import.meta.url, ...texts].join("\n"));
}

/** Deletes all records except the newest {@link mostRecords}, such as those of temporary folders. */
function dropOldRecords(folder: string): void {
  const records = readdirSync(folder).map((name) => ({ name, writtenAt: statSync(join(folder, name)).mtimeMs }));
  for (const { name } of records.sort((left, right) => right.writtenAt - left.writtenAt).slice(mostRecords)) {
    rmSync(join(folder, name), { force: true });
  }
}

function readRecord(key: RunKey): StoredRecord | undefined {
  try {
    // Only the generator writes these files. A version that writes another shape has another fingerprint.
    const stored: StoredRecord = JSON.parse(readFileSync(findRecordFile(key), "utf8"));
    return stored;
  } catch {
    return undefined;
  }
}

function findRecordFile(key: RunKey): string {
  const { repository, spec, root, refsWithin, overlays, scope, packages, layout } = key;
  const name = hashText(JSON.stringify([spec, root, refsWithin, overlays, scope, packages, layout])).slice(0, 16);
  return join(repository, "node_modules/.cache/openapi-monorepo", `${name}.json`);
}
