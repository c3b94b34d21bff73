import { resolve } from "node:path";
import { type Format, type ReportFormat, reportFormatNames, reportFormats } from "../render/formats.js";

/** A file for a report, and the format of the report. */
export interface ReportTarget {
  readonly file: string;
  readonly format: ReportFormat;
}

/** Formats by the ends of file names, the longest first: `.sarif.json` also ends in `.json`. */
const endings = reportFormatNames
  .flatMap((format) => reportFormats[format].endings.map((ending) => ({ ending, format })))
  .sort((one, other) => other.ending.length - one.ending.length);

/** Describes the names of reports in the help of an option. */
export const reportTargetForm = `can be repeated. Its name ends in ${listUsualEndings()}, or begins with ${joinWithOr(
  reportFormatNames.map((format) => `${format}:`),
)}`;

function listUsualEndings(): string {
  const formats: readonly Format[] = reportFormatNames.map((format) => reportFormats[format]);
  return joinWithOr(
    formats.flatMap(({ endings: [usual], note }) =>
      usual === undefined ? [] : [note === undefined ? usual : `${usual} (${note})`],
    ),
  );
}

function joinWithOr(names: readonly string[]): string {
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** Thrown if the name of a report has no known ending, or if two reports have the same file. */
export class ReportTargetError extends Error {
  override readonly name = "ReportTargetError";
}

/** Reads a target with {@link readReportTarget}, and adds it. Throws a {@link ReportTargetError} if two targets have the same file. */
export function addReportTarget(before: readonly ReportTarget[], text: string): ReportTarget[] {
  const target = readReportTarget(text);
  const other = before.find(({ file }) => resolve(file) === resolve(target.file));
  if (!other) return [...before, target];
  throw new ReportTargetError(`\`${other.file}\` is the file of two reports. Name another file for one of them.`);
}

/** Reads the file and the format from a name such as `report.html` or `junit:report.out`. Throws a {@link ReportTargetError}. */
export function readReportTarget(text: string): ReportTarget {
  // Only a format counts as a prefix: `C:\report.html` is a file.
  const named = reportFormatNames.find((format) => text.startsWith(`${format}:`));
  const file = named === undefined ? text : text.slice(named.length + 1);
  const format = named ?? endings.find(({ ending }) => file.toLowerCase().endsWith(ending))?.format;
  if (file !== "" && format !== undefined) return { file, format };
  throw new ReportTargetError(
    `The name of a report ends in ${endings.map(({ ending }) => ending).join(", ")}, or begins with ${reportFormatNames.map((each) => `${each}:`).join(", ")}.`,
  );
}
