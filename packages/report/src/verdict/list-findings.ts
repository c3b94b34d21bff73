import { describeDisagreement, disagreementGuide, toTitle } from "../guide/disagreement-guide.js";
import { failureGuide } from "../guide/failure-guide.js";
import { violationGuide } from "../guide/violation-guide.js";
import { warningGuide } from "../guide/warning-guide.js";
import type { ContractReport, Violation, Warning } from "../model/contract-report.js";
import type { Disagreement } from "../model/disagreement.js";
import type { Element, Finding } from "../model/finding.js";
import type { RunFailure } from "../model/verdict.js";
import { readVerdict } from "./check-report.js";
import { printCount, printWarningCount } from "./print-details.js";
import { toViolationKind } from "./to-violation-kind.js";

type Part = Partial<Finding> & Pick<Finding, "code" | "guide" | "severity" | "message" | "identity">;

/** Lists violations: errors, or notes if they are allowed. */
export function listViolations(report: ContractReport): Finding[] {
  return report.violations.map((violation) => toViolation(report, violation));
}

function toViolation(report: ContractReport, violation: Violation): Finding {
  const { code, operation, place, message, count, request, correction } = violation;
  return toFinding(report, operation, {
    code,
    guide: violationGuide[code],
    ...acceptIf(readVerdict(report).allowed.includes(code)),
    scope: "no operation",
    place,
    message,
    facts: [printCount(count, "request")],
    count,
    request,
    ...(correction === undefined ? {} : { correction }),
    elements: toElements(operation, place),
    identity: ["contractViolation/v1", ...toViolationKind(violation)],
  });
}

/** Lists warnings: errors if the run fails because of them. */
export function listWarnings(report: ContractReport): Finding[] {
  return report.warnings.map((warning) => toWarning(report, warning));
}

function toWarning(report: ContractReport, warning: Warning): Finding {
  const { code, operation, place, message, count, request } = warning;
  const fails = readVerdict(report).failOn.includes(code);
  return toFinding(report, operation, {
    code,
    guide: warningGuide[code],
    severity: fails ? "error" : "warning",
    failsByOption: fails,
    place,
    message,
    facts: [printWarningCount(warning)],
    count,
    ...(request && { request }),
    elements: toElements(operation, place),
    identity: ["contractWarning/v1", code, operation, place],
  });
}

/** Lists the disagreements with an engine: notes. */
export function listDisagreements(
  report: ContractReport,
  engine: string,
  disagreements: readonly Disagreement[],
): Finding[] {
  return disagreements.map((disagreement) => {
    const { code, operation, reason, count, request } = disagreement;
    return toFinding(report, operation, {
      code,
      guide: disagreementGuide[code],
      severity: "note",
      message: describeDisagreement(engine, disagreement),
      facts: [printCount(count, "request")],
      count,
      request,
      elements: toElements(operation, "request"),
      identity: ["contractDisagreement/v1", engine, code, operation, reason],
    });
  });
}

/** Lists all findings of a run, also those that are only counted, and the other reasons why it fails. */
export function listFindings(report: ContractReport): Finding[] {
  const { unlisted = [], unlistedWarnings = [], engines = [] } = report;
  const { allowed, failOn, failures } = readVerdict(report);
  return [
    ...listViolations(report),
    ...unlisted.map(({ code, count }) =>
      toUnlisted(report, count, "violation", {
        code,
        guide: violationGuide[code],
        ...acceptIf(allowed.includes(code)),
        identity: ["contractUnlisted/v1", code],
      }),
    ),
    ...listWarnings(report),
    ...unlistedWarnings.map(({ code, count }) =>
      toUnlisted(report, count, "warning", {
        code,
        guide: warningGuide[code],
        severity: failOn.includes(code) ? "error" : "warning",
        identity: ["contractUnlisted/v1", code],
      }),
    ),
    ...engines.flatMap(({ name, disagreements, unlisted: count = 0 }) => [
      ...listDisagreements(report, name, disagreements),
      ...(count === 0
        ? []
        : [
            toFinding(report, undefined, {
              code: "engine-failed",
              guide: disagreementGuide["engine-failed"],
              severity: "note",
              message: `${printCount(count, "disagreement")} with ${toTitle(name)} that are not listed.`,
              count,
              identity: ["contractUnlisted/v1", name],
            }),
          ]),
    ]),
    ...failures.flatMap((failure) => toFailure(report, failure)),
  ];
}

function toUnlisted(report: ContractReport, count: number, noun: string, part: Omit<Part, "message">): Finding {
  return toFinding(report, undefined, {
    ...part,
    message: `${printCount(count, noun)} of this code that are not listed.`,
    count,
  });
}

/** Creates the finding for a reason why the report fails. Violations and warnings already have findings. */
function toFailure(report: ContractReport, { code, about, message }: RunFailure): Finding[] {
  if (code === "contract-broken" || code === "warning-found") return [];
  return [
    toFinding(report, undefined, {
      code,
      guide: failureGuide[code],
      severity: "error",
      message,
      identity: ["contractFailure/v1", code, about],
    }),
  ];
}

/** Adds the line of the operation in the document, or line 1 without an operation. */
function toFinding({ document, operations }: ContractReport, operation: string | undefined, part: Part): Finding {
  const { file } = document;
  const line = operations.find(({ id }) => id === operation)?.line ?? 1;
  return {
    operations: operation === undefined ? [] : [operation],
    facts: [],
    elements: [],
    ...(file === undefined ? {} : { at: { file, line } }),
    ...part,
  };
}

function acceptIf(isAllowed: boolean): Pick<Finding, "severity" | "accepted"> {
  if (!isAllowed) return { severity: "error" };
  return {
    severity: "note",
    accepted: { badge: "allowed", justification: "Allowed by an option of the run." },
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
