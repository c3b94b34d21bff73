import type { CallSection } from "../../model/description.js";
import { type Markup, markup } from "../../text/markup.js";
import { renderSentence } from "./render-sentence.js";

/** Renders a table of the called operations, with the state and the responses of each. */
export function renderCalls({ id, title, tally, calls }: CallSection): Markup {
  return markup`<section aria-labelledby="${id}">
<h2 id="${id}">${title} <span class="tally">${tally}</span></h2>
<table><thead><tr><th scope="col">Operation</th><th scope="col">State</th><th scope="col">Responses</th></tr></thead><tbody>${calls.map(
    (call) => markup`
<tr class="figures"><th scope="row">${call.id}<span class="path"><b>${call.method}</b> ${call.path}</span>${
      call.note !== undefined && markup`<span class="note">${renderSentence(call.note)}</span>`
    }</th><td data-label="state" class="${call.isDone ? "all" : "none"}">${call.state}</td><td data-label="responses">${call.responses.join(", ")}</td></tr>`,
  )}
</tbody></table>
</section>`;
}
