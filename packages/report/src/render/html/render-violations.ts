import type { ContractReport, Violation } from "../../model/contract-report.js";
import { type Markup, markup } from "../../text/markup.js";
import { readVerdict } from "../../verdict/check-report.js";
import { printCount, printUnlisted } from "../../verdict/print-details.js";
import { violationGuide } from "../../guide/violation-guide.js";
import { renderSentence } from "./render-sentence.js";

/** Renders violations, each with its first request and the corrected request. Returns `undefined` if none exist. */
export function renderViolations(report: ContractReport): Markup | undefined {
  const { violations, unlisted } = report;
  if (violations.length === 0 && unlisted === undefined) return undefined;
  const { allowed } = readVerdict(report);
  const isAllowed = ({ code }: Violation) => allowed.includes(code);
  // Violations that fail the run come first, then those of the most requests.
  const sorted = [...violations].sort(
    (one, other) => Number(isAllowed(one)) - Number(isAllowed(other)) || other.count - one.count,
  );
  return markup`<section aria-labelledby="violations">
<h2 id="violations">Violations <span class="tally">${violations.length}</span></h2>
<ol class="violations">${sorted.map((violation) => renderViolation(violation, isAllowed(violation)))}
</ol>
${unlisted !== undefined && markup`<p class="muted">And ${printUnlisted(unlisted)}.</p>`}
</section>`;
}

function renderViolation(violation: Violation, isAllowed: boolean): Markup {
  const { code, operation, place, message, count, request, correction } = violation;
  const { title, meaning, help } = violationGuide[code];
  return markup`
<li class="${isAllowed ? "allowed" : "counted"}">
<h3>${title} <code class="place">${place}</code>${isAllowed && markup` <span class="badge warn">allowed</span>`}</h3>
<p class="where">${operation === undefined ? "no operation" : markup`<strong>${operation}</strong>`} · ${printCount(count, "request")} · <span class="code">${code}</span></p>
<p class="message">${renderSentence(message)}</p>
<dl class="exchange">
<div class="sent"><dt>Sent</dt><dd><pre><b>${request.method}</b> ${request.target}</pre></dd></div>
${correction !== undefined && markup`<div class="right"><dt>Right</dt><dd><pre>${correction}</pre></dd></div>`}
</dl>
<details><summary>Why it matters, and what to do</summary><p>${renderSentence(meaning)} ${renderSentence(help)}</p></details>
</li>`;
}
