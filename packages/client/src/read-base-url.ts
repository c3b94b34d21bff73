/** Gives the address without slashes at its end. Throws a TypeError for one that no call can be sent to. */
export function readBaseUrl(baseUrl: string): string {
  // A name, a password, a query and a fragment have their own marks, of which a path needs none.
  if (/^https?:\/\/[^@?#]+$/i.test(baseUrl) && URL.canParse(baseUrl)) return baseUrl.replace(/\/+$/, "");
  // It is not shown in the error: it may hold a password.
  throw new TypeError("`baseUrl` takes an address of http or https without password, query and fragment.");
}
