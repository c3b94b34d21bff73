import { isNode } from "./node.ts";

/** Changes each entry of a list or a map. Returns the same one if nothing changes. */
export function changeEach(value: unknown, change: (child: unknown) => unknown): unknown {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const changed = list.map(change);
    return changed.some((child, index) => child !== list[index]) ? changed : list;
  }
  if (!isNode(value)) return value;
  const entries = Object.entries(value);
  const changed = entries.map(([key, child]): [string, unknown] => [key, change(child)]);
  return changed.some(([, child], index) => child !== entries[index]?.[1]) ? Object.fromEntries(changed) : value;
}
