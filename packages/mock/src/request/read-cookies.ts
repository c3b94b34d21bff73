import { createRecord } from "../operation/create-record.js";

/** Reads cookies by name: all values of a name, in the order sent. */
export function readCookies(headers: readonly string[]): Record<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const pair of headers.join(";").split(";")) {
    const equalsAt = pair.indexOf("=");
    if (equalsAt <= 0) continue;
    const name = pair.slice(0, equalsAt).trim();
    const value = pair.slice(equalsAt + 1).trim();
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  return createRecord(values);
}
