import { type Credential, findNearName } from "@shortvideo-api/document";
import { cutText } from "../operation/cut-text.js";
import type { ServedOperation } from "../operation/operation.js";
import type { RequestViolation } from "@shortvideo-api/report";
import { listKeyValues } from "./list-key-values.js";
import type { GivenParameters } from "./read-texts.js";

/** Finds a missing or repeated key. Accepts any value, because the mock has no subscribers. */
export function findCredentialViolation(
  operation: ServedOperation,
  given: GivenParameters,
): RequestViolation | undefined {
  const { id, credentials } = operation;
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
  const message = `${id} takes a key in the ${what}${form}; ${describeLack(operation, missing, given)}.`;
  return { code: "key-missing", place: `${place}.${name}`, message };
}

/** Describes what the request has in place of the key. */
function describeLack(operation: ServedOperation, missing: Credential, given: GivenParameters): string {
  const { in: place, name, prefix } = missing;
  const [value = ""] = listKeyValues(missing, given);
  if (value.trim() !== "") {
    const isBegun = value.toLowerCase().startsWith(prefix.trim().toLowerCase());
    return isBegun ? "no key follows it" : "the value begins with something else";
  }
  const others = (["header", "query", "cookie"] as const).filter((other) => other !== place);
  const found = others.find((other) => isNamed(name, other, given));
  if (found !== undefined) return `there is none, but the ${found} contains \`${name}\``;
  if (listKeyValues(missing, given).length > 0 && place !== "cookie") return "it is empty";
  const header = findKeyHeader(operation, name, given);
  return header === undefined ? "there is none" : `there is none, but the header \`${cutText(header)}\` was sent`;
}

/** Finds an undeclared header that probably contains the key: its name is mistyped, or is usual for keys. */
function findKeyHeader(
  { credentials, parameters }: ServedOperation,
  name: string,
  { header }: GivenParameters,
): string | undefined {
  const declared = new Set([...credentials.flat(), ...parameters].map((each) => each.name.toLowerCase()));
  const others = Object.keys(header).filter((other) => !declared.has(other));
  return others.find(isUsualKeyName) ?? findNearName(name.toLowerCase(), others);
}

/** Returns whether a header or a parameter of this name usually has a key: `authorization`, `x-api-key`, but not `idempotency-key`. */
export function isUsualKeyName(name: string): boolean {
  return /^authorization$|(?:api|subscription)[-_]?key|(?:api|auth|access)[-_]?token/i.test(name);
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
