import { findResponseKey, quoteNames } from "@shortvideo-api/document";
import type { RequestViolation } from "@shortvideo-api/report";
import { MockOptionError } from "../operation/mock-start-error.js";
import type { ServedOperation } from "../operation/operation.js";
import { createTrialState } from "../exchange/session-state.js";
import { scenarios } from "../scenario/scenarios.js";
import type { Preference } from "./preference.js";
import { readUsualStatus } from "../operation/read-usual-status.js";
import { findPreferenceProblem, readShared, toViolation } from "./read-preference.js";

/** Finds a part of a preference that the operation does not document. */
export function findPreferenceViolation(
  operation: ServedOperation,
  status: number,
  preference: Preference,
): RequestViolation | undefined {
  const { id, responses } = operation;
  const { example, scenario, origins } = preference;
  const obstacle = scenario && scenarios.get(scenario.name)?.findObstacle?.(operation);
  if (obstacle !== undefined) return toObstacleViolation(operation, preference, obstacle);
  const key = findResponseKey(operation, status);
  // An operation without a success has the usual status, although it does not document it.
  if (key === undefined && status !== readUsualStatus(operation)) {
    const problem = `asks for a status that ${id} does not document; it has ${[...responses.keys()].join(", ") || "none"}`;
    return toPreferenceViolation(preference, origins.has("code") ? "code" : "scenario", problem);
  }
  const examples = responses.get(key ?? "")?.examples ?? [];
  if (example === undefined || examples.includes(example)) return undefined;
  const named = examples.length === 0 ? "no named example" : quoteNames(examples);
  return toExampleViolation(preference, `${id} does not have for ${key ?? status}; it has ${named}`);
}

/** Creates the violation for an example that cannot be sent. `problem` continues the sentence "asks for an example that …". */
export function toExampleViolation(preference: Preference, problem: string): RequestViolation {
  return toPreferenceViolation(preference, "example", `asks for an example that ${problem}`);
}

/** Creates the violation for a scenario that an operation cannot play. */
export function toObstacleViolation(
  { id }: ServedOperation,
  preference: Preference,
  obstacle: string,
): RequestViolation {
  const problem = `asks for \`scenario=${preference.scenario?.name}\`, which ${id} cannot play: ${obstacle}`;
  return toPreferenceViolation(preference, "scenario", problem);
}

/** Creates a violation at the place of a word. */
function toPreferenceViolation(
  { origins, status, example = "", scenario }: Preference,
  word: "code" | "example" | "scenario",
  problem: string,
): RequestViolation {
  const origin = origins.get(word) ?? { place: "header.prefer", title: "`Prefer`", isOwn: true };
  const values = { code: String(status), example, scenario: scenario?.name ?? "" };
  return toViolation(origin, problem, [word, values[word]]);
}

/**
 * Throws {@link MockOptionError} for a preference of many requests that no operation can play, because tests with it would test nothing.
 * `""` is no preference.
 */
export function checkShared(words: string, operations: readonly ServedOperation[]): void {
  const problem = findSharedProblem(words, operations);
  if (problem !== undefined) throw new MockOptionError([problem]);
}

/**
 * Finds the problem of a preference that many requests share, as one sentence. A preference that no operation can play is a problem.
 * Returns `undefined` if there is no problem, and for `""`.
 */
export function findSharedProblem(words: string, operations: readonly ServedOperation[]): string | undefined {
  if (words === "") return undefined;
  const problem = findPreferenceProblem(words);
  if (problem !== undefined) return problem;
  return operations.some((operation) => canPlay(operation, words))
    ? undefined
    : describeProblem(readShared(words), operations);
}

/** Returns whether an operation documents everything that a preference asks for. */
export function canPlay(operation: ServedOperation, words: string): boolean {
  const preference = readShared(words);
  return findPreferenceViolation(operation, readStatus(operation, preference), preference) === undefined;
}

function readStatus(operation: ServedOperation, { status, scenario }: Preference): number {
  const trial = createTrialState();
  const scene = { operation, target: "", count: () => trial.count("", ""), parameters: scenario?.parameters ?? {} };
  const chosen = scenarios.get(scenario?.name ?? "")?.chooseStatus?.(scene);
  return chosen?.status ?? status ?? readUsualStatus(operation);
}

function describeProblem({ status, example, scenario }: Preference, operations: readonly ServedOperation[]): string {
  if (scenario) {
    const parameters = Object.entries(scenario.parameters).map(([name, value]) => `, ${name}=${value}`);
    return `The preference asks for \`scenario=${scenario.name}${parameters.join("")}\`, which no operation can play.`;
  }
  const statuses = [...new Set(operations.flatMap(({ responses }) => [...responses.keys()]))].sort();
  if (example === undefined) {
    return `The preference asks for \`code=${status}\`, which no operation documents. Documented statuses: ${statuses.join(", ")}.`;
  }
  const condition = status === undefined ? "" : ` for \`code=${status}\``;
  return `The preference asks for \`example=${example}\`, which no operation has${condition}.`;
}
