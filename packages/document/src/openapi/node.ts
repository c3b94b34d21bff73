/** An object of the document before its shape is known. The author chooses the keys: `constructor` may be one. */
export type Node = Record<string, unknown>;

/** One key or index on the way to a place in the document. */
export type Step = string | number;

/** Returns `true` for an object that is not a list. */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns `true` for an object and for a list, whose keys are its indices. */
export function isRecord(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

/** Returns an own property of the object, and never one of `Object.prototype`. */
export function ownProperty(node: Readonly<Node>, key: string): unknown {
  return Object.hasOwn(node, key) ? node[key] : undefined;
}

/** Returns the value at the end of these steps; `undefined` if none exists. */
export function findNode(root: unknown, steps: readonly Step[]): unknown {
  return steps.reduce((node, step) => (isRecord(node) ? ownProperty(node, String(step)) : undefined), root);
}

/** Describes a value for a message: `"a list"`. Modules of users may also have functions and symbols. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  if (typeof value === "function" || typeof value === "symbol") return `a ${typeof value}`;
  // Without these words, the text `5` would look like the number that was expected.
  if (value === "") return "an empty text";
  if (typeof value === "string" && looksLikeJson(value)) return `the text \`${value.slice(0, 60)}\``;
  if (typeof value === "bigint") return `\`${value}\``;
  return `\`${JSON.stringify(value).replace(/^"|"$/g, "").slice(0, 60)}\``;
}

/** Returns `true` for a text that JSON reads as a value of another type, such as `5`, `null` or `[]`. */
function looksLikeJson(text: string): boolean {
  return /^\s*(?:-?\d[\d.eE+-]*|true|false|null|\[.*\]|\{.*\})\s*$/is.test(text);
}

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
