import { type Command, CommanderError } from "commander";

/** Runs a command with the arguments of the process. Wrong use ends with exit code 2. */
export async function runCommand(command: Command): Promise<void> {
  for (const each of [command, ...command.commands]) each.exitOverride();
  try {
    await command.parseAsync();
  } catch (error) {
    // Commander has told what was wrong, or printed its help.
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  }
}
