import { spawn } from "node:child_process";

/** Kills what a run started if this process dies, as by SIGKILL. */
export interface Guard {
  /** Names the process group of the command. */
  watch(group: number): void;
  cancel(): void;
}

/**
 * Starts a guard before the command starts, as this process may die at any moment after that. `mark` is a text in the environment
 * of the command. On Linux, the guard kills all processes with the mark, and their descendants, also in sessions of their own.
 * Elsewhere it kills the process group.
 *
 * The guard is a shell that waits for the end of a pipe that this process alone holds open. On Windows, and without `sh`, there is
 * none.
 */
export function startGuard(mark: string): Guard {
  if (process.platform === "win32") return { watch() {}, cancel() {} };
  const guard = spawn("/bin/sh", ["-c", script, "guard", mark], {
    detached: true,
    env: {},
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.on("error", () => {});
  guard.stdin.on("error", () => {});
  guard.unref();
  return {
    watch: (group) => void guard.stdin.write(`${group}\n`),
    cancel: () => void guard.kill("SIGKILL"),
  };
}

/**
 * Finds as `findProcesses` does, and kills. It looks again until nothing is left, since a process may start another one in between;
 * the system may never let go of one, so that it does not look for ever. Descendants are collected before their parents are killed:
 * afterwards nothing shows whose they were.
 */
const script = `
read -r group
read -r end
rounds=0
while [ "$rounds" -lt 100 ]; do
  rounds=$((rounds + 1))
  found=" "
  for file in $(grep -lsF -e "$1" /proc/[0-9]*/environ); do
    pid=\${file#/proc/}
    found="$found\${pid%/environ} "
  done
  grown=yes
  while [ "$grown" ]; do
    grown=
    for file in /proc/[0-9]*/stat; do
      read -r stat < "$file" || continue
      pid=\${stat%% *}
      set -- "$1" \${stat##*) }
      case "$2" in Z | X) continue ;; esac
      case "$found" in *" $pid "*) continue ;; esac
      case "$found" in *" $3 "*) found="$found$pid "; grown=yes ;; esac
    done
  done
  [ "$group" ] && kill -s KILL -- "-$group"
  [ "$found" = " " ] && break
  kill -s KILL $found
done
`;
