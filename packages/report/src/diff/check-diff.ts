import { type Element, type Finding, printLine } from "../model/finding.js";
import type { DiffReport, ReportedChange } from "./diff-report.js";

/** Returns the exit code of a comparison: 1 if one of its changes fails it, else 0. */
export function checkDiff({ changes, failOn }: Pick<DiffReport, "changes" | "failOn">): 0 | 1 {
  return changes.some((change) => isFailing(change, failOn)) ? 1 : 0;
}

/** Returns `true` if the change fails the comparison. */
export function isFailing(change: ReportedChange, failOn: DiffReport["failOn"]): boolean {
  return failOn === "any" || (failOn === "breaking" && isBreaking(change));
}

/** Returns `true` if the change breaks a caller: on the wire, in its types, or because our client behaves differently. */
export function isBreaking({ severity }: ReportedChange): boolean {
  return severity !== "note";
}

/** Changes with the same effect on callers, under a title. */
export interface Chapter {
  readonly title: string;
  readonly changes: readonly ReportedChange[];
}

/** Groups changes into chapters, worst first. Omits chapters without changes. */
export function toChapters(changes: readonly ReportedChange[]): readonly Chapter[] {
  const chapters = new Map(chapterTitles.map((title) => [title, [] as ReportedChange[]]));
  for (const change of changes) chapters.get(nameChapter(change))?.push(change);
  return [...chapters]
    .map(([title, changesOfTitle]) => ({ title, changes: changesOfTitle }))
    .filter((chapter) => chapter.changes.length > 0);
}

const chapterTitles = [
  "Breaks callers on the wire, and their types",
  "Breaks callers on the wire",
  "Breaks the types of callers",
  "Changes what the client does",
  "Breaks no caller",
  "New descriptions",
  "Not compared",
] as const;

function nameChapter(change: ReportedChange): (typeof chapterTitles)[number] {
  const { code, wire, types } = change;
  if (wire === "breaks") return types === "breaks" ? chapterTitles[0] : chapterTitles[1];
  if (types === "breaks") return chapterTitles[2];
  if (isBreaking(change)) return chapterTitles[3];
  if (isDescriptionChange(change)) return chapterTitles[5];
  return code === "not-compared" ? chapterTitles[6] : chapterTitles[4];
}

/** Returns `true` if only a description or an example has changed. */
export function isDescriptionChange({ code }: ReportedChange): boolean {
  return code === "words-changed";
}

/** Prints the lines of a change in both documents: `"old.yaml:10 → new.yaml:12"`, `"old.yaml:10 (gone)"`. */
export function printPlaces({ before, after }: Pick<ReportedChange, "before" | "after">): string {
  if (before === undefined) return after === undefined ? "" : printLine(after);
  return after === undefined ? `${printLine(before)} (gone)` : `${printLine(before)} → ${printLine(after)}`;
}

/** Lists the changes of a comparison as findings. */
export function listChanges({ changes, failOn }: Pick<DiffReport, "changes" | "failOn">): Finding[] {
  return changes.map((change) => {
    const { code, title, severity, operations, place, message, hint, wire, types, before, shownAt } = change;
    const functions = operations.map((id): Element => ({ name: id, fullyQualifiedName: id, kind: "function" }));
    const element = { name: place, fullyQualifiedName: [...operations.slice(0, 1), place].join("/") };
    return {
      code,
      guide: { title },
      severity,
      failsByOption: isFailing(change, failOn),
      operations,
      scope: "the whole API",
      place,
      message,
      ...(hint === undefined ? {} : { advice: hint }),
      facts: [`wire: ${wire}`, `types: ${types}`],
      at: shownAt,
      lines: { text: printPlaces(change), ...(before && { before: printLine(before) }) },
      elements: [{ ...element, kind: "element" }, ...functions],
      identity: ["specChange/v1", code, place, message, ...operations],
      properties: { wire, types },
    };
  });
}
