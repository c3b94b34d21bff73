/**
 * Returns the address in the form in which `fetch` reads it, without slashes at its end, and without the white space around
 * it that files bring along. Throws a TypeError for an address that no call can be sent to.
 */
export function readBaseUrl(baseUrl: string | URL): string {
  const text = String(baseUrl).trim();
  // A name, a password, a query and a fragment have their own marks, of which a path needs none.
  if (/^https?:\/\/[^@?#\s]+$/i.test(text) && URL.canParse(text)) return new URL(text).href.replace(/\/+$/, "");
  // It is not shown in the error: it may hold a password.
  throw new TypeError("`baseUrl` takes an http(s) address without password, query and fragment.");
}
