import { bodyScenarios } from "./body-scenarios.js";
import { deliveryScenarios } from "./delivery-scenarios.js";
import { listScenarios } from "./list-scenarios.js";
import type { Scenario } from "./scenario.js";
import { serviceScenarios } from "./service-scenarios.js";

const all = [...serviceScenarios, ...listScenarios, ...bodyScenarios, ...deliveryScenarios];

/** All scenarios by name, in the order in which the command line lists them. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(all.map((scenario) => [scenario.name, scenario]));
