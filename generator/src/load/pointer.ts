/** Steps of an RFC 6901 pointer, in a URI fragment or not: `/paths/~1pets` gives `paths`, `/pets`. */
export function readPointer(pointer: string): string[] {
  if (pointer === "" || pointer === "/") return [];
  return pointer
    .replace(/^\//, "")
    .split("/")
    .map((step) => decodeFragment(step).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The pointer of these steps, for people: not encoded for a URI. */
export function printPointer(steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

function decodeFragment(step: string): string {
  if (!step.includes("%")) return step;
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
