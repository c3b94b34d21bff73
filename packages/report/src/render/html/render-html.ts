import type { ContractReport } from "../../model/contract-report.js";
import { readVerdict } from "../../verdict/check-report.js";
import { type Markup, markup } from "../../text/markup.js";
import { coverageMeasures } from "../../model/measures.js";
import { printCount, printCommand, printDuration, printEnd } from "../../verdict/print-details.js";
import { summarize } from "../../verdict/summarize.js";
import { toExitCode } from "../../verdict/to-exit-code.js";
import { renderEngines } from "./render-engines.js";
import { renderGauges } from "./render-gauges.js";
import { renderMatrix } from "./render-matrix.js";
import { renderPage } from "./render-page.js";
import { renderSentence } from "./render-sentence.js";
import { renderViolations } from "./render-violations.js";
import { renderWarnings } from "./render-warnings.js";
import { script } from "./script.js";

/**
 * Prints a report as one HTML page. The page loads nothing from the network, and its script only filters, sorts and copies. All
 * data of requests is escaped, and a policy forbids other scripts.
 */
export function renderHtml(report: ContractReport): string {
  const { document } = report;
  const name = [document.title, document.version].filter(Boolean).join(" ");
  return renderPage(
    `${readVerdict(report).headline} – ${name}`,
    markup`${renderHead(report, name)}
<main>
${renderViolations(report)}
${renderWarnings(report)}
${renderEngines(report)}
${renderGauges(report)}
${renderMatrix(report)}
${renderLegend()}
</main>`,
    script,
  );
}

function renderHead(report: ContractReport, name: string): Markup {
  const { kind, headline, exitCode, failures } = readVerdict(report);
  const [sign, tone] = exitCode !== 0 ? ["✗", "fails"] : kind === "kept" ? ["✓", "kept"] : ["!", "doubtful"];
  // The page shows violations, warnings and commands elsewhere.
  const others = failures.filter(({ code }) => code === "threshold-missed" || code === "report-unwritten");
  const called = summarize(report).coverage.operations;
  return markup`<header class="verdict ${tone}">
<p class="document">Contract report <span>${name}</span></p>
<h1><span class="sign" aria-hidden="true">${sign}</span> ${headline}</h1>
<p class="facts">${printCount(report.requests, "request")} to ${called.covered} of ${printCount(called.total, "operation")} <span class="end">${exitCode === 0 ? "passes" : `does not pass: exit code ${exitCode}`}</span></p>
${
  others.length > 0 &&
  markup`<ul class="reasons">${others.map(
    ({ message }) => markup`
<li><span aria-hidden="true">✗</span> ${renderSentence(message)}</li>`,
  )}
</ul>`
}
${
  report.runs.length > 0 &&
  markup`<ul class="runs">${report.runs.map(
    (run) => markup`
<li class="${toExitCode(run) === 0 ? "passed" : "failed"}"><code>${printCommand(run.command)}</code> ${printEnd(run)} after ${printDuration(run.durationMs)}${report.runs.length > 1 && `, ${printCount(run.requests, "request")}`}</li>`,
  )}
</ul>`
}
${renderJumps(report)}
</header>`;
}

/** Renders links to the parts of the page, which can be long. */
function renderJumps({ violations, unlisted, warnings, unlistedWarnings, engines }: ContractReport): Markup {
  const hasViolations = violations.length > 0 || unlisted !== undefined;
  const hasWarnings = warnings.length > 0 || unlistedWarnings !== undefined;
  return markup`<nav class="jump" aria-label="Parts of this page">
${hasViolations && markup`<a href="#violations">Violations</a>`}
${hasWarnings && markup`<a href="#warnings">Warnings</a>`}
${engines !== undefined && markup`<a href="#engines">Other engines</a>`}
<a href="#coverage">Coverage of the tests</a>
<a href="#operations">Operations</a>
<a href="#legend">Measures</a>
</nav>`;
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
