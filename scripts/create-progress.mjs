import { statSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { toStepName } from "./count-tests.mjs";

const redrawEveryMs = 250;

/**
 * Creates a display of the progress of a run. On a terminal, it updates one line. Elsewhere, and in CI, it prints a line for each
 * finished task.
 * @param {object} options
 * @param {import("./count-tests.mjs").Task[]} options.tasks
 * @param {string} options.root
 * @param {{ write: (text: string) => unknown, isTTY?: boolean, columns?: number }} [options.stream]
 */
export function createProgress({ tasks, root, stream = process.stdout }) {
  const isLive = stream.isTTY && !process.env.CI && process.env.TERM !== "dumb";
  const { FORCE_COLOR, NO_COLOR } = process.env;
  const hasColours = FORCE_COLOR ? FORCE_COLOR !== "0" : stream.isTTY && !NO_COLOR;
  const startMs = Date.now();
  /** @type {Set<string>} */
  const ended = new Set();

  const draw = () => stream.write(`\r\u001B[2K${toLine().slice(0, Math.max(1, (stream.columns ?? 80) - 1))}`);
  const erase = () => isLive && stream.write("\r\u001B[2K");
  const timer = isLive ? setInterval(draw, redrawEveryMs) : undefined;

  function toLine() {
    const seconds = Math.round((Date.now() - startMs) / 1_000);
    const running = tasks
      .filter((task) => !ended.has(task.taskId) && hasStarted(task))
      .map(({ taskId }) => toStepName(taskId));
    const names = running.length === 0 ? "" : ` · running ${running.join(", ")}`;
    return `${ended.size} of ${tasks.length} tasks done, ${seconds} s${names}`;
  }

  /** Returns `true` if a task has begun: turbo then begins its log. @param {import("./count-tests.mjs").Task} task */
  function hasStarted({ logFile }) {
    if (logFile === undefined) return false;
    const stats = statSync(join(root, logFile), { throwIfNoEntry: false });
    return stats !== undefined && stats.mtimeMs >= startMs;
  }

  return {
    /** Marks a task as done. @param {string} taskId @param {boolean} isCached */
    finish: (taskId, isCached) => {
      ended.add(taskId);
      if (isLive) draw();
      else stream.write(`[${ended.size}/${tasks.length}] ${toStepName(taskId)}${isCached ? " (cached)" : ""}\n`);
    },
    /** Prints text above the progress, in colours if the terminal supports them. @param {string} text */
    print: (text) => {
      erase();
      stream.write(`${hasColours ? text : stripVTControlCharacters(text)}\n`);
      if (isLive) draw();
    },
    /** Removes the live line. */
    end: () => {
      clearInterval(timer);
      erase();
    },
  };
}
