/** Reads whether a page follows; `undefined` when the page does not say. */
export function parseHasMore(value: unknown): boolean | undefined {
  // As JSON, a number, its text and a boolean are alike but for quotes.
  const said = /^"?\s*(?:(true|-?0*[1-9]\d*)|false|0+)\s*"?$/i.exec(JSON.stringify(value) ?? "");
  return said ? said[1] !== undefined : undefined;
}
