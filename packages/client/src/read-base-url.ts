/**
 * Gives the address without slashes at its end, and without the white space around it that files bring along. Throws a
 * TypeError for one that no call can be sent to.
 */
export function readBaseUrl(baseUrl: string | URL): string {
  const address = String(baseUrl).trim();
  // A name, a password, a query and a fragment have their own marks, of which a path needs none.
  if (/^https?:\/\/[^@?#\s]+$/i.test(address) && URL.canParse(address)) return address.replace(/\/+$/, "");
  // It is not shown in the error: it may hold a password.
  throw new TypeError("`baseUrl` takes an http(s) address without password, query and fragment.");
}
