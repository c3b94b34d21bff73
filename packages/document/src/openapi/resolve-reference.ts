import type { Reference } from "./openapi.ts";
import { isRecord, readFragment } from "./node.ts";

/** Thrown for a `$ref` that leads nowhere, back to itself, or out of the document. */
export class BrokenReferenceError extends Error {
  override readonly name = "BrokenReferenceError";
}

/**
 * Returns the object itself, or the target of its `$ref`, over any number of `$ref`s. A boolean schema becomes an object. Throws
 * {@link BrokenReferenceError} when a `$ref` leads nowhere.
 */
export function resolve<Node extends object>(document: object, node: Node | Reference): Node;
export function resolve(document: object, node: unknown): unknown;
export function resolve(document: object, node: unknown): unknown {
  let seen: Set<string> | undefined;
  let current: unknown = node;
  while (isRecord(current) && typeof current["$ref"] === "string") {
    const { $ref } = current;
    seen ??= new Set();
    if (seen.has($ref)) throw new BrokenReferenceError(`\`${$ref}\` leads back to itself.`);
    seen.add($ref);
    current = readTarget(document, $ref);
  }
  if (current === true) return {};
  return current === false ? { not: {} } : current;
}

/** Returns the object as {@link resolve} does; `undefined` when its `$ref` leads nowhere, which the loader reports. */
export function resolveKnown<Node extends object>(document: object, node: Node | Reference): Node | undefined;
export function resolveKnown(document: object, node: unknown): unknown;
export function resolveKnown(document: object, node: unknown): unknown {
  try {
    return resolve(document, node);
  } catch (error) {
    if (error instanceof BrokenReferenceError) return undefined;
    throw error;
  }
}

/** Returns the target of a `$ref`. Throws {@link BrokenReferenceError} when it leads nowhere or out of the document. */
export function readTarget(document: object, reference: string): unknown {
  if (reference === "#") return document;
  if (!reference.startsWith("#/")) {
    throw new BrokenReferenceError(
      `\`${reference}\` leads out of the document, which is read as one file. Bundle it first.`,
    );
  }
  const target = findTarget(document, reference);
  if (target !== undefined && target !== null) return target;
  throw new BrokenReferenceError(`\`${reference}\` leads nowhere; define it, or correct the name.`);
}

/** Returns the value at a pointer such as `#/components/schemas/Pet`; `undefined` if none exists. */
export function findTarget(document: object, reference: string): unknown {
  let node: unknown = document;
  for (const step of reference.slice(2).split("/")) {
    const name = isEncoded(step) ? (readFragment(step)[0] ?? "") : step;
    node = isRecord(node) && Object.hasOwn(node, name) ? node[name] : undefined;
  }
  return node;
}

/** Returns `true` for a step that must be decoded. Most need not, and large documents have tens of thousands of references. */
function isEncoded(step: string): boolean {
  return step.includes("%") || step.includes("~");
}

/** Returns `true` for an object with a `$ref`. A `$ref` that is not a string is a property with that name. */
export function isReference(node: object): node is Reference {
  return "$ref" in node && typeof node.$ref === "string" && Object.hasOwn(node, "$ref");
}

const components = "#/components/";

/** Reads kind and key of `#/components/<kind>/<key>`; `undefined` for a `$ref` of any other form. */
export function readReference(reference: string): { kind: string; key: string } | undefined {
  if (!reference.startsWith(components)) return undefined;
  const end = reference.indexOf("/", components.length);
  const kind = reference.slice(components.length, end);
  const key = reference.slice(end + 1);
  if (end === -1 || kind === "" || key.includes("/")) return undefined;
  return { kind, key: isEncoded(key) ? (readFragment(key)[0] ?? "") : key };
}

/**
 * Lists the references to components in a part of a bundled document: each `$ref`, and each schema that a discriminator maps to. Another text
 * that looks like a reference counts, too.
 */
export function listReferences(part: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === "string" && value.startsWith(components)) found.add(value);
    else if (isRecord(value)) Object.values(value).forEach(visit);
  };
  visit(part);
  return found;
}

/** Returns the `$ref` to a component. */
export function referenceTo(kind: string, key: string): string {
  return `#/components/${kind}/${key.replaceAll("%", "%25").replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
