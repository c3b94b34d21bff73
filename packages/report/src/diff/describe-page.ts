import { showValue } from "@shortvideo-api/document";
import { renderFindings } from "../render/html/render-findings.js";
import { renderHead } from "../render/html/render-head.js";
import type { HtmlPage } from "../render/html/render-page.js";
import { markup } from "../text/markup.js";
import { checkDiff, listChanges, toChapters } from "./check-diff.js";
import type { DiffReport } from "./diff-report.js";

/** Describes a comparison as one HTML page without scripts. Escapes all texts of the documents. */
export function describePage({ headline, bump, base, document, changes, failOn }: DiffReport): HtmlPage {
  const name = [document.title, document.version].filter(Boolean).join(" ");
  const chapters = toChapters(changes).map((chapter, index) => ({ ...chapter, id: `changes-${index + 1}` }));
  const head = renderHead({
    kind: "Changes for callers",
    name,
    headline,
    exitCode: checkDiff({ changes, failOn }),
    isKept: bump !== "major",
    facts: markup`from <code>${showValue(base.file)}</code> ${base.version} to <code>${showValue(document.file)}</code> ${document.version}`,
    reasons: [],
    jumps: chapters,
  });
  return {
    title: `${headline} – ${name}`,
    body: markup`${head}
<main>
${chapters.map(({ id, title, changes: listed }) => renderFindings(id, title, listChanges({ changes: listed, failOn })))}
</main>`,
  };
}
