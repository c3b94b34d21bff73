import type { Scenario } from "./scenario.js";
import { slow } from "./slow.js";

/** All there are, by name, in the order in which they are told. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map([slow].map((scenario) => [scenario.name, scenario]));
