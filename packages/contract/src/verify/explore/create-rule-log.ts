import type { ServedOperation } from "@shortvideo-api/mock/requests";
import type { ExploredRule } from "@shortvideo-api/report";
import type { WithPath } from "../compare/response-difference.js";
import type { RequestRule } from "./explore-case.js";

/** How a request tested a rule. `"open"`: its response shows nothing about the rule. */
export type RuleTest = "met" | "broken" | "open";

/** Counts how often each rule was met and broken. */
export interface RuleLog {
  /** Adds a rule that a planned request meets or breaks, with a count of 0. */
  plan(operation: ServedOperation, rule: RequestRule, test: Exclude<RuleTest, "open">): void;
  /** Counts a request. */
  count(operation: ServedOperation, rule: RequestRule, test: RuleTest): void;
  list(): readonly WithPath<ExploredRule>[];
}

/** Creates an empty log. */
export function createRuleLog(): RuleLog {
  const rules = new Map<
    string,
    { operation: string; rule: RequestRule; met?: number; broken?: number; open: number }
  >();
  const find = ({ id }: ServedOperation, rule: RequestRule) => {
    const key = JSON.stringify([id, rule.place, rule.name]);
    const entry = rules.get(key) ?? { operation: id, rule, open: 0 };
    rules.set(key, entry);
    return entry;
  };
  return {
    plan(operation, rule, test) {
      const entry = find(operation, rule);
      entry[test] ??= 0;
    },
    count(operation, rule, test) {
      const entry = find(operation, rule);
      entry[test] = (entry[test] ?? 0) + 1;
    },
    list: () =>
      [...rules.values()].map(({ operation, rule, ...counts }) => ({
        operation,
        place: rule.place,
        rule: rule.name,
        ...counts,
        path: rule.path,
      })),
  };
}
