import type { ContractReport } from "../../model/contract-report.js";
import { readVerdict } from "../../verdict/check-report.js";
import { type Markup, markup } from "../../text/markup.js";
import { coverageMeasures } from "../../model/measures.js";
import { type Coverage, summarize, toPercent } from "../../verdict/summarize.js";
import type { ThresholdCheck } from "../../model/verdict.js";

/** Renders a gauge for each measure of coverage: a ring that shows the covered share. */
export function renderGauges(report: ContractReport): Markup {
  const { coverage } = summarize(report);
  const { thresholds } = readVerdict(report);
  return markup`<section aria-labelledby="coverage">
<h2 id="coverage">Coverage of the tests</h2>
<ul class="gauges">${coverageMeasures.map(({ key, title }) =>
    renderGauge(
      title,
      coverage[key],
      thresholds.find(({ measure }) => measure === key),
    ),
  )}
</ul>
</section>`;
}

function renderGauge(title: string, coverage: Coverage, threshold: ThresholdCheck | undefined): Markup {
  const { covered, total } = coverage;
  const percent = toPercent(coverage);
  return markup`
<li class="${toLevel(coverage)}${threshold?.met === false && " missed"}">
<svg viewBox="0 0 36 36" aria-hidden="true"><circle class="track" cx="18" cy="18" r="15" pathLength="100"/>${
    total > 0 &&
    covered > 0 &&
    markup`<circle class="share" cx="18" cy="18" r="15" pathLength="100" stroke-dasharray="${percent} 100" transform="rotate(-90 18 18)"/>`
  }</svg>
<strong>${total === 0 ? "–" : markup`${percent}<small>%</small>`}</strong>
<span class="title">${title}</span>
<span class="muted">${total === 0 ? "nothing to cover" : `${covered} of ${total}`}</span>${
    threshold !== undefined &&
    markup`
<span class="asked">${threshold.met ? "✓" : "✗"} ${threshold.required} required</span>`
  }
</li>`;
}

/** Returns the CSS class of a coverage: all, some or none is covered, or `void` if there is nothing to cover. */
export function toLevel({ covered, total }: Coverage): "all" | "some" | "none" | "void" {
  if (total === 0) return "void";
  if (covered === 0) return "none";
  return covered === total ? "all" : "some";
}
