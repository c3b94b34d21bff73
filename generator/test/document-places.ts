import { isNode, type Step } from "@shortvideo-api/document/source";

/** The ways to all that stands in a document, the whole left out. */
export function listPlaces(document: unknown, way: readonly Step[] = []): (readonly Step[])[] {
  const own = way.length === 0 ? [] : [way];
  if (typeof document !== "object" || document === null) return own;
  return [...own, ...Object.entries(document).flatMap(([key, value]) => listPlaces(value, [...way, key]))];
}

/** What stands at the end of a way. */
export function readPlace(document: unknown, way: readonly Step[]): unknown {
  return way.reduce(
    (found, step) => (typeof found === "object" && found ? Reflect.get(found, step) : undefined),
    document,
  );
}

/** The document with another value at the end of a way. */
export function replacePlace(document: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(document)) {
    return document.map((item: unknown, index) => (String(index) === step ? replacePlace(item, rest, value) : item));
  }
  return isNode(document) ? { ...document, [step]: replacePlace(document[step], rest, value) } : document;
}
