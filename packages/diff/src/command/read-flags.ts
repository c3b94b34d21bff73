import { type Command, CommanderError } from "commander";

/**
 * Reads the flags of a command. Returns the exit code if there is nothing to run: help was requested, or the flags are wrong.
 * `check` calls `command.error` for flags that contradict each other.
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
