/** Returns a media type in lower case, without its parameters; `""` without one. */
export function readMediaType(text: string | null): string {
  return (text ?? "").replace(/;[^]*/, "").trim().toLowerCase();
}

/** Returns whether a media type is JSON. */
export function isJson(mediaType: string): boolean {
  return /[/+]json\b/i.test(mediaType);
}

/** Returns whether a media type is within a range, such as `image/*` or `application/*+json`. */
export function isWithin(given: string, range: string): boolean {
  const [start = "", end] = range.toLowerCase().replace("*/*", "*").split("*");
  const essence = readMediaType(given);
  if (end === undefined || !essence.startsWith(start)) return false;
  // `application/json` is within `application/*+json`, as frameworks mean it.
  return essence.endsWith(end) || essence === start + end.slice(1);
}

/** Picks the documented media type that a given one is of: the same one, else the smallest range with it; `undefined` for another one. */
export function pickMediaType(given: string, types: readonly string[]): string | undefined {
  if (types.includes(given)) return given;
  // The longer a range, the fewer media types are within it.
  return types.filter((range) => isWithin(given, range)).sort((one, other) => other.length - one.length)[0];
}
