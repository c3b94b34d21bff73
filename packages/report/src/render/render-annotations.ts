import { toPlainText } from "../text/measure-text.js";
import { listFindings, listHints, type ReportDescription } from "../model/description.js";
import { type DocumentLine, printFinding, sortFindings } from "../model/finding.js";

/** A message that GitHub shows at a line of a file, or for the whole run if there is no line. */
export interface Annotation {
  readonly severity: "error" | "warning" | "note";
  readonly title: string;
  /** Lines of the message. */
  readonly lines: readonly string[];
  /** The file and the line; absent for the whole run. */
  readonly at?: DocumentLine;
}

/**
 * Prints the findings of a report as annotations of GitHub, the worst first, since GitHub shows only the first ten of a severity. The
 * verdict of a run comes before them.
 */
export function renderFindingAnnotations(report: ReportDescription): string {
  const findings = sortFindings(listFindings(report)).map((finding): Annotation => {
    const { severity, guide, code, at } = finding;
    return { severity, title: `${guide.title} (${code})`, lines: printFinding(finding), ...(at && { at }) };
  });
  return renderAnnotations([...annotateVerdict(report), ...findings]);
}

function annotateVerdict(report: ReportDescription): Annotation[] {
  const { kind, name, headline, exitCode, facts, commands } = report;
  if (!commands) return [];
  const lines = [
    `${headline}.`,
    [name, ...facts].join(" · "),
    ...commands.map(({ command, result }) => `$ ${command} ${result}`),
    ...listHints(report),
  ];
  return [{ severity: exitCode === 0 ? "note" : "error", title: kind, lines }];
}

/**
 * Prints annotations as workflow commands of GitHub, one in each line. Escapes texts, so that none can end its line or property or
 * begin another command.
 *
 * @see {@link https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands}
 */
export function renderAnnotations(annotations: readonly Annotation[]): string {
  return annotations.map((annotation) => `${renderAnnotation(annotation)}\n`).join("");
}

function renderAnnotation({ severity, title, lines, at }: Annotation): string {
  const command = severity === "note" ? "notice" : severity;
  const properties = Object.entries({ ...at, title }).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  return `::${command} ${properties.join(",")}::${escapeData(lines.map(toPlainText).join("\n"))}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
