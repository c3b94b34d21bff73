import { findNode, isNode, isRecord, type Node, ownProperty, printPointer, type Step } from "../openapi/node.ts";
import { findOrigin, type Source, type SourcePlace } from "../text/source.ts";

/** Is called with two values of different kinds, and the keys that lead to them. */
export type Refuse = (keys: readonly string[], present: unknown, value: unknown) => void;

/** Changes a document in place, and records the file and the place from which each changed value comes. */
export interface DocumentEditor {
  /**
   * Merges an object from `place` into another one: merges objects by key, appends to lists, and replaces any other value. With
   * `refuse`, it does not replace a value by one of another kind, and calls `refuse` with the keys and both values.
   */
  merge: (target: Node, update: Node, place: SourcePlace, refuse?: Refuse) => void;
  /** Replaces the value at these steps by a value from `place`. */
  replace: (steps: readonly Step[], value: unknown, place: SourcePlace) => void;
  /** Sets a key of an object to a value from `place`. */
  set: (target: Node, key: string, value: unknown, place: SourcePlace) => void;
  /** Appends a value from `place` to a list. */
  append: (list: unknown[], value: unknown, place: SourcePlace) => void;
  /** Removes the value at these steps. */
  remove: (steps: readonly Step[]) => void;
  /** Returns a function that finds the file and the steps of a value by its steps in the changed document. */
  trace: () => (steps: readonly Step[]) => SourcePlace;
}

/** Opens a document for changes. */
export function editDocument(entry: Source): DocumentEditor {
  /** For each changed object, the places of the keys that another file has set. */
  const keys = new Map<object, Map<string, SourcePlace>>();
  /** For each changed list, the former index of each item, or its place in another file. */
  const items = new Map<object, (number | SourcePlace)[]>();

  function trackItems(list: readonly unknown[]): (number | SourcePlace)[] {
    const known = items.get(list) ?? list.map((_, index) => index);
    items.set(list, known);
    return known;
  }

  function merge(target: Node, update: Node, place: SourcePlace, refuse?: Refuse, above: readonly string[] = []): void {
    for (const [key, value] of Object.entries(update)) {
      const present = ownProperty(target, key);
      const here = stepInto(place, key);
      const keysHere = [...above, key];
      if (isNode(present) && isNode(value)) merge(present, value, here, refuse, keysHere);
      else if (Array.isArray(present) && Array.isArray(value)) {
        for (const [index, item] of value.entries()) append(present, item, stepInto(here, index));
      } else if (refuse && present !== undefined && (isRecord(present) || isRecord(value))) {
        refuse(keysHere, present, value);
      } else set(target, key, value, here);
    }
  }

  function set(target: Node, key: string, value: unknown, place: SourcePlace): void {
    // A key such as `__proto__` is set like any other.
    const copy = structuredClone(value);
    Object.defineProperty(target, key, { value: copy, writable: true, enumerable: true, configurable: true });
    keys.set(target, (keys.get(target) ?? new Map<string, SourcePlace>()).set(key, place));
  }

  function append(list: unknown[], value: unknown, place: SourcePlace): void {
    trackItems(list).push(place);
    list.push(structuredClone(value));
  }

  function replace(steps: readonly Step[], value: unknown, place: SourcePlace): void {
    const parent = findNode(entry.value, steps.slice(0, -1));
    const last = steps.at(-1) ?? "";
    if (Array.isArray(parent)) {
      trackItems(parent)[Number(last)] = place;
      parent[Number(last)] = structuredClone(value);
    } else if (isNode(parent)) set(parent, String(last), value, place);
  }

  function remove(steps: readonly Step[]): void {
    const parent = findNode(entry.value, steps.slice(0, -1));
    const last = steps.at(-1) ?? "";
    if (Array.isArray(parent)) {
      trackItems(parent).splice(Number(last), 1);
      parent.splice(Number(last), 1);
    } else if (isNode(parent)) Reflect.deleteProperty(parent, String(last));
  }

  function trace(): (steps: readonly Step[]) => SourcePlace {
    const places = new Map<string, SourcePlace>();
    record(entry.value, [], { source: entry, steps: [] });
    return (steps) => findOrigin(places, entry, steps);

    /** Records the places of the changed values below a value at these steps. */
    function record(value: unknown, steps: readonly Step[], place: SourcePlace): void {
      if (!isRecord(value)) return;
      for (const [key, child] of Object.entries(value)) {
        const origin = keys.get(value)?.get(key) ?? items.get(value)?.[Number(key)];
        const here = typeof origin === "object" ? origin : stepInto(place, origin ?? key);
        if (origin !== undefined) places.set(printPointer([...steps, key]), here);
        record(child, [...steps, key], here);
      }
    }
  }

  return { merge, replace, set, append, remove, trace };
}

function stepInto({ source, steps }: SourcePlace, step: Step): SourcePlace {
  return { source, steps: [...steps, step] };
}
