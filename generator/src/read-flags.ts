import { type Command, CommanderError } from "commander";

/**
 * Reads the flags of a command. Returns the exit code if there is nothing to run, since help was requested or the flags
 * are wrong. `check` ends the command, by its `error`, for flags that do not go together.
 */
export function readFlags<Flags extends object>(
  command: Command,
  args: readonly string[],
  check: (flags: Flags) => void = () => {},
): Flags | number {
  command.allowExcessArguments(false).showHelpAfterError("`--help` lists all options.").exitOverride();
  try {
    const flags: Flags = command.parse(args, { from: "user" }).opts();
    check(flags);
    return flags;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
}
