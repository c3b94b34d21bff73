/** The parts that all diagnostics of one code share. */
export interface CatalogEntry {
  /** The generator rejects a document with errors. */
  severity: "error" | "warning";
  /** The kind of problem: one sentence without a full stop. */
  title: string;
  /** The action that solves the problem: one sentence. */
  fix: string;
}

/** Returns the entries, and keeps their codes in the type. */
export function defineCatalog<Code extends string>(
  entries: Record<Code, CatalogEntry>,
): Readonly<Record<Code, CatalogEntry>> {
  return entries;
}
