import { printCount } from "@shortvideo-api/document";
import type { OperationCoverage } from "../../model/contract-report.js";
import type { OperationSection } from "../../model/description.js";
import { listGaps } from "../../verdict/list-gaps.js";
import { type Markup, markup } from "../../text/markup.js";
import { coverageMeasures, type Measure } from "../../model/measures.js";
import { printCell } from "../../verdict/print-details.js";
import { measureOperation, type Coverage } from "../../verdict/summarize.js";
import { renderCoverage } from "./render-coverage.js";
import { toLevel } from "./render-gauges.js";

const columns = coverageMeasures.filter(({ key }) => key !== "operations");

/**
 * Renders a table of all operations and measures, and the meaning of the measures. Under each operation, it lists the gaps, and in a
 * closed part all counts.
 */
export function renderMatrix(section: OperationSection): Markup {
  const { id: sectionId, title: sectionTitle, operations, violations, warnings } = section;
  // The roles are explicit, because narrow screens show the table as cards, and browsers then drop the implied roles.
  return markup`<section aria-labelledby="${sectionId}">
<h2 id="${sectionId}">${sectionTitle} <span class="tally">${operations.length}</span></h2>
${renderControls()}
<table role="table" aria-labelledby="${sectionId}">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Operation</th><th role="columnheader" scope="col">Requests</th>${columns.map(
    ({ title }) => markup`<th role="columnheader" scope="col">${title}</th>`,
  )}</tr></thead>${operations.map((operation) => renderOperation(operation, violations.get(operation.id) ?? 0, warnings.get(operation.id) ?? 0))}
</table>
<p class="muted" id="nothing" hidden>No operation matches the filter.</p>
</section>
<section aria-labelledby="legend" class="legend">
<h2 id="legend">Measures</h2>
<p>Only valid requests count. Each measure is the share of:</p>
<dl>${coverageMeasures.map(
    ({ title, meaning }) => markup`
<div><dt>${title}</dt><dd>${meaning}</dd></div>`,
  )}
</dl>
</section>`;
}

/** Renders the controls hidden. The script shows them, because they need it. */
function renderControls(): Markup {
  return markup`<div class="controls" hidden>
<label>Find <input type="search" id="find" placeholder="name or path" autocomplete="off" spellcheck="false"></label>
<label>Show <select id="show">
<option value="">all</option><option value="gaps">with gaps</option><option value="uncalled">never called</option><option value="broken">with violations</option><option value="warned">with warnings</option><option value="deprecated">deprecated</option>
</select></label>
<label>Sort <select id="sort">
<option value="index">as in the document</option><option value="gaps">most gaps first</option><option value="requests">most requests first</option><option value="name">by name</option>
</select></label>
<output id="shown" aria-live="polite"></output>
</div>`;
}

function renderOperation(operation: OperationCoverage, violations: number, warnings: number): Markup {
  const { id, method, path, requests, deprecated } = operation;
  const gaps = listGaps(operation);
  const called = requests > 0;
  const words = [
    ...(called ? [] : ["uncalled"]),
    ...(gaps.length > 0 ? ["gaps"] : []),
    ...(violations > 0 ? ["broken"] : []),
    ...(warnings > 0 ? ["warned"] : []),
    ...(deprecated === undefined ? [] : ["deprecated"]),
  ];
  const coverage = measureOperation(operation);
  const gapCount = columns.reduce((sum, { key }) => sum + coverage[key].total - coverage[key].covered, called ? 0 : 1);
  return markup`
<tbody role="rowgroup" class="operation ${called ? "called" : "uncalled"}" data-name="${id}" data-path="${path}" data-words="${words.join(" ")}" data-gaps="${gapCount}" data-requests="${requests}">
<tr role="row" class="figures"><th role="rowheader" scope="row"><span class="id">${id}</span>${
    deprecated !== undefined && markup` <span class="badge warn">deprecated</span>`
  }${violations > 0 && markup` <span class="badge bad">${printCount(violations, "violation")}</span>`}${
    warnings > 0 && markup` <span class="badge warn">${printCount(warnings, "warning")}</span>`
  }<span class="path"><b>${method}</b> ${path}</span></th><td role="cell" data-label="Requests">${requests}</td>${columns.map(
    ({ key, title }) => renderCell(title, key, coverage[key]),
  )}</tr>
<tr role="row" class="more"><td role="cell" colspan="${columns.length + 2}"><details><summary>${renderSummary(
    operation,
    gaps,
  )}</summary>${renderCoverage(operation)}</details></td></tr>
</tbody>`;
}

function renderSummary({ requests }: OperationCoverage, gaps: readonly string[]): Markup {
  if (requests === 0) return markup`<span class="gaps">Never called</span>`;
  if (gaps.length === 0) return markup`<span class="gaps">Everything was covered</span>`;
  return markup`<span class="gaps"><b>Not yet</b> ${gaps.join(" · ")}</span>`;
}

function renderCell(title: string, measure: Measure, coverage: Coverage): Markup {
  const { covered, total } = coverage;
  const share = total === 0 ? 0 : Math.floor((100 * covered) / total);
  return markup`<td role="cell" data-label="${title}" class="${toLevel(coverage)}">${printCell(measure, coverage)}${
    total > 0 &&
    markup`<svg class="bar" aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none"><rect class="track" width="100" height="4"/><rect class="share" width="${share}" height="4"/></svg>`
  }</td>`;
}
