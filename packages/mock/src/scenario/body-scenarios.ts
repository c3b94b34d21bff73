import { readAt, writeAt } from "../exchange/places.js";
import { addFields, goToLimits, leaveOut, mixAll, putNull } from "./body-changes.js";
import { type Changes, reshape, tryReshape } from "./reshape.js";
import { type Scenario, ScenarioObstacle } from "./scenario.js";

// Scenarios of what a body contains.

export const extremes: Scenario = {
  name: "extremes",
  summary: "Numbers and texts at their limits: 64-bit extremes, shortest and longest texts, empty arrays.",
  plays: "all with a JSON body",
  parameters: [],
  legal: true,
  reshape: (body, stage) => reshape(body, stage, goToLimits),
};

export const absent: Scenario = {
  name: "absent",
  summary: "Every field that need not be there is left out.",
  plays: "all with a JSON body",
  parameters: [],
  legal: true,
  reshape: (body, stage) => reshape(body, stage, leaveOut),
};

export const nulls: Scenario = {
  name: "nulls",
  summary: "Null stands wherever the document admits it.",
  plays: "all with a JSON body",
  parameters: [],
  legal: true,
  reshape: (body, stage) => reshape(body, stage, putNull),
};

export const extra: Scenario = {
  name: "extra",
  summary: "Objects carry fields that the document does not name.",
  plays: "all with a JSON body",
  parameters: [],
  legal: true,
  reshape: (body, stage) => reshape(body, stage, addFields),
};

export const hostile: Scenario = {
  name: "hostile",
  summary: "All of `extremes`, `absent`, `nulls` and `extra`, by turns: hostile, but legal.",
  plays: "all with a JSON body",
  parameters: [],
  legal: true,
  reshape: (body, stage) => reshape(body, stage, mixAll),
};

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

const toNumbers: Changes = {
  change: ({ value }) => (typeof value === "boolean" ? Number(value) : undefined),
};

export const numericBooleans: Scenario = {
  name: "numeric-booleans",
  summary: "0 and 1 stand for false and true, as some services write them.",
  plays: "all whose answer has a boolean",
  parameters: [],
  legal: false,
  reshape(body, stage) {
    const { body: changed, touched } = tryReshape(body, stage, toNumbers);
    // What says whether there are more pages is kept elsewhere; here it is what matters most.
    const place = stage.pagination?.hasMore;
    const hasMore = place === undefined ? undefined : readAt(body, place);
    if (place !== undefined && typeof hasMore === "boolean") return writeAt(changed, place, Number(hasMore));
    if (touched === 0) throw new ScenarioObstacle("its answer has no boolean");
    return changed;
  },
};
