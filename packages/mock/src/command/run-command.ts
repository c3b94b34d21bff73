import { type Command, CommanderError } from "commander";

/** Runs a command with the arguments of the process. Wrong use ends with exit code 2. */
export async function runCommand(command: Command): Promise<void> {
  // Who reads what is told may leave, as `head` does; what was to be done is done all the same.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
  for (const each of [command, ...command.commands]) each.exitOverride();
  try {
    await command.parseAsync();
  } catch (error) {
    // Commander has told what was wrong, or printed its help.
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  }
}
