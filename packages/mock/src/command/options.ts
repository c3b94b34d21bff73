import { Option, InvalidArgumentError } from "commander";
import { addReportTarget, type ReportTarget, ReportTargetError, reportTargetForm } from "@shortvideo-api/report";
import { engineHelp, engineNames } from "../engine/engines.js";

/** Creates the option `--engine`. */
export function engineOption(): Option {
  return new Option("--engine <name>", engineHelp).choices(engineNames).default("built-in");
}

/** Creates the option `--overlay`, which can be repeated. */
export function overlayOption(): Option {
  return new Option("--overlay <file>", "apply this OpenAPI Overlay 1.0 file to the document; can be repeated")
    .default([], "none")
    .argParser<readonly string[]>((file, others) => [...others, file]);
}

/** Reads the port number of an option. 0 selects any free port. */
export function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError("A port is an integer from 0 to 65535.");
}

/** Creates an option that names a report file and can be repeated. `purpose` begins its help. */
export function reportOption(flags: string, purpose: string): Option {
  return new Option(flags, `${purpose}; ${reportTargetForm}`).default([], "none").argParser(readTargets);
}

function readTargets(text: string, others: readonly ReportTarget[]): ReportTarget[] {
  try {
    return addReportTarget(others, text);
  } catch (error) {
    throw error instanceof ReportTargetError ? new InvalidArgumentError(error.message) : error;
  }
}

/** Creates the option that sets the preference of every request that states none. */
export function scenarioOption(): Option {
  return new Option(
    "--scenario <words>",
    "preference for every request that states none, such as `slow`, `slow,delay_ms=500` or `code=429`",
  );
}

/** Reads the value of the option as a preference. `slow` is short for `scenario=slow`. */
export function readScenario(words: string | undefined): string | undefined {
  return words?.replace(/^[\w-]+(?=\s*(?:[,;]|$))/, "scenario=$&");
}
