/**
 * Returns a path as a request sends it: without a query, which {@link readPathQuery} reads, and without the part after `#`.
 * https://www.rfc-editor.org/rfc/rfc9110#section-4.2.5
 */
export function toRequestPath(path: string): string {
  const [sent = ""] = path.split(queryOrFragment, 1);
  return sent;
}

/** Reads the query that some documents write into a path. The part after `#` is never sent. */
export function readPathQuery(path: string): readonly (readonly [name: string, value: string])[] {
  const [, query = ""] = /^\?([^#]*)/.exec(path.slice(toRequestPath(path).length)) ?? [];
  return [...new URLSearchParams(query)];
}

/**
 * Replaces the names of a path by encoded values. In `/{year}-{month}`, the value of `month` contains no `-`: it becomes `%2D`, which means the
 * same and separates nothing.
 */
export function fillPath(path: string, write: (name: string) => string): string {
  return path.replaceAll(/\{([^{}]+)\}/g, (_, name: string, offset: number) => {
    const [, separator] = separatorBefore.exec(path.slice(0, offset)) ?? [];
    const text = write(name);
    return separator === undefined ? text : text.replaceAll(separator, encodeSign);
  });
}

/** The last character between a name and the one before it in the same segment. */
const separatorBefore = /\}[^{}/]*([^{}/%A-Za-z\d])$/;

/** Encodes a character that `encodeURIComponent` leaves as it is, too. */
function encodeSign(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Templates such as `{?page}` are names of placeholders, and no queries. */
const queryOrFragment = /#|(?<!\{)\?/;

/** Returns `true` for a token of HTTP, such as the name of a header or method. https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2 */
export function isToken(text: string): boolean {
  return /^[!#$%&'*+.^_`|~\w-]+$/.test(text);
}

/** Statuses of responses without a body: https://www.rfc-editor.org/rfc/rfc9110#section-6.4.1 */
export const bodylessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);
