import type { Finding } from "../model/finding.js";
import type { SarifRun } from "../render/render-sarif-log.js";
import { isIgnored, listRefuted, printDifference, readVerifyVerdict } from "./check-verification.js";
import { differenceGuide, inferenceGuide } from "./difference-guide.js";
import type { Difference, Inference, VerifyReport, VerifyVerdict } from "./verify-report.js";

/** Describes a verification as a run of SARIF, with a rule for each kind of difference. */
export function describeRun(report: VerifyReport): Omit<SarifRun, "findings"> {
  const { document, requests, outcome, durationMs, facts } = report;
  return {
    tool: "shortvideo-contract",
    rules: { ...differenceGuide, ...inferenceGuide, [shortCode]: shortGuide },
    invocations: [
      { executionSuccessful: ["conforms", "differs", "refuted"].includes(outcome), properties: { durationMs } },
    ],
    properties: { document, requests, outcome, verdict: readVerifyVerdict(report), facts },
  };
}

/** Lists each difference and each refuted fact at its line of the document, and whether too little was compared. */
export function listFindings(report: VerifyReport): Finding[] {
  const { file } = report.document;
  const verdict = readVerifyVerdict(report);
  const isShort = verdict.exitCode !== 0 && verdict.kind !== "differs" && verdict.kind !== "refuted";
  return [
    ...listDifferences(report),
    ...listRefuted(report).map((fact) => toRefuted(fact, file, isIgnored(fact, verdict.ignored))),
    ...(isShort ? [toShort(verdict, file)] : []),
  ];
}

/** Lists differences: errors, or notes if they are ignored. */
export function listDifferences(report: VerifyReport): Finding[] {
  const { ignored } = readVerifyVerdict(report);
  return report.differences.map((each) => toDifference(each, report.document.file, ignored.includes(each.code)));
}

function toDifference(difference: Difference, file: string, isAccepted: boolean): Finding {
  const { code, operation, place, status, line, count, request } = difference;
  return {
    code,
    guide: differenceGuide[code],
    ...acceptIf(isAccepted),
    operations: [operation],
    place,
    subject: `${operation}, ${place}`,
    message: printDifference(difference, file),
    facts: [String(status ?? "no response"), `${count}×`],
    count,
    request,
    at: { file, line },
    elements: [
      { name: place, fullyQualifiedName: `${operation}/${status ?? "none"}/${place}`, kind: "element" },
      { name: operation, fullyQualifiedName: operation, kind: "function" },
    ],
    identity: ["serviceDifference/v1", code, operation, String(status), place],
  };
}

const shortCode = "too-little-compared";
const shortGuide = {
  title: "Too little was compared",
  meaning: "Fewer operations were compared with the document than required.",
  help: "Read the reasons why operations were not compared, and pass requests that succeed with `--requests`.",
};

function toShort({ headline, reasons }: VerifyVerdict, file: string): Finding {
  return {
    code: shortCode,
    guide: shortGuide,
    severity: "error",
    operations: [],
    message: [`${headline}.`, ...reasons].join("\n"),
    facts: [],
    at: { file, line: 1 },
    elements: [],
    identity: ["serviceDifference/v1", shortCode],
  };
}

function toRefuted({ pointer, line, evidence }: Inference, file: string, isAccepted: boolean): Finding {
  const code = "inference-refuted";
  return {
    code,
    guide: inferenceGuide[code],
    ...acceptIf(isAccepted),
    operations: [],
    place: pointer,
    subject: pointer,
    message: evidence,
    facts: [],
    at: { file, line },
    elements: [{ fullyQualifiedName: pointer, kind: "element" }],
    identity: ["serviceDifference/v1", code, pointer],
  };
}

function acceptIf(isAccepted: boolean): Pick<Finding, "severity" | "accepted"> {
  if (!isAccepted) return { severity: "error" };
  return {
    severity: "note",
    accepted: { badge: "ignored", justification: "Ignored by an option of the verification." },
  };
}
