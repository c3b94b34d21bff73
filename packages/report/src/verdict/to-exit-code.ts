import { constants } from "node:os";
import type { Run } from "../model/contract-report.js";

/** The exit code that a shell would give: the command's own, or 128 and the number of the signal that ended it. */
export function toExitCode({ exitCode, signal, stoppedBy }: Pick<Run, "exitCode" | "signal" | "stoppedBy">): number {
  if (signal !== null) return ofSignal(signal);
  // The command ended early, as requested. That is not a success.
  if (exitCode === 0 && stoppedBy !== undefined) return ofSignal(stoppedBy);
  return exitCode ?? 1;
}

/** Of a signal that this system does not have, 1. */
function ofSignal(signal: string): number {
  const [, number] = Object.entries(constants.signals).find(([name]) => name === signal) ?? [];
  return number === undefined ? 1 : 128 + number;
}
