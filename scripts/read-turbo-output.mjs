import { stripVTControlCharacters } from "node:util";

/**
 * Reads the output of `turbo run --log-order=grouped --log-prefix=task`, in which a task's log comes in one piece when the task ends.
 *
 * Each line of a log begins with `package:task: `. The first line says whether the result is from the cache. `package#task: WARNING`
 * follows if the task failed.
 * @param {string[]} taskIds
 * @param {object} handlers
 * @param {(taskId: string, isCached: boolean) => void} handlers.onEnd
 * @param {(taskId: string, log: string[]) => void} handlers.onFailure
 * @param {(line: string) => void} handlers.onWarning Receives a warning of turbo that does not belong to a task.
 */
export function readTurboOutput(taskIds, { onEnd, onFailure, onWarning }) {
  const known = new Map(taskIds.map((taskId) => [taskId.replace("#", ":"), taskId]));
  /** @type {Map<string, string[]>} */
  const logs = new Map();
  /** @type {Set<string>} */
  const failed = new Set();
  let unread = "";
  let rest = "";

  /** @param {string} line */
  const readLine = (line) => {
    const plain = stripVTControlCharacters(line);
    const taskId = known.get(/^(\S+): /.exec(`${plain} `)?.[1] ?? "");
    if (taskId !== undefined) {
      const cache = /: cache (hit|miss|bypass)\b/.exec(plain);
      const log = logs.get(taskId);
      if (log) log.push(line.slice(line.indexOf(": ") + 2));
      else if (cache) {
        logs.set(taskId, []);
        onEnd(taskId, cache[1] === "hit");
      }
      return;
    }
    const failure = /^(\S+#\S+): +(?:WARNING|ERROR) /.exec(plain)?.[1];
    if (failure !== undefined && taskIds.includes(failure)) {
      if (!failed.has(failure)) onFailure(failure, logs.get(failure) ?? []);
      failed.add(failure);
    } else if (/^ *WARNING /.test(plain)) onWarning(line);
    else rest += `${line}\n`;
  };

  return {
    /** Reads the next part of the output. @param {string} chunk */
    push: (chunk) => {
      const lines = `${unread}${chunk}`.split("\n");
      unread = lines.pop() ?? "";
      for (const line of lines) readLine(line);
    },
    /** Ends the output. Returns turbo's own messages if no task failed, and `undefined` otherwise. */
    end: () => {
      if (unread !== "") readLine(unread);
      return failed.size === 0 ? rest : undefined;
    },
  };
}
