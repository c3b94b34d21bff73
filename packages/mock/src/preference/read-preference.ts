import { cutText } from "../operation/cut-text.js";
import type { RequestViolation } from "@shortvideo-api/report";
import { scenarios } from "../scenario/scenarios.js";
import { findMeantWord, findWordProblem, isOwnWord } from "./find-word-problem.js";
import { defaultSession, type Origin, type Preference, type ScenarioChoice } from "./preference.js";
import { readWords } from "./read-words.js";
import type { SessionState } from "../exchange/session-state.js";

/** The texts of a request that may contain a preference, from highest to lowest priority. */
export interface PreferenceSources {
  /** The header `Prefer`; `""` when there is none. */
  readonly prefer: string;
  /** The text between `/~` and the next slash; `undefined` when the path has no prefix. */
  readonly prefix: string | undefined;
  /** The key and its place. Only a key that begins with `mock:` contains a preference. */
  readonly key: { readonly place: string; readonly value: string } | undefined;
}

/** A preference with its violation. */
export interface PreferenceReading {
  /** Without the invalid words. */
  readonly preference: Preference;
  readonly violation: RequestViolation | undefined;
}

/** A word with its place and the rank of the place: 0 is the highest priority. */
interface Given {
  readonly value: string;
  readonly rank: number;
  readonly origin: Origin;
}

/**
 * Reads the preference of a request. For a word in several places, the place with the highest priority counts.
 *
 * `Prefer` may contain words of others (RFC 7240, section 2), unless they are similar to a word of the mock. In other places, any unknown
 * word is a violation, because the test would not test what it should. `scenario=none` turns off the scenario of a lower place.
 */
export function readPreference(sources: PreferenceSources, state: SessionState): PreferenceReading {
  const given = new Map<string, Given>();
  const violations: RequestViolation[] = [];
  for (const [rank, { origin, text, admitsOthers }] of listTexts(sources).entries()) {
    violations.push(...addWords(given, text, rank, origin, admitsOthers));
  }
  const session = given.get("session")?.value ?? defaultSession;
  const control = { place: "session", title: `The preference of the session \`${session}\``, isOwn: false };
  violations.push(...addWords(given, state.preferenceOf(session), controlRank, control, false));
  const rival = settleRivals(given);
  const preference = toPreference(session, given);
  return { preference, violation: violations[0] ?? rival };
}

/** Finds the problem of a preference for a session, as a sentence. Does not look at operations. `undefined` when there is none. */
export function findPreferenceProblem(text: string): string | undefined {
  const given = new Map<string, Given>();
  const origin = { place: "body", title: "The preference", isOwn: false };
  const [violation] = addWords(given, text, controlRank, origin, false);
  if (violation) return violation.message;
  if (given.has("session")) return "The preference contains `session`, but the path already names the session.";
  return settleRivals(given)?.message;
}

/** Reads a preference that many requests share. */
export function readShared(words: string): Preference {
  const state = { preferenceOf: () => words, count: () => ({ before: 0, ageMs: 0 }) };
  return readPreference({ prefer: "", prefix: undefined, key: undefined }, state).preference;
}

const controlRank = 3;

function listTexts({
  prefer,
  prefix,
  key,
}: PreferenceSources): { origin: Origin; text: string; admitsOthers: boolean }[] {
  const keyWords = key?.value.startsWith("mock:") ? key.value.slice("mock:".length) : "";
  return [
    { origin: { place: "header.prefer", title: "`Prefer`", isOwn: true }, text: prefer, admitsOthers: true },
    {
      origin: { place: "path", title: "The prefix of the path", isOwn: false },
      text: prefix ?? "",
      admitsOthers: false,
    },
    { origin: { place: key?.place ?? "", title: "The key", isOwn: false }, text: keyWords, admitsOthers: false },
  ];
}

function addWords(
  given: Map<string, Given>,
  text: string,
  rank: number,
  origin: Origin,
  admitsOthers: boolean,
): RequestViolation[] {
  return readWords(text).flatMap((word) => {
    const [name, value] = word;
    if (admitsOthers && !isOwnWord(name) && findMeantWord(name) === undefined) return [];
    const violation = findWordProblem(word);
    if (violation !== undefined) return [toViolation(origin, violation)];
    const known = given.get(name);
    if (known?.rank === rank && known.value !== value) {
      return [
        toViolation(
          origin,
          `has the values \`${cutText(known.value)}\` and \`${cutText(value)}\` for \`${name}\`; it takes one`,
        ),
      ];
    }
    if (!known) given.set(name, { value, rank, origin });
    return [];
  });
}

/**
 * Drops words that contradict one of a higher priority: parameters of another scenario, and words that select the response when a
 * scenario determines it. With the same priority, the contradiction is a violation.
 */
function settleRivals(given: Map<string, Given>): RequestViolation | undefined {
  const chosen = given.get("scenario");
  const scenario = scenarios.get(chosen?.value ?? "");
  for (const name of ["code", "example", "dynamic"]) {
    const choice = given.get(name);
    if (!choice || !chosen || !scenario?.replacesResponse) continue;
    if (choice.rank === chosen.rank) {
      return toViolation(
        choice.origin,
        `contains \`${name}\` and \`scenario=${scenario.name}\`, which determines the response itself`,
      );
    }
    given.delete(choice.rank < chosen.rank ? "scenario" : name);
  }
  const played = scenarios.get(given.get("scenario")?.value ?? "");
  for (const [name, word] of given) {
    const owners = [...scenarios.values()].filter(({ parameters }) => parameters.some((each) => each.name === name));
    if (owners.length === 0 || (played && owners.includes(played))) continue;
    given.delete(name);
    if (chosen && word.rank > chosen.rank) continue;
    const known = owners.map((owner) => `\`scenario=${owner.name}\``).join(", ");
    return toViolation(word.origin, `contains \`${name}\`, which belongs to ${known}`);
  }
  return undefined;
}

function toPreference(session: string, given: ReadonlyMap<string, Given>): Preference {
  const code = given.get("code")?.value;
  return {
    session,
    status: code === undefined ? undefined : Number(code),
    example: given.get("example")?.value,
    dynamic: given.get("dynamic")?.value === "true",
    seed: Number(given.get("seed")?.value ?? 0),
    scenario: toScenario(given),
    origins: new Map([...given].map(([name, { origin }]) => [name, origin])),
  };
}

function toScenario(given: ReadonlyMap<string, Given>): ScenarioChoice | undefined {
  const scenario = scenarios.get(given.get("scenario")?.value ?? "");
  if (!scenario) return undefined;
  const parameters = scenario.parameters.map(({ name, default: usual }) => [name, given.get(name)?.value ?? usual]);
  return { name: scenario.name, parameters: Object.fromEntries(parameters) };
}

function toViolation({ place, title }: Origin, violation: string): RequestViolation {
  return { code: "preference-unknown", place, message: `${title} ${violation}.` };
}
