/** The parts that all diagnostics of one code share. */
export interface CatalogEntry {
  /** The generator rejects a document with errors. */
  severity: "error" | "warning";
  /** The kind of problem: one sentence without a full stop. */
  title: string;
  /** The action that solves the problem: one sentence. */
  fix: string;
}

/** Creates the entry of an error. */
export function error(title: string, fix: string): CatalogEntry {
  return { severity: "error", title, fix };
}

/** Creates the entry of a warning. */
export function warning(title: string, fix: string): CatalogEntry {
  return { severity: "warning", title, fix };
}
