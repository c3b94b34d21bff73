import { toTitle } from "../../guide/disagreement-guide.js";
import type { ContractReport } from "../../model/contract-report.js";
import type { EngineReport } from "../../model/disagreement.js";
import { readVerdict } from "../../verdict/check-report.js";
import { type Markup, markup } from "../../text/markup.js";
import { coverageMeasures } from "../../model/measures.js";
import {
  printCount,
  printCommand,
  printDuration,
  printEnd,
  printEngine,
  printUnlisted,
  printUnlistedWarnings,
} from "../../verdict/print-details.js";
import { summarize } from "../../verdict/summarize.js";
import { toExitCode } from "../../verdict/to-exit-code.js";
import { renderGauges } from "./render-gauges.js";
import { renderMatrix } from "./render-matrix.js";
import { renderFindings, renderList } from "./render-findings.js";
import { type PageHead, renderHead } from "./render-head.js";
import { listDisagreements, listViolations, listWarnings } from "../../verdict/list-findings.js";
import type { HtmlPage } from "./render-page.js";
import { script } from "./script.js";

/**
 * Describes a report as one HTML page. The page loads nothing from the network, and its script only filters, sorts and copies. All
 * data of requests is escaped, and a policy forbids other scripts.
 */
export function describePage(report: ContractReport): HtmlPage {
  const { document, unlisted, unlistedWarnings } = report;
  const name = [document.title, document.version].filter(Boolean).join(" ");
  const violations = listViolations(report).sort((one, other) => (other.count ?? 0) - (one.count ?? 0));
  return {
    title: `${readVerdict(report).headline} – ${name}`,
    body: markup`${renderRunHead(report, name)}
<main>
${renderFindings("violations", "Violations", violations, unlisted && printUnlisted(unlisted))}
${renderFindings("warnings", "Warnings", listWarnings(report), unlistedWarnings && printUnlistedWarnings(unlistedWarnings))}
${renderEngines(report)}
${renderGauges(report)}
${renderMatrix(report)}
${renderLegend()}
</main>`,
    script,
  };
}

function renderRunHead(report: ContractReport, name: string): Markup {
  const { runs, requests } = report;
  const { kind, headline, exitCode, failures } = readVerdict(report);
  // The page shows violations, warnings and commands elsewhere.
  const others = failures.filter(({ code }) => code === "threshold-missed" || code === "report-unwritten");
  const called = summarize(report).coverage.operations;
  return renderHead({
    kind: "Contract report",
    name,
    headline,
    exitCode,
    isKept: kind === "kept",
    facts: markup`${printCount(requests, "request")} to ${called.covered} of ${printCount(called.total, "operation")}`,
    reasons: others.map(({ message }) => message),
    more:
      runs.length === 0
        ? undefined
        : markup`<ul class="runs">${runs.map(
            (run) => markup`
<li class="${toExitCode(run) === 0 ? "passed" : "failed"}"><code>${printCommand(run.command)}</code> ${printEnd(run)} after ${printDuration(run.durationMs)}${runs.length > 1 && `, ${printCount(run.requests, "request")}`}</li>`,
          )}
</ul>`,
    jumps: listJumps(report),
  });
}

/** Lists the parts of the page, which can be long. */
function listJumps({
  violations,
  unlisted,
  warnings,
  unlistedWarnings,
  engines,
}: ContractReport): NonNullable<PageHead["jumps"]> {
  const hasViolations = violations.length > 0 || unlisted !== undefined;
  const hasWarnings = warnings.length > 0 || unlistedWarnings !== undefined;
  return [
    ...(hasViolations ? [{ id: "violations", title: "Violations" }] : []),
    ...(hasWarnings ? [{ id: "warnings", title: "Warnings" }] : []),
    ...(engines === undefined ? [] : [{ id: "engines", title: "Other engines" }]),
    { id: "coverage", title: "Coverage of the tests" },
    { id: "operations", title: "Operations" },
    { id: "legend", title: "Measures" },
  ];
}

/** Renders the counts and disagreements of other engines. Returns `undefined` if none exist. */
function renderEngines(report: ContractReport): Markup | undefined {
  const { engines = [] } = report;
  if (engines.length === 0) return undefined;
  return markup`<section aria-labelledby="engines">
<h2 id="engines">Other engines</h2>${engines.map((engine) => renderEngine(report, engine))}
</section>`;
}

function renderEngine(report: ContractReport, engine: EngineReport): Markup {
  const { name, disagreements, unlisted = 0 } = engine;
  return markup`
<p><strong>${toTitle(name)}</strong>: ${printEngine(engine)}. A disagreement does not fail the run.</p>
${renderList(listDisagreements(report, name, disagreements))}
${unlisted > 0 && markup`<p class="muted">And ${printCount(unlisted, "disagreement")} of other kinds, which are not listed.</p>`}`;
}

function renderLegend(): Markup {
  return markup`<section aria-labelledby="legend" class="legend">
<h2 id="legend">Measures</h2>
<p>Only valid requests count. Each measure is the share of:</p>
<dl>${coverageMeasures.map(
    ({ title, meaning }) => markup`
<div><dt>${title}</dt><dd>${meaning}</dd></div>`,
  )}
</dl>
</section>`;
}
