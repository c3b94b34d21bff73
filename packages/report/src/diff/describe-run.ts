import type { Finding } from "../model/finding.js";
import type { SarifRule, SarifRun } from "../render/render-sarif-log.js";
import { listChanges } from "./check-diff.js";
import type { DiffReport } from "./diff-report.js";

/**
 * Describes a comparison as a run of SARIF, with a rule for each kind of change. The location of a result is the line of the later
 * document that shows the change.
 */
export function describeRun(report: DiffReport): Omit<SarifRun, "findings"> {
  const { base, document, headline, bump, failOn } = report;
  return {
    tool: "shortvideo-spec-diff",
    rules: Object.fromEntries(listChanges(report).map(({ code, guide }) => [code, toRule(guide)])),
    properties: { base, document, headline, bump, failOn },
  };
}

function toRule({ title }: Finding["guide"]): SarifRule {
  return {
    title,
    meaning: `${title}: a change between two versions of the document that matters to callers of the API.`,
    help: "An error breaks callers on the wire, in any language. A warning breaks TypeScript types, or changes what the client does. A note breaks no caller.",
    level: "note",
  };
}
