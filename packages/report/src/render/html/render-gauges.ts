import type { CoverageSection } from "../../model/description.js";
import { type Markup, markup } from "../../text/markup.js";
import { renderSentence } from "./render-sentence.js";
import { type Coverage, toPercent } from "../../verdict/summarize.js";

/** Renders a gauge for each measure of coverage: a ring that shows the covered share. */
export function renderGauges({ id, title, hint, measures }: CoverageSection): Markup {
  return markup`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
<ul class="gauges">${measures.map(renderGauge)}
</ul>
${hint !== undefined && markup`<p class="muted">${renderSentence(hint)}</p>`}
</section>`;
}

function renderGauge({ title, covered, total, threshold }: CoverageSection["measures"][number]): Markup {
  const coverage = { covered, total };
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
