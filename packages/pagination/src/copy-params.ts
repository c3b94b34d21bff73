/** Copies params, so that a walk heeds nothing that the caller changes later; what cannot be copied, such as a stream, stays. */
export function copyParams<Params extends object>(params: Params): Params {
  const copy = { ...params };
  try {
    return structuredClone(copy);
  } catch {
    return copy;
  }
}
