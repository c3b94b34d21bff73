import { type Markup, markup } from "@shortvideo-api/report/html";
import { printCode } from "./print-markdown.js";

/** Code in a tab. */
export interface Tab {
  /** `"TypeScript"`. */
  label: string;
  /** As highlighters name it: `"typescript"`, `"json"`. */
  language: string;
  /** Ends without a line break. */
  code: string;
  /** Content below the code. Default: none. */
  note?: Markup | undefined;
}

/**
 * Prints code as tabs, which work without a script. `name` is unique on the page. With `remembers`, the script of pages selects the label that
 * the reader chose last in any group of tabs of that name.
 */
export function printTabs(name: string, title: string, tabs: readonly Tab[], remembers?: string): Markup | undefined {
  const [only] = tabs;
  if (!only) return undefined;
  const panels = tabs.map(
    ({ label, code, language, note }, index) =>
      markup`<div class="panel" id="${name}-${index}" data-label="${label}">${printCode(code, language)}${note}</div>`,
  );
  if (tabs.length === 1) {
    return markup`<div class="tabs one" role="group" aria-label="${title}"><p class="label">${only.label}</p><div class="panels">${panels}</div></div>`;
  }
  return markup`<fieldset class="tabs"${remembers !== undefined && markup` data-remembers="${remembers}"`}><legend>${title}</legend>${tabs.map(
    ({ label }, index) => markup`
<input type="radio" name="${name}" id="${name}-tab-${index}"${index === 0 && markup` checked`} value="${label}"><label for="${name}-tab-${index}">${label}</label>`,
  )}
<div class="panels">${panels}</div></fieldset>`;
}
