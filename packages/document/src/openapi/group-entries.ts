/** Groups the values of entries by their keys, in the order in which the keys occur. */
export function groupEntries<Key, Value>(entries: Iterable<readonly [key: Key, value: Value]>): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of entries) {
    const known = groups.get(key);
    if (known) known.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
