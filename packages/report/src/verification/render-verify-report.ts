import {
  addLevel,
  type DetailList,
  type FindingSection,
  nameDocument,
  type ReportDescription,
  type Section,
} from "../model/description.js";
import { listNames, printCount } from "@shortvideo-api/document";
import { differenceGuide, omissionGuide } from "../model/difference.js";
import { acceptIf, type Finding } from "../model/finding.js";
import { renderDescription, type ReportFormat } from "../render/formats.js";
import type { TextOptions } from "../render/terminal-page.js";
import { printDuration, printStarts } from "../verdict/print-details.js";
import type { Coverage } from "../verdict/summarize.js";
import {
  tallyListed,
  toDifferenceFindings,
  toOmissionFindings,
  toUncompared,
  type Uncompared,
} from "../verdict/to-difference-finding.js";
import {
  countCompared,
  countFields,
  countOccurred,
  countFacts,
  isIgnored,
  listRefuted,
  readVerifyVerdict,
} from "./check-verification.js";
import { toExplorationSection } from "./render-exploration.js";
import { inferenceGuide, verifyFailureGuide } from "./difference-guide.js";
import type { Inference, VerifiedOperation, VerifyFailure, VerifyReport } from "./verify-report.js";

/** Writes a verification in the format. Pure: the same report gives the same text. `options` apply to text only. */
export function renderVerifyReport(report: VerifyReport, format: ReportFormat, options?: TextOptions): string {
  return renderDescription(describeVerification(report), format, options);
}

function describeVerification(report: VerifyReport): ReportDescription {
  const { document, service, started, requests, durationMs, interrupted, outcome, facts } = report;
  const verdict = readVerifyVerdict(report);
  const { kind, headline, exitCode, failures, ignored } = verdict;
  const differences = toDifferenceFindings(report.differences, document.file, (code) =>
    ignoreIf(ignored.includes(code)),
  );
  const refuted = listRefuted(report).map((fact) => toRefuted(fact, document.file, isIgnored(fact, ignored)));
  const shortcomings = failures.flatMap((failure) => toShortcoming(failure, document.file));
  return {
    kind: "Verification of a service",
    name: nameDocument(document),
    headline,
    exitCode,
    isCertain: kind === "conforms",
    reasons: shortcomings.map(({ message }) => message),
    facts: [
      `${printCount(requests, "request")}${service === undefined ? "" : ` to ${service}`} in ${printDuration(durationMs)}`,
      ...printStarts(started ? [started] : []),
      ...(interrupted ? ["stopped early"] : []),
    ],
    sections: listSections(report, differences, refuted),
    operations: report.operations.map(({ id, method, path, state, note = "" }) => ({
      id,
      method,
      path,
      ...(state !== "compared" && { skippedBecause: note }),
    })),
    unshown: shortcomings,
    durationMs,
    properties: {
      operations: printOf(countCompared(report)),
      responses: printOf(countOccurred(report)),
      fields: printOf(countFields(report)),
      omissions: String(report.omissions.length),
      ...Object.fromEntries(countFacts(report).map(({ status, count }) => [`facts.${status}`, String(count)] as const)),
    },
    sarif: {
      tool: "shortvideo-contract",
      rules: { ...differenceGuide, ...inferenceGuide, ...omissionRules, ...verifyFailureGuide },
      invocations: [
        { executionSuccessful: ["conforms", "differs", "refuted"].includes(outcome), properties: { durationMs } },
      ],
      properties: { document, service, started, requests, outcome, verdict, omissions: report.omissions, facts },
    },
    data: { ...report, verdict },
  };
}

const omissionRules = addLevel(omissionGuide, "note");

function printOf({ covered, total }: Coverage): string {
  return `${covered} of ${total}`;
}

function listSections(
  report: VerifyReport,
  differences: readonly Finding[],
  refuted: readonly Finding[],
): readonly Section[] {
  const omissions = listOmissions(report);
  const differing: FindingSection = {
    kind: "findings",
    id: "differences",
    title: "Differences",
    findings: differences,
    ...tallyListed(report.differences, undefined, differences),
  };
  return [
    ...(differences.length === 0 ? [] : [differing]),
    {
      kind: "findings",
      id: "operations",
      title: "Operations",
      tally: `${printOf(countCompared(report))} compared`,
      findings: [],
      lists: listStates(report),
    },
    ...(report.exploration ? [toExplorationSection(report.exploration)] : []),
    ...(omissions.length === 0 ? [] : [toOmissionSection(report, omissions)]),
    ...(report.facts.length === 0 ? [] : [toFactSection(report, refuted)]),
  ];
}

/** Lists the operations that were compared, and those that were not selected. */
function listStates({ operations }: VerifyReport): DetailList[] {
  const lists = [
    { title: "compared", entries: operations.filter(({ state }) => state === "compared").map(toEntry) },
    { title: "left out", entries: operations.filter(({ state }) => state === "left-out").map(toEntry) },
  ];
  return lists.filter(({ entries }) => entries.length > 0);
}

function toEntry({ id, method, path, statuses }: VerifiedOperation): DetailList["entries"][number] {
  const counts = statuses.map(({ status, count }) => `${status} ${count}×`);
  return { name: id, place: `${method} ${path}`, texts: counts.length === 0 ? [] : [counts.join(", ")] };
}

/** Lists all that was not compared: operations, then responses of the others, then fields and other parts of responses. */
function listOmissions({ operations, omissions }: VerifyReport): readonly Uncompared[] {
  const uncompared = operations.filter(({ state }) => state === "open" || state === "skipped");
  const called = operations.filter(({ state }) => state === "open" || state === "compared");
  return [
    ...uncompared.map(
      ({ id: operation, line, note: reason = "" }) =>
        ({ code: "operation-not-compared", operation, reason, line }) as const,
    ),
    ...called.flatMap(({ id: operation, responses }) =>
      responses
        .filter(({ count }) => count === 0)
        .map(({ status, line }) => {
          const reason = "No response had this status.";
          return { code: "response-not-compared", operation, place: `response ${status}`, reason, line } as const;
        }),
    ),
    ...listAbsent(called).map(({ operation, status, line, absent }): Uncompared => {
      const reason = `No response had ${listNames(absent.map((place) => `\`${place}\``))}.`;
      return { code: "field-not-compared", operation, place: `response ${status}`, reason, line };
    }),
    ...omissions.map(toUncompared),
  ];
}

/** Lists the responses without some of their described fields. */
function listAbsent(operations: readonly VerifiedOperation[]) {
  return operations.flatMap(({ id, responses }) =>
    responses.flatMap(({ status, line, fields }) => {
      const { absent } = fields ?? { absent: [] };
      return absent.length === 0 ? [] : [{ operation: id, status, line, absent }];
    }),
  );
}

/** Lists what was not compared. The same part of several operations is one entry. */
function toOmissionSection(report: VerifyReport, omissions: readonly Uncompared[]): FindingSection {
  const fields = listAbsent(report.operations);
  const counts = (["operation", "response", "field", "part"] as const).flatMap((noun) => {
    const { length } =
      noun === "field"
        ? fields.flatMap(({ absent }) => absent)
        : omissions.filter(({ code }) => code === `${noun}-not-compared`);
    return length === 0 ? [] : [printCount(length, noun)];
  });
  const entries = fields.map(({ operation, status, absent }) => ({
    name: `${operation} ${status}`,
    texts: [absent.join(", ")],
  }));
  return {
    kind: "findings",
    id: "not-compared",
    title: "Not compared",
    tally: counts.join(", "),
    note: "The verdict says nothing about these parts of the document.",
    findings: toOmissionFindings(omissions, report.document.file),
    lists: entries.length === 0 ? [] : [{ title: "fields that no response had", entries }],
  };
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

/** Creates the finding for a reason of the failure. Returns no finding for differences and refuted facts, which have their own. */
function toShortcoming({ code, message }: VerifyFailure, file: string): Finding[] {
  if (code === "service-differs" || code === "inference-refuted") return [];
  return [
    {
      code,
      guide: verifyFailureGuide[code],
      severity: "error",
      operations: [],
      message,
      facts: [],
      at: { file, line: 1 },
      elements: [],
      identity: ["serviceDifference/v1", code],
    },
  ];
}
