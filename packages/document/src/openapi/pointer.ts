/** Steps of an RFC 6901 pointer: `/paths/~1pets` gives `paths`, `/pets`. */
export function readPointer(pointer: string): string[] {
  if (pointer === "") return [];
  return pointer
    .replace(/^\//, "")
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Steps of a pointer in the fragment of a URI, where `%7B` is `{`. */
export function readFragment(fragment: string): string[] {
  return readPointer(decodePercent(fragment));
}

/** The pointer of these steps: the other way round of {@link readPointer}. */
export function printPointer(steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The text with its `%7B` read; as it stands where a `%` is only a `%`. */
export function decodePercent(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
