import { describeDisagreement, disagreementGuide, toTitle } from "../model/disagreement.js";
import { type DifferenceCode, differenceGuide } from "../model/difference.js";
import { failureGuide } from "../model/verdict.js";
import { type Violation, violationGuide } from "../model/violation.js";
import { type Warning, warningGuide } from "../model/warning.js";
import type { ContractReport } from "../model/contract-report.js";
import type { Disagreement } from "../model/disagreement.js";
import { acceptIf, type Element, type Finding } from "../model/finding.js";
import type { RunFailure } from "../model/verdict.js";
import { readVerdict } from "../verdict/check-report.js";
import { printCount, printWarningCount } from "../verdict/print-details.js";
import { toDifferenceFindings, toOmissionFindings, toUncompared } from "../verdict/to-difference-finding.js";
import { toViolationKind } from "../verdict/to-violation-kind.js";

/** All findings of a run. */
export interface ContractFindings {
  /** Violations, by number of requests. */
  readonly violations: readonly Finding[];
  /** Differences of responses, by number of occurrences. */
  readonly differences: readonly Finding[];
  /** Responses, and parts of them, that were not compared. */
  readonly notCompared: readonly Finding[];
  readonly warnings: readonly Finding[];
  /** Disagreements of each engine. */
  readonly engines: readonly (readonly Finding[])[];
  /** Findings that are only counted, by code, and the other reasons why the run fails. */
  readonly unshown: readonly Finding[];
}

/** Lists the findings of a run. */
export function listContractFindings(report: ContractReport): ContractFindings {
  const { violations, unlisted = [], warnings, unlistedWarnings = [], engines = [], comparison } = report;
  const file = report.document.file ?? "the document";
  return {
    violations: [...violations]
      .sort((one, other) => other.count - one.count)
      .map((violation) => toViolation(report, violation)),
    differences: toDifferenceFindings(
      [...(comparison?.differences ?? [])].sort((one, other) => other.count - one.count),
      file,
      (code) => readDifferenceSeverity(report, code),
    ),
    notCompared: toOmissionFindings((comparison?.notCompared ?? []).map(toUncompared), file),
    warnings: warnings.map((warning) => toWarning(report, warning)),
    engines: engines.map(({ name, disagreements }) =>
      disagreements.map((disagreement) => toDisagreement(report, name, disagreement)),
    ),
    unshown: [
      ...unlisted.map(({ code, count }) =>
        toUnlisted(report, count, `${printCount(count, "request")} with violations of this code`, {
          code,
          guide: violationGuide[code],
          ...readViolationSeverity(report, code),
          identity: ["contractUnlisted/v1", code],
        }),
      ),
      ...(comparison?.unlisted ?? []).map(({ code, count }) =>
        toUnlisted(report, count, `${printCount(count, "difference")} of this code`, {
          code,
          guide: differenceGuide[code],
          ...readDifferenceSeverity(report, code),
          identity: ["contractUnlisted/v1", code],
        }),
      ),
      ...unlistedWarnings.map(({ code, count }) =>
        toUnlisted(report, count, `${printCount(count, "request")} with warnings of this code`, {
          code,
          guide: warningGuide[code],
          ...readWarningSeverity(report, code),
          identity: ["contractUnlisted/v1", code],
        }),
      ),
      ...engines
        .filter(({ unlisted: count = 0 }) => count > 0)
        .map(({ name, unlisted: count = 0 }) =>
          toUnlisted(report, count, `${printCount(count, "disagreement")} with ${toTitle(name)}`, {
            code: "engine-failed",
            guide: disagreementGuide["engine-failed"],
            severity: "note",
            identity: ["contractUnlisted/v1", name],
          }),
        ),
      ...readVerdict(report).failures.flatMap((failure) => toFailure(report, failure)),
    ],
  };
}

type Part = Partial<Finding> & Pick<Finding, "code" | "guide" | "severity" | "message" | "identity">;

/** Creates the finding for entries that are only counted. `counted` names them: `"2 requests with violations of this code"`. */
function toUnlisted(report: ContractReport, count: number, counted: string, part: Omit<Part, "message">): Finding {
  return toFinding(report, undefined, { ...part, message: `${counted} that are not listed.`, count });
}

/** Creates the finding for a reason why the report fails. Returns no finding for violations, differences and warnings, which have their own. */
function toFailure(report: ContractReport, { code, about, message }: RunFailure): Finding[] {
  if (code === "contract-broken" || code === "response-differs" || code === "warning-found") return [];
  return [
    toFinding(report, undefined, {
      code,
      guide: failureGuide[code],
      severity: "error",
      ...(about === undefined ? {} : { place: about }),
      message,
      identity: ["contractFailure/v1", code, about],
    }),
  ];
}

function toViolation(report: ContractReport, violation: Violation): Finding {
  const { code, operation, place, message, advice, count, request, correction } = violation;
  return toFinding(report, operation, {
    code,
    guide: violationGuide[code],
    ...readViolationSeverity(report, code),
    scope: "no operation",
    place,
    message,
    ...(advice === undefined ? {} : { advice }),
    facts: [printCount(count, "request")],
    count,
    request,
    ...(correction === undefined ? {} : { correction }),
    elements: toElements(operation, place),
    identity: ["contractViolation/v1", ...toViolationKind(violation)],
  });
}

/** Returns the severity of violations of a code. An option can allow them. */
function readViolationSeverity(
  report: ContractReport,
  code: Violation["code"],
): Pick<Finding, "severity" | "accepted"> {
  return acceptIf(readVerdict(report).allowed.includes(code), "allowed", "Allowed by an option of the run.");
}

/** Returns the severity of differences of a code. An option can allow them. */
function readDifferenceSeverity(report: ContractReport, code: DifferenceCode): Pick<Finding, "severity" | "accepted"> {
  const { allowedDifferences = [] } = readVerdict(report);
  return acceptIf(allowedDifferences.includes(code), "allowed", "Allowed by an option of the run.");
}

function toWarning(report: ContractReport, warning: Warning): Finding {
  const { code, operation, place, message, count, request } = warning;
  return toFinding(report, operation, {
    code,
    guide: warningGuide[code],
    ...readWarningSeverity(report, code),
    place,
    message,
    facts: [printWarningCount(warning)],
    count,
    ...(request && { request }),
    elements: toElements(operation, place),
    identity: ["contractWarning/v1", code, operation, place],
  });
}

/** Returns the severity of warnings of a code. An option can make them fail the run. */
function readWarningSeverity(
  report: ContractReport,
  code: Warning["code"],
): Pick<Finding, "severity" | "failsByOption"> {
  const fails = readVerdict(report).failOn.includes(code);
  return { severity: fails ? "error" : "warning", failsByOption: fails };
}

function toDisagreement(report: ContractReport, engine: string, disagreement: Disagreement): Finding {
  const { code, operation, reason, count, request } = disagreement;
  return toFinding(report, operation, {
    code,
    guide: disagreementGuide[code],
    severity: "note",
    scope: "no operation",
    message: describeDisagreement(engine, disagreement),
    facts: [printCount(count, "request")],
    count,
    request,
    elements: toElements(operation, "request"),
    identity: ["contractDisagreement/v1", engine, code, operation, reason],
  });
}

/** Adds the line of the operation in the document, or line 1 without an operation. */
function toFinding(
  { document: { file }, operations }: ContractReport,
  operation: string | undefined,
  part: Part,
): Finding {
  const line = operations.find(({ id }) => id === operation)?.line ?? 1;
  return {
    operations: operation === undefined ? [] : [operation],
    facts: [],
    elements: [],
    ...(file === undefined ? {} : { at: { file, line } }),
    ...part,
  };
}

/** Creates the logical locations of a place: the parameter and its operation. */
function toElements(operation: string | undefined, place: string): Element[] {
  const name = place.slice(place.indexOf(".") + 1);
  if (operation === undefined) return [{ name: place, fullyQualifiedName: place, kind: "element" }];
  return [
    { name, fullyQualifiedName: `${operation}/${place}`, kind: place.includes(".") ? "parameter" : "element" },
    { name: operation, fullyQualifiedName: operation, kind: "function" },
  ];
}
