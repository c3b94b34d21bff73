import { findResponseKey } from "../contract/find-response-key.js";
import type { Operation } from "../contract/operation.js";
import type { Problem } from "../contract/problem.js";
import { scenarios } from "../scenario/scenarios.js";
import type { Preference } from "./preference.js";

/** Says what a preference asks for that the operation does not have; `undefined` when it has it all. */
export function findPreferenceProblem(
  operation: Operation,
  status: number,
  preference: Preference,
): Problem | undefined {
  const { example, scenario } = preference;
  const key = findResponseKey(operation, status);
  if (key === undefined) {
    const documented = [...operation.responses.keys()].join(", ");
    return toPreferenceProblem(
      preference,
      "code",
      `asks for a status that ${operation.id} does not document; it has ${documented}`,
    );
  }
  const examples = operation.responses.get(key)?.examples ?? [];
  if (example !== undefined && !examples.includes(example)) {
    const named = examples.length === 0 ? "no named example" : examples.map((name) => `\`${name}\``).join(", ");
    const fault = `asks for an example that ${operation.id} does not have for ${key}; it has ${named}`;
    return toPreferenceProblem(preference, "example", fault);
  }
  const obstacle = scenario && scenarios.get(scenario.name)?.findObstacle?.(operation);
  if (!scenario || obstacle === undefined) return undefined;
  return toPreferenceProblem(
    preference,
    "scenario",
    `asks for \`scenario=${scenario.name}\`, which ${operation.id} cannot play: ${obstacle}`,
  );
}

/** Tells of a word at the place where it stood. */
export function toPreferenceProblem({ origins }: Preference, word: string, fault: string): Problem {
  const { place, title } = origins.get(word) ?? { place: "header.prefer", title: "`Prefer`" };
  return { code: "preference-unknown", place, message: `${title} ${fault}.` };
}
