import { spawnSync } from "node:child_process";

const onWindows = process.platform === "win32";

/**
 * Options of `spawn` that make a process the leader of a process group, so that {@link killTree} reaches all descendants. On Windows,
 * the process would get another console instead, and `taskkill` finds descendants without a group.
 */
export const treeOptions = { detached: !onWindows };

/** Kills a process that was started with {@link treeOptions}, and its descendants. @param {number | undefined} pid */
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
