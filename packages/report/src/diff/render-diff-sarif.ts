import { renderSarifLog, toFingerprint, toLocation, toMessage } from "../render/render-sarif-log.js";
import { printLines } from "./check-diff.js";
import type { DiffReport, ReportedChange } from "./diff-report.js";

/**
 * Prints a comparison as SARIF 2.1.0: a rule for each kind of change, and a result for each change. The location of a result
 * is the line of the later document that shows the change.
 */
export function renderDiffSarif({ changes, base, document, headline, bump, failOn }: DiffReport): string {
  const titles = new Map(changes.map(({ code, title }) => [code, title]));
  const codes = [...titles.keys()];
  const guide = Object.fromEntries(codes.map((code) => [code, toRule(titles.get(code) ?? code)]));
  return renderSarifLog(
    guide,
    {
      results: changes.map((change) => toResult(change, codes.indexOf(change.code))),
      properties: { base, document, headline, bump, failOn },
    },
    "shortvideo-spec-diff",
  );
}

function toRule(title: string): { title: string; meaning: string; help: string; level: "note" } {
  return {
    title,
    meaning: `${title}: a change between two versions of the document that matters to callers of the API.`,
    help: "An error breaks callers on the wire, in any language. A warning breaks TypeScript types, or changes what the client does. A note breaks no caller.",
    level: "note",
  };
}

function toResult(change: ReportedChange, ruleIndex: number): object {
  const { code, severity, operations, place, message, wire, types, shownAt } = change;
  const functions = operations.map((id) => ({ name: id, fullyQualifiedName: id, kind: "function" }));
  const element = { name: place, fullyQualifiedName: [...operations.slice(0, 1), place].join("/"), kind: "element" };
  return {
    ruleId: code,
    ruleIndex,
    kind: "fail",
    level: severity,
    message: { text: toMessage(printLines(change).join("\n")) },
    locations: [{ ...toLocation(shownAt.file, shownAt.line ?? 1), logicalLocations: [element, ...functions] }],
    partialFingerprints: { "specChange/v1": toFingerprint([code, place, message, ...operations]) },
    properties: { wire, types },
  };
}
