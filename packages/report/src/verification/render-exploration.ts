import { groupEntries, listNames, printCount } from "@shortvideo-api/document";
import type { TableSection } from "../model/description.js";
import type { Exploration, ExploredRule, ExploredBehavior } from "./verify-report.js";

/** Creates the section about an exploration: how often each rule was met and broken, and what was not tested. */
export function toExplorationSection(exploration: Exploration): TableSection {
  const { seed, requests, cases, unsteady, stopped, rules, observations, unexplored } = exploration;
  const tested = rules.filter((rule) => !isGap(rule));
  const repeat = `\`--seed ${seed}\` repeats it.`;
  const sent = cases.sent < cases.planned ? `${cases.sent} of ${cases.planned} cases` : printCount(cases.sent, "case");
  return {
    kind: "table",
    id: "exploration",
    title: "Explored",
    tally: `${tested.length} of ${printCount(rules.length, "rule")} about requests, in ${sent}`,
    hint: [`${printCount(requests, "request")}. ${repeat}`, stopped].filter((text) => text !== undefined).join(" "),
    gaps: [
      ...unexplored.map(({ operation, reason }) => `\`${operation}\` was not explored: ${reason}`),
      ...listGaps(rules),
      ...listObservations(observations),
      ...(unsteady === 0
        ? []
        : [`${printCount(unsteady, "finding")} did not repeat, and ${unsteady === 1 ? "is" : "are"} not reported.`]),
    ],
    columns: ["Operation", "Place", "Rule", "Met", "Broken", "Open"],
    rows: rules.map(({ operation, place, rule, met, broken, open }) => [
      operation,
      place,
      rule,
      printTimes(met),
      printTimes(broken),
      printTimes(open === 0 ? undefined : open),
    ]),
  };
}

/** Returns whether a rule was not tested: no request met it, or none broke it. */
function isGap({ met, broken }: ExploredRule): boolean {
  return met === 0 || broken === 0 || (met === undefined && broken === undefined);
}

/** Lists the rules that were not tested, one line for each operation. */
function listGaps(rules: readonly ExploredRule[]): string[] {
  const gaps = groupEntries(rules.filter(isGap).map((rule) => [rule.operation, rule] as const));
  return [...gaps].map(([operation, own]) => {
    const places = own.map(({ place, rule, open }) => `\`${place} ${rule}\`${open > 0 ? ` (${open}×)` : ""}`);
    return `\`${operation}\` left open: ${places.join(", ")}.`;
  });
}

/** Summarizes the observations: "Of 24 operations, 3 accept an unknown parameter". */
function listObservations(observations: readonly ExploredBehavior[]): string[] {
  return [...groupEntries(observations.map((each) => [each.rule, each] as const))].map(([rule, own]) => {
    if (rule === "undocumented refusal") return listUndocumented(own);
    const accepting = own.filter(({ isAccepted }) => isAccepted).map(({ operation }) => `\`${operation}\``);
    const what = rule === "wrong key" ? "a wrong key" : "an unknown parameter";
    if (accepting.length === 0) return `Requests with ${what} are refused.`;
    return accepting.length === own.length
      ? `Requests with ${what} are accepted.`
      : `Requests with ${what} are accepted by ${listNames(accepting)}, and refused by others.`;
  });
}

function listUndocumented(observations: readonly ExploredBehavior[]): string {
  const byStatus = groupEntries(observations.map(({ status, operation }) => [status, `\`${operation}\``] as const));
  const sorted = [...byStatus].sort(([one], [other]) => one - other);
  const texts = sorted.map(([status, operations]) => `${status} of ${listNames(operations)}`);
  return `Some refusals have a status that the document does not have: ${texts.join("; ")}.`;
}

function printTimes(count: number | undefined): string {
  return count === undefined ? "" : `${count}×`;
}
