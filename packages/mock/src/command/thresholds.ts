import { type Measure, measures } from "../report/measures.js";
import { type Reach, type Summary, toPercent } from "../report/summarize.js";

/** How much of something a run must reach at least: a number of them, or a share of all that the document has. */
export type Threshold = number | `${number}%`;

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

/** Says of each threshold that was missed what was reached, and what was to be. */
export function findMissedThresholds({ reach }: Summary, thresholds: Thresholds): string[] {
  return measures.flatMap(({ key, title }) => {
    const threshold = thresholds[key];
    if (threshold === undefined || isMet(reach[key], threshold)) return [];
    const { reached, total } = reach[key];
    const share = typeof threshold === "number" ? "" : ` (${toPercent(reach[key])}%)`;
    return [`${title}: ${reached} of ${total}${share} reached, ${threshold} asked for.`];
  });
}

/** Is so much reached? Of nothing, any share is all of it. */
export function isMet({ reached, total }: Reach, threshold: Threshold): boolean {
  if (typeof threshold === "number") return reached >= threshold;
  return reached * 100 >= Number(threshold.slice(0, -1)) * total;
}
