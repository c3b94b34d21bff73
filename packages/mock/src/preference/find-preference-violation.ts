import { findResponseKey } from "@shortvideo-api/document";
import type { ServedOperation } from "../operation/operation.js";
import { type RequestViolation, quoteNames } from "@shortvideo-api/report";
import { scenarios } from "../scenario/scenarios.js";
import type { Preference } from "./preference.js";

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
  if (key === undefined) {
    const problem = `asks for a status that ${id} does not document; it has ${[...responses.keys()].join(", ")}`;
    return toPreferenceViolation(preference, origins.has("code") ? "code" : "scenario", problem);
  }
  const examples = responses.get(key)?.examples ?? [];
  if (example === undefined || examples.includes(example)) return undefined;
  const named = examples.length === 0 ? "no named example" : quoteNames(examples);
  const problem = `asks for an example that ${id} does not have for ${key}; it has ${named}`;
  return toPreferenceViolation(preference, "example", problem);
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
function toPreferenceViolation({ origins }: Preference, word: string, problem: string): RequestViolation {
  const { place, title } = origins.get(word) ?? { place: "header.prefer", title: "`Prefer`", isOwn: true };
  return { code: "preference-unknown", place, message: `${title} ${problem}.` };
}
