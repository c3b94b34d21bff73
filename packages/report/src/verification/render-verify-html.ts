import { renderPage } from "../render/html/render-page.js";
import { renderSentence } from "../render/html/render-sentence.js";
import { type Markup, markup } from "../text/markup.js";
import { printCount, printDuration } from "../verdict/print-details.js";
import { differenceGuide } from "./difference-guide.js";
import type { Difference, Inference, VerifyReport } from "./verify-report.js";
import { countCompared, isIgnored, printDifference, printFactCounts, readVerifyVerdict } from "./check-verification.js";

/** Prints a verification as one HTML page without scripts. Escapes all data of the service. */
export function renderVerifyHtml(report: VerifyReport): string {
  const { document } = report;
  const name = [document.title, document.version].filter(Boolean).join(" ");
  return renderPage(
    `${readVerifyVerdict(report).headline} – ${name}`,
    markup`${renderHead(report, name)}
<main>
${renderDifferences(report)}
${renderOperations(report)}
${renderFacts(report)}
</main>`,
  );
}

function renderHead(report: VerifyReport, name: string): Markup {
  const { requests, durationMs, interrupted } = report;
  const { kind, headline, exitCode, reasons } = readVerifyVerdict(report);
  const [sign, tone] = exitCode !== 0 ? ["✗", "fails"] : kind === "conforms" ? ["✓", "kept"] : ["!", "doubtful"];
  return markup`<header class="verdict ${tone}">
<p class="document">Verification of a service <span>${name}</span></p>
<h1><span class="sign" aria-hidden="true">${sign}</span> ${headline}</h1>
<p class="facts">${printCount(requests, "request")} in ${printDuration(durationMs)}${interrupted && ", stopped early"} <span class="end">${exitCode === 0 ? "passes" : `does not pass: exit code ${exitCode}`}</span></p>
${
  reasons.length > 0 &&
  markup`<ul class="reasons">${reasons.map(
    (reason) => markup`
<li><span aria-hidden="true">✗</span> ${renderSentence(reason)}</li>`,
  )}
</ul>`
}
</header>`;
}

function renderDifferences(report: VerifyReport): Markup | undefined {
  const { differences, document } = report;
  const { ignored } = readVerifyVerdict(report);
  if (differences.length === 0) return undefined;
  return markup`<section aria-labelledby="differences">
<h2 id="differences">Differences <span class="tally">${differences.length}</span></h2>
<ol class="violations">${differences.map((difference) => renderDifference(difference, document.file, ignored.includes(difference.code)))}
</ol>
</section>`;
}

function renderDifference(difference: Difference, file: string, isAllowed: boolean): Markup {
  const { code, operation, status, place, count, request } = difference;
  const { title, meaning, help } = differenceGuide[code];
  return markup`
<li class="${isAllowed ? "allowed" : "counted"}">
<h3>${title} <code class="place">${place}</code>${isAllowed && markup` <span class="badge warn">ignored</span>`}</h3>
<p class="where"><strong>${operation}</strong> · ${status ?? "no response"} · ${count}× · <span class="code">${code}</span></p>
<p class="message">${renderSentence(printDifference(difference, file))}</p>
<dl class="exchange"><div class="sent"><dt>Sent</dt><dd><pre><b>${request.method}</b> ${request.target}</pre></dd></div></dl>
<details><summary>Why it matters, and what to do</summary><p>${renderSentence(meaning)} ${renderSentence(help)}</p></details>
</li>`;
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
