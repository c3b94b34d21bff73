import { type Command, InvalidArgumentError, Option } from "commander";
import { addReportTarget, type ReportTarget, ReportTargetError, reportTargetForm } from "@shortvideo-api/report";
import type { MockOptions } from "../core/create-mock.js";
import { engineHelp, type EngineName, engineNames } from "../engine/engines.js";

/** The values of the options that {@link addMockOptions} adds. */
export interface MockCommandOptions {
  readonly spec?: string;
  readonly strict?: boolean;
  readonly overlay: readonly string[];
  readonly engine: EngineName;
  readonly scenario?: string;
}

/** Adds the options of a command that starts a mock. */
export function addMockOptions(command: Command): Command {
  return command
    .addOption(specOption())
    .option("--strict", "validate the whole document first, and do not start if it has a problem")
    .addOption(overlayOption())
    .addOption(new Option("--engine <name>", engineHelp).choices(engineNames).default("built-in"))
    .option(
      "--scenario <words>",
      "preference for every request that states none, such as `slow`, `slow,delay_ms=500` or `code=429`",
    );
}

/** Converts the values of the options to options of a mock. A scenario `slow` is short for the preference `scenario=slow`. */
export function toMockOptions({ spec, strict, overlay, engine, scenario }: MockCommandOptions): MockOptions {
  const preference = scenario?.replace(/^[\w-]+(?=\s*(?:[,;]|$))/, "scenario=$&");
  return { spec, strict, overlays: overlay, engine, preference };
}

/** Creates the option `--spec`. */
export function specOption(): Option {
  return new Option(
    "--spec <file>",
    "OpenAPI 3.0, 3.1 or 3.2 document, with the openapi-monorepo.json that names it; default: that of the short-video service",
  );
}

/** Creates the option `--overlay`. */
export function overlayOption(): Option {
  return listOption("--overlay <file>", "apply this OpenAPI Overlay 1.0 or 1.1 file to the document");
}

/** Creates an option for a port. 0 selects any free port. Default: `--port`. */
export function portOption(purpose: string, flags = "-p, --port <number>"): Option {
  return new Option(flags, `${purpose}; 0 takes any free one`).argParser(
    numberReader(/^\d+$/, "A port is an integer from 0 to 65535.", (port) => port <= 65_535),
  );
}

/** Creates an option for the address to listen on. */
export function hostOption(): Option {
  return new Option("--host <address>", "address to listen on; 0.0.0.0 for all").default("127.0.0.1");
}

/** Creates an option that names a report file and can be repeated. `purpose` begins its help. */
export function reportOption(flags: string, purpose: string): Option {
  return new Option(flags, `${purpose}; ${reportTargetForm}`).default([], "none").argParser(addTarget);
}

function addTarget(text: string, others: readonly ReportTarget[]): ReportTarget[] {
  try {
    return addReportTarget(others, text);
  } catch (error) {
    throw error instanceof ReportTargetError ? new InvalidArgumentError(error.message) : error;
  }
}

/** Creates an option that can be repeated. `read` reads one of its values. */
export function listOption(flags: string, purpose: string, read: (text: string) => unknown = String): Option {
  return new Option(flags, `${purpose}; can be repeated`)
    .default([], "none")
    .argParser<readonly unknown[]>((text, others) => [...others, read(text)]);
}

/** Creates a reader for the number of an option. It rejects other texts with the given message. */
export function numberReader(
  form: RegExp,
  message: string,
  isValid: (number: number) => boolean = () => true,
): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (form.test(text) && isValid(number)) return number;
    throw new InvalidArgumentError(message);
  };
}
