/** Thrown when YAML aliases contain themselves, or expand to millions of values. */
export class EndlessAliasError extends Error {
  override readonly name = "EndlessAliasError";
}

/** The most values of a document after its aliases are unfolded. */
const mostValues = 2_000_000;

/**
 * Replaces each YAML alias by a copy of its value, so that a change in one place does not affect another. Throws
 * {@link EndlessAliasError} when an alias stands inside its own anchor, or when there would be millions of values.
 */
export function unfoldAliases(value: unknown): unknown {
  const open = new Set<object>();
  let values = 0;

  function unfold(folded: unknown): unknown {
    if (typeof folded !== "object" || folded === null) return folded;
    values += 1;
    if (values > mostValues) throw new EndlessAliasError("The aliases of the document expand to millions of values.");
    if (open.has(folded)) throw new EndlessAliasError("A YAML alias stands inside the value that it repeats.");
    open.add(folded);
    const copy = Array.isArray(folded)
      ? folded.map(unfold)
      : // `Object.fromEntries` keeps `__proto__` as an own key; an assignment would lose it.
        Object.fromEntries(Object.entries(folded).map(([key, field]) => [key, unfold(field)]));
    open.delete(folded);
    return copy;
  }

  return unfold(value);
}
