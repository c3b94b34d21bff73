import { type Command, InvalidArgumentError, type Option } from "commander";
import { hostOption, listOption, numberReader } from "@shortvideo-api/mock/commands";

/** Options of a command that runs another command against a server. */
export interface CommandOptions {
  readonly host: string;
  readonly urlEnv: readonly string[];
  readonly timeout?: number;
  readonly killAfter: number;
  readonly verbose?: boolean;
}

/** Adds the options of {@link CommandOptions}. `verbose` describes the option of that name. */
export function addCommandOptions(command: Command, verbose: string): Command {
  return command
    .addOption(hostOption())
    .addOption(variableOption("--url-env <name>", "address", "MOCK_URL"))
    .option("--timeout <seconds>", "end the command with SIGTERM after this time, with exit code 124", readSeconds)
    .option("--kill-after <seconds>", "time that the command has to end after SIGTERM", readSeconds, 5)
    .option("-v, --verbose", verbose);
}

/** Returns the limits of the command. */
export function toLimits({ timeout, killAfter }: CommandOptions): { timeoutMs: number | undefined; graceMs: number } {
  return { timeoutMs: timeout === undefined ? undefined : timeout * 1_000, graceMs: killAfter * 1_000 };
}

/** Says that the command left processes running. */
export function printLeftBehind(leftBehind: boolean): void {
  if (leftBehind) console.error("The command left processes running. They were ended.");
}

/** Creates an option that names a variable in which the command finds the address or the key. */
export function variableOption(flags: string, value: string, defaultVariable: string): Option {
  const purpose = `pass the ${value} to the command in this variable, in addition to ${defaultVariable}`;
  return listOption(flags, purpose, (text) => {
    if (/^[A-Za-z_]\w*$/.test(text)) return text;
    throw new InvalidArgumentError(
      "It must consist of letters, digits and underscores, and begin with a letter or an underscore.",
    );
  });
}

const readSeconds = numberReader(/^\d{1,6}(?:\.\d+)?$/, "It must be a number of seconds, such as 5 or 0.5.");
