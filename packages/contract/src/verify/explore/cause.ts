import type { Parameter } from "@shortvideo-api/mock/requests";
import type { DifferenceCode } from "@shortvideo-api/report";
import type { ExploreCase } from "./explore-case.js";

/** The smallest case with a finding, so that each cause of findings is reported once. */
export interface Cause {
  readonly smallest: ExploreCase;
  readonly code: DifferenceCode;
  /** Whether every value of the changed parameter has the finding. */
  readonly isPresence: boolean;
}

/** Returns whether a cause explains the same finding of another case: it contains the values of the cause. */
export function isCauseOf({ smallest, code, isPresence }: Cause, tested: ExploreCase): boolean {
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
