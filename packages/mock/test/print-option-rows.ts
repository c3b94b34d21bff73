import { type Command, Help } from "commander";

/** Prints the rows of a reference's table that describe the options of a command. */
export function printOptionRows(command: Command): string[] {
  const help = new Help();
  return command.options.map((option) => `| \`${option.flags}\` | ${help.optionDescription(option)} |`);
}
