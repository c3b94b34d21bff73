/** How much of an answer is read. */
export interface ResponseLimitOptions {
  /**
   * Bytes that the body of an answer may have, once it is unpacked. Default 67 108 864, which is 64 MiB; `Infinity` sets
   * no limit. A longer one is not read to its end, and the call rejects with a `ResponseTooLargeError`.
   */
  maxResponseBytes?: number | undefined;
}
