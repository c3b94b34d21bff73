import { markup } from "@shortvideo-api/report/html";
import type { SiteContent } from "../content/content.js";
import type { Page } from "../page/page.js";

/** Makes the page for addresses without a page. `path` is the address if it is known; links then start from there. */
export function makeMissingPage({ model, resources }: SiteContent, path?: string): Page {
  return {
    path: path ?? "404",
    kind: "missing",
    title: "Page not found",
    summary: "",
    group: "",
    markdown: () => "This site has no page with this address.\n",
    content: (
      link,
    ) => markup`<p class="lead">This site has no page ${path === undefined ? "with this address" : markup`<code>${path}</code>`}.</p>
<p>It may have had one in another version of the document. The search finds operations, parameters, errors and guides by their names.</p>
<ul><li><a href="${link("index")}">Overview of ${model.title}</a></li>${resources.map(
      ({ resource, page, operations }) =>
        operations.length > 0 && markup`<li><a href="${link(page)}">${resource.name}</a></li>`,
    )}<li><a href="${link("errors")}">Errors</a></li></ul>`,
    sections: [],
  };
}
