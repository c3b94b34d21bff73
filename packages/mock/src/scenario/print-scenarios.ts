import type { Scenario, ScenarioParameter } from "./scenario.js";
import { scenarios } from "./scenarios.js";

/** Prints all scenarios with effect, operations and parameters. */
export function printScenarios(): string {
  const blocks = [...scenarios.values()].map((scenario) => printScenario(scenario));
  return `${[opening, ...blocks].join("\n\n")}\n`;
}

const opening = `The word \`scenario\` selects a scenario. It can stand in four places, of which the first has priority:

  header               Prefer: scenario=slow, delay_ms=500
  before the path      http://127.0.0.1:4010/~scenario=slow,delay_ms=500/api/…
  key                  mock:scenario=slow,delay_ms=500
  control API          PUT /-/sessions/default/preference

An operation that cannot play it responds as usual, and rejects a \`Prefer\` that asks for it.`;

function printScenario({ name, summary, plays, parameters, legal }: Scenario): string {
  const bounds = legal ? "" : " Does not match the document.";
  const lines = [`${name}: ${summary}${bounds}`, `  played by ${plays}`, ...parameters.map(printParameter)];
  return lines.join("\n");
}

function printParameter({ name, says, default: usual, takes }: ScenarioParameter): string {
  const values = "words" in takes ? takes.words.join(", ") : `${takes[0]} to ${takes[1]}`;
  return `  ${name}=${usual}  ${says} (${values})`;
}
