/** The parts that all diagnostics of one code share. */
export interface CatalogEntry {
  /** The generator rejects a document with errors. */
  severity: "error" | "warning";
  /** The action that solves the problem: one sentence. */
  fix: string;
}

/** Creates the entry of an error. */
export function error(fix: string): CatalogEntry {
  return { severity: "error", fix };
}

/** Creates the entry of a warning. */
export function warning(fix: string): CatalogEntry {
  return { severity: "warning", fix };
}
