import { type Credential, credentialForms, cutText, findNearName } from "@shortvideo-api/document";
import type { ServedOperation } from "../operation/operation.js";
import type { RequestViolation } from "@shortvideo-api/report";
import type { GivenParameters } from "./read-texts.js";

/** A key that is missing or repeated. */
export interface CredentialFailure {
  readonly violation: RequestViolation;
  /** Where the request probably has the key; absent if nowhere. */
  readonly misplaced?: MisplacedKey | undefined;
}

/** The place and the name as sent. Headers are in lower case. */
type MisplacedKey = Pick<Credential, "in" | "name">;

/** Finds a missing or repeated key. Accepts any value of the form, because the mock has no subscribers. */
export function findCredentialFailure(
  operation: ServedOperation,
  given: GivenParameters,
): CredentialFailure | undefined {
  const { id, credentials } = operation;
  if (credentials.length === 0 || credentials.some((each) => each.every((credential) => isShown(credential, given)))) {
    return undefined;
  }
  const meant = findMeant(credentials, given);
  const missing = meant.find((credential) => !isShown(credential, given)) ?? meant[0];
  if (!missing) return undefined;
  const place = `${missing.in}.${missing.name}`;
  const what = printPlace(missing);
  const form = missing.prefix === "" ? "" : `, beginning with \`${missing.prefix.trim()}\``;
  const values = listKeyValues(missing, given);
  // The message contains no value, because it may be a key.
  if (values.length > 1) {
    const message = `${id} takes one key in the ${what}${form}; it is given ${values.length} times.`;
    return {
      violation: { code: missing.in === "header" ? "header-repeated" : "parameter-repeated", place, message },
    };
  }
  const misplaced = findMisplacedKey(operation, missing, given);
  const { found, advice } = describeLack(missing, values, misplaced);
  const message = `${id} takes a key in the ${what}${form}; ${found}.`;
  const header = misplaced && showName(misplaced);
  return {
    violation: { code: "key-missing", place, message, ...(advice && { advice }), ...(header && { header }) },
    misplaced,
  };
}

/** Reads the key of a request to any operation; `undefined` if none exists. */
export function readKey(
  credentials: readonly Credential[],
  given: Omit<GivenParameters, "path">,
): { readonly place: string; readonly value: string } | undefined {
  for (const credential of credentials) {
    const { form, in: place, name, prefix } = credential;
    const [value] = listKeyValues(credential, given);
    if (value === undefined || !begins(value, prefix)) continue;
    const rest = value.slice(prefix.length).trim();
    // With basic authentication, the user `mock` has the preference as password.
    return { place: `${place}.${name}`, value: credentialForms[form].decode(rest) ?? "" };
  }
  return undefined;
}

/** Finds the alternative of which a request has the most credentials, the first one of several. */
function findMeant(alternatives: ServedOperation["credentials"], given: GivenParameters): readonly Credential[] {
  const counts = alternatives.map((each) => each.filter((one) => listKeyValues(one, given).length > 0).length);
  return alternatives[counts.indexOf(Math.max(...counts))] ?? [];
}

function printPlace({ in: place, name }: MisplacedKey): string {
  return `${place === "query" ? "query parameter" : place} \`${cutText(name)}\``;
}

/** Shows the name of a misplaced key in a header, without the key. */
function showName({ in: place, name }: MisplacedKey): string | undefined {
  if (place === "query") return undefined;
  return place === "header" ? `${cutText(name)}: …` : `cookie: ${cutText(name)}=…`;
}

/** Describes what the request has in place of the key, and how to correct that. */
function describeLack(
  missing: Credential,
  [value]: readonly string[],
  misplaced: MisplacedKey | undefined,
): { readonly found: string; readonly advice?: string } {
  const prefix = missing.prefix.trim();
  if (value !== undefined && value.trim() !== "") {
    if (value.trim().toLowerCase() === prefix.toLowerCase()) return { found: "no key follows it" };
    if (begins(value, missing.prefix)) return { found: `what follows is not ${credentialForms[missing.form].asText}` };
    return { found: "the value begins with something else", advice: `Write \`${prefix}\` and a space before the key.` };
  }
  if (misplaced) {
    const advice = `Send the key in the ${printPlace(missing)}, in place of the ${printPlace(misplaced)}.`;
    return { found: `there is none, but the ${printPlace(misplaced)} was sent`, advice };
  }
  return { found: value !== undefined && missing.in !== "cookie" ? "it is empty" : "there is none" };
}

/** Finds an undeclared name that probably has the key: the right name in another place, a mistyped one, or one that is usual for keys. */
function findMisplacedKey(
  { credentials, parameters }: ServedOperation,
  missing: Credential,
  given: GivenParameters,
): MisplacedKey | undefined {
  if (listKeyValues(missing, given).some((value) => value.trim() !== "")) return undefined;
  const declared = [...credentials.flat(), ...parameters];
  const isDeclared = ({ in: place, name }: MisplacedKey) =>
    declared.some((each) => each.in === place && (place === "header" ? each.name.toLowerCase() : each.name) === name);
  const sent = listNames(given).filter((each) => !isDeclared(each));
  return (
    sent.find(({ name }) => name.toLowerCase() === missing.name.toLowerCase()) ??
    sent.find(({ name }) => isUsualKeyName(name)) ??
    sent.find(({ in: place, name }) => place === missing.in && findNearName(name, [missing.name]) !== undefined)
  );
}

function listNames({ header, query, cookie }: GivenParameters): readonly MisplacedKey[] {
  const names = { header: Object.keys(header), query: query.map(([name]) => name), cookie: Object.keys(cookie) };
  return (["header", "query", "cookie"] as const).flatMap((place) => names[place].map((name) => ({ in: place, name })));
}

/** Returns whether a header or a parameter of this name usually has a key: `authorization`, `x-api-key`, but not `idempotency-key`. */
export function isUsualKeyName(name: string): boolean {
  return usualKeyName.test(name);
}

const usualKeyName = /^authorization$|(?:api|subscription)[-_]?key|(?:api|auth|access)[-_]?token/i;

function isShown(credential: Credential, given: GivenParameters): boolean {
  const values = listKeyValues(credential, given);
  const [value = ""] = values;
  const key = value.slice(credential.prefix.length).trim();
  const hasForm = begins(value, credential.prefix) && credentialForms[credential.form].decode(key) !== undefined;
  return values.length === 1 && hasForm && key !== "";
}

function begins(value: string, prefix: string): boolean {
  return value.toLowerCase().startsWith(prefix.toLowerCase());
}

/** Lists the values at the place of a key, with their prefix. Of several cookies with the same name, only the first counts. */
export function listKeyValues(
  { in: place, name }: Credential,
  { header, query, cookie }: Omit<GivenParameters, "path">,
): readonly string[] {
  if (place === "header") return header[name.toLowerCase()] ?? [];
  if (place === "query") return query.flatMap(([key, value]) => (key === name ? [value] : []));
  return cookie[name]?.slice(0, 1) ?? [];
}
