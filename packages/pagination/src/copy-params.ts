/** Copies params with the lists and plain objects in them, so that a walk heeds nothing that the caller changes later. */
export function copyParams<Params extends object>(params: Params): Params {
  const copy = { ...params };
  for (const [name, value] of Object.entries(copy)) Reflect.set(copy, name, copyValue(value));
  return copy;
}

function copyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValue);
  if (value instanceof Date) return new Date(value);
  return isPlain(value) ? copyParams(value) : value;
}

/** Files, streams and forms are sent as they are. */
function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
