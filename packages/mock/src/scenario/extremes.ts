import { goToLimits } from "./body-changes.js";
import { reshape } from "./reshape.js";
import type { Scenario } from "./scenario.js";

export const extremes: Scenario = {
  name: "extremes",
  summary: "Numbers and texts at their limits: 64-bit extremes, shortest and longest texts, empty arrays.",
  plays: "all with a JSON body",
  parameters: [],
  legal: true,
  reshape: (body, stage) => reshape(body, stage, goToLimits),
};
