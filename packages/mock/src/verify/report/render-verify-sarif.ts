import { renderSarifLog, toFingerprint, toLocation, toMessage } from "../../report/render-sarif-log.js";
import { differenceGuide } from "../difference-guide.js";
import type { Difference, VerifyReport, VerifyVerdict } from "../verify-report.js";
import { printDifference, verifyVerdictOf } from "./judge-verification.js";

/**
 * Prints a verification as SARIF 2.1.0: a result for each difference, at the line of the document that says otherwise, and one where
 * too little was compared. A difference that is ignored is a note, and suppressed.
 */
export function renderVerifySarif(report: VerifyReport): string {
  const { document, requests, outcome, duration_ms, differences } = report;
  const verdict = verifyVerdictOf(report);
  const results = differences.map((difference) =>
    toResult(difference, document.file, verdict.ignored.includes(difference.code)),
  );
  const isShort = verdict.exitCode !== 0 && verdict.kind !== "differs";
  return renderSarifLog(guide, {
    invocations: [
      { executionSuccessful: outcome === "conforms" || outcome === "differs", properties: { duration_ms } },
    ],
    results: [...results, ...(isShort ? [toShortResult(verdict, document.file)] : [])],
    properties: { document, requests, outcome, verdict, facts: report.facts },
  });
}

const shortCode = "too-little-compared";

const guide = {
  ...differenceGuide,
  [shortCode]: {
    title: "Too little was compared",
    meaning: "Fewer answers of the service could be held against the document than were to be.",
    help: "Read why operations were not compared, and give requests that the service answers, by `--requests`.",
  },
};
const codes = Object.keys(guide);

function toShortResult({ headline, reasons }: VerifyVerdict, file: string): object {
  return {
    ruleId: shortCode,
    ruleIndex: codes.indexOf(shortCode),
    kind: "fail",
    level: "error",
    message: { text: toMessage([`${headline}.`, ...reasons].join("\n")) },
    locations: [toLocation(file, 1)],
    partialFingerprints: { "serviceDifference/v1": toFingerprint([shortCode]) },
  };
}

function toResult(difference: Difference, file: string, isIgnored: boolean): object {
  const { code, operation, place, status, line, count, request } = difference;
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    kind: "fail",
    level: isIgnored ? "note" : "error",
    suppressions: isIgnored ? [{ kind: "external", justification: "The verification was told to ignore it." }] : [],
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
