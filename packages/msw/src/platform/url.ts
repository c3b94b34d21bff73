/** The part of `node:url` that resolves references between documents. */

export function pathToFileURL(path: string): URL {
  return new URL(`file://${encodeURI(path).replaceAll("?", "%3F").replaceAll("#", "%23")}`);
}

export function fileURLToPath(url: string): string {
  return decodeURIComponent(new URL(url).pathname);
}
