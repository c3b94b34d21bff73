import { showValue } from "@shortvideo-api/document";
import type { OperationCoverage, ParameterCoverage } from "../../model/contract-report.js";
import { type Markup, markup } from "../../text/markup.js";
import { renderSentence } from "./render-sentence.js";

/** Renders all counts of one operation. */
export function renderCoverage(operation: OperationCoverage): Markup {
  const { parameters, statuses, responses, pages, deprecated } = operation;
  return markup`<div class="coverage">
${deprecated !== undefined && markup`<p class="deprecation"><b>Deprecated</b> ${renderSentence(deprecated)}</p>`}
${parameters.length > 0 && renderParameters(parameters)}
<div><h3>Statuses</h3><ul class="chips">${statuses.map(({ status, description, count }) =>
    renderChip(status, count, "returned", description),
  )}</ul></div>
${
  responses.length > 0 &&
  markup`<div><h3>Named responses and scenarios</h3><ul class="chips">${responses.map(({ name, count }) => renderChip(name, count, "returned"))}</ul></div>`
}
${
  pages &&
  markup`<div><h3>Pages</h3><ul class="chips">${[
    renderChip("first", pages.first, "returned"),
    renderChip("further", pages.further, "returned"),
    renderChip("end, page by page", pages.last, "reached"),
    renderChip("empty list", pages.empty, "returned"),
  ]}</ul></div>`
}
</div>`;
}

function renderParameters(parameters: readonly ParameterCoverage[]): Markup {
  return markup`<div class="parameters"><h3>Parameters</h3><ul>${parameters.map(
    ({ name, in: place, required, given, omitted, values = [], boundaries = [] }) => markup`
<li class="${given > 0 ? "all" : "none"}"><div><code>${name}</code> <span class="muted">${place}${required && ", required"}</span></div>
<div class="muted">${given > 0 ? `sent ${given}×` : "never sent"}${omitted > 0 && `, omitted ${omitted}×`}</div>
${
  values.length + boundaries.length > 0 &&
  markup`<ul class="chips">${values.map(({ value, count }) => renderChip(showValue(value), count, "sent"))}${boundaries.map(
    ({ kind, value, count }) => renderChip(`${kind} ${value}`, count, "sent"),
  )}</ul>`
}</li>`,
  )}</ul></div>`;
}

/** Renders a count. A sign and hidden words repeat the meaning of its color. */
function renderChip(text: string, count: number, participle: string, meaning = ""): Markup {
  const label =
    meaning === "" ? text : markup`<span title="${meaning}">${text}<span class="hidden"> (${meaning})</span></span>`;
  if (count === 0) return markup`<li class="none">${label}<span class="hidden"> was never ${participle}</span></li>`;
  return markup`<li class="all"><span aria-hidden="true">✓ </span>${label} <span class="times"><span class="hidden">${participle} </span>${count}×</span></li>`;
}
