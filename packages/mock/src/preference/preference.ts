/** What a request, or the session it belongs to, asks of the mock beyond the API. */
export interface Preference {
  /** What the request is recorded under; `"default"` when it does not say. */
  readonly session: string;
  /** A documented status; `undefined` for the usual one. */
  readonly status: number | undefined;
  /** Name of an answer; `undefined` for the one that the request leads to. */
  readonly example: string | undefined;
  /** Has the answer made from the schema, examples or not. */
  readonly dynamic: boolean;
  /** Chooses among equally valid answers; 0 when not given. */
  readonly seed: number;
  /** What is played; `undefined` for nothing. */
  readonly scenario: ScenarioChoice | undefined;
  /** Where each word stood that was given. */
  readonly origins: ReadonlyMap<string, Origin>;
}

/** A scenario, with all of its parameters: those that were not given have their defaults. */
export interface ScenarioChoice {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** A place where words can stand. */
export interface Origin {
  /** As a violation names it: `"header.prefer"`, `"path"`. */
  readonly place: string;
  /** To begin a sentence: ``"`Prefer`"``, `"The prefix of the path"`. */
  readonly title: string;
  /** Does the request ask by itself, and not whoever shares its address, its key or its session? */
  readonly isOwn: boolean;
}

/** The session of requests that name none. */
export const defaultSession = "default";

/** Can a session be called so? Such a name needs no quotes in a preference, and no encoding in an address. */
export function isSessionName(name: string): boolean {
  return /^[\w.:-]{1,100}$/.test(name);
}

/** What {@link isSessionName} asks for, to end the sentence "It takes …". */
export const sessionNameForm = "up to 100 letters, digits, points, colons, hyphens and underscores";
