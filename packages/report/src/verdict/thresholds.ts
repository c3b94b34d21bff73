import { quoteNames } from "@shortvideo-api/document";
import { type Measure, measures } from "../model/measures.js";
import { type Coverage, type Summary, toPercent } from "./summarize.js";
import type { Threshold, ThresholdCheck } from "../model/verdict.js";

/** Thresholds by measure. A measure without a threshold is not checked. */
export type Thresholds = Readonly<Partial<Record<Measure, Threshold | undefined>>>;

/** Reads a threshold: `"80%"`, `"12.5%"` or `"7"`. Returns `undefined` for any other text. */
export function readThreshold(text: string): Threshold | undefined {
  const [, number = "", percent] = /^(\d{1,9}(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  const value = Number(number);
  if (number === "") return undefined;
  if (percent === "%") return value <= 100 ? `${value}%` : undefined;
  return Number.isInteger(value) ? value : undefined;
}

/**
 * Throws a `TypeError` for an unknown measure or an invalid threshold. Without this check, JavaScript callers could pass
 * `{ operation: "80%" }`, which would have no effect, or `"80"`, which would count as 8%.
 */
export function assertThresholds(thresholds: Thresholds): void {
  const known = measures.map(({ key }) => key);
  for (const [name, required] of Object.entries(thresholds)) {
    if (!known.some((key) => key === name)) {
      throw new TypeError(`\`thresholds\` has the unknown measure \`${name}\`. Measures: ${quoteNames(known)}.`);
    }
    if (required !== undefined) assertThreshold(`thresholds.${name}`, required);
  }
}

/** Throws a `TypeError` for an invalid threshold. `name` is the name of the option, for the message. */
export function assertThreshold(name: string, required: Threshold): void {
  if (typeof readThreshold(String(required)) === typeof required) return;
  const found = JSON.stringify(required);
  throw new TypeError(`\`${name}\` is \`${found}\`; it takes an integer, such as 12, or a share, such as "80%".`);
}

/** Compares the coverage with each threshold, in the order of the measures. */
export function checkThresholds({ coverage }: Summary, thresholds: Thresholds): ThresholdCheck[] {
  return measures.flatMap(({ key }) => {
    const required = thresholds[key];
    return required === undefined
      ? []
      : [{ measure: key, required, ...coverage[key], met: isMet(coverage[key], required) }];
  });
}

/** Prints the coverage and the threshold: `"Operations: 2 of 5 (40%) covered, 80% required."` */
export function printThreshold({ measure, required, ...coverage }: ThresholdCheck): string {
  const title = measures.find(({ key }) => key === measure)?.title ?? measure;
  const share = typeof required === "number" ? "" : ` (${toPercent(coverage)}%)`;
  return `${title}: ${coverage.covered} of ${coverage.total}${share} covered, ${required} required.`;
}

/** Returns `true` if the coverage reaches the threshold. If there is nothing to cover, it reaches any share. */
export function isMet({ covered, total }: Coverage, threshold: Threshold): boolean {
  if (typeof threshold === "number") return covered >= threshold;
  return covered * 100 >= Number(threshold.slice(0, -1)) * total;
}
