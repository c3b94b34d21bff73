/** Headers whose values tell nothing of who calls whom. All others are shown as `[redacted]`. */
const shownHeaders = new Set(
  (
    "accept accept-encoding accept-ranges age allow cache-control connection content-encoding content-language " +
    "content-length content-type date expires keep-alive last-modified retry-after retry-after-ms server " +
    "transfer-encoding user-agent vary x-ratelimit-limit x-ratelimit-remaining x-ratelimit-reset"
  ).split(" "),
);

/** What a log may see of headers. */
export function showHeaders(headers: Headers, redact: (value: unknown) => unknown): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const [name, value] of headers) shown[name] = shownHeaders.has(name) ? String(redact(value)) : "[redacted]";
  return shown;
}
