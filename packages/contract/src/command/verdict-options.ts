import { type Command, InvalidArgumentError } from "commander";
import {
  type DifferenceCode,
  differenceGuide,
  type FailOn,
  failOnNames,
  isCodeOf,
  type Measure,
  measures,
  type ViolationCode,
  violationGuide,
  readThreshold,
  type ReportDemands,
  type Threshold,
  type WarningCode,
  warningGuide,
} from "@shortvideo-api/report";
import { capitalize, findNearName, toKebabCase } from "@shortvideo-api/document";
import { listOption, overlayOption, reportOption, specOption } from "@shortvideo-api/mock/commands";
import type { OutputOptions } from "./run-with-reports.js";

/** Options of the commands that check a report: the files to write, and the requirements to meet. */
export interface VerdictOptions
  extends OutputOptions, Readonly<Partial<Record<`min${Capitalize<Measure>}`, Threshold>>> {
  readonly allowViolations?: boolean;
  readonly allowDifferences?: boolean;
  readonly ignore: readonly (ViolationCode | DifferenceCode | WarningCode)[];
  readonly failOn: readonly FailOn[];
}

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
        readIgnored,
      ),
    )
    .addOption(
      listOption(
        "--fail-on <kind>",
        "also fail on warnings: `warnings` for all, or one kind, such as page-repeated",
        readFailOn,
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
  const { allowViolations, allowDifferences, ignore, failOn } = options;
  const thresholds = Object.fromEntries(measures.map(({ key }) => [key, options[nameThreshold(key)]]));
  return { allowViolations, allowDifferences, ignore, failOn, thresholds };
}

function readIgnored(text: string): ViolationCode | DifferenceCode | WarningCode {
  const guide = { ...violationGuide, ...differenceGuide, ...warningGuide };
  if (isCodeOf(guide, text)) return text;
  throw new InvalidArgumentError(explainCode("violation, difference or warning", text, Object.keys(guide)));
}

function readFailOn(text: string): FailOn {
  if (text === "violations" || text === "warnings" || isCodeOf(warningGuide, text)) return text;
  throw new InvalidArgumentError(explainCode("kind", text, failOnNames));
}

/** Explains that a code of this kind is unknown. Names the nearest known code, and lists all known codes. */
export function explainCode(kind: string, given: string, codes: readonly string[]): string {
  const nearest = findNearName(given, codes);
  const suggestion = nearest === undefined ? "" : ` (Did you mean ${nearest}?)`;
  return `Unknown ${kind}${suggestion}. Known: ${codes.join(", ")}.`;
}

/** Parses the value of a `--min-…` option. */
export function parseThreshold(text: string): Threshold {
  const threshold = readThreshold(text);
  if (threshold !== undefined) return threshold;
  throw new InvalidArgumentError("It takes an integer, such as 12, or a share of 0% to 100%, such as 80%.");
}
