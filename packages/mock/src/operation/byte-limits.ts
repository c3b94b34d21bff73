import { readViewLimits, type SchemaView } from "@shortvideo-api/document";

/** The number of bytes that a body may have that is not text. */
export interface ByteLimits {
  /** The least number of bytes; `undefined` without a limit. */
  readonly minBytes: number | undefined;
  /** The greatest number of bytes; `undefined` without a limit. */
  readonly maxBytes: number | undefined;
}

/** Reads the limits of a body of bytes. `minLength` and `maxLength` count them: https://spec.openapis.org/oas/v3.1.1.html#working-with-binary-data */
export function readByteLimits(view: SchemaView): ByteLimits {
  const { minLength, maxLength } = readViewLimits(view);
  return { minBytes: minLength, maxBytes: maxLength };
}

/** The most bytes that are created. A document can require more than fit into memory. */
const mostBytes = 10_485_760;

/** Creates a body of bytes within the limits, with every byte once if possible. It is not UTF-8, so that clients notice if they read text. */
export function createBytes({ minBytes = 0, maxBytes = mostBytes }: ByteLimits): Uint8Array {
  const length = Math.min(Math.max(256, minBytes), maxBytes, mostBytes);
  return Uint8Array.from({ length }, (_, index) => index);
}
