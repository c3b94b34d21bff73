import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PartName } from "@shortvideo-api/document/source";
import type { GeneratedFile } from "../output/generated-file.ts";

/** The file that records what the generator wrote into a workspace. */
export const recordFile = "openapi-monorepo.lock.json";

/** The files that the generator wrote into a workspace, without later edits. */
export interface WorkspaceRecord {
  /** Version of the generator that wrote the files last. */
  readonly generator: string;
  /** The optional parts of the files. */
  readonly parts: readonly PartName[];
  /** SHA-256 of each written text, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** SHA-256 of the runtime that was compiled into each package, by its folder. */
  readonly runtime: Readonly<Record<string, string>>;
}

/** Prints the record of written files. */
export function printRecord({ generator, parts, files, runtime }: WorkspaceRecord): GeneratedFile {
  const sorted = Object.fromEntries(Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const record = { generator, ...(parts.length > 0 && { parts }), files: sorted, runtime };
  return { path: recordFile, text: `${JSON.stringify(record, null, 2)}\n` };
}

/** Reads the record of a workspace. Throws an error with the fix if it is missing. */
export function readRecord(folder: string): WorkspaceRecord {
  const path = join(folder, recordFile);
  if (!existsSync(path)) {
    throw new Error(
      `\`${path}\` is missing. It records what the generator wrote, so that edits are kept. Restore it from git.`,
    );
  }
  try {
    const record: Partial<WorkspaceRecord> & Pick<WorkspaceRecord, "generator"> = JSON.parse(
      readFileSync(path, "utf8"),
    );
    const { generator, parts = [], files, runtime } = record;
    return { generator, parts, files: { ...files }, runtime: { ...runtime } };
  } catch (error) {
    throw new Error(`\`${path}\` cannot be read. Restore it from git.`, { cause: error });
  }
}
