import { type Schema, viewSchema } from "@shortvideo-api/document";

/** The number of bytes that a body may have that is not text. */
export interface ByteLimits {
  /** The least number of bytes; `undefined` without a limit. */
  readonly minBytes: number | undefined;
  /** The greatest number of bytes; `undefined` without a limit. */
  readonly maxBytes: number | undefined;
}

/** Reads the limits of a body of bytes. `minLength` and `maxLength` count them: https://spec.openapis.org/oas/v3.1.1.html#working-with-binary-data */
export function readByteLimits(document: object, schema: Schema): ByteLimits {
  const { always } = viewSchema(document, schema);
  return {
    minBytes: pickLimit(
      Math.max,
      always.map(({ minLength }) => minLength),
    ),
    maxBytes: pickLimit(
      Math.min,
      always.map(({ maxLength }) => maxLength),
    ),
  };
}

function pickLimit(pick: typeof Math.max, limits: readonly (number | undefined)[]): number | undefined {
  const known = limits.filter((limit) => limit !== undefined);
  return known.length === 0 ? undefined : pick(...known);
}

/** The most bytes that are created. A document can require more than fit into memory. */
const mostBytes = 10_485_760;

/** Creates a body of bytes within the limits, with every byte once if possible. It is not UTF-8, so that clients notice if they read text. */
export function createBytes({ minBytes = 0, maxBytes = mostBytes }: ByteLimits): Uint8Array {
  const length = Math.min(Math.max(256, minBytes), maxBytes, mostBytes);
  return Uint8Array.from({ length }, (_, index) => index);
}
