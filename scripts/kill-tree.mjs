import { spawnSync } from "node:child_process";

const onWindows = process.platform === "win32";

/**
 * Options of `spawn` that make a process the leader of a process group, so that {@link killTree} reaches all descendants. On Windows,
 * the process would get another console instead, and `taskkill` finds descendants without a group.
 */
export const treeOptions = { detached: !onWindows };

/**
 * Kills a process that was started with {@link treeOptions}, and its descendants. Does nothing without a process id. Throws a
 * RangeError for any other number: the system would kill the group of this process for 0, and all processes for 1.
 * @param {number | undefined} pid
 */
export function killTree(pid) {
  if (pid === undefined) return;
  if (!Number.isInteger(pid) || pid < 2)
    throw new RangeError(`\`pid\` must be an integer of 2 or more, got \`${pid}\`.`);
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
