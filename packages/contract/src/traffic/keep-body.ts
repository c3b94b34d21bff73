import { printCount } from "@shortvideo-api/document";

/** Bytes that all bodies together may take. */
export interface BodyRoom {
  left: number;
}

/** A copy of a body that is passed on. */
export interface KeptBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The body goes on after the bytes. */
  readonly isCut: boolean;
  /** Why the bytes were not kept, as a sentence; `undefined` if they were. */
  readonly unread: string | undefined;
}

/** Keeps a copy of a body while it is passed on. */
export interface BodyKeeper {
  add(chunk: Uint8Array): void;
  /** Ends the copy, and returns it. Its bytes take room until {@link BodyKeeper.release}. */
  read(): KeptBody;
  release(): void;
}

/**
 * Creates a keeper. It keeps a body of at most `maxBytes`, as long as there is room. Of a larger one, it keeps the beginning if
 * `keepsBeginning` is set, and else nothing.
 */
export function createBodyKeeper(room: BodyRoom, maxBytes: number, keepsBeginning = false): BodyKeeper {
  let chunks: Uint8Array[] = [];
  let length = 0;
  let unread: string | undefined;
  let isCut = false;
  let kept: KeptBody | undefined;

  function release(): void {
    room.left += length;
    chunks = [];
    length = 0;
  }

  return {
    add(chunk) {
      if (isCut || kept) return;
      const isTooLarge = length + chunk.length > maxBytes;
      if (!isTooLarge && chunk.length <= room.left) {
        chunks.push(chunk);
        length += chunk.length;
        room.left -= chunk.length;
        return;
      }
      isCut = true;
      if (keepsBeginning) return;
      unread = isTooLarge
        ? `The body has more than ${printCount(maxBytes, "byte")}.`
        : "Too many bodies arrived at once to keep all of them.";
      release();
    },
    read() {
      if (kept) return kept;
      const bytes = new Uint8Array(length);
      let offset = 0;
      for (const chunk of chunks) {
        bytes.set(chunk, offset);
        offset += chunk.length;
      }
      // The copy replaces the chunks.
      chunks = [];
      return (kept = { bytes, isCut, unread });
    },
    release,
  };
}
