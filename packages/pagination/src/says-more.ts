/** Reads whether a page follows; `undefined` when the page does not say. */
export function saysMore(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const text = String(value).trim().toLowerCase();
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d+$/.test(text) ? Number(text) !== 0 : undefined;
}
