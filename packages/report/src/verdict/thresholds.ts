import { type Measure, measures } from "../model/measures.js";
import { type Reach, type Summary, toPercent } from "./summarize.js";
import type { Threshold, ThresholdCheck } from "../model/verdict.js";
import { quoteNames } from "../text/quote-names.js";

/** Thresholds by measure; where there is none, none is asked for. */
export type Thresholds = Readonly<Partial<Record<Measure, Threshold | undefined>>>;

/** Is it `"80%"`, `"12.5%"` or `"7"`? */
export function readThreshold(text: string): Threshold | undefined {
  const [, number = "", percent] = /^(\d{1,9}(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  const value = Number(number);
  if (number === "") return undefined;
  if (percent === "%") return value <= 100 ? `${value}%` : undefined;
  return Number.isInteger(value) ? value : undefined;
}

/**
 * Holds that each threshold is one, of a measure that there is: from JavaScript `{ operation: "80%" }` would ask for nothing,
 * and `"80"` for 8%. Throws a TypeError.
 */
export function assertThresholds(thresholds: Thresholds): void {
  const known = measures.map(({ key }) => key);
  for (const [name, asked] of Object.entries(thresholds)) {
    if (!known.some((key) => key === name)) {
      throw new TypeError(`\`thresholds\` has \`${name}\`; there are ${quoteNames(known)}.`);
    }
    if (asked !== undefined) assertThreshold(`thresholds.${name}`, asked);
  }
}

/** Holds that a threshold is one, `name` telling which. Throws a TypeError. */
export function assertThreshold(name: string, asked: Threshold): void {
  if (typeof readThreshold(String(asked)) === typeof asked) return;
  const found = JSON.stringify(asked);
  throw new TypeError(`\`${name}\` is \`${found}\`; it takes a whole number, such as 12, or a share, such as "80%".`);
}

/** Holds what was reached against each threshold, in the order of the measures. */
export function checkThresholds({ reach }: Summary, thresholds: Thresholds): ThresholdCheck[] {
  assertThresholds(thresholds);
  return measures.flatMap(({ key }) => {
    const asked = thresholds[key];
    return asked === undefined ? [] : [{ measure: key, asked, ...reach[key], met: isMet(reach[key], asked) }];
  });
}

/** Says what was reached, and what was to be: `"Operations: 2 of 5 (40%) reached, 80% asked for."` */
export function printThreshold({ measure, asked, ...reach }: ThresholdCheck): string {
  const title = measures.find(({ key }) => key === measure)?.title ?? measure;
  const share = typeof asked === "number" ? "" : ` (${toPercent(reach)}%)`;
  return `${title}: ${reach.reached} of ${reach.total}${share} reached, ${asked} asked for.`;
}

/** Is so much reached? Of nothing, any share is all of it. */
export function isMet({ reached, total }: Reach, threshold: Threshold): boolean {
  if (typeof threshold === "number") return reached >= threshold;
  return reached * 100 >= Number(threshold.slice(0, -1)) * total;
}
