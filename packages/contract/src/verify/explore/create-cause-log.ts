import type { Parameter } from "@shortvideo-api/mock/requests";
import type { DifferenceCode } from "@shortvideo-api/report";
import type { ExploreCase } from "./explore-case.js";

/** The smallest cases with a finding, so that each cause of findings is reported once. */
export interface CauseLog {
  /** Adds the smallest case with a finding. `isPresence`: every value of the changed parameter has it. */
  add(smallest: ExploreCase, code: DifferenceCode, isPresence: boolean): void;
  /** Returns whether a known cause explains a finding: the case contains the values of the cause. */
  explains(tested: ExploreCase, code: DifferenceCode): boolean;
}

interface Cause {
  readonly smallest: ExploreCase;
  readonly code: DifferenceCode;
  readonly isPresence: boolean;
}

/** Creates an empty log. */
export function createCauseLog(): CauseLog {
  const causes: Cause[] = [];
  return {
    add: (smallest, code, isPresence) => void causes.push({ smallest, code, isPresence }),
    explains: (tested, code) => causes.some((cause) => cause.code === code && isWithin(cause, tested)),
  };
}

function isWithin({ smallest, code, isPresence }: Cause, tested: ExploreCase): boolean {
  const { operation, rule, changed, values } = smallest;
  if (operation !== tested.operation) return false;
  const isSameRule = rule.place === tested.rule.place && rule.name === tested.rule.name;
  if (isSameRule && tested.changed.length < 2) return true;
  const hasValues = (parameter: Parameter): boolean =>
    isPresence
      ? code === "server-failed" && tested.values.has(parameter)
      : tested.changed.length > 1 &&
        tested.changed.includes(parameter) &&
        tested.values.get(parameter)?.join("\0") === values.get(parameter)?.join("\0");
  return changed.length > 0 && changed.every(hasValues);
}
