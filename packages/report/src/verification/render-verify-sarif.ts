import { renderSarifLog, toFingerprint, toLocation, toMessage } from "../render/render-sarif-log.js";
import { differenceGuide, inferenceGuide } from "./difference-guide.js";
import type { Difference, Inference, VerifyReport, VerifyVerdict } from "./verify-report.js";
import { isIgnored, listRefuted, printDifference, readVerifyVerdict } from "./check-verification.js";

/**
 * Prints a verification as SARIF 2.1.0. Each difference and each refuted fact is a result at its line of the document. Another result
 * reports that too little was compared. An ignored result is a suppressed note.
 */
export function renderVerifySarif(report: VerifyReport): string {
  const { document, requests, outcome, durationMs, differences } = report;
  const verdict = readVerifyVerdict(report);
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
    help: "Read the reasons why operations were not compared, and pass requests that succeed with `--requests`.",
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

function toRefutedResult({ pointer, line, evidence }: Inference, file: string, isAllowed: boolean): object {
  const code = "inference-refuted";
  return {
    ...toRuleFields(code, isAllowed),
    message: { text: toMessage(`${pointer}: ${evidence}`) },
    locations: [{ ...toLocation(file, line), logicalLocations: [{ fullyQualifiedName: pointer, kind: "element" }] }],
    partialFingerprints: { "serviceDifference/v1": toFingerprint([code, pointer]) },
  };
}

function toRuleFields(code: string, isAllowed: boolean): object {
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    kind: "fail",
    level: isAllowed ? "note" : "error",
    suppressions: isAllowed ? [{ kind: "external", justification: "Ignored by an option of the verification." }] : [],
  };
}

function toResult(difference: Difference, file: string, isAllowed: boolean): object {
  const { code, operation, place, status, line, count, request } = difference;
  return {
    ...toRuleFields(code, isAllowed),
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
