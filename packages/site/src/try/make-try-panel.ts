import { type Markup, markup } from "@shortvideo-api/report/html";
import type { SiteOperation } from "../content/content.js";

/**
 * Makes the button that opens the form, and the place of the form. The script of pages loads the form when a reader presses the button; a
 * page without scripts has no button.
 */
export function makeTryPanel(site: SiteOperation): Markup {
  return markup`<section class="try" data-try="${site.page}" data-file="${findTryFile(site)}">
<button type="button" class="try-open" aria-expanded="false">Try ${site.operation.id}</button>
</section>`;
}

/** Returns the path of the script with the data of the form. */
export function findTryFile({ page }: SiteOperation): string {
  return `try/${page.slice(page.lastIndexOf("/") + 1)}.js`;
}
