/** Returns a media type in lower case, without its parameters; `""` without one. */
export function readMediaType(text: string | null): string {
  return (text ?? "").replace(/;[^]*/, "").trim().toLowerCase();
}

/** Returns whether a media type is JSON. */
export function isJson(mediaType: string): boolean {
  return /[/+]json\b/i.test(mediaType);
}
