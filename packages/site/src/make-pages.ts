import { makeChangePages } from "./change/make-change-pages.js";
import type { SiteContent } from "./content/content.js";
import { makeErrorsPage } from "./error/make-errors-page.js";
import { makeGuides } from "./guide/make-guides.js";
import { makeOperationPage } from "./operation/make-operation-page.js";
import { nameResources } from "./overview/group-resources.js";
import { makeOverviewPage } from "./overview/make-overview-page.js";
import { makeResourcePage } from "./overview/make-resource-page.js";
import type { Page } from "./page/page.js";
import { makeTypePages } from "./type/make-type-pages.js";
import { makeWebhookPage } from "./webhook/make-webhook-pages.js";

/** Makes all pages of a site, in the order of the navigation. */
export function makePages(content: SiteContent): Page[] {
  const guides = makeGuides(content);
  const resources = nameResources(content);
  return [
    makeOverviewPage(content, resources, guides),
    ...guides,
    ...[...resources].flatMap(([resource, names]) => [
      makeResourcePage(content, resource, names),
      ...resource.operations.map((operation) => makeOperationPage(content, operation, names.section)),
    ]),
    ...content.webhooks.map((webhook) => makeWebhookPage(content, webhook)),
    makeErrorsPage(content),
    ...makeTypePages(content),
    ...makeChangePages(content),
  ];
}
