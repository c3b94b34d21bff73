/** Responses of one operation: bodies by name, and bodies of failures by status. */
export interface OperationFixtures {
  /** By name; the first one is the usual response. For a list: `firstPage`, `secondPage`, `lastPage` and `emptyPage`, which link up. */
  readonly responses: Readonly<Record<string, unknown>>;
  /** By status. */
  readonly failures: Readonly<Record<string | number, unknown>>;
  /** Creates a complete response for a seed. Default: responses for other seeds are generated from the schema. */
  readonly createResponse?: ((seed: number) => unknown) | undefined;
  /** Creates an item of a list for a seed. Default: the items of the pages are repeated with other ids. */
  readonly createItem?: ((seed: number) => unknown) | undefined;
}

/** The responses of operations, by `operationId`. 64-bit numbers are decimal strings, as the client returns them. */
export type Fixtures = Readonly<Record<string, OperationFixtures>>;
