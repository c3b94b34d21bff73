import { createRecord } from "../operation/create-record.js";

/** Cookies by name; of several with one name, the first. */
export function readCookies(headers: readonly string[]): Record<string, string> {
  const pairs = headers.join(";").split(";");
  const cookies = pairs.flatMap((pair): [name: string, value: string][] => {
    const equalsAt = pair.indexOf("=");
    return equalsAt > 0 ? [[pair.slice(0, equalsAt).trim(), pair.slice(equalsAt + 1).trim()]] : [];
  });
  return createRecord(cookies.toReversed());
}
