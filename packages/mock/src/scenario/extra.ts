import { addFields } from "./body-changes.js";
import { reshape } from "./reshape.js";
import type { Scenario } from "./scenario.js";

export const extra: Scenario = {
  name: "extra",
  summary: "Objects carry fields that the document does not name.",
  plays: "all with a JSON body",
  parameters: [],
  legal: true,
  reshape: (body, stage) => reshape(body, stage, addFields),
};
