/**
 * Returns the address of the next page in a `Link` header, as it is written: it may be relative. `undefined` if the header names none.
 * https://www.rfc-editor.org/rfc/rfc8288
 *
 * @example
 * readNextLink('</pets?page=1>; rel="first", </pets?page=3>; rel="next"') // "/pets?page=3"
 */
export function readNextLink(header: string | null | undefined): string | undefined {
  return readLink(header, "next");
}

/**
 * Returns the address of another page in a `Link` header, by its relation: `"prev"`, `"first"` or `"last"`. It may be relative. Do not
 * follow it with credentials: request the page with the position that it contains. `undefined` if the header names none.
 *
 * @example
 * readLink('</pets?page=1>; rel="prev", </pets?page=3>; rel="next"', "prev") // "/pets?page=1"
 */
export function readLink(header: string | null | undefined, relation: string): string | undefined {
  for (const [, address, params = ""] of (header ?? "").matchAll(links)) {
    // Of several parameters of one name, the first counts.
    const read = new Map(
      [...params.matchAll(linkParams)].reverse().map(([, name = "", quoted, token = ""]) => {
        return [name.toLowerCase(), quoted?.replaceAll(/\\(.)/g, "$1") ?? token];
      }),
    );
    // A link with an anchor belongs to another page.
    const relations = read.has("anchor") ? [] : (read.get("rel") ?? "").toLowerCase().split(/\s+/);
    if (relations.includes(relation)) return address?.trim();
  }
  return undefined;
}

const param = String.raw`\s*;\s*([\w!#$&+.^|~*-]+)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?`;
const linkParams = new RegExp(param, "g");
const links = new RegExp(`<([^<>]*)>((?:${param.replaceAll(/\((?!\?)/g, "(?:")}|\\s*;)*)`, "g");
