import { showValue } from "@shortvideo-api/document";
import { renderPage } from "../render/html/render-page.js";
import { renderSentence } from "../render/html/render-sentence.js";
import { type Markup, markup } from "../text/markup.js";
import { type Chapter, checkDiff, isFailing, printPlaces, toChapters } from "./check-diff.js";
import type { DiffReport, ReportedChange } from "./diff-report.js";

/** Prints a comparison as one HTML page without scripts. Escapes all texts of the documents. */
export function renderDiffHtml(report: DiffReport): string {
  const name = [report.document.title, report.document.version].filter(Boolean).join(" ");
  const chapters = toChapters(report.changes);
  return renderPage(
    `${report.headline} – ${name}`,
    markup`${renderHead(report, name, chapters)}
<main>
${chapters.map((chapter, index) => renderChapter(chapter, index, report.failOn))}
</main>`,
  );
}

function renderHead(report: DiffReport, name: string, chapters: readonly Chapter[]): Markup {
  const { headline, bump, base, document } = report;
  const exitCode = checkDiff(report);
  const [sign, tone] = exitCode !== 0 ? ["✗", "fails"] : bump === "major" ? ["!", "doubtful"] : ["✓", "kept"];
  return markup`<header class="verdict ${tone}">
<p class="document">Changes for callers <span>${name}</span></p>
<h1><span class="sign" aria-hidden="true">${sign}</span> ${renderSentence(headline)}</h1>
<p class="facts">from <code>${showValue(base.file)}</code> ${base.version} to <code>${showValue(document.file)}</code> ${document.version} <span class="end">${exitCode === 0 ? "passes" : `does not pass: exit code ${exitCode}`}</span></p>
${
  chapters.length > 0 &&
  markup`<nav class="jump" aria-label="Parts of this page">${chapters.map(
    ({ title }, index) => markup`
<a href="#changes-${index + 1}">${title}</a>`,
  )}
</nav>`
}
</header>`;
}

function renderChapter({ title, changes }: Chapter, index: number, failOn: DiffReport["failOn"]): Markup {
  const id = `changes-${index + 1}`;
  return markup`
<section aria-labelledby="${id}">
<h2 id="${id}">${title} <span class="tally">${changes.length}</span></h2>
<ol class="violations">${changes.map((change) => renderChange(change, isFailing(change, failOn)))}
</ol>
</section>`;
}

const tones = { error: "counted", warning: "allowed", note: "noted" } as const;

function renderChange(change: ReportedChange, fails: boolean): Markup {
  const { code, title, severity, operations, place, message, hint, wire, types } = change;
  const names =
    operations.length === 0 ? "the whole API" : markup`<strong>${operations.map(showValue).join(", ")}</strong>`;
  return markup`
<li class="${tones[severity]}">
<h3>${title} <code class="place">${showValue(place)}</code>${fails && markup` <span class="badge bad">fails</span>`}</h3>
<p class="where">${names} · <span class="code">${code}</span> · wire: ${wire} · types: ${types}</p>
<p class="message">${renderSentence(message)}</p>
${hint !== undefined && markup`<p class="message"><strong>Do:</strong> ${renderSentence(hint)}</p>`}
<p class="where"><span class="code">${printPlaces(change)}</span></p>
</li>`;
}
