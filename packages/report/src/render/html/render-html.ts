import { createHash } from "node:crypto";
import type { ReportDescription, Section } from "../../model/description.js";
import { type Markup, markup, trusted } from "../../text/markup.js";
import { hasControls, renderFindings } from "./render-findings.js";
import { renderGauges } from "./render-gauges.js";
import { renderHead } from "./render-head.js";
import { renderMatrix } from "./render-matrix.js";
import { renderTable } from "./render-table.js";
import { script } from "./script.js";
import { style } from "./style.js";

/**
 * Renders a report as one HTML page. The page loads nothing from the network, and its policy allows only this style sheet and this
 * script. All texts of requests, responses and documents are escaped.
 */
export function renderHtml(report: ReportDescription): string {
  const { headline, name, sections } = report;
  // The script filters findings, filters and sorts the table of operations, and copies requests.
  const hasScript = sections.some(
    (section) => section.kind === "operations" || (section.kind === "findings" && hasControls(section)),
  );
  const scripts = hasScript ? ` script-src '${hash(script)}';` : "";
  const policy = `default-src 'none'; style-src '${hash(style)}';${scripts} base-uri 'none'; form-action 'none'`;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${headline} – ${name}</title>
<style>${trusted(style)}</style>
</head>
<body>
${renderHead(report)}
<main>
${sections.map(renderSection)}
</main>
${
  hasScript &&
  markup`<script>${trusted(script)}</script>
`
}</body>
</html>
`.text;
}

function renderSection(section: Section): Markup {
  if (section.kind === "findings") return renderFindings(section);
  if (section.kind === "coverage") return renderGauges(section);
  if (section.kind === "table") return renderTable(section);
  return renderMatrix(section);
}

function hash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
