/**
 * Checks the path of a request and returns it. Throws a TypeError for a path that would change the host or the port, or leave the path
 * of `baseUrl`. Such a request would send the key to another address.
 */
export function checkPath(operation: string, path: string): string {
  if (!leavesBase.test(path)) return path;
  throw new TypeError(`${operation} was not sent: its path leads away from \`baseUrl\`.`);
}

// Matches such a path in any spelling that `fetch` accepts. A backslash is a slash, and `%2e` is a dot. `fetch` drops control
// characters, and spaces at the end. See https://url.spec.whatwg.org/#double-dot-path-segment
// oxlint-disable-next-line no-control-regex -- The pattern looks for them.
const leavesBase = /^(?!\/)|[\0-\x1f]|^[^?#]*[\\/](?:\.|%2e){1,2}(?:[\\/?#]| *$)/i;

// The types of other runtimes have no location.
const page = globalThis as { readonly location?: { readonly origin: string } };

/**
 * Returns the address in the form in which `fetch` reads it, without slashes at its end. Ignores white space around it, such as
 * the line break of a file. In a browser, a path is an address of the page's server. Throws a TypeError for an address that no call can
 * be sent to.
 */
export function readBaseUrl(baseUrl: string | URL | undefined): string {
  const given = String(baseUrl).trim();
  const text = given[0] === "/" ? page.location?.origin + given : given;
  // `@`, `?` and `#` mark a password, a query and a fragment. A path needs none of them.
  if (/^https?:\/\/[^@?#\s]+$/i.test(text) && URL.canParse(text)) return new URL(text).href.replace(/\/+$/, "");
  // The error does not show the address, which may contain a password.
  throw new TypeError("`baseUrl` takes an http(s) address without password, query and fragment.");
}
