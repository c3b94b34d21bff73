import { readAt, writeAt } from "../answer/places.js";
import { type Changes, tryReshape } from "./reshape.js";
import type { Scenario } from "./scenario.js";
import { ScenarioObstacle } from "./scenario-obstacle.js";

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
