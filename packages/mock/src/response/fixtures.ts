/** What one operation answers: complete bodies by name, and the bodies of its failures by status. */
export interface OperationFixtures {
  /** For a list `firstPage`, `secondPage`, `lastPage`, `emptyPage`, which link up; the first is the usual answer. */
  readonly responses: Readonly<Record<string, unknown>>;
  readonly failures: Readonly<Record<string | number, unknown>>;
  /** Makes a complete answer of any seed. Left out, other seeds are answered from the schema. */
  readonly createResponse?: ((seed: number) => unknown) | undefined;
  /** Makes an item of a list, of any seed. Left out, the items of the pages come again, with ids of their own. */
  readonly createItem?: ((seed: number) => unknown) | undefined;
}

/** By `operationId`. 64-bit numbers are decimal strings, as the client has them. */
export type Fixtures = Readonly<Record<string, OperationFixtures>>;
