import { join } from "node:path";
import { styleText } from "node:util";
import { printProblems, printWarnings } from "@shortvideo-api/diff/commands/source";
import {
  type Diagnostic,
  escapeInvisible,
  explainWriteFailure,
  listNames,
  printCount,
  printPath,
  ProblemsError,
} from "@shortvideo-api/document/source";
import type { TypeCheck } from "./create-type-checker.ts";
import { readmePaths } from "../output/readme-sections.ts";
import type { RunResult } from "../workspace/run.ts";

/** The number of files, operations or schemas that a message lists. */
const mostLines = 20;

/** Prints the result of a run on stdout, or the differences that a check found on stderr. */
export function printResult(
  result: RunResult,
  { spec, root, check, durationMs }: { spec: string; root: string; check: boolean; durationMs: number },
): void {
  const { outOfDate, warnings, files } = result;
  printWarnings(warnings);
  const took = styleText("dim", `${Math.round(durationMs)} ms`, { stream: process.stdout });
  const what = `${printCount(result.operations, "operation")}, ${printCount(result.schemas, "schema")}`;
  const from = `${printPath(spec, process.cwd())}: ${what}`;
  if (outOfDate.length === 0) {
    console.log(`${from}. ${printCount(files, "file")}, all up to date. ${took}`);
  } else if (check) {
    console.error(printDrift(result, root));
  } else {
    const deleted = outOfDate.filter(({ was }) => was === "superfluous").length;
    const written = outOfDate.filter(({ was }) => was !== "superfluous");
    const unchanged = files - written.filter(({ path }) => !readmePaths.includes(path)).length;
    const parts = [
      `${written.length} written`,
      `${unchanged} unchanged`,
      ...(deleted > 0 ? [`${deleted} deleted`] : []),
    ];
    console.log(`${from}. Files: ${parts.join(", ")}. ${took}`);
    const changed = printChanged(result);
    if (changed !== "") console.log(changed);
  }
  const dropped = printDropped(warnings);
  if (dropped !== "") console.log(dropped);
}

/** Returns a line with the numbers of missing factories and fixtures; `""` if none are missing. Each of them has a warning. */
function printDropped(warnings: readonly Diagnostic[]): string {
  const countOf = (code: Diagnostic["code"]): number => warnings.filter((warning) => warning.code === code).length;
  const parts = [
    [countOf("schema-without-factory"), "schema", "without a factory"],
    [countOf("factory-not-verified"), "factory", "not verified"],
    [countOf("operation-without-fixture"), "operation", "without a fixture"],
  ] as const;
  const printed = parts.flatMap(([number, noun, state]) =>
    number === 0 ? [] : [`${printCount(number, noun)} ${state}`],
  );
  return printed.length === 0 ? "" : `Incomplete: ${printed.join(", ")}. The warnings above give their lines.`;
}

/** Errors whose messages say what to do. */
const saysWhatToDo: ReadonlySet<string> = new Set([
  "RefusedPathError",
  "BusyOutputError",
  "ReadmeMarkError",
  "EmitterError",
  "ConfigurationModuleError",
  "DocumentFetchError",
]);

/** Prints the reason why a run failed, on stderr. */
export function printTrouble(error: unknown): void {
  if (error instanceof ProblemsError) {
    printProblems(error.diagnostics, "Nothing was written.");
  } else if (error instanceof Error && saysWhatToDo.has(error.name)) {
    console.error(`${error.message}\nNothing was written.`);
  } else if (error instanceof Error && "syscall" in error) {
    const subject = "path" in error ? `\`${printPath(String(error.path), process.cwd())}\`` : "The output";
    console.error(
      `${subject} could not be written: ${explainWriteFailure(error)} Fix that, and run the command again.`,
    );
  } else {
    console.error("The generator failed. This is a defect of the generator, not a problem of the document:");
    console.error(error);
    console.error("Nothing was written.");
  }
}

/** Prints an error that says itself what to do, on stderr; any other as {@link printTrouble} does. */
export function printFailure(error: unknown): void {
  if (error instanceof Error && error.name === "Error") console.error(error.message);
  else printTrouble(error);
}

/** Prints the result of a type check; errors go to stderr. */
export function printTypeCheck({ complaints, durationMs }: TypeCheck): void {
  const took = styleText("dim", `${Math.round(durationMs)} ms`, { stream: process.stdout });
  if (complaints === "") console.log(`Types: no errors. ${took}`);
  else console.error(`${complaints}\nTypes: errors, see above.`);
}

/** Returns a line with the operations and schemas that a run changed; `""` if none exist. */
function printChanged({ drift }: RunResult): string {
  const named = [
    ...(drift.operations.length > 0 ? [`Operations: ${list(drift.operations)}.`] : []),
    ...(drift.schemas.length > 0 ? [`Schemas: ${list(drift.schemas)}.`] : []),
  ];
  return named.length > 0 ? `Changed. ${named.join(" ")}` : "";
}

function printDrift({ outOfDate, drift }: RunResult, root: string): string {
  const words = { missing: "is missing", different: "differs", superfluous: "is no longer generated" };
  const shown = outOfDate
    .slice(0, mostLines)
    .map(({ path, was }) => `  ${printPath(join(root, path), process.cwd())}  ${words[was]}`);
  const rest = outOfDate.length - shown.length;
  return [
    `${printCount(outOfDate.length, "file")} out of date:`,
    ...shown,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    "",
    ...(drift.operations.length > 0 ? [`Operations that drifted: ${list(drift.operations)}.`] : []),
    ...(drift.schemas.length > 0 ? [`Schemas that drifted: ${list(drift.schemas)}.`] : []),
    "Run `generate` without `--check`, and commit the result.",
  ].join("\n");
}

/** Shows the stage of a run that takes longer than 300 ms, on a terminal only. */
export function startProgress(stream: NodeJS.WriteStream): { show: (stage: string) => void; clear: () => void } {
  const startedAt = performance.now();
  let shown = false;
  return {
    show: (stage) => {
      if (!stream.isTTY || performance.now() - startedAt < 300) return;
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      stream.write(`\r\u001B[2K${styleText("dim", `${stage} … ${seconds} s`, { stream })}`);
      shown = true;
    },
    clear: () => {
      if (shown) stream.write("\r\u001B[2K");
      shown = false;
    },
  };
}

function list(names: readonly string[]): string {
  return listNames(names.map(escapeInvisible), mostLines);
}
