/** An object of the document before its shape is known. Keys are the author's: `constructor` may be one. */
export type Node = Record<string, unknown>;

/** One key or index on the way to a place in the document. */
export type Step = string | number;

/** Is it an object, and no list? */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The author's own property; nothing that JavaScript lends every object. */
export function ownProperty(node: Readonly<Node>, key: string): unknown {
  return Object.hasOwn(node, key) ? node[key] : undefined;
}

/** What kind of JSON value it is, for messages: `"a list"`. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  return `\`${JSON.stringify(value).replace(/^"|"$/g, "").slice(0, 60)}\``;
}
