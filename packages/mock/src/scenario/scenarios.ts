import { flaky, inBandFailure, noContent, rateLimited } from "./service-scenarios.js";
import { cursorRepeats, emptyList, emptyPage } from "./list-scenarios.js";
import { absent, extra, extremes, hostile, newValues, nulls, numericBooleans } from "./body-scenarios.js";
import { drip, notJson, reset, slow, truncated, wrongContentType } from "./delivery-scenarios.js";
import type { Scenario } from "./scenario.js";

const all: readonly Scenario[] = [
  // What the service says.
  inBandFailure,
  noContent,
  rateLimited,
  flaky,
  // How lists go.
  emptyList,
  emptyPage,
  cursorRepeats,
  // What bodies hold.
  extremes,
  absent,
  nulls,
  extra,
  hostile,
  newValues,
  numericBooleans,
  // What comes over the wire.
  slow,
  drip,
  reset,
  truncated,
  wrongContentType,
  notJson,
];

/** All there are, by name, in the order in which they are told. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(all.map((scenario) => [scenario.name, scenario]));
