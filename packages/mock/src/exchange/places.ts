import { isNode, isRecord } from "@shortvideo-api/document";

/** Reads what stands at a place of a body, by names joined by points; `undefined` where nothing does. */
export function readAt(body: unknown, place: string): unknown {
  let node = body;
  for (const step of place.split(".")) node = isRecord(node) && Object.hasOwn(node, step) ? node[step] : undefined;
  return node;
}

/** A copy of a body in which one place has another value; `undefined` leaves it out. Objects on the way are made. */
export function writeAt(body: unknown, place: string, value: unknown): unknown {
  const [step = "", ...rest] = place.split(".");
  const fields = isNode(body) ? body : {};
  const inner = rest.length > 0 ? writeAt(fields[step], rest.join("."), value) : value;
  if (inner !== undefined) return { ...fields, [step]: inner };
  const { [step]: _left, ...others } = fields;
  return others;
}

/** The same where the place has a value already, which decides between a number and its text; otherwise nothing changes. */
export function rewriteAt(body: unknown, place: string, value: number | boolean): unknown {
  const known = readAt(body, place);
  if (known === undefined) return body;
  const isText = typeof known === "string";
  const written = typeof known === "number" ? Number(value) : isText ? String(value) : value;
  return writeAt(body, place, written);
}
