import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { refuseLinks } from "./generated-path.ts";

/** Below the output root, so that it is on the same file system and a rename out of it is one step. */
const cache = ".cache";
const folder = `${cache}/generate`;
const patienceMs = 10_000;
let opened = 0;

/** Another run is writing into the same folder, and does not come to its end. */
export class BusyOutputError extends Error {
  override readonly name = "BusyOutputError";
}

/**
 * Takes the staging folder of an output root, waiting for another run that holds it; what a run that was killed has
 * left there is thrown away. Only one run at a time has it, so it is the lock on the output, too.
 */
export async function openStaging(root: string): Promise<string> {
  const path = join(root, folder);
  opened += 1;
  const own = `${path}-${process.pid}-${opened}`;
  refuseLinks(root, [`${folder}/owner`]);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, "owner"), String(process.pid));
  const deadline = performance.now() + patienceMs;
  try {
    while (!take(own, path)) {
      const owner = readOwner(path);
      if (owner !== undefined && !isAlive(owner)) {
        discard(path, `${own}-leftover`);
      } else if (performance.now() > deadline) {
        throw new BusyOutputError(
          `Process ${owner ?? "(unknown)"} has been generating into \`${root}\` for ${patienceMs / 1_000} s. ` +
            `Wait for it, or stop it and delete \`${folder}\`.`,
        );
      } else {
        await wait(20);
      }
    }
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    throw error;
  }
  return path;
}

/** Gives the staging folder back. */
export function closeStaging(root: string): void {
  discard(join(root, folder), join(root, `${folder}-${process.pid}-${opened}-leftover`));
  clearLeftovers(root);
}

/** Removes what runs that were killed have left. */
export function clearLeftovers(root: string): void {
  if (!existsSync(join(root, cache))) return;
  const owner = readOwner(join(root, folder));
  if (owner !== undefined && !isAlive(owner)) {
    discard(join(root, folder), join(root, `${folder}-${process.pid}-${opened}-leftover`));
  }
  for (const name of readdirSync(join(root, cache))) {
    const pid = /^generate-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(root, cache, name), { recursive: true, force: true });
  }
  try {
    rmdirSync(join(root, cache));
  } catch {
    // Somebody else keeps things in there.
  }
}

/** A rename never replaces a folder that holds a file: of all who try, one gets through. */
function take(own: string, path: string): boolean {
  try {
    renameSync(own, path);
    return true;
  } catch (error) {
    // Windows says EPERM where others say that the folder is not empty.
    if (["ENOTEMPTY", "EEXIST", "EPERM"].includes(codeOf(error))) return false;
    throw error;
  }
}

/** Renames before it deletes, so that no program meets a half-deleted folder. */
function discard(path: string, leftover: string): void {
  try {
    renameSync(path, leftover);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  rmSync(leftover, { recursive: true, force: true });
}

function readOwner(path: string): number | undefined {
  try {
    return Number(readFileSync(join(path, "owner"), "utf8"));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
