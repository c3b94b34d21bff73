import type { Credential } from "@shortvideo-api/document";
import type { ServedOperation } from "../operation/operation.js";
import type { RequestViolation } from "@shortvideo-api/report";
import type { GivenParameters } from "./read-texts.js";

/** Finds a missing or repeated key. Accepts any value, because the mock has no subscribers. */
export function findCredentialViolation(
  { id, credentials }: ServedOperation,
  given: GivenParameters,
): RequestViolation | undefined {
  if (credentials.length === 0 || credentials.some((each) => each.every((credential) => isShown(credential, given)))) {
    return undefined;
  }
  const [first = []] = credentials;
  const missing = first.find((credential) => !isShown(credential, given)) ?? first[0];
  if (!missing) return undefined;
  const { in: place, name, prefix } = missing;
  const what = place === "query" ? `query parameter \`${name}\`` : `${place} \`${name}\``;
  const form = prefix === "" ? "" : `, beginning with \`${prefix.trim()}\``;
  const { length } = listKeyValues(missing, given);
  // The message contains no value, because it may be a key.
  if (length > 1) {
    const message = `${id} takes one key in the ${what}${form}; it is given ${length} times.`;
    return { code: place === "header" ? "header-repeated" : "parameter-repeated", place: `${place}.${name}`, message };
  }
  const message = `${id} takes a key in the ${what}${form}; ${describeLack(missing, given)}.`;
  return { code: "key-missing", place: `${place}.${name}`, message };
}

/** Describes what the request has in place of the key. */
function describeLack(missing: Credential, given: GivenParameters): string {
  const { in: place, name, prefix } = missing;
  const [value = ""] = listKeyValues(missing, given);
  if (value.trim() !== "") {
    const isBegun = value.toLowerCase().startsWith(prefix.trim().toLowerCase());
    return isBegun ? "no key follows it" : "the value begins with something else";
  }
  const others = (["header", "query", "cookie"] as const).filter((other) => other !== place);
  const found = others.find((other) => isNamed(name, other, given));
  if (found !== undefined) return `there is none, but the ${found} contains \`${name}\``;
  return listKeyValues(missing, given).length > 0 && place !== "cookie" ? "it is empty" : "there is none";
}

function isNamed(name: string, place: Credential["in"], { header, query, cookie }: GivenParameters): boolean {
  const names = { header: Object.keys(header), query: query.map(([key]) => key), cookie: Object.keys(cookie) };
  return names[place].some((each) => each.toLowerCase() === name.toLowerCase());
}

function isShown(credential: Credential, given: GivenParameters): boolean {
  const { prefix } = credential;
  const values = listKeyValues(credential, given);
  const [value = ""] = values;
  return (
    values.length === 1 &&
    value.toLowerCase().startsWith(prefix.toLowerCase()) &&
    value.slice(prefix.length).trim() !== ""
  );
}

function listKeyValues({ in: place, name }: Credential, { header, query, cookie }: GivenParameters): readonly string[] {
  if (place === "header") return header[name.toLowerCase()] ?? [];
  if (place === "query") return query.flatMap(([key, value]) => (key === name ? [value] : []));
  return [cookie[name]?.[0] ?? ""];
}
