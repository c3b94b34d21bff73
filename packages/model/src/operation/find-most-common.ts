/** Returns the value that occurs most often, and the first one of several. `read` returns the part that is compared. */
export function findMostCommon<Value>(values: readonly Value[], read: (value: Value) => unknown): Value | undefined {
  const counts = new Map<string, { value: Value; count: number }>();
  for (const value of values) {
    const key = JSON.stringify(read(value));
    const known = counts.get(key) ?? { value, count: 0 };
    known.count += 1;
    counts.set(key, known);
  }
  return [...counts.values()].sort((one, other) => other.count - one.count)[0]?.value;
}
