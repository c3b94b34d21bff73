/** The progress of a verification. */
export interface Progress {
  /** The operationId. */
  readonly operation: string;
  /** The number of finished requests, and of all. Further pages of a list do not count. */
  readonly done: number;
  readonly total: number;
  /** The wait that the service requires before this request; absent without one. */
  readonly waitMs?: number;
}
