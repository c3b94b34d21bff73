import { constants } from "node:os";
import type { Run } from "../model/contract-report.js";

/** The exit code of a command whose time was over, as that of `timeout`. */
const timeoutCode = 124;

/** Returns the exit code of the command of a run. As in a shell, it is 128 plus the number of the signal that ended the command. */
export function toExitCode(run: Pick<Run, "exitCode" | "signal" | "stoppedBy" | "timedOutAfterMs">): number {
  const { exitCode, signal, stoppedBy, timedOutAfterMs } = run;
  if (timedOutAfterMs !== undefined) return timeoutCode;
  if (signal !== null) return toSignalCode(signal);
  // The command ended early, as requested. That is not a success.
  if (exitCode === 0 && stoppedBy !== undefined) return toSignalCode(stoppedBy);
  return exitCode ?? 1;
}

/** Returns 128 plus the number of a signal, or 1 for a signal that this system does not have. */
function toSignalCode(signal: string): number {
  const [, number] = Object.entries(constants.signals).find(([name]) => name === signal) ?? [];
  return number === undefined ? 1 : 128 + number;
}
