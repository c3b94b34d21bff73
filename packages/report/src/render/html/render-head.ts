import { type CommandResult, markVerdict, type ReportDescription } from "../../model/description.js";
import { type Markup, markup } from "../../text/markup.js";
import { renderSentence } from "./render-sentence.js";

/** Renders the head of a page: what it reports, the verdict, the commands of a run, and links to the sections. */
export function renderHead(report: ReportDescription): Markup {
  const { kind, name, headline, exitCode, passed = "passes", reasons, facts, commands = [], sections } = report;
  const { sign, tone } = markVerdict(report);
  return markup`<header class="verdict ${tone}">
<p class="document">${kind} <span>${name}</span></p>
<h1><span class="sign" aria-hidden="true">${sign}</span> ${renderSentence(headline)}</h1>
<p class="facts">${renderSentence(facts.join(", "))} <span class="end">${exitCode === 0 ? passed : `does not pass: exit code ${exitCode}`}</span></p>
${
  reasons.length > 0 &&
  markup`<ul class="reasons">${reasons.map(
    (reason) => markup`
<li><span aria-hidden="true">✗</span> ${renderSentence(reason)}</li>`,
  )}
</ul>`
}
${commands.length > 0 && renderCommands(commands)}
${
  sections.length > 0 &&
  markup`<nav class="jump" aria-label="Parts of this page">${sections.map(
    ({ id, title }) => markup`
<a href="#${id}">${title}</a>`,
  )}
</nav>`
}
</header>`;
}

function renderCommands(commands: readonly CommandResult[]): Markup {
  return markup`<ul class="runs">${commands.map(
    ({ command, result, severity }) => markup`
<li class="${severity === "error" ? "failed" : "passed"}"><code>${command}</code> ${result}</li>`,
  )}
</ul>`;
}
