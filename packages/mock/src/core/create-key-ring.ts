import { changeEach, type Credential } from "@shortvideo-api/document";
import { isUsualKeyName, listKeyValues } from "../request/find-credential-violation.js";
import { readCookies } from "../request/read-given.js";
import type { MockRequest } from "../respond/outcome.js";
import type { Exchange } from "../exchange/exchange.js";

/** The fewest characters of a key that is redacted in other places. A shorter one may be any word. */
const shortestKey = 8;

/** Maximum number of keys that a ring remembers. */
const maxKeys = 1_000;

/** Keys that requests have sent. */
export interface KeyRing {
  /** Remembers the keys of a request, and replaces them in every text of its exchange: a caller may put a key into another place, too. */
  redactExchange(exchange: Exchange, request: MockRequest, credentials: readonly Credential[]): Exchange;
  /** Replaces all remembered keys by `$MOCK_KEY`, in a text or in all texts of a value. */
  redact<Value>(value: Value): Value;
}

/** Creates a ring without keys. */
export function createKeyRing(): KeyRing {
  const known = new Set<string>();
  return {
    redactExchange(exchange, request, credentials) {
      const keys = listKeys(request, credentials);
      for (const key of keys) if (known.size < maxKeys) known.add(key);
      const shown = keys.filter((key) => request.target.includes(key) || shows(exchange, key));
      return shown.length === 0 ? exchange : redactTexts(exchange, shown);
    },
    redact: (value) => redactTexts(value, [...known]),
  };
}

function listKeys({ headers, target }: MockRequest, credentials: readonly Credential[]): readonly string[] {
  // Most requests have no key in the query, and every request comes here.
  const mayBeInQuery = isUsualKeyName(target) || credentials.some(({ in: place }) => place === "query");
  const query = mayBeInQuery ? [...new URLSearchParams(target.slice(target.indexOf("?") + 1))] : [];
  const given = { header: headers, query, cookie: readCookies(headers["cookie"] ?? []) };
  const declared = credentials.flatMap((credential) =>
    listKeyValues(credential, given).map((value) => value.slice(credential.prefix.length)),
  );
  // A key under another name is a key, too. It may have a scheme before it.
  const usual = [...Object.entries(headers), ...query.map(([name, value]) => [name, [value]] as const)]
    .filter(([name]) => isUsualKeyName(name))
    .flatMap(([, values = []]) => values.map((value) => value.replace(/^\S+ /, "")));
  return [...new Set([...declared, ...usual].map((key) => key.trim()))].filter(
    // A preference in place of the key is no secret.
    (key) => key.length >= shortestKey && !key.startsWith("mock:"),
  );
}

/** Returns whether a parameter or a message contains a key. */
function shows({ parameters, violations, warnings, correction }: Exchange, key: string): boolean {
  const shown = [...violations, ...warnings].flatMap((each) => Object.values(each));
  const texts = [...Object.values(parameters).flat(), ...shown, correction ?? ""];
  return texts.some((text) => text.includes(key));
}

function redactTexts<Value>(value: Value, keys: readonly string[]): Value;
function redactTexts(value: unknown, keys: readonly string[]): unknown {
  // A key may begin with another one.
  const longestFirst = keys.toSorted((one, other) => other.length - one.length);
  const redact = (inner: unknown): unknown => {
    if (typeof inner !== "string") return changeEach(inner, redact);
    return longestFirst.reduce((text, key) => text.replaceAll(key, "$$MOCK_KEY"), inner);
  };
  return redact(value);
}
