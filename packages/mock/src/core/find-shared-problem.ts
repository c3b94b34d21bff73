import { readUsualStatus } from "../operation/read-usual-status.js";
import type { ServedOperation } from "../operation/operation.js";
import { scenarios } from "../scenario/scenarios.js";
import { findPreferenceViolation } from "../preference/find-preference-violation.js";
import type { Preference } from "../preference/preference.js";
import { findPreferenceProblem, readShared } from "../preference/read-preference.js";

/**
 * Finds the problem of a preference that many requests share, as one sentence. A preference that no operation can play is a problem.
 * Returns `undefined` if there is no problem.
 */
export function findSharedProblem(words: string, operations: readonly ServedOperation[]): string | undefined {
  const problem = findPreferenceProblem(words);
  if (problem !== undefined) return problem;
  const preference = readShared(words);
  const canPlay = (operation: ServedOperation) =>
    findPreferenceViolation(operation, readStatus(operation, preference), preference) === undefined;
  return operations.some(canPlay) ? undefined : describeProblem(preference, operations);
}

function readStatus(operation: ServedOperation, { status, scenario }: Preference): number {
  const scene = {
    operation,
    target: "",
    count: () => ({ before: 0, ageMs: 0 }),
    parameters: scenario?.parameters ?? {},
  };
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
