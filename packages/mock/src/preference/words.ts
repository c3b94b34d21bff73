import { cutText, findNearName, quoteNames, showValue } from "@shortvideo-api/document";
import type { ScenarioParameter } from "../scenario/scenario.js";
import { scenarios } from "../scenario/scenarios.js";
import { isSessionName, sessionNameForm } from "./preference.js";

/** One word of a preference: `["scenario", "slow"]`. Names are in lower case. */
export type Word = readonly [name: string, value: string];

/**
 * Splits a preference into words: `code=429, example="emptyPage"`. Commas or semicolons separate words. A value may have quotes. A word
 * without a value has `""`.
 */
export function readWords(text: string): Word[] {
  // Most requests have no preference.
  if (text === "") return [];
  return [...text.matchAll(pattern)].map(([, name = "", quoted, plain = ""]) => [
    name.trim().toLowerCase(),
    quoted === undefined ? plain.trim() : quoted.replaceAll(/\\(.)/g, "$1"),
  ]);
}

const pattern = /([^\s=,;][^=,;]*)(?:=\s*(?:"((?:[^"\\]|\\.)*)"[^,;]*|([^,;]*)))?/g;

/** Words that need no scenario. */
const plainWords = ["code", "example", "dynamic", "seed", "scenario", "session"];

/** Parameters of scenarios by name. Parameters of the same name mean the same. */
const parameters: ReadonlyMap<string, ScenarioParameter> = new Map(
  [...scenarios.values()].flatMap((scenario) => scenario.parameters.map((parameter) => [parameter.name, parameter])),
);

/** Returns whether a word belongs to the mock. */
export function isOwnWord(name: string): boolean {
  return plainWords.includes(name) || parameters.has(name);
}

/** Finds the most similar word of the mock; `undefined` when none is similar. */
export function findMeantWord(name: string): string | undefined {
  return findNearName(name, [...plainWords, ...parameters.keys()]);
}

/** Describes the problem of a word, as the end of a sentence that begins with the place; `undefined` if none exists. */
export function findWordProblem([name, value]: Word): string | undefined {
  if (!isOwnWord(name)) {
    const meant = findMeantWord(name);
    const known = quoteNames([...plainWords, ...parameters.keys()]);
    const advice = meant === undefined ? `the words are ${known}` : `use \`${meant}\``;
    return `contains \`${cutText(name)}\`, which is not a word of the mock; ${advice}`;
  }
  const expected = findExpected(name, value);
  return expected === undefined
    ? undefined
    : `has the value \`${showValue(cutText(value))}\` for \`${name}\`; it must be ${expected}`;
}

/** Describes the possible values of a word; `undefined` when the value is one of them. */
function findExpected(name: string, value: string): string | undefined {
  const parameter = parameters.get(name);
  if (parameter) return findExpectedOf(parameter.values, value);
  if (name === "dynamic") return value === "true" || value === "false" ? undefined : "`true` or `false`";
  if (name === "code") return /^[2-5]\d\d$/.test(value) ? undefined : "a status from 200 to 599";
  if (name === "seed") return /^\d{1,9}$/.test(value) ? undefined : "an integer from 0 to 999999999";
  if (name === "session") return isSessionName(value) ? undefined : sessionNameForm;
  if (name !== "scenario" || value === "none" || scenarios.has(value)) return undefined;
  const nearest = findNearName(value, scenarios.keys());
  return nearest === undefined
    ? `one of ${quoteNames([...scenarios.keys()])}`
    : `a known scenario, such as \`${nearest}\``;
}

function findExpectedOf(values: ScenarioParameter["values"], value: string): string | undefined {
  if ("words" in values) return values.words.includes(value) ? undefined : `one of ${quoteNames(values.words)}`;
  const [minimum, maximum] = values;
  const isValid = /^\d{1,9}$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
  return isValid ? undefined : `an integer from ${minimum} to ${maximum}`;
}
