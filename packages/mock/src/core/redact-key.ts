import type { Credential } from "@shortvideo-api/document";
import { listKeyValues } from "../request/list-key-values.js";
import { readCookies } from "../request/read-given.js";
import type { MockRequest } from "../respond/outcome.js";
import type { Exchange } from "../exchange/exchange.js";

/** The fewest characters of a key that is redacted in other places. A shorter one may be any word. */
const shortestKey = 8;

/** Replaces the keys of a request by `$KEY` in every text of its exchange: a caller may put a key into another place, too. */
export function redactKey(exchange: Exchange, request: MockRequest, credentials: readonly Credential[]): Exchange {
  const keys = listKeys(request, credentials).filter(
    (key) => key.length >= shortestKey && (request.target.includes(key) || shows(exchange, key)),
  );
  return keys.length === 0 ? exchange : redactTexts(exchange, keys);
}

function listKeys({ headers, target }: MockRequest, credentials: readonly Credential[]): readonly string[] {
  // Most documents have no key in the query, and every request comes here.
  const isInQuery = credentials.some(({ in: place }) => place === "query");
  const query = isInQuery ? [...new URLSearchParams(target.slice(target.indexOf("?") + 1))] : [];
  const given = { header: headers, query, cookie: readCookies(headers["cookie"] ?? []) };
  return credentials.flatMap((credential) =>
    listKeyValues(credential, given).map((value) => value.slice(credential.prefix.length).trim()),
  );
}

/** Returns whether a parameter or a message contains a key. */
function shows({ parameters, violations, warnings, correction }: Exchange, key: string): boolean {
  const messages = [...violations, ...warnings].map(({ message }) => message);
  const texts = [...Object.values(parameters).flat(), ...messages, correction ?? ""];
  return texts.some((text) => text.includes(key));
}

function redactTexts<Value>(value: Value, keys: readonly string[]): Value;
function redactTexts(value: unknown, keys: readonly string[]): unknown {
  if (typeof value === "string") return keys.reduce((text, key) => text.replaceAll(key, "$$KEY"), value);
  if (Array.isArray(value)) return value.map((item: unknown) => redactTexts(item, keys));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, redactTexts(item, keys)]));
}
