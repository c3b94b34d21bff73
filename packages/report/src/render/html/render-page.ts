import { createHash } from "node:crypto";
import { type Markup, markup, trusted } from "../../text/markup.js";
import { style } from "./style.js";

/** A page of HTML. */
export interface HtmlPage {
  readonly title: string;
  readonly body: Markup;
  /** Default: none. */
  readonly script?: string;
}

/** Renders an HTML page in one file. Its policy allows only this style sheet and this script, and no network. */
export function renderPage({ title, body, script }: HtmlPage): string {
  const scripts = script === undefined ? "" : ` script-src '${hash(script)}';`;
  const policy = `default-src 'none'; style-src '${hash(style)}';${scripts} base-uri 'none'; form-action 'none'`;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${trusted(style)}</style>
</head>
<body>
${body}
${
  script !== undefined &&
  markup`<script>${trusted(script)}</script>
`
}</body>
</html>
`.text;
}

function hash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
