import type { ServedOperation } from "@shortvideo-api/mock/requests";
import type { ExploredRule } from "@shortvideo-api/report";
import type { WithPath } from "../compare/response-difference.js";
import type { RequestRule } from "./explore-case.js";

/** How a request tested a rule. `"open"`: its response shows nothing about the rule. */
export type RuleTest = "met" | "broken" | "open";

/** Counts how often each rule was met and broken. */
export interface RuleLog {
  /** Counts requests. `number` is 0 for a rule that a planned request meets or breaks. Default: 1. */
  count(operation: ServedOperation, rule: RequestRule, test: RuleTest, number?: 0 | 1): void;
  list(): readonly WithPath<ExploredRule>[];
}

/** Creates an empty log. */
export function createRuleLog(): RuleLog {
  const rules = new Map<
    string,
    { operation: string; rule: RequestRule; met?: number; broken?: number; open: number }
  >();
  return {
    count({ id }, rule, test, number = 1) {
      const key = JSON.stringify([id, rule.place, rule.name]);
      const entry = rules.get(key) ?? { operation: id, rule, open: 0 };
      entry[test] = (entry[test] ?? 0) + number;
      rules.set(key, entry);
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
