/** Names of placeholders, in the order of the path. */
export function listPlaceholders(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
}
