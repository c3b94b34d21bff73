/** The settings of the mock that apply to a request. */
export interface Preference {
  /** Session of the request. Default: `"default"`. */
  readonly session: string;
  /** A documented status; `undefined` for the usual one. */
  readonly status: number | undefined;
  /** Name of an example; `undefined` for the response that the request selects. */
  readonly example: string | undefined;
  /** Generates the response from the schema, even if there are examples. */
  readonly dynamic: boolean;
  /** Selects one of several equally valid responses. Default: 0. */
  readonly seed: number;
  /** The scenario to play. */
  readonly scenario: ScenarioChoice | undefined;
  /** The place of each word, by its name. */
  readonly origins: ReadonlyMap<string, Origin>;
}

/** A scenario with the values of all parameters, defaults included. */
export interface ScenarioChoice {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** A place where a preference may stand. */
export interface Origin {
  /** As a violation names it: `"header.prefer"`, `"path"`. */
  readonly place: string;
  /** The beginning of a sentence: ``"`Prefer`"``, `"The prefix of the path"`. */
  readonly title: string;
  /** Whether the preference belongs to this request alone, and not to its address, key or session. */
  readonly isOwn: boolean;
}

/** The session of requests that name none. */
export const defaultSession = "default";

/** Returns whether a session can have this name. Such a name needs no quotes in a preference and no encoding in an address. */
export function isSessionName(name: string): boolean {
  return /^[\w.:-]{1,100}$/.test(name);
}

/** The names that {@link isSessionName} accepts, as the end of a sentence. */
export const sessionNameForm = "up to 100 letters, digits, points, colons, hyphens and underscores";

/**
 * Removes the words of a preference that many requests share, those of an address, a key or a session. Returns `undefined` if there are
 * none.
 *
 * A scenario for a whole run applies to the operations that can play it. A scenario of one request must be played.
 */
export function dropShared(preference: Preference): Preference | undefined {
  const isShared = (word: string) => preference.origins.get(word)?.isOwn === false;
  if (!["code", "example", "scenario"].some(isShared)) return undefined;
  return {
    ...preference,
    status: isShared("code") ? undefined : preference.status,
    example: isShared("example") ? undefined : preference.example,
    scenario: isShared("scenario") ? undefined : preference.scenario,
  };
}
