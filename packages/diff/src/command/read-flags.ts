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
  // Commander names a missing option before an unknown one, which may be the same option with a typing error.
  const required = command.options.filter(({ mandatory }) => mandatory);
  for (const option of required) option.mandatory = false;
  try {
    const flags: Flags = command.parse(args, { from: "user" }).opts();
    const missing = required.find((option) => command.getOptionValue(option.attributeName()) === undefined);
    if (missing) command.error(`error: required option '${missing.flags}' not specified`);
    check(flags);
    return flags;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
}
