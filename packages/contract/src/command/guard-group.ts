import { spawn } from "node:child_process";

/**
 * Kills a command and all that it started when this process dies without a word, as by SIGKILL. Returns a function that cancels it.
 *
 * `group` is the process group of the command, `mark` a text in the environment that it was started with. On Linux this reaches
 * processes that made a session of their own, too: those that carry the mark, and the descendants of those.
 *
 * A shell of a few kilobytes waits for the end of a pipe that this process alone holds open. On Windows, and where there is no
 * `sh`, nothing waits.
 */
export function guardGroup(group: number, mark: string): () => void {
  if (process.platform === "win32") return () => {};
  const guard = spawn("/bin/sh", ["-c", script, "guard", String(group), mark], {
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

/**
 * Finds as `findProcesses` does, and kills. It looks again until nothing is left, since a process may start another one in between;
 * the system may never let go of one, so that it does not look for ever. Descendants are collected before their parents are killed:
 * afterwards nothing shows whose they were.
 */
const script = `
read -r word
rounds=0
while [ "$rounds" -lt 100 ]; do
  rounds=$((rounds + 1))
  found=" "
  for file in $(grep -lsF -e "$2" /proc/[0-9]*/environ); do
    pid=\${file#/proc/}
    found="$found\${pid%/environ} "
  done
  grown=yes
  while [ "$grown" ]; do
    grown=
    for file in /proc/[0-9]*/stat; do
      read -r stat < "$file" || continue
      pid=\${stat%% *}
      set -- "$1" "$2" \${stat##*) }
      case "$3" in Z | X) continue ;; esac
      case "$found" in *" $pid "*) continue ;; esac
      case "$found" in *" $4 "*) found="$found$pid "; grown=yes ;; esac
    done
  done
  kill -s KILL -- "-$1"
  [ "$found" = " " ] && break
  kill -s KILL $found
done
`;
