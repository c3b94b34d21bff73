import { renderFindings } from "../render/html/render-findings.js";
import { renderHead } from "../render/html/render-head.js";
import type { HtmlPage } from "../render/html/render-page.js";
import { renderSentence } from "../render/html/render-sentence.js";
import { type Markup, markup } from "../text/markup.js";
import { printCount, printDuration } from "../verdict/print-details.js";
import { listDifferences } from "./list-findings.js";
import type { Inference, VerifyReport } from "./verify-report.js";
import { countCompared, isIgnored, printFactCounts, readVerifyVerdict } from "./check-verification.js";

/** Describes a verification as one HTML page without scripts. Escapes all data of the service. */
export function describePage(report: VerifyReport): HtmlPage {
  const { document } = report;
  const name = [document.title, document.version].filter(Boolean).join(" ");
  return {
    title: `${readVerifyVerdict(report).headline} – ${name}`,
    body: markup`${renderVerifyHead(report, name)}
<main>
${renderFindings("differences", "Differences", listDifferences(report))}
${renderOperations(report)}
${renderFacts(report)}
</main>`,
  };
}

function renderVerifyHead(report: VerifyReport, name: string): Markup {
  const { requests, durationMs, interrupted } = report;
  const { kind, headline, exitCode, reasons } = readVerifyVerdict(report);
  return renderHead({
    kind: "Verification of a service",
    name,
    headline,
    exitCode,
    isKept: kind === "conforms",
    facts: markup`${printCount(requests, "request")} in ${printDuration(durationMs)}${interrupted && ", stopped early"}`,
    reasons,
  });
}

function renderOperations(report: VerifyReport): Markup {
  const { operations } = report;
  const { covered, total } = countCompared(report);
  return markup`<section aria-labelledby="operations">
<h2 id="operations">Operations <span class="tally">${covered} of ${total} compared</span></h2>
<table><thead><tr><th scope="col">Operation</th><th scope="col">State</th><th scope="col">Responses</th></tr></thead><tbody>${operations.map(
    ({ id, method, path, state, note, statuses }) => markup`
<tr class="figures"><th scope="row">${id}<span class="path"><b>${method}</b> ${path}</span>${
      note !== undefined && markup`<span class="note">${renderSentence(note)}</span>`
    }</th><td data-label="state" class="${state === "compared" ? "all" : "none"}">${state === "left-out" ? "left out" : state}</td><td data-label="responses">${statuses
      .map(({ status, count }) => `${status} ${count}×`)
      .join(", ")}</td></tr>`,
  )}
</tbody></table>
</section>`;
}

function renderFacts(report: VerifyReport): Markup | undefined {
  if (report.facts.length === 0) return undefined;
  return markup`<section aria-labelledby="facts">
<h2 id="facts">Inferred and assumed <span class="tally">${printFactCounts(report)}</span></h2>
<p class="muted">Confirmed means that responses show what the document declares. Responses cannot confirm the reason of a fact.</p>
${(["refuted", "confirmed", "open"] as const).map((status) => renderStatus(status, report))}
</section>`;
}

function renderStatus(status: Inference["status"], report: VerifyReport): Markup | undefined {
  const facts = report.facts.filter((fact) => fact.status === status);
  const { ignored } = readVerifyVerdict(report);
  if (facts.length === 0) return undefined;
  const tone = status === "refuted" ? "bad" : status === "open" ? "warn" : "";
  const list = facts.map(
    (fact) => markup`
<li><code>${fact.pointer}</code> <span class="muted">${report.document.file}:${fact.line} · ${fact.provenance}</span>${status === "refuted" && isIgnored(fact, ignored) && markup` <span class="badge warn">ignored</span>`}<br>${renderSentence(fact.reason)}<br><strong>${renderSentence(fact.evidence)}</strong></li>`,
  );
  const body = markup`<summary><span class="badge ${tone}">${status}</span> ${facts.length}</summary>
<ul class="deprecated">${list}
</ul>`;
  return status === "refuted" ? markup`<details open>${body}</details>` : markup`<details>${body}</details>`;
}
