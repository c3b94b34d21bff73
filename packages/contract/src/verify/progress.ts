/** How far a verification has come. */
export interface Progress {
  /** The operationId. */
  readonly operation: string;
  /** Calls done, and in all. A list that goes on takes a call more. */
  readonly done: number;
  readonly total: number;
  /** The service asked to wait so long before this one; absent where it did not. */
  readonly waitMs?: number;
}
