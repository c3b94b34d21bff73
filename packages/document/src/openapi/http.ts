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

/** Templates such as `{?page}` are names of placeholders, and no queries. */
const queryOrFragment = /#|(?<!\{)\?/;

/** Returns `true` for a token of HTTP, such as the name of a header or method. https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2 */
export function isToken(text: string): boolean {
  return /^[!#$%&'*+.^_`|~\w-]+$/.test(text);
}

/** Statuses of responses without a body: https://www.rfc-editor.org/rfc/rfc9110#section-6.4.1 */
export const bodylessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);
