import { readAt, writeAt } from "../exchange/places.js";
import { addFields, goToLimits, leaveOut, mixAll, putNull } from "./body-changes.js";
import { type Changes, reshape, tryReshape } from "./reshape.js";
import { type Scenario, ScenarioObstacle } from "./scenario.js";

/** Scenarios that change the content of a body. */
export const bodyScenarios: readonly Scenario[] = [
  {
    name: "extremes",
    summary: "Numbers and texts at their limits: 64-bit extremes, shortest and longest texts, empty arrays.",
    plays: "all with a JSON body",
    parameters: [],
    matchesDocument: true,
    reshape: (body, stage) => reshape(body, stage, goToLimits),
  },
  {
    name: "absent",
    summary: "All optional fields are absent.",
    plays: "all with a JSON body",
    parameters: [],
    matchesDocument: true,
    reshape: (body, stage) => reshape(body, stage, leaveOut),
  },
  {
    name: "nulls",
    summary: "Null wherever the schema allows it.",
    plays: "all with a JSON body",
    parameters: [],
    matchesDocument: true,
    reshape: (body, stage) => reshape(body, stage, putNull),
  },
  {
    name: "extra",
    summary: "Objects have fields that the document does not declare.",
    plays: "all with a JSON body",
    parameters: [],
    matchesDocument: true,
    reshape: (body, stage) => reshape(body, stage, addFields),
  },
  {
    name: "hostile",
    summary: "All of `extremes`, `absent`, `nulls` and `extra` in turn.",
    plays: "all with a JSON body",
    parameters: [],
    matchesDocument: true,
    reshape: (body, stage) => reshape(body, stage, mixAll),
  },
  {
    name: "new-values",
    summary: "Enumerations have values that the document does not list.",
    plays: "all whose response has an enumeration",
    parameters: [],
    matchesDocument: false,
    reshape: (body, stage) =>
      reshape(body, stage, {
        change: ({ value, keywords }) =>
          typeof value === "string" && keywords.some((each) => each.enum) ? `${value}_mock_new` : undefined,
      }),
  },
  {
    name: "numeric-booleans",
    summary: "0 and 1 in place of false and true.",
    plays: "all whose response has a boolean",
    parameters: [],
    matchesDocument: false,
    reshape(body, stage) {
      const { body: changed, touched } = tryReshape(body, stage, toNumbers);
      // Other scenarios keep `hasMore`. This one changes it, because clients read it as a boolean.
      const place = stage.pagination?.hasMore;
      const hasMore = place === undefined ? undefined : readAt(body, place);
      if (place !== undefined && typeof hasMore === "boolean") return writeAt(changed, place, Number(hasMore));
      if (touched === 0) throw new ScenarioObstacle("its response has no boolean");
      return changed;
    },
  },
];

const toNumbers: Changes = {
  change: ({ value }) => (typeof value === "boolean" ? Number(value) : undefined),
};
