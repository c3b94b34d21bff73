/** Makes an object that answers to its own names and to no others: `constructor` is none that it has by itself. */
export function createRecord<Value>(entries: Iterable<readonly [name: string, value: Value]>): Record<string, Value> {
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}
