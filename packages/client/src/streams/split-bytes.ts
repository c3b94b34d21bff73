import { joinBytes } from "../responses/join-bytes.js";

/** Splits bytes into texts. */
export interface Splitter {
  /** Adds bytes, and returns the texts that they complete. */
  push(bytes: Uint8Array): string[];
  /** Returns the text after the last separator. */
  rest(): string;
}

/**
 * Creates a splitter. Each of the separators ends a text; a carriage return and a line feed after it count as one. A character may
 * be split between two pieces of bytes. Removes a byte order mark at the beginning of the first text. Calls `refuse` for a text of more
 * than `limitBytes`.
 */
export function createSplitter(separators: string, limitBytes: number, refuse: () => never): Splitter {
  const ends = new Set(new TextEncoder().encode(separators));
  let parts: Uint8Array[] = [];
  let sizeBytes = 0;
  let isAfterReturn = false;
  let isFirst = true;

  const keep = (part: Uint8Array): void => {
    sizeBytes += part.byteLength;
    if (sizeBytes > limitBytes) refuse();
    if (part.byteLength > 0) parts.push(part);
  };
  const take = (): string => {
    const text = decoder.decode(joinBytes(parts));
    parts = [];
    sizeBytes = 0;
    const start = isFirst && text.startsWith("\uFEFF") ? 1 : 0;
    isFirst = false;
    return text.slice(start);
  };

  return {
    push(bytes) {
      const texts: string[] = [];
      let from = 0;
      for (const [index, byte] of bytes.entries()) {
        if (!ends.has(byte)) {
          isAfterReturn = false;
          continue;
        }
        if (byte === lineFeed && isAfterReturn) isAfterReturn = false;
        else {
          keep(bytes.subarray(from, index));
          texts.push(take());
          isAfterReturn = byte === carriageReturn;
        }
        from = index + 1;
      }
      keep(bytes.subarray(from));
      return texts;
    },
    rest: take,
  };
}

const lineFeed = 10;
const carriageReturn = 13;

/** Keeps a byte order mark, which has a meaning only at the beginning of a stream. */
const decoder = new TextDecoder("utf-8", { fatal: false, ignoreBOM: true });
