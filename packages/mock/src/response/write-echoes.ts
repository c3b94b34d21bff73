import { isRecord } from "@shortvideo-api/document";

/** A value that a request gave, and where the answer holds it. */
export interface Echoed {
  /** Names joined by points; `[]` behind a list stands for each of its items: `"comments[].aweme_id"`. */
  readonly place: string;
  /** As the request wrote it. */
  readonly text: string;
}

/** A copy of a body that holds what the request gave. A place that is not there stays so, and so does what cannot take the value. */
export function writeEchoes(body: unknown, echoes: readonly Echoed[]): unknown {
  let written = body;
  for (const { place, text } of echoes) written = writeEcho(written, place.split(/\.|(?=\[\])/), text);
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
  // One that would be rounded is none that was given.
  if (typeof known === "number" && Math.abs(number) <= Number.MAX_SAFE_INTEGER) return number;
  return typeof known === "boolean" && (text === "true" || text === "false") ? text === "true" : known;
}
