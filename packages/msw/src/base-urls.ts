/**
 * Reads base URLs. Returns a function that returns the path of the base URL of a request: `"/v1"`; `undefined` for a request that is below
 * none of them. Throws a `TypeError` for a base URL that is no address.
 */
export function readBaseUrls(texts: string | readonly string[]): (url: string) => string | undefined {
  const bases = [texts].flat().map(readBase);
  return (url) => {
    const { origin, pathname } = new URL(url);
    return bases.find((base) => base.origin === origin && `${pathname}/`.startsWith(`${base.path}/`))?.path;
  };
}

function readBase(text: string): { readonly origin: string; readonly path: string } {
  // In a page, an address may be relative to that of the page.
  const page = "location" in globalThis ? globalThis.location.href : undefined;
  const url = URL.canParse(text, page) ? new URL(text, page) : undefined;
  // `localhost:3000` is an address whose scheme is `localhost`.
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new TypeError(
      `\`baseUrl\` is \`${text}\`, which is no address. Use one such as \`https://api.example.com/v1\`.`,
    );
  }
  const { origin, pathname } = url;
  return { origin, path: pathname.replace(/\/+$/, "") };
}
