import { type Exact, readExact } from "@shortvideo-api/wire";

/** A JSON body twice: as `JSON.parse` has it, and with every number as the decimal string of its digits. */
export interface Body {
  readonly value: unknown;
  readonly exact: unknown;
}

const everyNumber: Exact = { int64: true, items: () => everyNumber, values: () => everyNumber };

/** Reads JSON; `undefined` when the text is none. */
export function readBody(text: string): Body | undefined {
  try {
    return { value: JSON.parse(text), exact: readExact(text, everyNumber) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
