import { capitalize, printCount } from "@shortvideo-api/document";
import type { ContractReport, Unlisted } from "../model/contract-report.js";
import { type DifferenceCode, differenceGuide } from "../model/difference.js";
import { describeDisagreement, type Disagreement, disagreementGuide } from "../model/disagreement.js";
import { acceptIf, type Element, type Finding, type GuideEntry } from "../model/finding.js";
import { failureGuide, type RunFailure } from "../model/verdict.js";
import { toViolationKind, type Violation, violationGuide } from "../model/violation.js";
import { type Warning, warningGuide } from "../model/warning.js";
import { readVerdict } from "../verdict/check-report.js";
import { printWarningCount } from "../verdict/print-details.js";
import { toDifferenceFindings, toOmissionFindings, toUncompared } from "../verdict/to-difference-finding.js";

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
  const { document, operations, comparison, engines = [] } = report;
  const { allowed, allowedDifferences = [], failOn, failures } = readVerdict(report);
  const file = document.file ?? "the document";
  return {
    violations: sortByCount(report.violations).map(toViolation),
    differences: toDifferenceFindings(sortByCount(comparison?.differences ?? []), file, rateDifference),
    notCompared: toOmissionFindings((comparison?.notCompared ?? []).map(toUncompared), file),
    warnings: report.warnings.map(toWarning),
    engines: engines.map(({ name, disagreements }) => disagreements.map((each) => toDisagreement(name, each))),
    unshown: [
      ...listUnlisted(report.unlisted, violationGuide, rateViolation, "request", " with violations"),
      ...listUnlisted(comparison?.unlisted, differenceGuide, rateDifference, "difference"),
      ...listUnlisted(report.unlistedWarnings, warningGuide, rateWarning, "request", " with warnings"),
      ...engines
        .filter(({ unlisted = 0 }) => unlisted > 0)
        .map(({ name, unlisted: count = 0 }) =>
          toFinding(undefined, {
            code: "engine-failed",
            guide: disagreementGuide["engine-failed"],
            severity: "note",
            message: `${printCount(count, "disagreement")} with ${capitalize(name)} that are not listed.`,
            count,
            identity: ["contractUnlisted/v1", name],
          }),
        ),
      ...failures.flatMap(toFailure),
    ],
  };

  /** Creates the findings for entries that are only counted. */
  function listUnlisted<Code extends string>(
    entries: readonly Unlisted<Code>[] = [],
    guide: Readonly<Record<Code, GuideEntry>>,
    rate: (code: Code) => Pick<Finding, "severity">,
    noun: string,
    about = "",
  ): Finding[] {
    return entries.map(({ code, count }) =>
      toFinding(undefined, {
        code,
        guide: guide[code],
        ...rate(code),
        message: `${printCount(count, noun)}${about} of this code that are not listed.`,
        count,
        identity: ["contractUnlisted/v1", code],
      }),
    );
  }

  /** Creates the finding for a reason why the report fails. Returns no finding for violations, differences and warnings, which have their own. */
  function toFailure({ code, about, message }: RunFailure): Finding[] {
    if (code === "contract-broken" || code === "response-differs" || code === "warning-found") return [];
    return [
      toFinding(undefined, {
        code,
        guide: failureGuide[code],
        severity: "error",
        ...(about === undefined ? {} : { place: about }),
        message,
        identity: ["contractFailure/v1", code, about],
      }),
    ];
  }

  function toViolation(violation: Violation): Finding {
    const { code, operation, place, message, advice, count, request, correction } = violation;
    return toFinding(operation, {
      code,
      guide: violationGuide[code],
      ...rateViolation(code),
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

  function toWarning(warning: Warning): Finding {
    const { code, operation, place, message, count, request } = warning;
    return toFinding(operation, {
      code,
      guide: warningGuide[code],
      ...rateWarning(code),
      place,
      message,
      facts: [printWarningCount(warning)],
      count,
      ...(request && { request }),
      elements: toElements(operation, place),
      identity: ["contractWarning/v1", code, operation, place],
    });
  }

  function toDisagreement(engine: string, disagreement: Disagreement): Finding {
    const { code, operation, reason, count, request } = disagreement;
    return toFinding(operation, {
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

  function rateViolation(code: Violation["code"]) {
    return acceptIf(allowed.includes(code), "allowed", "Allowed by an option of the run.");
  }

  function rateDifference(code: DifferenceCode) {
    return acceptIf(allowedDifferences.includes(code), "allowed", "Allowed by an option of the run.");
  }

  /** Returns the severity of warnings of a code. An option can make them fail the run. */
  function rateWarning(code: Warning["code"]): Pick<Finding, "severity" | "failsByOption"> {
    const fails = failOn.includes(code);
    return { severity: fails ? "error" : "warning", failsByOption: fails };
  }

  /** Adds the line of the operation in the document, or line 1 without an operation. */
  function toFinding(
    operation: string | undefined,
    part: Partial<Finding> & Pick<Finding, "code" | "guide" | "severity" | "message" | "identity">,
  ): Finding {
    const line = operations.find(({ id }) => id === operation)?.line ?? 1;
    return {
      operations: operation === undefined ? [] : [operation],
      facts: [],
      elements: [],
      ...(document.file === undefined ? {} : { at: { file, line } }),
      ...part,
    };
  }
}

function sortByCount<Counted extends { readonly count: number }>(all: readonly Counted[]): Counted[] {
  return [...all].sort((one, other) => other.count - one.count);
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
