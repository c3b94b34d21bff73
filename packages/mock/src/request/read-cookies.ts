/** Cookies by name; of several with one name, the first. */
export function readCookies(headers: readonly string[]): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const pair of headers.join(";").split(";")) {
    const equalsAt = pair.indexOf("=");
    if (equalsAt > 0) cookies[pair.slice(0, equalsAt).trim()] ??= pair.slice(equalsAt + 1).trim();
  }
  return cookies;
}
