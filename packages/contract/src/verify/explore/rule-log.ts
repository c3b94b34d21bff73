import type { ServedOperation } from "@shortvideo-api/mock/requests";
import type { ExploredRule } from "@shortvideo-api/report";
import type { WithPath } from "../compare/response-difference.js";
import type { RequestRule } from "./explore-case.js";

/** How a request tested a rule. `"open"`: its response shows nothing about the rule. */
export type RuleTest = "met" | "broken" | "open";

/** Counts how often each rule was met and broken. */
export class RuleLog {
  readonly #rules = new Map<
    string,
    { operation: string; rule: RequestRule; met?: number; broken?: number; open: number }
  >();

  /** Counts a request. `number` is 0 for a rule that a planned request meets or breaks. */
  count({ id }: ServedOperation, rule: RequestRule, test: RuleTest, number: 0 | 1 = 1): void {
    const key = JSON.stringify([id, rule.place, rule.name]);
    const entry = this.#rules.get(key) ?? { operation: id, rule, open: 0 };
    entry[test] = (entry[test] ?? 0) + number;
    this.#rules.set(key, entry);
  }

  list(): readonly WithPath<ExploredRule>[] {
    return [...this.#rules.values()].map(({ operation, rule, ...counts }) => ({
      operation,
      place: rule.place,
      rule: rule.name,
      ...counts,
      path: rule.path,
    }));
  }
}
