/** The progress of a verification. */
export interface Progress {
  /** The operationId. */
  readonly operation: string;
  /** The number of finished requests. Requests for further pages of a list do not count. */
  readonly done: number;
  /** The number of planned requests, without further pages of a list. */
  readonly total: number;
  /** The wait that the service requires before this request; absent without one. */
  readonly waitMs?: number;
}
