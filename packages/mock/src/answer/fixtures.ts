/** What one operation answers: complete bodies by name, and the bodies of its failures by status. */
export interface OperationFixtures {
  /** For a list `firstPage`, `secondPage`, `lastPage`, `emptyPage`, which link up; the first is the usual answer. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly failures: Readonly<Record<string | number, unknown>>;
}

/** By `operationId`. 64-bit numbers are decimal strings, as the client has them. */
export type Fixtures = Readonly<Record<string, OperationFixtures>>;
