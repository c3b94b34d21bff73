import { mixAll } from "./body-changes.js";
import { reshape } from "./reshape.js";
import type { Scenario } from "./scenario.js";

export const hostile: Scenario = {
  name: "hostile",
  summary: "All of `extremes`, `absent`, `nulls` and `extra`, by turns: hostile, but legal.",
  plays: "all with a JSON body",
  parameters: [],
  legal: true,
  reshape: (body, stage) => reshape(body, stage, mixAll),
};
