import { type Markup, markup } from "../../text/markup.js";
import { renderSentence } from "./render-sentence.js";

/** The head of a page: what it reports, and the verdict. */
export interface PageHead {
  /** Kind of report: `"Contract report"`. */
  readonly kind: string;
  /** Name and version of the document. */
  readonly name: string;
  /** The verdict: one sentence without a full stop. */
  readonly headline: string;
  readonly exitCode: number;
  /** Whether a report that passes leaves no doubt. */
  readonly isKept: boolean;
  /** Extent of what is reported. */
  readonly facts: Markup;
  /** Reasons why it does not pass that the page shows nowhere else. */
  readonly reasons: readonly string[];
  /** Further lists, such as the commands of a run. */
  readonly more?: Markup | undefined;
  /** Links to the parts of the page. */
  readonly jumps?: readonly { readonly id: string; readonly title: string }[];
}

/** Renders the head of a page. */
export function renderHead({ jumps = [], ...head }: PageHead): Markup {
  const { kind, name, headline, exitCode, isKept, facts, reasons, more } = head;
  const [sign, tone] = exitCode !== 0 ? ["✗", "fails"] : isKept ? ["✓", "kept"] : ["!", "doubtful"];
  return markup`<header class="verdict ${tone}">
<p class="document">${kind} <span>${name}</span></p>
<h1><span class="sign" aria-hidden="true">${sign}</span> ${renderSentence(headline)}</h1>
<p class="facts">${facts} <span class="end">${exitCode === 0 ? "passes" : `does not pass: exit code ${exitCode}`}</span></p>
${
  reasons.length > 0 &&
  markup`<ul class="reasons">${reasons.map(
    (reason) => markup`
<li><span aria-hidden="true">✗</span> ${renderSentence(reason)}</li>`,
  )}
</ul>`
}
${more}
${
  jumps.length > 0 &&
  markup`<nav class="jump" aria-label="Parts of this page">${jumps.map(
    ({ id, title }) => markup`
<a href="#${id}">${title}</a>`,
  )}
</nav>`
}
</header>`;
}
