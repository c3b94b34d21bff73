/** Prints the content security policy. `origins` are the addresses to which the page may send requests. */
export function printPolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // The renderer sets inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...origins].join(" "),
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** Prints the page. It contains only the title; scripts load the rest. */
export function printPage(title: string, policy: string, scalarVersion: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="content-security-policy" content="${escapeHtml(policy)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="referrer" content="no-referrer" />
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="icon.svg" />
    <link rel="stylesheet" href="page.css" />
    <script defer src="scalar-${scalarVersion}.js"></script>
    <script defer src="reference.js"></script>
    <script defer src="page.js"></script>
  </head>
  <body>
    <div id="notice" role="alert" hidden></div>
    <div id="reference"></div>
    <noscript>This page needs JavaScript.</noscript>
  </body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
