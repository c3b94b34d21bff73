/** Values by key, of which the oldest are forgotten. */
export interface ShortMemory<Value> {
  get(key: string): Value | undefined;
  /** Sets a value, which is now the newest; `undefined` forgets it. */
  set(key: string, value: Value | undefined): void;
}

/** Creates a memory that keeps at most `limit` values. */
export function createShortMemory<Value>(limit: number): ShortMemory<Value> {
  // Created when something is set: there are thousands of sessions.
  let values: Map<string, Value> | undefined;
  return {
    get: (key) => values?.get(key),
    set(key, value) {
      values?.delete(key);
      if (value === undefined) return;
      values ??= new Map();
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > limit && oldest !== undefined) values.delete(oldest);
    },
  };
}
