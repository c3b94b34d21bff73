import type { FindingSection, ReportDescription, Section } from "../model/description.js";
import { acceptIf, type Finding } from "../model/finding.js";
import { renderDescription, type ReportFormat } from "../render/formats.js";
import type { TextOptions } from "../render/terminal-page.js";
import { printCount, printDuration } from "../verdict/print-details.js";
import {
  countCompared,
  countFacts,
  isIgnored,
  listRefuted,
  printDifference,
  readVerifyVerdict,
} from "./check-verification.js";
import { differenceGuide, inferenceGuide } from "./difference-guide.js";
import type { Difference, Inference, VerifyReport, VerifyVerdict } from "./verify-report.js";

/** Writes a verification in the format. Pure: the same report gives the same text. `options` apply to text only. */
export function renderVerifyReport(report: VerifyReport, format: ReportFormat, options?: TextOptions): string {
  return renderDescription(describeVerification(report), format, options);
}

function describeVerification(report: VerifyReport): ReportDescription {
  const { document, requests, durationMs, interrupted, outcome, facts } = report;
  const verdict = readVerifyVerdict(report);
  const { kind, headline, exitCode, reasons, ignored } = verdict;
  const differences = report.differences.map((each) => toDifference(each, document.file, ignored.includes(each.code)));
  const refuted = listRefuted(report).map((fact) => toRefuted(fact, document.file, isIgnored(fact, ignored)));
  const isShort = exitCode !== 0 && kind !== "differs" && kind !== "refuted";
  return {
    kind: "Verification of a service",
    name: [document.title, document.version].filter(Boolean).join(" "),
    headline,
    exitCode,
    isCertain: kind === "conforms",
    reasons: reasons.map((message) => ({
      code: outcome,
      message,
      isShown: headline.startsWith(message.replace(/\.$/, "")),
    })),
    facts: [
      `${printCount(requests, "request")} in ${printDuration(durationMs)}`,
      ...(interrupted ? ["stopped early"] : []),
    ],
    sections: listSections(report, differences, refuted),
    unshown: isShort ? [toShort(verdict, document.file)] : [],
    durationMs,
    properties: Object.fromEntries(
      countFacts(report).map(({ status, count }) => [`facts.${status}`, String(count)] as const),
    ),
    run: {
      tool: "shortvideo-contract",
      rules: { ...differenceGuide, ...inferenceGuide, [shortCode]: shortGuide },
      invocations: [
        { executionSuccessful: ["conforms", "differs", "refuted"].includes(outcome), properties: { durationMs } },
      ],
      properties: { document, requests, outcome, verdict, facts },
    },
    data: { ...report, verdict },
  };
}

function listSections(
  report: VerifyReport,
  differences: readonly Finding[],
  refuted: readonly Finding[],
): readonly Section[] {
  const { operations, facts } = report;
  const { covered, total } = countCompared(report);
  return [
    ...(differences.length === 0
      ? []
      : [{ kind: "findings", id: "differences", title: "Differences", findings: differences } as const]),
    {
      kind: "calls",
      id: "operations",
      title: "Operations",
      tally: `${covered} of ${total} compared`,
      calls: operations.map(({ id, method, path, state, note, statuses }) => ({
        id,
        method,
        path,
        state: state === "left-out" ? "left out" : state,
        isSelected: state !== "left-out",
        isDone: state === "compared",
        ...(note === undefined ? {} : { note }),
        responses: statuses.map(({ status, count }) => `${status} ${count}×`),
      })),
    },
    ...(facts.length === 0 ? [] : [toFactSection(report, refuted)]),
  ];
}

function toFactSection(report: VerifyReport, refuted: readonly Finding[]): FindingSection {
  const { document, facts } = report;
  const counts = countFacts(report);
  return {
    kind: "findings",
    id: "facts",
    title: "Inferred and assumed",
    tally: counts.map(({ status, count }) => `${count} ${status}`).join(", "),
    note: "Confirmed means that responses show what the document declares. Responses cannot confirm the reason of a fact.",
    findings: refuted,
    lists: counts
      .filter(({ status, count }) => status !== "refuted" && count > 0)
      .map(({ status }) => ({
        title: status,
        entries: facts
          .filter((fact) => fact.status === status)
          .map(({ pointer, line, provenance, reason, evidence }) => ({
            name: pointer,
            place: `${document.file}:${line} · ${provenance}`,
            texts: [reason, evidence],
          })),
      })),
  };
}

function toDifference(difference: Difference, file: string, ignored: boolean): Finding {
  const { code, operation, place, status, line, count, request } = difference;
  return {
    code,
    guide: differenceGuide[code],
    ...ignoreIf(ignored),
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

function toRefuted(
  { pointer, line, provenance, reason, evidence }: Inference,
  file: string,
  ignored: boolean,
): Finding {
  const code = "inference-refuted";
  return {
    code,
    guide: inferenceGuide[code],
    ...ignoreIf(ignored),
    operations: [],
    place: pointer,
    subject: pointer,
    message: evidence,
    facts: [],
    at: { file, line },
    lines: { text: `${file}:${line} (${provenance}: ${reason})` },
    elements: [{ fullyQualifiedName: pointer, kind: "element" }],
    identity: ["serviceDifference/v1", code, pointer],
  };
}

function ignoreIf(ignored: boolean): Pick<Finding, "severity" | "accepted"> {
  return acceptIf(ignored, "ignored", "Ignored by an option of the verification.");
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
