import { spawn } from "node:child_process";

/** Kills the processes of a run if this process dies, for example by SIGKILL. */
export interface Guard {
  /** Passes the process group of the command to the guard. */
  watch(group: number): void;
  /** Ends the guard without killing any process. */
  cancel(): void;
}

/**
 * Starts a guard. Call it before the command starts, because this process may die at any moment after that. `mark` is a text in the
 * environment of the command. On Linux, the guard kills all processes with the mark and their descendants, also in other sessions.
 * On other systems it kills the process group.
 *
 * The guard is a shell that waits for the end of a pipe that only this process keeps open. On Windows, and on systems without `sh`,
 * the guard does nothing.
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
 * Finds the same processes as `findProcesses`, and kills them. Repeats this until no process is left, because a process may start
 * another one in between. The number of rounds is limited, because the system may keep a process. Collects descendants before it kills their
 * parents: afterwards, the parents of the others are unknown.
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
