/** The announcement of a service that an operation will end. */
export interface DeprecationNotice {
  /** Since when the operation is deprecated, or from when on; `undefined` if the response does not say. */
  readonly since: Date | undefined;
  /** When the operation is expected to stop; `undefined` if the response does not say. */
  readonly sunset: Date | undefined;
}

/**
 * Reads the headers `Deprecation` (RFC 9745: https://www.rfc-editor.org/rfc/rfc9745) and `Sunset` (RFC 8594:
 * https://www.rfc-editor.org/rfc/rfc8594). Returns `undefined` if a response has neither.
 *
 * @example
 * const api = createClient({ baseUrl, apiKey, onResponse: ({ headers }) => console.log(readDeprecation(headers())?.sunset) });
 */
export function readDeprecation(given: Headers | Readonly<Record<string, string>>): DeprecationNotice | undefined {
  const headers = new Headers(given);
  const [deprecation, sunset] = [headers.get("deprecation"), headers.get("sunset")];
  // `false` was a value in the drafts.
  if ((deprecation === null || /^\s*(\?0|false)\s*$/.test(deprecation)) && sunset === null) return undefined;
  const [, seconds] = /^\s*@(-?\d+)/.exec(deprecation ?? "") ?? [];
  return {
    since: seconds === undefined ? readDate(deprecation) : new Date(Number(seconds) * 1_000),
    sunset: readDate(sunset),
  };
}

/** Reads a date of HTTP, such as `Sun, 06 Nov 1994 08:49:37 GMT`. */
function readDate(text: string | null): Date | undefined {
  const date = new Date(/:\d\d:\d\d/.test(text ?? "") ? (text ?? "") : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
