import {
  isRecord,
  listFieldNames,
  listReferences,
  type OpenedDocument,
  printPointer,
  readPointer,
  referenceTo,
  type Step,
} from "@shortvideo-api/document";
import type { FindBroken } from "../operation/read-served-operations.js";
import { printPlace } from "./document-diagnostic.js";

/**
 * Creates a function that explains why a part of the document cannot be served. The reason is a `$ref` without a target, in the part or in
 * a component that it refers to. The function returns `undefined` for a part that can be served.
 */
function findBrokenParts(source: OpenedDocument): FindBroken {
  if (source.unresolved.size === 0) return () => undefined;
  const direct = [...source.unresolved]
    .filter(([pointer]) => !isMinor(pointer))
    .map(([pointer, diagnostic]) => {
      const { message, fix } = diagnostic;
      return { pointer, reason: `${printPlace(source, diagnostic)}: ${message} ${fix}` };
    });
  const findDirect = (pointer: string, except: readonly string[] = []) =>
    direct.find((each) => isBelow(each.pointer, pointer) && !except.some((other) => isBelow(each.pointer, other)))
      ?.reason;
  const components = findBrokenComponents(source.document.components, findDirect);
  return (path, node, leftOut = []) => {
    const pointer = printPointer(path);
    const own = findDirect(
      pointer,
      leftOut.map((key) => pointer + printPointer([key])),
    );
    if (own !== undefined || !isRecord(node)) return own;
    const parts = Object.entries(node).filter(([key]) => !leftOut.includes(key));
    const references = [...listReferences(parts)];
    return references.map((reference) => components.get(reference)).find((reason) => reason !== undefined);
  };
}

/** Finds the components that cannot be served, also because of a component that they refer to. Returns the reasons by `$ref`. */
function findBrokenComponents(
  components: object,
  findDirect: (pointer: string) => string | undefined,
): Map<string, string> {
  const reasons = new Map<string, string>();
  const holders = new Map<string, string[]>();
  for (const [kind, entries] of Object.entries(components)) {
    if (minor.has(kind) || !isRecord(entries)) continue;
    for (const [key, node] of Object.entries(entries)) {
      const name = referenceTo(kind, key);
      const reason = findDirect(printPointer(["components", kind, key]));
      if (reason !== undefined) reasons.set(name, reason);
      for (const reference of listReferences(node)) holders.set(reference, [...(holders.get(reference) ?? []), name]);
    }
  }
  // The loop also visits the entries that it adds.
  for (const [name, reason] of reasons) {
    for (const holder of holders.get(name) ?? []) if (!reasons.has(holder)) reasons.set(holder, reason);
  }
  return reasons;
}

/** Parts that a response does not need. */
const minor: ReadonlySet<string> = new Set(["callbacks", "examples", "headers", "links"]);

/** Returns `true` for a place in a part that a response does not need. */
function isMinor(pointer: string): boolean {
  return listFieldNames(readPointer(pointer)).some((name) => minor.has(name));
}

function isBelow(pointer: string, parent: string): boolean {
  return pointer === parent || pointer.startsWith(`${parent}/`);
}

/** Creates the options for reading the operations of a document so that each problem has its line. */
export function createReadOptions(source: OpenedDocument): {
  readonly findBroken: FindBroken;
  readonly printPlace: (path: readonly Step[]) => string;
} {
  return { findBroken: findBrokenParts(source), printPlace: (path) => printPlace(source, source.locate(path)) };
}
