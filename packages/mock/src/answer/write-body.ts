import { type Exact, stringifyExact } from "@shortvideo-api/wire";

/** Writes the body of an answer as it goes over the wire. */
export type WriteBody = (body: unknown, exact: Exact | undefined) => string;

/**
 * Gives a writer that puts 64-bit numbers back where `exact` says that the wire has numbers.
 *
 * An example is the same object each time Prism hands it out, and is written once.
 */
export function createBodyWriter(): WriteBody {
  const written = new WeakMap<object, string>();
  return (body, exact) => {
    if (typeof body !== "object" || body === null) return stringifyExact(body, exact);
    const known = written.get(body);
    if (known !== undefined) return known;
    const text = stringifyExact(body, exact);
    written.set(body, text);
    return text;
  };
}
