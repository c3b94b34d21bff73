import { type ChangeChapter, divideChanges } from "@shortvideo-api/report";
import { type Markup, markup, renderSentence } from "@shortvideo-api/report/html";
import type { SiteContent, SiteRelease } from "../content/content.js";
import { findPage } from "../page/create-link.js";
import type { Link, Page } from "../page/page.js";
import { joinParts, printCodeLink } from "../page/print-names.js";
import { writeSpan } from "../page/write-markdown.js";

/** Makes the pages of the changelog: the list of all releases, and one for each. Without releases, there is no changelog. */
export function makeChangePages(content: SiteContent): Page[] {
  const { releases, model } = content;
  if (releases.length === 0) return [];
  const list: Page = {
    path: "changes",
    kind: "change",
    title: "Changelog",
    summary: `What each release of ${model.title} changes for callers.`,
    group: "Reference",
    section: "Reference",
    markdown: (link) =>
      `${releases.map((release) => `- [${release.version}](${link(release.page)})${printDate(release, ", ")}: ${describe(release)}.`).join("\n")}\n`,
    content: (
      link,
    ) => markup`<p class="lead">What each release changes for callers, on the wire and in types. <a href="changes.atom">Atom feed</a></p>
<ul class="operations">${releases.map(
      (release) => markup`
<li><a href="${link(release.page)}">${release.version}</a> <span class="muted">${printDate(release)}</span><span class="summary">${describe(release)}.</span></li>`,
    )}</ul>`,
    sections: [],
  };
  return [list, ...releases.map((release) => makeReleasePage(content, release))];
}

/** Describes a release in one sentence, without a full stop. */
export function describe({ report }: SiteRelease): string {
  return report?.headline ?? "The first release";
}

function printDate({ date }: SiteRelease, start = ""): string {
  return date === undefined ? "" : start + date.slice(0, 10);
}

function makeReleasePage(content: SiteContent, release: SiteRelease): Page {
  const chapters = divideChanges(release.report?.changes ?? []);
  return {
    path: release.page,
    kind: "change",
    title: `Changes in ${release.version}`,
    summary: `${describe(release)}.`,
    group: "",
    markdown: (link) =>
      `${printDate(release)}\n\n${describe(release)}.\n\n${chapters.map((chapter) => writeChapter(content, chapter, link)).join("\n\n")}`.trim(),
    content: (link) => printRelease(content, release, link),
    sections: chapters.map(({ title }, index) => ({ id: nameChapter(index), title })),
  };
}

function nameChapter(index: number): string {
  return `changes-${index + 1}`;
}

/** Prints the changes of a release: by their effect on callers, worst first. */
export function printRelease(content: SiteContent, release: SiteRelease, link: Link): Markup {
  const { report, date } = release;
  const before = content.releases[content.releases.indexOf(release) + 1];
  return markup`<p class="lead">${describe(release)}.</p><p class="muted">${date !== undefined && markup`Released <time datetime="${date}">${printDate(release)}</time>. `}${
    before && markup`Compared with <a href="${link(before.page)}">${before.version}</a>.`
  }</p>${divideChanges(report?.changes ?? []).map(
    ({ title, changes }, index) => markup`
<section aria-labelledby="${nameChapter(index)}"><h2 id="${nameChapter(index)}">${title}</h2><ul class="fields">${changes.map(
      ({ title: kind, operations, place, message, hint, witness }) => markup`
<li><div class="head"><code class="name">${place}</code> <span class="type">${kind}</span></div>
<p>${renderSentence(message)}${witness !== undefined && markup` A value that breaks callers: <code>${witness}</code>.`}</p>${
        hint !== undefined && markup`<p class="advice">${renderSentence(hint)}</p>`
      }${printOperations(content, operations, link)}</li>`,
    )}</ul></section>`,
  )}`;
}

/** The number of operations up to which a change names them at once. */
const mostShown = 6;

function printOperations(content: SiteContent, operations: readonly string[], link: Link): Markup | undefined {
  if (operations.length === 0) return undefined;
  // An operation that was removed or renamed since has no page.
  const find = findPage(content, link);
  const names = operations.map((id) => printCodeLink(id, find(id)));
  if (names.length <= mostShown) return markup`<p class="muted">${joinParts(names)}</p>`;
  return markup`<details class="level"><summary>${names.length} operations</summary><ul class="uses">${names.map((name) => markup`<li>${name}</li>`)}</ul></details>`;
}

function writeChapter(content: SiteContent, { title, changes }: ChangeChapter, link: Link): string {
  const find = findPage(content, link);
  const lines = changes.map(({ operations, place, message, hint }) => {
    const names = operations.filter((id) => id !== place).map((id) => writeSpan(id, find(id)));
    return `- \`${place}\`${names.length > 0 ? ` (${names.join(", ")})` : ""}: ${message}${hint === undefined ? "" : ` ${hint}`}`;
  });
  return `## ${title}\n\n${lines.join("\n")}`;
}
