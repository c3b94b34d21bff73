import { leaveOut } from "./body-changes.js";
import { reshape } from "./reshape.js";
import type { Scenario } from "./scenario.js";

export const absent: Scenario = {
  name: "absent",
  summary: "Every field that need not be there is left out.",
  plays: "all with a JSON body",
  parameters: [],
  legal: true,
  reshape: (body, stage) => reshape(body, stage, leaveOut),
};
