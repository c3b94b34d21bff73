import { renderSarifLog, toFingerprint, toLocation, toMessage } from "../../report/render-sarif-log.js";
import { differenceGuide } from "../difference-guide.js";
import type { Difference, VerifyReport } from "../verify-report.js";
import { printDifference } from "./judge-verification.js";

/** Prints a verification as SARIF 2.1.0: a result for each difference, at the line of the document that says otherwise. */
export function renderVerifySarif(report: VerifyReport): string {
  const { document, requests, outcome, duration_ms, differences } = report;
  return renderSarifLog(differenceGuide, {
    invocations: [
      { executionSuccessful: outcome === "conforms" || outcome === "differs", properties: { duration_ms } },
    ],
    results: differences.map((difference) => toResult(difference, document.file)),
    properties: { document, requests, outcome, facts: report.facts },
  });
}

function toResult(difference: Difference, file: string): object {
  const { code, operation, place, status, line, count, request } = difference;
  return {
    ruleId: code,
    ruleIndex: Object.keys(differenceGuide).indexOf(code),
    kind: "fail",
    level: code === "field-new" ? "note" : "error",
    message: { text: toMessage(`${operation}, ${place}: ${printDifference(difference, file)}`) },
    locations: [
      {
        ...toLocation(file, line),
        logicalLocations: [
          { name: place, fullyQualifiedName: `${operation}/${status ?? "none"}/${place}`, kind: "element" },
          { name: operation, fullyQualifiedName: operation, kind: "function" },
        ],
      },
    ],
    webRequest: { method: request.verb, target: request.target },
    occurrenceCount: count,
    partialFingerprints: { "serviceDifference/v1": toFingerprint([code, operation, String(status), place]) },
  };
}
