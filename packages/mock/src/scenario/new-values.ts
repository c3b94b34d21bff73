import { reshape } from "./reshape.js";
import type { Scenario } from "./scenario.js";

export const newValues: Scenario = {
  name: "new-values",
  summary: "Enumerations have values that the document does not list yet.",
  plays: "all whose answer has an enumeration",
  parameters: [],
  legal: false,
  reshape: (body, stage) =>
    reshape(body, stage, {
      change: ({ value, schemas }) =>
        typeof value === "string" && schemas.some((schema) => schema.enum) ? `${value}_mock_new` : undefined,
    }),
};
