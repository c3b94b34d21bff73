import { showValue } from "@shortvideo-api/document";
import type { TableSection } from "../../model/description.js";
import { type Markup, markup } from "../../text/markup.js";
import { renderSentence } from "./render-sentence.js";

/** Renders a table, with the gaps above it. */
export function renderTable({ id, title, tally, hint, gaps, columns, rows }: TableSection): Markup {
  return markup`<section aria-labelledby="${id}">
<h2 id="${id}">${title} <span class="tally">${tally}</span></h2>
${hint !== undefined && markup`<p class="muted">${renderSentence(hint)}</p>`}
${
  gaps.length > 0 &&
  markup`<ul class="deprecated">${gaps.map(
    (gap) => markup`
<li>${renderSentence(gap)}</li>`,
  )}
</ul>`
}
<details><summary><span class="badge">all</span> ${rows.length}</summary>
<table class="plain" role="table" aria-labelledby="${id}">
<thead role="rowgroup"><tr role="row">${columns.map(
    (column) => markup`<th role="columnheader" scope="col">${column}</th>`,
  )}</tr></thead>
<tbody role="rowgroup">${rows.map(
    (row) => markup`
<tr role="row">${row.map(
      (cell, index) =>
        markup`<td role="cell" data-label="${columns[index] ?? ""}">${cell === "" ? "" : showValue(cell)}</td>`,
    )}</tr>`,
  )}
</tbody></table></details>
</section>`;
}
