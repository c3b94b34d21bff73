import type { ContractReport } from "../../model/contract-report.js";
import { verdictOf } from "../../verdict/judge-report.js";
import { type Markup, markup } from "../../text/markup.js";
import { coverageMeasures } from "../../model/measures.js";
import { type Reach, summarize, toPercent } from "../../verdict/summarize.js";
import type { ThresholdCheck } from "../../model/verdict.js";

/** A ring for each measure. */
export function renderGauges(report: ContractReport): Markup {
  const { reach } = summarize(report);
  const { thresholds } = verdictOf(report);
  return markup`<section aria-labelledby="reached">
<h2 id="reached">What the tests reached</h2>
<ul class="gauges">${coverageMeasures.map(({ key, title }) =>
    renderGauge(
      title,
      reach[key],
      thresholds.find(({ measure }) => measure === key),
    ),
  )}
</ul>
</section>`;
}

function renderGauge(title: string, reach: Reach, threshold: ThresholdCheck | undefined): Markup {
  const { reached, total } = reach;
  const percent = toPercent(reach);
  return markup`
<li class="${toLevel(reach)}${threshold?.met === false && " missed"}">
<svg viewBox="0 0 36 36" aria-hidden="true"><circle class="track" cx="18" cy="18" r="15" pathLength="100"/>${
    total > 0 &&
    reached > 0 &&
    markup`<circle class="share" cx="18" cy="18" r="15" pathLength="100" stroke-dasharray="${percent} 100" transform="rotate(-90 18 18)"/>`
  }</svg>
<strong>${total === 0 ? "–" : markup`${percent}<small>%</small>`}</strong>
<span class="title">${title}</span>
<span class="muted">${total === 0 ? "none to reach" : `${reached} of ${total}`}</span>${
    threshold !== undefined &&
    markup`
<span class="asked">${threshold.met ? "✓" : "✗"} ${threshold.asked} asked for</span>`
  }
</li>`;
}

/** Class of a reach: all, some, none, or nothing to reach. */
export function toLevel({ reached, total }: Reach): "all" | "some" | "none" | "void" {
  if (total === 0) return "void";
  if (reached === 0) return "none";
  return reached === total ? "all" : "some";
}
