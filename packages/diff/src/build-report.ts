import type { Place } from "@shortvideo-api/document/source";
import type { DiffReport, DocumentLine, ReportedChange } from "@shortvideo-api/report";
import { changeCatalog } from "./change/catalog.ts";
import type { Change } from "./change/change.ts";
import { isBreaking, planBump } from "./change/plan-bump.ts";
import { printHeadline } from "./change/print-headline.ts";
import type { Comparison } from "./diff-specs.ts";

/** A document, and the names of its files in a report. */
export interface NamedDocument {
  /** The name of the document itself. */
  readonly file: string;
  /** Returns the name of a file of the document, given its absolute path. */
  readonly nameFile: (file: string) => string;
}

/** Builds the report of a comparison: each change with its title, its severity, and places that a person can open. */
export function buildReport(
  { documents, changes }: Pick<Comparison, "documents" | "changes">,
  { before, after }: Readonly<Record<"before" | "after", NamedDocument>>,
  failOn: DiffReport["failOn"],
): DiffReport {
  return {
    format: 1,
    base: toComparedDocument(documents.before, before),
    document: toComparedDocument(documents.after, after),
    headline: printHeadline(changes),
    bump: planBump(changes),
    failOn,
    changes: changes.map((change) => toReportedChange(change, before, after)),
  };
}

function toComparedDocument({ title, version }: Comparison["documents"]["before"], { file }: NamedDocument) {
  return { title, version, file };
}

function toReportedChange(change: Change, was: NamedDocument, is: NamedDocument): ReportedChange {
  const { code, operations, place, message, hint, witness, wire, types, before, after, shownAt } = change;
  return {
    code,
    title: changeCatalog[code].title,
    severity: wire === "breaks" ? "error" : isBreaking(change) ? "warning" : "note",
    operations,
    place,
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(witness === undefined ? {} : { witness }),
    wire,
    types,
    ...(before && { before: toLine(before, was) }),
    ...(after && { after: toLine(after, is) }),
    shownAt: toLine(shownAt, is),
  };
}

function toLine({ file, line }: Place, { nameFile }: NamedDocument): DocumentLine {
  return { file: nameFile(file), ...(line === undefined ? {} : { line }) };
}
