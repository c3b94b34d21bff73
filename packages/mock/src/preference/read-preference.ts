import { cutText } from "../operation/cut-text.js";
import type { RequestViolation } from "@shortvideo-api/report";
import { scenarios } from "../scenario/scenarios.js";
import { findMeantWord, findWordProblem, isOwnWord } from "./find-word-problem.js";
import { defaultSession, type Origin, type Preference, type ScenarioChoice } from "./preference.js";
import { readWords } from "./read-words.js";
import type { SessionState } from "../exchange/session-state.js";

/** Where a request can say what it prefers. What is said earlier in this list goes before what is said later. */
export interface PreferenceSources {
  /** The header `Prefer`; `""` when there is none. */
  readonly prefer: string;
  /** What stands between `/~` and the next slash; `undefined` when the path has no prefix. */
  readonly prefix: string | undefined;
  /** The key, and the place where it stood; `undefined` when there is none. Only one that begins with `mock:` says anything. */
  readonly key: { readonly place: string; readonly value: string } | undefined;
}

/** A preference, and what is wrong with it. */
export interface PreferenceReading {
  /** Without what is wrong. */
  readonly preference: Preference;
  readonly violation: RequestViolation | undefined;
}

/** A word, where it stood, and how many places go before that one. */
interface Given {
  readonly value: string;
  readonly rank: number;
  readonly origin: Origin;
}

/**
 * Reads what a request prefers, word by word: of a word that is given in several places, the first place counts.
 *
 * `Prefer` may hold words of others (RFC 7240, 2), but none that is a slip of a word of the mock. Anywhere else, any unknown word is a
 * violation: the test would test something else. `scenario=none` plays nothing, whatever a later place says.
 */
export function readPreference(sources: PreferenceSources, state: SessionState): PreferenceReading {
  const given = new Map<string, Given>();
  const violations: RequestViolation[] = [];
  for (const [rank, { origin, text, admitsOthers }] of listTexts(sources).entries()) {
    violations.push(...addWords(given, text, rank, origin, admitsOthers));
  }
  const session = given.get("session")?.value ?? defaultSession;
  const control = { place: "session", title: `What is set for the session \`${session}\``, isOwn: false };
  violations.push(...addWords(given, state.preferenceOf(session), controlRank, control, false));
  const rival = settleRivals(given);
  const preference = toPreference(session, given);
  return { preference, violation: violations[0] ?? rival };
}

/** Says what is wrong with words that are to be set for a session, whatever the operations: a sentence; `undefined` when nothing is. */
export function findPreferenceProblem(text: string): string | undefined {
  const given = new Map<string, Given>();
  const origin = { place: "body", title: "The preference", isOwn: false };
  const [violation] = addWords(given, text, controlRank, origin, false);
  if (violation) return violation.message;
  if (given.has("session")) return "The preference holds `session`; it is set for the session of the path.";
  return settleRivals(given)?.message;
}

/** Reads words as they stand for a session that they are set for. */
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
          `gives \`${name}\` as \`${cutText(known.value)}\` and as \`${cutText(value)}\`; it takes one`,
        ),
      ];
    }
    if (!known) given.set(name, { value, rank, origin });
    return [];
  });
}

/**
 * Drops what a place that goes before has overruled: words of another scenario, and a choice of the answer beside a scenario
 * that makes it. Where both stand in one place, nobody can tell what was meant, and that is a violation.
 */
function settleRivals(given: Map<string, Given>): RequestViolation | undefined {
  const chosen = given.get("scenario");
  const scenario = scenarios.get(chosen?.value ?? "");
  for (const name of ["code", "example", "dynamic"]) {
    const choice = given.get(name);
    if (!choice || !chosen || !scenario?.replacesAnswer) continue;
    if (choice.rank === chosen.rank) {
      return toViolation(
        choice.origin,
        `gives \`${name}\` beside \`scenario=${scenario.name}\`, which chooses the answer itself`,
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
    return toViolation(word.origin, `holds \`${name}\`, which goes with ${known}`);
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
