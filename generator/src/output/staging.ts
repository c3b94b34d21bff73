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
import { isProcessAlive } from "@shortvideo-api/document/source";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { refuseLinks } from "./generated-path.ts";

/** The staging folder is below the output root, so that it is on the same file system and a rename out of it is atomic. */
const cache = ".cache";
const folder = `${cache}/generate`;
/** The longest wait for another run. */
const patienceMs = 10_000;
/** The number of staging folders that this process has opened. Their names contain it. */
let opened = 0;

/** Another run writes into the same folder and does not end. */
export class BusyOutputError extends Error {
  override readonly name = "BusyOutputError";
}

/**
 * Opens the staging folder of an output root. Waits for another run that uses it, and deletes the leftovers of a killed
 * run. The folder is also the lock of the output: only one run at a time has it.
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
      if (owner !== undefined && !isProcessAlive(owner)) {
        discard(root);
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

/** Deletes the staging folder and releases the lock. */
export function closeStaging(root: string): void {
  discard(root);
  clearLeftovers(root);
}

/** Deletes the leftovers of killed runs. */
export function clearLeftovers(root: string): void {
  if (!existsSync(join(root, cache))) return;
  const owner = readOwner(join(root, folder));
  if (owner !== undefined && !isProcessAlive(owner)) discard(root);
  for (const name of readdirSync(join(root, cache))) {
    const pid = /^generate-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isProcessAlive(Number(pid)))
      rmSync(join(root, cache, name), { recursive: true, force: true });
  }
  try {
    rmdirSync(join(root, cache));
  } catch {
    // The folder contains files of others.
  }
}

/** Takes the lock by a rename. A rename never replaces a folder that contains a file, so only one run succeeds. */
function take(own: string, path: string): boolean {
  try {
    renameSync(own, path);
    return true;
  } catch (error) {
    // Windows reports EPERM for a folder that is not empty.
    if (["ENOTEMPTY", "EEXIST", "EPERM"].includes(readCode(error))) return false;
    throw error;
  }
}

/** Deletes the staging folder. Renames it first, so that other programs never see a half-deleted folder. */
function discard(root: string): void {
  const leftover = join(root, `${folder}-${process.pid}-${opened}-leftover`);
  try {
    renameSync(join(root, folder), leftover);
  } catch (error) {
    if (readCode(error) === "ENOENT") return;
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

function readCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
