import type { ContractReport } from "../../model/contract-report.js";
import type { Disagreement, EngineReport } from "../../model/disagreement.js";
import { describeDisagreement, disagreementGuide, toTitle } from "../../guide/disagreement-guide.js";
import { type Markup, markup } from "../../text/markup.js";
import { printCount, printEngine } from "../../verdict/print-details.js";
import { renderSentence } from "./render-sentence.js";

/** Renders the counts and disagreements of other engines. Returns `undefined` if none exist. */
export function renderEngines({ engines = [] }: ContractReport): Markup | undefined {
  if (engines.length === 0) return undefined;
  return markup`<section aria-labelledby="engines">
<h2 id="engines">Other engines</h2>${engines.map(renderEngine)}
</section>`;
}

function renderEngine(engine: EngineReport): Markup {
  const { name, disagreements, unlisted = 0 } = engine;
  return markup`
<p><strong>${toTitle(name)}</strong>: ${printEngine(engine)}. A disagreement does not fail the run.</p>
${
  disagreements.length > 0 &&
  markup`<ol class="violations">${disagreements.map((each) => renderDisagreement(name, each))}
</ol>`
}
${unlisted > 0 && markup`<p class="muted">And ${printCount(unlisted, "disagreement")} of other kinds, which are not listed.</p>`}`;
}

function renderDisagreement(engine: string, disagreement: Disagreement): Markup {
  const { code, operation, count, request } = disagreement;
  const { title, meaning, help } = disagreementGuide[code];
  return markup`
<li class="allowed">
<h3>${renderSentence(title)}</h3>
<p class="where">${operation !== undefined && markup`<strong>${operation}</strong> · `}${printCount(count, "request")} · <span class="code">${code}</span></p>
<p class="message">${renderSentence(describeDisagreement(engine, disagreement))}</p>
<dl class="exchange">
<div class="sent"><dt>Sent</dt><dd><pre><b>${request.method}</b> ${request.target}</pre></dd></div>
</dl>
<details><summary>Why it matters, and what to do</summary><p>${renderSentence(meaning)} ${renderSentence(help)}</p></details>
</li>`;
}
