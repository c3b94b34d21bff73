import { cutText, decodePercent } from "@shortvideo-api/document";
import type { RequestViolation } from "@shortvideo-api/report";
import { scenarios } from "../scenario/scenarios.js";
import { findMeantWord, findWordProblem, isOwnWord, readWords, type Word } from "./words.js";
import { defaultSession, type Origin, type Preference, type ScenarioChoice } from "./preference.js";
import { createTrialState, type SessionState } from "../exchange/session-state.js";

/** The texts of a request that may contain a preference, from highest to lowest priority. */
export interface PreferenceSources {
  /** The header `Prefer`; `""` if none exists. */
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
interface PlacedWord {
  readonly value: string;
  readonly rank: number;
  readonly origin: Origin;
}

/**
 * Reads the preference of a request. For a word in several places, the place with the highest priority counts.
 *
 * `Prefer` may contain words that the mock does not define (RFC 7240, section 2), unless they are similar to a word of the mock. In other
 * places, any unknown word is a violation, because the test would not test what it should. `scenario=none` turns off the scenario of a
 * lower place.
 */
export function readPreference(sources: PreferenceSources, state: SessionState): PreferenceReading {
  const placed = new Map<string, PlacedWord>();
  const violations: RequestViolation[] = [];
  for (const [rank, { origin, text }] of listTexts(sources).entries()) {
    violations.push(...addWords(placed, text, rank, origin));
  }
  const session = placed.get("session")?.value ?? defaultSession;
  const control = { place: "session", title: `The preference of the session \`${session}\``, isOwn: false };
  violations.push(...addWords(placed, state.preferenceOf(session), controlRank, control));
  const contradiction = dropContradictions(placed);
  const preference = toPreference(session, placed);
  return { preference, violation: violations[0] ?? contradiction };
}

/** Finds the problem of a preference for a session, as a sentence; `undefined` if none exists. Does not look at operations. */
export function findPreferenceProblem(text: string): string | undefined {
  const placed = new Map<string, PlacedWord>();
  const origin = { place: "body", title: "The preference", isOwn: false };
  const [violation] = addWords(placed, text, controlRank, origin);
  if (violation) return violation.message;
  if (placed.has("session")) return "The preference contains `session`, but the path already names the session.";
  return dropContradictions(placed)?.message;
}

/** Reads a preference that many requests share. */
export function readShared(words: string): Preference {
  return readPreference({ prefer: "", prefix: undefined, key: undefined }, createTrialState(words)).preference;
}

/** The rank of the preference that the control API has set, the lowest one. */
const controlRank = 3;

function listTexts({ prefer, prefix, key }: PreferenceSources): { origin: Origin; text: string }[] {
  const keyWords = key?.value.startsWith("mock:") ? key.value.slice("mock:".length) : "";
  return [
    { origin: { place: "header.prefer", title: "`Prefer`", isOwn: true }, text: prefer },
    { origin: { place: "path", title: "The prefix of the path", isOwn: false }, text: prefix ?? "" },
    { origin: { place: key?.place ?? "", title: "The key", isOwn: false }, text: keyWords },
  ];
}

/** Adds the words of a text that are valid. Only the preference of a request itself, in `Prefer`, may have words of others. */
function addWords(placed: Map<string, PlacedWord>, text: string, rank: number, origin: Origin): RequestViolation[] {
  return readWords(text).flatMap((word) => {
    const [name, value] = word;
    if (origin.isOwn && !isOwnWord(name) && findMeantWord(name) === undefined) return [];
    const violation = findWordProblem(word);
    if (violation !== undefined) return [toViolation(origin, violation, word)];
    const known = placed.get(name);
    if (known?.rank === rank && known.value !== value) {
      const [one, other] = [known.value, value].map((each) => `\`${cutText(each)}\``);
      return [toViolation(origin, `has the values ${one} and ${other} for \`${name}\`; it takes one`, word)];
    }
    if (!known) placed.set(name, { value, rank, origin });
    return [];
  });
}

/**
 * Drops words that contradict one of a higher priority: parameters of another scenario, and words that select the response when a
 * scenario determines it. With the same priority, the contradiction is a violation.
 */
function dropContradictions(placed: Map<string, PlacedWord>): RequestViolation | undefined {
  const chosen = placed.get("scenario");
  const scenario = scenarios.get(chosen?.value ?? "");
  for (const name of ["code", "example", "dynamic"]) {
    const choice = placed.get(name);
    if (!choice || !chosen || !scenario?.replacesResponse) continue;
    if (choice.rank === chosen.rank) {
      const problem = `contains \`${name}\` and \`scenario=${scenario.name}\`, which determines the response itself`;
      return toViolation(choice.origin, problem, [name, choice.value]);
    }
    placed.delete(choice.rank < chosen.rank ? "scenario" : name);
  }
  const played = scenarios.get(placed.get("scenario")?.value ?? "");
  for (const [name, word] of placed) {
    const owners = [...scenarios.values()].filter(({ parameters }) => parameters.some((each) => each.name === name));
    if (owners.length === 0 || (played && owners.includes(played))) continue;
    placed.delete(name);
    if (chosen && word.rank > chosen.rank) continue;
    const known = owners.map((owner) => `\`scenario=${owner.name}\``).join(", ");
    return toViolation(word.origin, `contains \`${name}\`, which belongs to ${known}`, [name, word.value]);
  }
  return undefined;
}

function toPreference(session: string, placed: ReadonlyMap<string, PlacedWord>): Preference {
  const code = placed.get("code")?.value;
  return {
    session,
    status: code === undefined ? undefined : Number(code),
    example: placed.get("example")?.value,
    dynamic: placed.get("dynamic")?.value === "true",
    seed: Number(placed.get("seed")?.value ?? 0),
    scenario: toScenario(placed),
    origins: new Map([...placed].map(([name, { origin }]) => [name, origin])),
  };
}

function toScenario(placed: ReadonlyMap<string, PlacedWord>): ScenarioChoice | undefined {
  const scenario = scenarios.get(placed.get("scenario")?.value ?? "");
  if (!scenario) return undefined;
  const parameters = scenario.parameters.map(({ name, default: usual }) => [name, placed.get(name)?.value ?? usual]);
  return { name: scenario.name, parameters: Object.fromEntries(parameters) };
}

/** Creates the violation for a word of a preference. `problem` is the end of a sentence that begins with the place. */
export function toViolation({ place, title }: Origin, problem: string, [name, value]: Word): RequestViolation {
  const word = cutText(value === "" ? name : `${name}=${value}`);
  const part = title.replace(/^The /, "the ");
  const advice = `Correct \`${word}\` in ${part}, or omit it.`;
  return { code: "preference-unknown", place, message: `${title} ${problem}.`, advice };
}

/**
 * Removes the preference from an address: `/~scenario=slow,session=a/api/posts`. A segment without `=` is part of the path. `prefix` is the
 * decoded text between `/~` and the next slash; `undefined` if none exists.
 */
export function splitPrefix(target: string): { readonly target: string; readonly prefix: string | undefined } {
  const match = pattern.exec(target);
  if (!match) return { target, prefix: undefined };
  const [whole, authority = "", written = ""] = match;
  const prefix = decodePercent(written);
  if (!prefix.includes("=")) return { target, prefix: undefined };
  const rest = target.slice(whole.length);
  return { target: authority + (rest.startsWith("/") ? rest : `/${rest}`), prefix };
}

/** Some clients encode the tilde. */
const pattern = /^(https?:\/\/[^/?#]*)?\/(?:~|%7[Ee])([^/?#]*)/;
