import { type Command, InvalidArgumentError } from "commander";
import {
  differenceGuide,
  isCodeOf,
  type Measure,
  measures,
  violationGuide,
  readThreshold,
  type ReportDemands,
  type Threshold,
  warningGuide,
} from "@shortvideo-api/report";
import { capitalize, findNearName, toKebabCase } from "@shortvideo-api/document";
import { listOption, overlayOption, reportOption, specOption } from "@shortvideo-api/mock/commands";
import type { OutputOptions } from "./run-with-reports.js";

/** Options of the commands that check a report: the files to write, and the requirements to meet. */
export interface VerdictOptions
  extends
    OutputOptions,
    Omit<ReportDemands, "thresholds">,
    Readonly<Partial<Record<`min${Capitalize<Measure>}`, Threshold>>> {}

/** Adds the options of {@link VerdictOptions} to a command. */
export function addVerdictOptions(command: Command): Command {
  command
    .addOption(reportOption("-r, --report <file>", "write the report to this file"))
    .option("-q, --quiet", quiet)
    .option("--allow-violations", "pass in spite of violations")
    .addOption(
      listOption(
        "--ignore <code>",
        "ignore violations, differences or warnings of this kind, such as parameter-unknown",
        codeReader("violation, difference or warning", { ...violationGuide, ...differenceGuide, ...warningGuide }),
      ),
    )
    .addOption(
      listOption(
        "--fail-on <kind>",
        "also fail on warnings: `warnings` for all, or one kind, such as page-repeated",
        codeReader("kind", { violations: true, warnings: true, ...warningGuide }),
      ),
    );
  for (const { key, meaning } of measures) {
    command.option(`--min-${toKebabCase(key)} <n>`, `minimum (12 or 80%) of ${meaning}`, parseThreshold);
  }
  return command;
}

/** The purpose of `--quiet`. */
export const quiet = "print no report, only the reasons why it does not pass";

/** Adds the options of {@link VerdictOptions} to a command whose reports may compare responses. */
export function addTrafficVerdictOptions(command: Command): Command {
  return addVerdictOptions(command).option("--allow-differences", "pass in spite of differences of responses");
}

/** Options of the commands that check traffic with a service. */
export interface TrafficOptions extends VerdictOptions {
  readonly spec?: string;
  readonly overlay: readonly string[];
}

/** Adds the options of {@link TrafficOptions} to a command. */
export function addTrafficOptions(command: Command): Command {
  return addTrafficVerdictOptions(command)
    .addOption(specOption())
    .addOption(overlayOption())
    .option("--record <folder>", "save a response of each operation and status, without personal data");
}

/** Names the option with the threshold of a measure: `"minRateLimits"`. */
function nameThreshold<Key extends Measure>(key: Key): `min${Capitalize<Key>}` {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The compiler does not follow `capitalize`.
  return `min${capitalize(key)}` as `min${Capitalize<Key>}`;
}

/** Reads the requirements for a report from the options. */
export function toDemands(options: VerdictOptions): ReportDemands {
  const thresholds = Object.fromEntries(measures.map(({ key }) => [key, options[nameThreshold(key)]]));
  return { ...options, thresholds };
}

/** Creates a reader of codes of a kind. For an unknown one, it names the nearest known code, and lists all known codes. */
export function codeReader<Code extends string>(kind: string, guide: Readonly<Record<Code, unknown>>) {
  return (text: string): Code => {
    if (isCodeOf(guide, text)) return text;
    const codes = Object.keys(guide);
    const nearest = findNearName(text, codes);
    const suggestion = nearest === undefined ? "" : ` (Did you mean ${nearest}?)`;
    throw new InvalidArgumentError(`Unknown ${kind}${suggestion}. Known: ${codes.join(", ")}.`);
  };
}

/** Parses the value of a `--min-…` option. */
export function parseThreshold(text: string): Threshold {
  const threshold = readThreshold(text);
  if (threshold !== undefined) return threshold;
  throw new InvalidArgumentError("It takes an integer, such as 12, or a share of 0% to 100%, such as 80%.");
}
