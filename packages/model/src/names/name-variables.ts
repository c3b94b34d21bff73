import type { Auth } from "../api/auth.ts";

/** The environment variables of a client, by option. */
export interface VariableNames {
  readonly baseUrl: string;
  /** Absent unless the client takes a single credential. */
  readonly apiKey?: string;
  /**
   * By the names of security schemes: one variable, or one for each part of the credential. Absent unless the client takes credentials
   * by their names.
   */
  readonly auth?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** The level of the logger. */
  readonly log: string;
}

/** Names the environment variables of a client: `ACME_API_KEY` or `ACME_API_PET_KEY` for the prefix `ACME_API`. */
export function nameVariables(prefix: string, { option, schemes }: Auth): VariableNames {
  const name = (...words: readonly string[]): string => nameVariable(prefix, ...words);
  const named = schemes.map(({ name: scheme, sample }) => {
    if (typeof sample === "string") return [scheme, name(scheme)];
    return [scheme, Object.fromEntries(Object.keys(sample).map((part) => [part, name(scheme, part)]))];
  });
  return {
    baseUrl: name("base-url"),
    ...(option === "apiKey" && { apiKey: name("key") }),
    ...(option === "auth" && { auth: Object.fromEntries(named) }),
    log: name("log"),
  };
}

/** Names an environment variable: `ACME_API_PET_KEY` for the prefix `ACME_API` and the name `petKey`. */
export function nameVariable(prefix: string, ...names: readonly string[]): string {
  return [prefix, ...names.map(toVariable)].join("_");
}

/** Returns a name in capital letters, with words joined by `_`: `PET_KEY` for `petKey`. */
function toVariable(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1_$2")
    .replaceAll(/[^A-Za-z\d]+/g, "_")
    .replaceAll(/^_|_$/g, "")
    .toUpperCase();
}
