/** Creates an object without inherited properties, so that a name such as `constructor` is absent unless it is an entry. */
export function createRecord<Value>(entries: Iterable<readonly [name: string, value: Value]>): Record<string, Value> {
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}
