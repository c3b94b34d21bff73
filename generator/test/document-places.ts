import { isNode, type Step } from "@shortvideo-api/document/source";

/** Lists the paths of all values in a document, without the document itself. */
export function listPlaces(document: unknown, path: readonly Step[] = []): (readonly Step[])[] {
  const own = path.length === 0 ? [] : [path];
  if (typeof document !== "object" || document === null) return own;
  return [...own, ...Object.entries(document).flatMap(([key, value]) => listPlaces(value, [...path, key]))];
}

/** Returns the value at the end of a path. */
export function readPlace(document: unknown, path: readonly Step[]): unknown {
  return path.reduce(
    (found, step) => (typeof found === "object" && found ? Reflect.get(found, step) : undefined),
    document,
  );
}

/** Returns a copy of the document with another value at the end of a path. */
export function replacePlace(document: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(document)) {
    return document.map((item: unknown, index) => (String(index) === step ? replacePlace(item, rest, value) : item));
  }
  return isNode(document) ? { ...document, [step]: replacePlace(document[step], rest, value) } : document;
}
