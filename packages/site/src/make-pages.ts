import type { SiteContent } from "./content/content.js";
import { makeOperationPage } from "./operation/make-operation-page.js";
import type { Page } from "./page/page.js";

/** Makes all pages of a site, in the order of the navigation. */
export function makePages(content: SiteContent): Page[] {
  return content.operations.map((operation) => makeOperationPage(content, operation));
}
