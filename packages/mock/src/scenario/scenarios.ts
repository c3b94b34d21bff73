import { flaky, inBandFailure, noContent, rateLimited } from "./service-scenarios.js";
import { cursorRepeats, emptyList, emptyPage } from "./list-scenarios.js";
import { absent, extra, extremes, hostile, newValues, nulls, numericBooleans } from "./body-scenarios.js";
import { drip, notJson, reset, slow, truncated, wrongContentType } from "./delivery-scenarios.js";
import type { Scenario } from "./scenario.js";

const all: readonly Scenario[] = [
  // Failures
  inBandFailure,
  noContent,
  rateLimited,
  flaky,
  // Lists
  emptyList,
  emptyPage,
  cursorRepeats,
  // Bodies
  extremes,
  absent,
  nulls,
  extra,
  hostile,
  newValues,
  numericBooleans,
  // Delivery
  slow,
  drip,
  reset,
  truncated,
  wrongContentType,
  notJson,
];

/** All scenarios by name, in the order in which the command line lists them. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(all.map((scenario) => [scenario.name, scenario]));
