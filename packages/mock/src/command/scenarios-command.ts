import { usualMockUrl } from "@shortvideo-api/document";
import { Command } from "commander";
import type { Scenario, ScenarioParameter } from "../scenario/scenario.js";
import { scenarios } from "../scenario/scenarios.js";

/** Creates the command that lists the scenarios. */
export function createScenariosCommand(): Command {
  return new Command("scenarios")
    .description("Lists the scenarios and the ways to choose one.")
    .showHelpAfterError("`--help` lists all options.")
    .action(() => console.log(printScenarios()));
}

/** Prints all scenarios with effect, operations and parameters. */
export function printScenarios(): string {
  const blocks = [...scenarios.values()].map((scenario) => printScenario(scenario));
  return `${[opening, ...blocks].join("\n\n")}\n`;
}

const opening = `The word \`scenario\` selects a scenario. It can stand in four places, highest priority first:

  header               Prefer: scenario=slow, delay_ms=500
  before the path      ${usualMockUrl}/~scenario=slow,delay_ms=500/api/…
  key                  mock:scenario=slow,delay_ms=500
  control API          PUT /-/sessions/default/preference

An operation that cannot play the scenario responds as usual. If \`Prefer\` asks for it, the operation rejects the request.`;

function printScenario({ name, summary, plays, parameters, breaksDocument = false }: Scenario): string {
  const mismatch = breaksDocument ? " Does not match the document." : "";
  const lines = [`${name}: ${summary}${mismatch}`, `  played by ${plays}`, ...parameters.map(printParameter)];
  return lines.join("\n");
}

function printParameter({ name, meaning, default: usual, values }: ScenarioParameter): string {
  const possible = "words" in values ? values.words.join(", ") : `${values[0]} to ${values[1]}`;
  return `  ${name}=${usual}  ${meaning} (${possible})`;
}
