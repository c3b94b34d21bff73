/** Reads the steps of an RFC 6901 pointer: `/paths/~1pets` has the steps `paths` and `/pets`. */
export function readPointer(pointer: string): string[] {
  if (pointer === "") return [];
  const steps = (pointer.startsWith("/") ? pointer.slice(1) : pointer).split("/");
  return pointer.includes("~") ? steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")) : steps;
}

/** Reads the steps of a pointer in the fragment of a URI, where `%7B` means `{`. */
export function readFragment(fragment: string): string[] {
  return readPointer(decodePercent(fragment));
}

/** Prints the pointer of these steps: the inverse of {@link readPointer}. */
export function printPointer(steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${printStep(step)}`).join("");
}

/** Prints one step of a pointer. */
export function printStep(step: string | number): string {
  // Most steps have nothing to escape.
  return typeof step === "string" && /[~/]/.test(step)
    ? step.replaceAll("~", "~0").replaceAll("/", "~1")
    : String(step);
}

/** Prints the end of a place for a message: the last key, and the indices after it, as in `servers/0`. */
export function printLastSteps(steps: readonly (string | number)[]): string {
  const last = steps.findLastIndex((step) => typeof step === "string");
  return steps.slice(Math.max(last, 0)).join("/");
}

/** Prints these steps as a `$ref` in the same document: `"#/paths/~1pets/get"`. */
export function printReference(steps: readonly (string | number)[]): string {
  return `#${printPointer(steps).split("/").map(encodeURIComponent).join("/")}`;
}

/** Decodes percent escapes such as `%7B`. Returns the text unchanged when an escape is malformed. */
export function decodePercent(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
