import type { ContractReport, Warning } from "../../model/contract-report.js";
import { readVerdict } from "../../verdict/check-report.js";
import { type Markup, markup } from "../../text/markup.js";
import { printUnlistedWarnings, printWarningCount } from "../../verdict/print-details.js";
import { warningGuide } from "../../guide/warning-guide.js";
import { renderSentence } from "./render-sentence.js";

/** Renders warnings, those that fail the run first. Returns `undefined` if none exist. */
export function renderWarnings(report: ContractReport): Markup | undefined {
  const { warnings, unlistedWarnings } = report;
  if (warnings.length === 0 && unlistedWarnings === undefined) return undefined;
  const { failOn } = readVerdict(report);
  const fails = ({ code }: Warning) => failOn.includes(code);
  const sorted = [...warnings].sort((one, other) => Number(fails(other)) - Number(fails(one)));
  return markup`<section aria-labelledby="warnings">
<h2 id="warnings">Warnings <span class="tally">${warnings.length}</span></h2>
${
  warnings.length > 0 &&
  markup`<ol class="violations">${sorted.map((warning) => renderWarning(warning, fails(warning)))}
</ol>`
}
${unlistedWarnings !== undefined && markup`<p class="muted">And ${printUnlistedWarnings(unlistedWarnings)}.</p>`}
</section>`;
}

function renderWarning(warning: Warning, fails: boolean): Markup {
  const { code, operation, place, message, request } = warning;
  const { title, meaning, help } = warningGuide[code];
  return markup`
<li class="${fails ? "counted" : "allowed"}">
<h3>${renderSentence(title)} <code class="place">${place}</code>${fails && markup` <span class="badge bad">fails</span>`}</h3>
<p class="where">${operation !== undefined && markup`<strong>${operation}</strong> · `}${printWarningCount(warning)} · <span class="code">${code}</span></p>
<p class="message">${renderSentence(message)}</p>
${
  request !== undefined &&
  markup`<dl class="exchange">
<div class="sent"><dt>Sent</dt><dd><pre><b>${request.method}</b> ${request.target}</pre></dd></div>
</dl>`
}
<details><summary>Why it matters, and what to do</summary><p>${renderSentence(meaning)} ${renderSentence(help)}</p></details>
</li>`;
}
