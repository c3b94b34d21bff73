import type { Redact } from "./layer.js";
/** Headers whose values tell nothing of who calls whom. All others are shown as `[redacted]`. */
const shownHeaders =
  "accept age cache-control content-encoding content-length content-type date retry-after retry-after-ms server".split(
    " ",
  );

/** What a log may see of headers. */
export function showHeaders(headers: Headers, redact: Redact): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const [name, value] of headers) shown[name] = shownHeaders.includes(name) ? redact(value) : "[redacted]";
  return shown;
}
