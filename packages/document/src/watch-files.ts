import { hash } from "node:crypto";
import { existsSync, type FSWatcher, readdirSync, readFileSync, statSync, watch } from "node:fs";
import { basename, dirname, extname, relative, resolve, sep } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** An editor that saves through a second file causes several events. After this time without events, the file is complete. */
const quietMs = 40;
/** The clock of the file system may be behind by this much. */
const clockLagMs = 20;
const documentEndings = new Set([".yaml", ".yml", ".json"]);

/** Files under watch. */
export interface WatchedFiles {
  /** Watches further files. `readAt` is a time before they were read, in milliseconds since the epoch. */
  add: (paths: readonly string[], readAt: number) => void;
  /** Waits until the content of a file changes. Returns the paths, or `undefined` if the watch was aborted. */
  nextChange: () => Promise<readonly string[] | undefined>;
  close: () => void;
}

/**
 * Watches files by their folders, since an editor may replace a file by another one of the same name. A new document file in
 * one of the folders counts as changed, since it may be the missing target of a `$ref`.
 */
export function watchFiles(paths: readonly string[], signal: AbortSignal): WatchedFiles {
  const folders = new Map<string, FSWatcher>();
  const contents = new Map<string, string | undefined>();
  const touched = new Set<string>();
  let events = 0;
  let wake: (() => void) | undefined;
  signal.addEventListener("abort", () => wake?.());

  function add(added: readonly string[], readAt: number): void {
    for (const path of added) {
      if (!contents.has(path)) {
        // A file that was saved between reading and watching counts as changed.
        const isRead = (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < readAt - clockLagMs;
        contents.set(path, isRead ? hashFile(path) : undefined);
        if (!isRead) touched.add(path);
      }
      const folder = dirname(path);
      if (!folders.has(folder)) follow(folder);
    }
  }

  /** Watches a folder. Until it exists, watches the nearest folder above it that does. */
  function follow(folder: string, place = folder): void {
    let watcher: FSWatcher;
    try {
      watcher = watch(place);
    } catch (error) {
      if (place === dirname(place)) throw error;
      return follow(folder, dirname(place));
    }
    folders.set(folder, watcher);
    const missing = relative(place, folder).split(sep)[0];
    const followAgain = (): void => {
      watcher.close();
      follow(folder);
      if (existsSync(folder)) touch(folder, readdirSync(folder));
    };
    watcher.on("change", (_, name) => {
      if (typeof name !== "string") return;
      // A watcher of a deleted or replaced folder notices no more saves.
      if (name === basename(place) || name === missing) followAgain();
      else if (place === folder) touch(folder, [name]);
    });
    watcher.on("error", followAgain);
  }

  function touch(folder: string, names: readonly string[]): void {
    for (const name of names) {
      const path = resolve(folder, name);
      if (contents.has(path) || documentEndings.has(extname(name))) touched.add(path);
    }
    events += 1;
    wake?.();
  }

  async function nextChange(): Promise<readonly string[] | undefined> {
    for (;;) {
      if (touched.size === 0 && !signal.aborted) await new Promise<void>((resolveWait) => (wake = resolveWait));
      // Waits until no event arrives for `quietMs`.
      for (let seen = -1; seen !== events && !signal.aborted;) {
        seen = events;
        await wait(quietMs);
      }
      if (signal.aborted) return undefined;
      const changed = [...touched].filter((path) => {
        const content = hashFile(path);
        const differs = content !== contents.get(path);
        contents.set(path, content);
        return differs;
      });
      touched.clear();
      if (changed.length > 0) return changed;
    }
  }

  add(paths, Date.now());
  return {
    add,
    nextChange,
    close: () => {
      for (const watcher of folders.values()) watcher.close();
    },
  };
}

/** Returns the SHA-256 of a file; `undefined` if it cannot be read. */
export function hashFile(path: string): string | undefined {
  try {
    return hash("sha256", readFileSync(path));
  } catch {
    return undefined;
  }
}
