import { renderSarifLog, toFingerprint, toLocation, toMessage } from "../render/render-sarif-log.js";
import { differenceGuide, inferenceGuide } from "./difference-guide.js";
import type { Difference, Inference, VerifyReport, VerifyVerdict } from "./verify-report.js";
import { isIgnored, listRefuted, printDifference, verifyVerdictOf } from "./check-verification.js";

/**
 * Prints a verification as SARIF 2.1.0. Each difference is a result, at the line of the document that says otherwise. So is each
 * refuted fact, and it is a result if too little was compared. An ignored result is a note, and suppressed.
 */
export function renderVerifySarif(report: VerifyReport): string {
  const { document, requests, outcome, durationMs, differences } = report;
  const verdict = verifyVerdictOf(report);
  const results = differences.map((difference) =>
    toResult(difference, document.file, verdict.ignored.includes(difference.code)),
  );
  const refuted = listRefuted(report).map((fact) =>
    toRefutedResult(fact, document.file, isIgnored(fact, verdict.ignored)),
  );
  const isShort = verdict.exitCode !== 0 && verdict.kind !== "differs" && verdict.kind !== "refuted";
  return renderSarifLog(guide, {
    invocations: [
      { executionSuccessful: ["conforms", "differs", "refuted"].includes(outcome), properties: { durationMs } },
    ],
    results: [...results, ...refuted, ...(isShort ? [toShortResult(verdict, document.file)] : [])],
    properties: { document, requests, outcome, verdict, facts: report.facts },
  });
}

const shortCode = "too-little-compared";

const guide = {
  ...differenceGuide,
  ...inferenceGuide,
  [shortCode]: {
    title: "Too little was compared",
    meaning: "Fewer operations were compared with the document than required.",
    help: "Read why operations were not compared, and use `--requests` with requests that succeed.",
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

function toRefutedResult({ pointer, line, evidence }: Inference, file: string, isPassed: boolean): object {
  const code = "inference-refuted";
  return {
    ...toRuling(code, isPassed),
    message: { text: toMessage(`${pointer}: ${evidence}`) },
    locations: [{ ...toLocation(file, line), logicalLocations: [{ fullyQualifiedName: pointer, kind: "element" }] }],
    partialFingerprints: { "serviceDifference/v1": toFingerprint([code, pointer]) },
  };
}

function toRuling(code: string, isPassed: boolean): object {
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    kind: "fail",
    level: isPassed ? "note" : "error",
    suppressions: isPassed ? [{ kind: "external", justification: "Ignored by an option of the verification." }] : [],
  };
}

function toResult(difference: Difference, file: string, isPassed: boolean): object {
  const { code, operation, place, status, line, count, request } = difference;
  return {
    ...toRuling(code, isPassed),
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
    webRequest: { method: request.method, target: request.target },
    occurrenceCount: count,
    partialFingerprints: { "serviceDifference/v1": toFingerprint([code, operation, String(status), place]) },
  };
}
