/** The measures of coverage. Only valid requests count. */
export type Measure = CoverageMeasure | ConditionMeasure;

/** Measures of which a suite can cover everything. */
export type CoverageMeasure = "operations" | "parameters" | "values" | "boundaries" | "statuses" | "pages";

/** Conditions that a client meets at times, and that one request of a suite can test. */
export type ConditionMeasure = "inBandFailures" | "rateLimits" | "emptyPages";

/** A measure with its title, and what counts as covered, to end the sentence "Share of …". */
export interface MeasureEntry<Key extends Measure> {
  readonly key: Key;
  readonly title: string;
  readonly meaning: string;
}

/** The measures of coverage, in the order in which they are shown. */
export const coverageMeasures: readonly MeasureEntry<CoverageMeasure>[] = [
  { key: "operations", title: "Operations", meaning: "operations that were called at least once" },
  { key: "parameters", title: "Parameters", meaning: "parameters that were sent at least once" },
  { key: "values", title: "Values", meaning: "values of enumerations and booleans that were sent" },
  {
    key: "boundaries",
    title: "Boundaries",
    meaning: "limits whose very value was sent: a minimum, a maximum, a length",
  },
  { key: "statuses", title: "Statuses", meaning: "documented statuses, success and failure, that the mock returned" },
  {
    key: "pages",
    title: "Ends of lists",
    meaning: "lists that were followed from the first page, page by page, to the last",
  },
];

/** Conditions that a client meets at times, in the order in which they are shown. */
export const conditionMeasures: readonly MeasureEntry<ConditionMeasure>[] = [
  {
    key: "inBandFailures",
    title: "In-band failures",
    meaning: "operations that returned a failure inside a success",
  },
  { key: "rateLimits", title: "Rate limits", meaning: "operations that returned 429" },
  { key: "emptyPages", title: "Empty pages", meaning: "lists that returned an empty page" },
];

/** All measures, in the order in which thresholds are checked. */
export const measures: readonly MeasureEntry<Measure>[] = [...coverageMeasures, ...conditionMeasures];
