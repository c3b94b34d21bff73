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

const noDetails: Observation["details"] = {
  numbers: new BigUint64Array(),
  named: [],
  items: 0,
  failedInBand: false,
  hasNumericFlag: false,
  retryAfter: undefined,
};

interface ObservationChange extends Partial<Omit<Observation, "preference" | "details">> {
  readonly preference?: Partial<Preference>;
  readonly details?: Partial<Observation["details"]>;
}

/** Makes the observation of a valid request of an operation. `more` replaces fields. */
export function makeObservation(operation: ServedOperation, more: ObservationChange = {}): Observation {
  return {
    operation,
    parameters: {},
    isValid: true,
    body: "",
    status: 200,
    page: undefined,
    connection: { id: 1, since: 0, closedAt: undefined },
    readyAt: 1_000,
    ...more,
    preference: { ...noPreference, ...more.preference },
    details: { ...noDetails, ...more.details },
  };
}
