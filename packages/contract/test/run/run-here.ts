import { createRunCommand } from "../../src/command/create-run-command.js";
import { type CommandRun, runCommandHere } from "../run-command-here.js";

/** Runs the command `run` in this process. */
export function runHere(args: readonly string[]): Promise<CommandRun> {
  return runCommandHere(createRunCommand(), args);
}
