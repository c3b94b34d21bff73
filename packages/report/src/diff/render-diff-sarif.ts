import type { Finding } from "../model/finding.js";
import { renderSarifLog, type SarifRule } from "../render/render-sarif-log.js";
import { listChanges } from "./check-diff.js";
import type { DiffReport } from "./diff-report.js";

/**
 * Prints a comparison as SARIF: a rule for each kind of change, and a result for each change. The location of a result is the line of
 * the later document that shows the change.
 */
export function renderDiffSarif(report: DiffReport): string {
  const { base, document, headline, bump, failOn } = report;
  const findings = listChanges(report);
  return renderSarifLog({
    tool: "shortvideo-spec-diff",
    rules: Object.fromEntries(findings.map(({ code, guide }) => [code, toRule(guide)])),
    findings,
    properties: { base, document, headline, bump, failOn },
  });
}

function toRule({ title }: Finding["guide"]): SarifRule {
  return {
    title,
    meaning: `${title}: a change between two versions of the document that matters to callers of the API.`,
    help: "An error breaks callers on the wire, in any language. A warning breaks TypeScript types, or changes what the client does. A note breaks no caller.",
    level: "note",
  };
}
