import { UnwritableError } from "./unwritable-error.js";

/** Checks the value of a header and returns it. If no header can carry it, throws an {@link UnwritableError} that does not show the value. */
export function checkHeader(name: string, value: string): string {
  // RFC 9110, section 5.5. `fetch` sends each character as one byte.
  if (/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) return value;
  throw new UnwritableError(name, "holds a character that no header can carry.");
}

/** Checks the encoded value of a part of a path and returns it. Throws an {@link UnwritableError} if it would lead to another path. */
export function checkSegment(name: string, text: string): string {
  // The dots of a list may be encoded.
  if (!/^(?:\.|%2E){0,2}$/i.test(text)) return text;
  throw new UnwritableError(
    name,
    `is part of the path, where ${text === "" ? "an empty text" : `\`${text}\``} cannot stand: it would lead elsewhere.`,
  );
}
