import { spawnSync } from "node:child_process";

const onWindows = process.platform === "win32";

/**
 * Options of `spawn` under which {@link killTree} reaches all that the process starts: it leads a process group. On Windows it would
 * get a console of its own instead, and `taskkill` finds its descendants without a group.
 */
export const asTree = { detached: !onWindows };

/** Kills a process that was started {@link asTree}, and all that it started. @param {number | undefined} pid */
export function killTree(pid) {
  if (pid === undefined) return;
  if (onWindows) {
    spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"], { stdio: "ignore" });
    return;
  }
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}
