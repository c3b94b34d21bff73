import type { ContractReport, OperationCoverage, Violation } from "./contract-report.js";
import { type Markup, markup } from "./markup.js";
import { measures } from "./measures.js";
import { printReach } from "./print-facts.js";
import { summarize } from "./summarize.js";

/**
 * Prints a report as JUnit XML: a test case for each operation, a failure for each violation; operations that were not called
 * are skipped. Written by hand: it is seven elements, and what XML has no place for has to be taken out in any case.
 */
export function renderJunit(report: ContractReport): string {
  const { document, runs } = report;
  const name = `Contract of ${document.title} ${document.version}`.trim();
  const cases = [...report.operations.map((operation) => toCase(report, operation)), ...toOutside(report)];
  const failed = cases.filter(({ violations }) => violations.length > 0).length;
  const skipped = cases.filter(({ skippedBecause }) => skippedBecause !== undefined).length;
  const seconds = (runs.reduce((sum, { duration_ms }) => sum + duration_ms, 0) / 1_000).toFixed(3);
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${name}" tests="${cases.length}" failures="${failed}" errors="0" time="${seconds}">
  <testsuite name="${name}" tests="${cases.length}" failures="${failed}" errors="0" skipped="${skipped}" time="${seconds}">
    <properties>${toProperties(report)}
    </properties>${cases.map(renderCase)}
  </testsuite>
</testsuites>
`.text;
}

interface Case {
  readonly area: string;
  readonly name: string;
  readonly violations: readonly Violation[];
  readonly skippedBecause: string | undefined;
  readonly note: string | undefined;
}

function toCase({ violations }: ContractReport, operation: OperationCoverage): Case {
  const { id, requests, deprecated } = operation;
  const own = violations.filter((violation) => violation.operation === id);
  return {
    area: id.slice(0, Math.max(id.lastIndexOf("."), 0)) || "contract",
    name: id || `${operation.verb} ${operation.path}`,
    violations: own,
    skippedBecause: requests === 0 && own.length === 0 ? "Not called." : undefined,
    note: requests > 0 && deprecated !== undefined ? `Deprecated: ${deprecated}` : undefined,
  };
}

/** What belongs to no operation of the document, such as an unknown path, fails a test case of its own. */
function toOutside({ operations, violations, unlisted }: ContractReport): Case[] {
  const known = new Set<string | undefined>(operations.map(({ id }) => id));
  const outside = violations.filter(({ operation }) => !known.has(operation));
  if (outside.length === 0 && unlisted === undefined) return [];
  const note = unlisted === undefined ? undefined : `${unlisted} violations of other kinds are not listed.`;
  return [{ area: "contract", name: "no operation", violations: outside, skippedBecause: undefined, note }];
}

function toProperties(report: ContractReport): Markup[] {
  const { reach } = summarize(report);
  return measures.map(
    ({ key }) => markup`
      <property name="contract.${key}" value="${printReach(reach[key])}"/>`,
  );
}

function renderCase({ area, name, violations, skippedBecause, note }: Case): Markup {
  const failures = violations.map(
    (violation) => markup`
      <failure type="${violation.code}" message="${violation.message}">${explain(violation)}</failure>`,
  );
  const skipped =
    skippedBecause !== undefined &&
    markup`
      <skipped message="${skippedBecause}"/>`;
  // Many readers show the first failure alone, and all of the output.
  const output = [...(violations.length > 1 ? violations.map(explain) : []), ...(note === undefined ? [] : [note])];
  const told =
    output.length > 0 &&
    markup`
      <system-out>${output.join("\n\n")}</system-out>`;
  return markup`
    <testcase classname="${area}" name="${name}" time="0">${failures}${skipped}${told}
    </testcase>`;
}

function explain({ code, place, message, count, request, correction }: Violation): string {
  return [
    `${place}: ${message} (${code}, ${count}×)`,
    `sent:  ${request.verb} ${request.target}`,
    ...(correction === undefined ? [] : [`right: ${correction}`]),
  ].join("\n");
}
