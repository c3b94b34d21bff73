import { holdsLongNumber, roundNumber, type RoundingSide } from "../operation/round-number.js";

/** The strings and numbers of a text that is known to be JSON. */
const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/** Parses JSON and rounds each long number to one side. Throws `SyntaxError` when the text is not JSON. */
export function readJson(text: string, side: RoundingSide): unknown {
  const value: unknown = JSON.parse(text);
  if (!holdsLongNumber(text)) return value;
  // Node 20 gives a reviver no source text, so the numbers are rounded before they are parsed.
  const rounded = text.replaceAll(stringOrNumber, (token) =>
    token.startsWith('"') || !holdsLongNumber(token) ? token : JSON.stringify(roundNumber(token, side)),
  );
  return JSON.parse(rounded);
}

/** Decodes a body as UTF-8. A body is not a `Buffer`, so that the declarations of this package need no types of Node. */
export function readText(body: Uint8Array): string {
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("utf8");
}
