import { showValue } from "@shortvideo-api/document";
import type { DetailList, FindingSection } from "../../model/description.js";
import { type Finding, nameBadge, sortFindings } from "../../model/finding.js";
import { type Markup, markup } from "../../text/markup.js";
import { renderSentence } from "./render-sentence.js";

/** Renders a section with findings, the worst first. */
export function renderFindings(section: FindingSection): Markup {
  const { id, title, findings, tally = findings.length, note, hint, more, lists = [] } = section;
  return markup`<section aria-labelledby="${id}">
<h2 id="${id}">${title} <span class="tally">${tally}</span></h2>
${note !== undefined && markup`<p class="muted">${renderSentence(note)}</p>`}
${hint !== undefined && markup`<p class="muted">${renderSentence(hint)}</p>`}
${findings.length > maxUnfiltered && renderFilter(findings)}
${
  findings.length > 0 &&
  markup`<ol class="violations">${sortFindings(findings).map(renderFinding)}
</ol>`
}
${more !== undefined && markup`<p class="muted">And ${more}.</p>`}
${lists.map(renderDetails)}
</section>`;
}

/** Returns whether the section has a filter, or a request to copy. Both need the script. */
export function hasControls({ findings }: FindingSection): boolean {
  const hasRequests = findings.some(({ correction, repetition }) => (correction ?? repetition) !== undefined);
  return findings.length > maxUnfiltered || hasRequests;
}

/** The most findings of a section without a filter. */
const maxUnfiltered = 8;

/** Renders the filter hidden. The script shows it, because it needs the script. */
function renderFilter(findings: readonly Finding[]): Markup {
  const kinds = new Map(findings.map(({ code, guide }) => [code, guide.title]));
  const operations = [...new Set(findings.flatMap((finding) => finding.operations))].sort();
  return markup`<div class="controls filter" hidden>
<label>Find <input type="search" class="find" autocomplete="off" spellcheck="false"></label>
<label>Kind <select class="kind"><option value="">all</option>${[...kinds].map(
    ([code, title]) => markup`<option value="${code}">${title.replaceAll("`", "")}</option>`,
  )}</select></label>
<label>Operation <select class="of"><option value="">all</option>${operations.map(
    (id) => markup`<option value="${id}">${showValue(id)}</option>`,
  )}</select></label>
<output aria-live="polite"></output>
</div>`;
}

function renderDetails({ title, entries }: DetailList): Markup {
  return markup`<details><summary><span class="badge">${title}</span> ${entries.length}</summary>
<ul class="deprecated">${entries.map(
    ({ name, place, texts }) => markup`
<li><code>${name}</code> ${place !== undefined && markup`<span class="muted">${place}</span>`}${texts.map((text) => markup`<br>${renderSentence(text)}`)}</li>`,
  )}
</ul></details>`;
}

const tones = { error: "counted", warning: "allowed", note: "noted" } as const;

function renderFinding(finding: Finding): Markup {
  const { code, guide, severity, accepted, operations, scope, place, facts, request, correction, repetition } = finding;
  const { message, advice, lines } = finding;
  const badge = nameBadge(finding);
  const names =
    operations.length === 0 ? scope : markup`<strong>${operations.map((id) => showValue(id)).join(", ")}</strong>`;
  return markup`
<li class="${accepted ? "allowed" : tones[severity]}" data-kind="${code}" data-of="${JSON.stringify(operations)}">
<h3>${renderSentence(guide.title)}${place !== undefined && markup` <code class="place">${showValue(place)}</code>`}${
    badge !== undefined && markup` <span class="badge ${accepted ? "warn" : "bad"}">${badge}</span>`
  }</h3>
<p class="where">${names !== undefined && markup`${names} · `}${facts.map((fact) => `${fact} · `)}<span class="code">${code}</span></p>
<p class="message">${renderSentence(message)}</p>
${advice !== undefined && markup`<p class="message"><strong>Do:</strong> ${renderSentence(advice)}</p>`}
${
  request !== undefined &&
  markup`<dl class="exchange">
<div class="sent"><dt>Sent</dt><dd><pre><b>${request.method}</b> ${request.target}${request.header !== undefined && `\n${request.header}`}</pre></dd></div>
${correction !== undefined && markup`<div class="right"><dt>Right</dt><dd><pre>${correction}</pre></dd></div>`}
${repetition !== undefined && markup`<div class="right"><dt>Curl</dt><dd><pre>${repetition}</pre></dd></div>`}
</dl>`
}
${lines !== undefined && markup`<p class="where"><span class="code">${lines.text}</span></p>`}
${
  guide.meaning !== undefined &&
  markup`<details><summary>Why it matters, and what to do</summary><p>${renderSentence(guide.meaning)} ${renderSentence(guide.help ?? "")}</p></details>`
}
</li>`;
}
