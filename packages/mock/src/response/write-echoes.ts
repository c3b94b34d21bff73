import { isRecord, parseEchoPlace } from "@shortvideo-api/document";

/** A parameter value, and the place where the response repeats it. */
export interface Echoed {
  /** Names joined by dots; `[]` means each item of a list: `"comments[].aweme_id"`. */
  readonly place: string;
  /** As it was sent. */
  readonly text: string;
}

/** Returns a copy of a body with echoed values. Leaves out missing places and values of another type. */
export function writeEchoes(body: unknown, echoes: readonly Echoed[]): unknown {
  let written = body;
  for (const { place, text } of echoes) written = writeEcho(written, parseEchoPlace(place), text);
  return written;
}

function writeEcho(node: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return toSameKind(node, text);
  if (step === "[]") return Array.isArray(node) ? node.map((item) => writeEcho(item, rest, text)) : node;
  if (!isRecord(node) || !Object.hasOwn(node, step)) return node;
  return { ...node, [step]: writeEcho(node[step], rest, text) };
}

function toSameKind(known: unknown, text: string): unknown {
  if (typeof known === "string") return text;
  const number = text.trim() === "" ? Number.NaN : Number(text);
  // A number that would be rounded is not the one that was sent.
  if (typeof known === "number" && Math.abs(number) <= Number.MAX_SAFE_INTEGER) return number;
  return typeof known === "boolean" && (text === "true" || text === "false") ? text === "true" : known;
}
