import { putNull } from "./body-changes.js";
import { reshape } from "./reshape.js";
import type { Scenario } from "./scenario.js";

export const nulls: Scenario = {
  name: "nulls",
  summary: "Null stands wherever the document admits it.",
  plays: "all with a JSON body",
  parameters: [],
  legal: true,
  reshape: (body, stage) => reshape(body, stage, putNull),
};
