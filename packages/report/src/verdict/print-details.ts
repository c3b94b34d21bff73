import { printCount, quoteWord } from "@shortvideo-api/document";
import type { Run, RunStart, Unlisted } from "../model/contract-report.js";
import type { Warning } from "../model/warning.js";
import type { EngineReport } from "../model/disagreement.js";
import type { Measure } from "../model/measures.js";
import type { Coverage } from "./summarize.js";

/** Prints how a command ended: `"ended with exit code 1"`. */
export function printEnd({ exitCode, signal, stoppedBy, timedOutAfterMs, notStarted }: Run): string {
  if (notStarted !== undefined) return "could not be started";
  if (timedOutAfterMs !== undefined) return `did not end within ${printDuration(timedOutAfterMs)}`;
  if (exitCode === 0 && stoppedBy !== undefined) return `was stopped by ${stoppedBy}`;
  return exitCode === null ? `was ended by ${signal ?? "a signal"}` : `ended with exit code ${exitCode}`;
}

/** Prints the first start of several runs, their commits, and the test runners: `"2026-11-28 09:30:00 UTC"`, `"commit 1f0c6a2be4d7"`. */
export function printStarts(starts: readonly RunStart[]): string[] {
  const [first] = starts.map(({ at }) => at);
  const commits = [...new Set(starts.flatMap(({ commit }) => commit?.slice(0, 12) ?? []))];
  return [
    ...(first === undefined ? [] : [first.replace("T", " ").replace(/(?:\.\d+)?Z$/, " UTC")]),
    ...commits.map((commit) => `commit ${commit}`),
    ...starts.flatMap(({ command }) => (command ? `\`${printCommand(command)}\`` : [])),
  ];
}

/** Prints what is not listed: `"violations that are not listed: of parameter-wrong in 2 requests, of path-unknown in 1 request"`. */
export function printUnlisted(counted: readonly Unlisted<string>[], noun: string): string {
  const kinds = counted.map(({ code, count }) => `of ${code} in ${printCount(count, "request")}`).join(", ");
  return `${noun}s that are not listed: ${kinds}`;
}

/** Prints the count of a warning: `"2 requests"`, or `"3 operations"` for a condition that no request met. */
export function printWarningCount({ count, request }: Pick<Warning, "count" | "request">): string {
  return printCount(count, request === undefined ? "operation" : "request");
}

/** Prints a duration: `"850 ms"`, `"3.2 s"`, `"2 min 5 s"`. */
export function printDuration(durationMs: number): string {
  const ms = Math.round(durationMs);
  if (ms < 1_000) return `${ms} ms`;
  const tenths = Math.round(ms / 100);
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`;
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Prints a coverage: `"15/24"`, or a dash if there is nothing to cover. */
export function printCoverage({ covered, total }: Coverage): string {
  return total === 0 ? "–" : `${covered}/${total}`;
}

/** Prints the coverage of a measure in a table of operations. Only a list has an end, which is reached or not. */
export function printCell(measure: Measure, coverage: Coverage): string {
  if (measure !== "pages" || coverage.total === 0) return printCoverage(coverage);
  return coverage.covered > 0 ? "yes" : "no";
}

/** Prints a command with its words quoted for a shell. */
export function printCommand(command: readonly string[]): string {
  return command.map(quoteWord).join(" ");
}

/** Prints the counts of an engine: `"12 requests validated, 5 responses created, no disagreement"`. */
export function printEngine({ requests, responses, disagreements, unlisted = 0 }: EngineReport): string {
  const count = disagreements.reduce((sum, disagreement) => sum + disagreement.count, unlisted);
  const disagreed = count === 0 ? "no disagreement" : printCount(count, "disagreement");
  return `${printCount(requests, "request")} validated, ${printCount(responses, "response")} created, ${disagreed}`;
}
