import { absent } from "./absent.js";
import { cursorRepeats } from "./cursor-repeats.js";
import { drip } from "./drip.js";
import { emptyList } from "./empty-list.js";
import { emptyPage } from "./empty-page.js";
import { extra } from "./extra.js";
import { extremes } from "./extremes.js";
import { flaky } from "./flaky.js";
import { hostile } from "./hostile.js";
import { inBandFailure } from "./in-band-failure.js";
import { newValues } from "./new-values.js";
import { noContent } from "./no-content.js";
import { notJson } from "./not-json.js";
import { nulls } from "./nulls.js";
import { numericBooleans } from "./numeric-booleans.js";
import { rateLimited } from "./rate-limited.js";
import { reset } from "./reset.js";
import type { Scenario } from "./scenario.js";
import { slow } from "./slow.js";
import { truncated } from "./truncated.js";
import { wrongContentType } from "./wrong-content-type.js";

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
