/** Reads whether a page follows; `undefined` when the page does not say. */
export function saysMore(value: unknown): boolean | undefined {
  // Lists and objects say nothing, though some read as numbers.
  const text = typeof value === "object" ? "" : String(value).trim().toLowerCase();
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d+$/.test(text) ? Number(text) !== 0 : undefined;
}
