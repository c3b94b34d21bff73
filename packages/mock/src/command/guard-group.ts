import { spawn } from "node:child_process";

/**
 * Has a process group killed when this process ends without a word, as by SIGKILL: then nothing of ours runs any more that could.
 * Gives what calls it off.
 *
 * A shell of a few kilobytes waits for the end of a pipe that this process alone holds open. On Windows, and where there is no
 * `sh`, nobody waits.
 */
export function guardGroup(group: number): () => void {
  if (process.platform === "win32") return () => {};
  const guard = spawn("/bin/sh", ["-c", 'read -r word; kill -s KILL -- "-$1"', "guard", String(group)], {
    detached: true,
    env: {},
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.on("error", () => {});
  guard.stdin.on("error", () => {});
  guard.unref();
  return () => {
    guard.kill("SIGKILL");
  };
}
