import type { ServedOperation } from "../src/operation/operation.js";
import type { Preference } from "../src/preference/preference.js";
import type { Observation } from "../src/detect/observation.js";

const noPreference: Preference = {
  session: "default",
  status: undefined,
  example: undefined,
  dynamic: false,
  seed: 0,
  scenario: undefined,
  origins: new Map(),
};

const noFacts: Observation["details"] = {
  numbers: new BigUint64Array(),
  next: undefined,
  items: 0,
  failedInBand: false,
  retryAfter: undefined,
};

interface ObservationChange extends Partial<Omit<Observation, "preference" | "details">> {
  readonly preference?: Partial<Preference>;
  readonly details?: Partial<Observation["details"]>;
}

/** A right request of an operation and its response, as the watches of the mock see them. */
export function makeObservation(operation: ServedOperation, more: ObservationChange = {}): Observation {
  return {
    operation,
    parameters: {},
    isValid: true,
    body: "",
    status: 200,
    page: undefined,
    connection: { id: 1, since: 0 },
    ...more,
    preference: { ...noPreference, ...more.preference },
    details: { ...noFacts, ...more.details },
  };
}
